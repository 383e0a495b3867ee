import KataDiagnostics
public import KataDiff
public import KataText
import KataTranscript

/// How a log differs from what was expected, row by row, with all that any report shows of it.
public struct Difference: Sendable, Equatable {
    /// A row, as every format shows it.
    public enum Row: Sendable, Equatable {
        /// That many lines, all as expected, are left out here.
        case skipped(Int)
        /// A command; the lines below are what it wrote.
        case command(Place)
        /// A line.
        case line(Line)
        /// That many differing lines are left out at the end.
        case leftOut(Int)
    }

    /// A line that is shown.
    public struct Line: Sendable, Equatable {
        /// Why the line is shown.
        public var kind: DiffLine.Kind
        /// The number of the line in the log, from 1; nil for a missing one, and for a gap without lines.
        public var number: Int?
        /// The text, in parts.
        public var parts: [DiffPart]
        /// The matcher or gap that accepted a context line.
        public var matcher: String?
        /// How the line looks like the one it replaces and yet differs.
        public var lookAlikes: [Words] = []
        /// Tells whether carets below the line say where it differs; the line that replaces it may say that better.
        public var hasCarets = false
        /// What was expected, in full; nil for an unexpected line.
        public var expected: String?
        /// What was written, in full; nil for a missing line.
        public var actual: String?
    }

    /// Where a log parts from what was expected.
    public struct Parting: Sendable, Equatable {
        /// The line of the log, from 1; nil if the log ended early.
        public var line: Int?
        /// What was expected there; nil if nothing more was.
        public var expected: String?
        /// What was written there; nil if the log ended early.
        public var written: String?
    }

    /// Where the log parts from what was expected.
    public var parting: Parting
    /// How many expected lines are not in the log.
    public var missingCount: Int
    /// How many lines of the log were not expected.
    public var unexpectedCount: Int
    /// What can be said about the log as a whole.
    public var remarks: [Words]
    /// The rows, in order.
    public var rows: [Row]

    /// Makes a difference of its parts.
    init(parting: Parting, missingCount: Int, unexpectedCount: Int, remarks: [Words], rows: [Row]) {
        self.parting = parting
        self.missingCount = missingCount
        self.unexpectedCount = unexpectedCount
        self.remarks = remarks
        self.rows = rows
    }

    /// How many differing lines are left out at the end.
    public var leftOutCount: Int {
        if case .leftOut(let count)? = rows.last { return count }
        return 0
    }

    /// The lines that are shown.
    package var lines: [Line] {
        rows.compactMap { row in
            if case .line(let line) = row { return line }
            return nil
        }
    }

    /// What was expected and written in the lines that are shown.
    package var shownTexts: [String] { lines.flatMap { [$0.expected, $0.actual].compactMap(\.self) } }

    /// Tells whether a line that is shown was accepted by a matcher or a gap.
    package var showsMatchers: Bool { lines.contains { $0.matcher != nil } }

    /// The commands that stand above lines.
    package var commands: [Place] {
        rows.compactMap { row in
            if case .command(let place) = row { return place }
            return nil
        }
    }
}
