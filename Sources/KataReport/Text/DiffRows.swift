import KataDiagnostics
import KataDiff
import KataText

/// A diff row by row, as every format shows it.
struct DiffRows {
    /// A row.
    enum Row {
        /// That many lines, all as expected, are left out here.
        case skipped(Int)
        /// A command, by its index; the lines below are what it wrote.
        case command(Int)
        /// A line, and whether the next one stands in its place and shows where they differ.
        case line(DiffLine, isExplainedByNext: Bool)
        /// That many differing lines are left out at the end.
        case leftOut(Int)
    }

    /// The rows, in order.
    private(set) var rows: [Row] = []
    private var shownCommand: Int?

    /// Lays out a difference.
    init(_ mismatch: LogMismatch) {
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
        rows.append(.line(line, isExplainedByNext: next?.hasUnderline ?? false))
    }

    private mutating func add(command: Int?, isShown: Bool) {
        guard let command, command != shownCommand else { return }
        if isShown { rows.append(.command(command)) }
        shownCommand = command
    }
}

extension LogMismatch {
    /// Tells whether a line that is shown was accepted by a matcher or a gap.
    var showsMatchers: Bool { hunks.contains { $0.lines.contains { $0.acceptedBy != nil } } }
}

extension DiffLine {
    /// Tells whether the line stands in place of the one before, and says in which characters it differs from it.
    fileprivate var hasUnderline: Bool { replacesPrevious && parts.contains { $0.kind == .differing } }

    /// The matcher or gap that accepted a context line.
    var acceptedBy: String? {
        guard kind == .context, let expected, !expected.isLiteral else { return nil }
        return expected.source
    }
}

extension DiffPart {
    /// The text with everything escaped that cannot be seen; in what differs, odd spaces and tabs too.
    var shownText: String {
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
