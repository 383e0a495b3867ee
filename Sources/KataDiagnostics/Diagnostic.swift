/// What is wrong at a place of the user's file, and how to mend it.
public struct Diagnostic: Sendable {
    /// How bad it is.
    public enum Severity: String, Sendable {
        /// The file cannot be used.
        case error
        /// The file can be used, but this is probably not what was meant.
        case warning
    }

    /// The code, which `kata explain` tells more about.
    public var code: DiagnosticCode
    /// How bad it is.
    public var severity: Severity
    /// What is wrong: lower-case, quoting the user's own word, saying the fix where it is short.
    public var message: String
    /// The offending text.
    public var range: SourceRange
    /// More to know, some of it at other places.
    public var notes: [Note]
    /// An edit that mends it, where there is one.
    public var fix: FixIt?

    /// Makes a diagnostic; the code tells its severity.
    public init(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange, notes: [Note] = [],
        fix: FixIt? = nil
    ) {
        self.code = code
        self.severity = code.severity
        self.message = message
        self.range = range
        self.notes = notes
        self.fix = fix
    }

    /// Tells whether the file cannot be used.
    public var isError: Bool { severity == .error }
}

/// A remark that belongs to a diagnostic.
public struct Note: Sendable {
    /// The remark, lower-case.
    public var message: String
    /// The place it speaks of, if any.
    public var range: SourceRange?

    /// Makes a remark, at a place or about the whole.
    public init(_ message: String, at range: SourceRange? = nil) {
        self.message = message
        self.range = range
    }
}

/// Edits of one file that mend a problem together.
public struct FixIt: Sendable {
    /// One replacement of bytes.
    public struct Edit: Sendable {
        /// What is replaced; an empty range inserts.
        public var range: SourceRange
        /// What stands there afterwards.
        public var replacement: String

        /// Makes the replacement of `range` by `replacement`.
        public init(_ range: SourceRange, _ replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    /// What the edits do, as an imperative: "quote the text".
    public var summary: String
    /// The edits, in file order, not overlapping.
    public var edits: [Edit]

    /// Makes a fix out of its edits.
    public init(_ summary: String, _ edits: [Edit]) {
        self.summary = summary
        self.edits = edits
    }

    /// Makes a fix that replaces one range.
    public init(_ summary: String, replacing range: SourceRange, with replacement: String) {
        self.init(summary, [Edit(range, replacement)])
    }
}

/// Findings of one file in the order of their places, as the stages add them.
public struct Diagnostics: Sendable {
    /// What was found so far, in the order it was found.
    public private(set) var found: [Diagnostic] = []

    /// Makes an empty collection.
    public init() {}

    /// Adds a finding.
    public mutating func add(_ diagnostic: Diagnostic) { found.append(diagnostic) }

    /// Adds all findings of another stage.
    public mutating func add(contentsOf other: Diagnostics) { found += other.found }

    /// Tells whether any finding is an error.
    public var hasErrors: Bool { found.contains { $0.isError } }

    /// The findings by place, the first in the file first.
    public var sorted: [Diagnostic] {
        found.enumerated().sorted {
            ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
        }.map(\.element)
    }
}
