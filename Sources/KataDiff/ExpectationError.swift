public import KataDiagnostics

/// What is wrong with an expectation itself, so that no solution is to blame.
public struct ExpectationError: Error, Sendable {
    /// What is wrong.
    public enum Reason: Sendable, Equatable {
        /// `${name}` is neither a constant nor captured by an earlier line.
        case unknownReference(name: String, nearest: String?)
        /// Swift does not take the regular expression.
        case invalidRegularExpression(source: String, message: String)
        /// Matching one line takes longer than the limit, in milliseconds of processor time.
        case slowRegularExpression(source: String, line: String, limit: Int)
        /// The captures can be bound in too many ways to try them all.
        case tooManyCaptureChoices(tried: Int)
        /// The log is longer than can be compared.
        case tooManyLines(limit: Int)
    }

    /// What is wrong.
    public var reason: Reason
    /// The line or item of the kata file.
    public var range: SourceRange

    /// Makes a fault of the item at `range`.
    public init(_ reason: Reason, at range: SourceRange) {
        self.reason = reason
        self.range = range
    }

    /// The reason in words, lower-case, with the fix where it is short.
    public var message: String {
        switch reason {
        case .unknownReference(let name, let nearest?):
            "'${\(name)}' is no parameter and no earlier capture; did you mean '${\(nearest)}'?"
        case .unknownReference(let name, nil):
            "'${\(name)}' is no parameter and no earlier capture; write '$${\(name)}' for the text itself"
        case .invalidRegularExpression(let source, let message):
            "'\(source.shortened)' is no regular expression: \(message)"
        case .slowRegularExpression(let source, let line, let limit):
            "the regular expression '\(source.shortened)' takes more than \(limit) ms on the line "
                + "'\(line.shortened)'; write it without repetitions inside repetitions, or use (glob)"
        case .tooManyCaptureChoices(let tried):
            "the captures can be bound in more than \(tried) ways; put a literal line between '...' and a capture"
        case .tooManyLines(let limit):
            "more than \(limit) lines are expected"
        }
    }
}

extension String {
    /// The text, cut where a sentence that quotes it would become hard to read.
    fileprivate var shortened: String {
        unicodeScalars.count <= 80 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(79))) + "…"
    }
}
