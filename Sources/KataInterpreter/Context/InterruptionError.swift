public import KataDiagnostics
import KataScript
public import KataTranscript

/// Why the statement that runs cannot go on.
enum InterruptionError: Error {
    /// An error at a place of the script: thrown by the module, by arithmetic, or because a value does not fit.
    case fault(Fault)
    /// The kata is wrong in a way that shows only when it runs.
    case invalid(Diagnostic)
    /// What runs is left before its end: by a `?` on nil, `break`, `continue` or `return`.
    case left(Departure)
    /// The worker is gone.
    case ended(SessionError.Reason, at: SourceRange)
}

/// What is left before its end.
enum Departure {
    /// A chain, at a `?` behind nil.
    case chain
    /// A loop, or a `switch`: the inmost one, or that of a label.
    case loop(label: String?)
    /// A turn of a loop: the inmost one, or that of a label.
    case turn(label: String?)
    /// A closure, with its result; or the commands.
    case closure(Answer)
    /// All that runs, by `exit`.
    case commands
}

/// An error that ended a scenario, or that `expect throws` was waiting for.
public struct Fault: Sendable {
    /// Where an error comes from, which tells what may expect it.
    public enum Kind: String, Sendable {
        /// The module threw, or the script divided by zero, overflowed, indexed out of range, or asked nil for a member.
        case thrown
        /// A value of the wrong kind: `1 + "a"`, a condition that is no Bool. Never expected.
        case mismatch
        /// The module lacks what the script names. Never expected.
        case contract
        /// The module has it, but a script cannot reach it. Never expected.
        case bridge
    }

    /// Where the error comes from.
    public var kind: Kind
    /// The error's words.
    public var message: String
    /// The type of an error that the module threw.
    public var type: String?
    /// Names near one that is missing.
    public var nearest: [String]
    /// The expression that failed.
    public var range: SourceRange
    /// Where in the solution it was thrown.
    public var origin = ErrorOrigin()
    /// The error itself, where the script had it as a value.
    var value: Value?

    /// Makes an error at a place.
    init(_ kind: Kind, _ message: String, at range: SourceRange, type: String? = nil, nearest: [String] = [])
    {
        self.kind = kind
        self.message = message
        self.range = range
        self.type = type
        self.nearest = nearest
    }
}

extension InterruptionError {
    static func thrown(_ message: String, at range: SourceRange) -> InterruptionError {
        .fault(Fault(.thrown, message, at: range))
    }

    /// The error of a value that stands where only a closure of a result builder of the module has one.
    static func doesNothing(_ range: SourceRange, in context: Context) -> InterruptionError {
        .invalid(ScriptParser.doesNothing(context.source(range), at: range))
    }

    static func mismatch(_ message: String, at range: SourceRange) -> InterruptionError {
        .fault(Fault(.mismatch, message, at: range))
    }
}
