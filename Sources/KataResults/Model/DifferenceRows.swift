public import KataDiagnostics
public import KataDiff
import KataText
public import KataTranscript

extension Difference {
    /// Lays out how a log differs from what is expected in a kata's file.
    public init(_ mismatch: LogMismatch, _ transcript: Transcript, in file: SourceFile) {
        let line = mismatch.parting.line
        parting = Parting(
            line: line.map { $0 + 1 }, expected: mismatch.parting.expected?.text,
            written: line.flatMap { $0 < transcript.count ? transcript.text(ofLine: $0) : nil })
        missingCount = mismatch.missingCount
        unexpectedCount = mismatch.unexpectedCount
        remarks = mismatch.remarks.map(\.words)
        var layout = Layout { index in
            let command = transcript.commands[index]
            return Place(command.range, turns: command.turns, in: file)
        }
        layout.add(mismatch)
        rows = layout.rows
    }
}

/// Rows that are being laid out.
private struct Layout {
    /// The place of a command, by its index.
    let place: (Int) -> Place
    private(set) var rows: [Difference.Row] = []
    private var shownCommand: Int?

    init(place: @escaping (Int) -> Place) { self.place = place }

    mutating func add(_ mismatch: LogMismatch) {
        for hunk in mismatch.hunks {
            if hunk.skippedLines > 0 { rows.append(.skipped(hunk.skippedLines)) }
            shownCommand = nil
            for index in hunk.lines.indices { add(hunk.lines, index) }
        }
        if mismatch.leftOutCount > 0 { rows.append(.leftOut(mismatch.leftOutCount)) }
    }

    private mutating func add(_ lines: [DiffLine], _ index: Int) {
        let line = lines[index]
        let next = index + 1 < lines.count ? lines[index + 1] : nil
        // The pair of a missing and an unexpected line is not torn apart: its command stands above both.
        add(command: line.actual?.command, isShown: !line.replacesPrevious)
        if line.kind == .missing, let next, next.replacesPrevious {
            add(command: next.actual?.command, isShown: true)
        }
        rows.append(.line(Difference.Line(line, isExplainedByNext: next?.hasUnderline ?? false)))
    }

    private mutating func add(command: Int?, isShown: Bool) {
        guard let command, command != shownCommand else { return }
        if isShown { rows.append(.command(place(command))) }
        shownCommand = command
    }
}

extension Difference.Line {
    fileprivate init(_ line: DiffLine, isExplainedByNext: Bool) {
        kind = line.kind
        number = line.actual.map { $0.line + 1 }
        parts = line.parts
        matcher = line.acceptedBy
        lookAlikes = line.lookAlikes.map(\.words)
        hasCarets =
            line.parts.contains { $0.kind == .differing } && (line.kind == .unexpected || !isExplainedByNext)
        expected = line.expected?.text
        actual = line.actual?.text
    }
}

extension DiffLine {
    /// Tells whether the line stands in place of the one before, and says in which characters it differs from it.
    fileprivate var hasUnderline: Bool { replacesPrevious && parts.contains { $0.kind == .differing } }

    /// The matcher or gap that accepted a context line.
    fileprivate var acceptedBy: String? {
        guard kind == .context, let expected, !expected.isLiteral else { return nil }
        return expected.text
    }
}

extension DiffPart {
    /// The text with everything escaped that cannot be seen; in what differs, odd spaces and tabs too.
    package var shownText: String {
        guard kind == .differing else { return text.visible }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "\t" {
                result += "→"
            } else if scalar != " ",
                scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
            {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result.visible
    }
}
