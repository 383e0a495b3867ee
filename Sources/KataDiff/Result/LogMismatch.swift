public import KataDiagnostics

/// How a log differs from what was expected: where they part, and the lines around each difference.
public struct LogMismatch: Sendable {
    /// The first point at which the two part.
    public var parting: PartingPoint
    /// The differences with the lines around them, in order, as many as are to be shown.
    public var hunks: [DiffHunk]
    /// How many expected lines are not in the log.
    public var missingCount: Int
    /// How many lines of the log were not expected.
    public var unexpectedCount: Int
    /// How many of both are not in `hunks`.
    public var leftOutCount: Int
    /// What can be said about the log as a whole.
    public var remarks: [LogRemark]

    /// The number of missing and unexpected lines.
    public var differenceCount: Int { missingCount + unexpectedCount }
}

/// The first point at which a log parts from what was expected.
public struct PartingPoint: Sendable {
    /// The index of the first line that is not as expected; nil if the log ended early.
    public var line: Int?
    /// The index of the command that wrote that line, or of the last one; nil if none ran before it.
    public var command: Int?
    /// What was expected there; nil if nothing more was.
    public var expected: ExpectedText?
    /// Tells whether lines are missing there and none stands in their place: any command before may have owed them.
    public var isGap = false
}

/// Differing lines that stand together, with lines before and behind.
public struct DiffHunk: Sendable {
    /// How many lines of the log stand between the hunk before, or the log's beginning, and this one.
    public var skippedLines: Int
    /// The lines, in order.
    public var lines: [DiffLine]
}

/// A line of a diff.
public struct DiffLine: Sendable {
    /// Why the line is in the diff.
    public enum Kind: String, Sendable {
        /// The line is as expected; a matcher or a gap may have accepted it.
        case context
        /// The line was expected and is not there.
        case missing
        /// The line is there and was not expected.
        case unexpected
    }

    /// Why the line is in the diff.
    public var kind: Kind
    /// What was expected; nil for an unexpected line.
    public var expected: ExpectedText?
    /// The line of the log; nil for a missing one, and for a gap without lines.
    public var actual: ActualText?
    /// Tells whether this unexpected line stands in place of the missing one just before it.
    public var replacesPrevious: Bool
    /// The line to show, cut where it is long: what was expected of a missing line, else what was written.
    public var parts: [DiffPart]
    /// How a line looks like the one it replaces and yet differs.
    public var lookAlikes: [LookAlike]

    /// The whole text of `parts`, with marks where it was cut.
    public var shownText: String { parts.map(\.text).joined() }
}

/// A part of a line in a diff.
public struct DiffPart: Sendable, Equatable {
    /// What is to be thought of the part.
    public enum Kind: String, Sendable {
        /// Both lines have it, or the line has no counterpart.
        case same
        /// The counterpart has something else here.
        case differing
        /// A mark for text that was cut out of a long line.
        case cut
    }

    /// What is to be thought of the part.
    public var kind: Kind
    /// The text.
    public var text: String

    /// Makes a part.
    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}

/// An expected line as a diff shows it.
public struct ExpectedText: Sendable, Equatable {
    /// The index of the item of the expectation; nil when a log is expected as it is.
    public var item: Int?
    /// The line as the file writes it, suffix included.
    public var source: String
    /// The line that is wanted, or the matcher's source, `${name}` filled in where it is known.
    public var text: String
    /// Tells whether exactly `text` is wanted, rather than what a matcher accepts.
    public var isLiteral: Bool
    /// Where it stands in the file.
    public var range: SourceRange?
}

/// A line of the log as a diff shows it.
public struct ActualText: Sendable, Equatable {
    /// The index of the line in the transcript.
    public var line: Int
    /// The index of the command that wrote it; nil if none ran before.
    public var command: Int?
    /// The line.
    public var text: String
}

/// A line that matches what must not appear.
public struct ForbiddenLine: Sendable {
    /// The index of the pattern in `never`.
    public var pattern: Int
    /// The pattern as the file writes it, `${name}` filled in.
    public var source: String
    /// Where the pattern stands.
    public var range: SourceRange
    /// The line.
    public var actual: ActualText
}

/// What of a difference is shown.
public struct DiffLimits: Sendable {
    /// How many missing and unexpected lines.
    public var differences = 60
    /// How many lines around each difference.
    public var context = 3
    /// How many characters of a line.
    public var characters = 200

    /// Makes the usual limits.
    public init() {}

    /// Everything is shown, and lines in full.
    public static var none: DiffLimits {
        var limits = DiffLimits()
        limits.differences = .max
        limits.context = .max
        limits.characters = .max
        return limits
    }
}
