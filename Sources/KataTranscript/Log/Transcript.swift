public import KataDiagnostics

/// The ordered lines that a scenario wrote, each with the command that was running.
///
/// Lines are kept as one run of valid UTF-8 without line breaks, so a million of them cost little more than their bytes.
public struct Transcript: Sendable, Equatable {
    /// The statements that ran, in order.
    public let commands: [ExecutedCommand]
    /// The UTF-8 of all lines, one after another.
    public let bytes: [UInt8]
    /// Where each line ends in `bytes`.
    public let ends: [Int]
    /// How many lines after these were left out.
    public let omittedCount: Int
    private let commandOfLine: [Int32]

    /// Keeps lines that `TranscriptBuilder` or a test made.
    init(
        bytes: [UInt8], ends: [Int], commandOfLine: [Int32], commands: [ExecutedCommand],
        omittedCount: Int = 0
    ) {
        self.bytes = bytes
        self.ends = ends
        self.commandOfLine = commandOfLine
        self.commands = commands
        self.omittedCount = omittedCount
    }

    /// Makes a transcript of lines of one command, with a number of others that were left out.
    public init(lines: [String], omittedCount: Int = 0) {
        var builder = TranscriptBuilder()
        builder.begin(ExecutedCommand(range: SourceRange(0, 0)))
        for line in lines { builder.append(Array((line + "\n").utf8)) }
        let whole = builder.finish()
        self.init(
            bytes: whole.bytes, ends: whole.ends, commandOfLine: whole.commandOfLine,
            commands: whole.commands,
            omittedCount: omittedCount)
    }

    /// The number of lines.
    public var count: Int { ends.count }

    /// Returns the UTF-8 of a line, without its line break.
    public func utf8(ofLine line: Int) -> ArraySlice<UInt8> {
        bytes[(line == 0 ? 0 : ends[line - 1])..<ends[line]]
    }

    /// Returns a line's text.
    public func text(ofLine line: Int) -> String { String(decoding: utf8(ofLine: line), as: UTF8.self) }

    /// Returns the index in `commands` of the command that wrote a line's first byte; nil before the first command.
    public func command(ofLine line: Int) -> Int? { commandOfLine[line] < 0 ? nil : Int(commandOfLine[line]) }

    /// Returns the lines that commands of the range wrote; they follow one another.
    public func lines(ofCommands range: Range<Int>) -> Range<Int> {
        firstLine(ofCommand: range.lowerBound)..<firstLine(ofCommand: range.upperBound)
    }

    /// All lines' texts.
    public var texts: [String] { (0..<count).map(text(ofLine:)) }

    /// Returns the first lines with all commands, as a short thing to keep.
    public func shortened(to lineCount: Int) -> Transcript {
        guard count > lineCount else { return self }
        return Transcript(
            bytes: Array(bytes[..<(lineCount == 0 ? 0 : ends[lineCount - 1])]),
            ends: Array(ends[..<lineCount]), commandOfLine: Array(commandOfLine[..<lineCount]),
            commands: commands, omittedCount: omittedCount + count - lineCount)
    }

    private func firstLine(ofCommand command: Int) -> Int {
        var low = 0
        var high = commandOfLine.count
        while low < high {
            let middle = (low + high) / 2
            if Int(commandOfLine[middle]) < command { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A statement as it ran: its place in the file, and in which turns of the loops around it.
public struct ExecutedCommand: Sendable, Equatable {
    /// The statement's source.
    public var range: SourceRange
    /// The turns, from 1, of the loops around it, the outermost first.
    public var turns: [Int]
    /// What a call returned, or what a `let` was bound to; nil for other statements and where nothing came back.
    public var result: Value?
    /// The bytes that it wrote to standard error.
    public var errors: [UInt8] = []

    /// The lines that it wrote to standard error.
    public var errorLines: [String] {
        var lines = String(decoding: errors, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Makes a record of a statement that runs.
    public init(range: SourceRange, turns: [Int] = []) {
        self.range = range
        self.turns = turns
    }
}
