public import KataDiagnostics
public import KataTranscript

/// What a command wrote to standard error, which is not compared.
public struct ErrorEntry: Sendable, Equatable {
    /// The command.
    public var place: Place
    /// The lines.
    public var lines: [String]

    /// Makes an entry.
    public init(place: Place, lines: [String]) {
        self.place = place
        self.lines = lines
    }
}

extension ScenarioResult {
    /// How much of standard error a stored result keeps.
    private enum Bound {
        static let lines = 40
        static let bytes = 8 << 10
    }

    /// Returns what it wrote to standard error, by the commands that did.
    package func errorEntries(in file: SourceFile) -> [ErrorEntry] {
        storedErrors ?? transcript?.errorEntries(in: file) ?? []
    }

    /// All lines of standard error, in order.
    package var errorLines: [String] {
        storedErrors?.flatMap(\.lines) ?? transcript?.commands.flatMap(\.errorLines) ?? []
    }

    /// Keeps the beginning of what a run wrote to standard error, with another text for names of kata's own.
    public mutating func keepErrors(
        of transcript: Transcript, in file: SourceFile, _ replace: (String) -> String
    ) {
        var lines = Bound.lines
        var bytes = Bound.bytes
        var kept: [ErrorEntry] = []
        for command in transcript.commands where !command.errors.isEmpty && lines > 0 && bytes > 0 {
            var beginning = command
            beginning.errors = Array(command.errors.prefix(bytes))
            bytes -= beginning.errors.count
            let texts = beginning.errorLines.prefix(lines).map(replace)
            lines -= texts.count
            kept.append(
                ErrorEntry(place: Place(command.range, turns: command.turns, in: file), lines: Array(texts)))
        }
        storedErrors = kept.isEmpty ? nil : kept
    }
}

extension Transcript {
    /// The lines of standard error by the command that wrote them.
    package func errorEntries(in file: SourceFile) -> [ErrorEntry] {
        commands.filter { !$0.errors.isEmpty }.map { command in
            ErrorEntry(
                place: Place(command.range, turns: command.turns, in: file), lines: command.errorLines)
        }
    }
}
