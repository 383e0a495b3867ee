public import KataDiagnostics
public import KataScript
public import KataTranscript

/// What came of running a scenario once: everything that a verdict is made from.
public struct ScenarioRun: Sendable {
    /// What was written, by which command.
    public var transcript: Transcript
    /// How the run ended.
    public var ending: Ending
    /// The `expect` statements that were false, in order.
    public var failures: [ExpectationFailure]
    /// What `>` lines, and silent statements, demand of the transcript, in order.
    public var inlineChecks: [InlineCheck]
    /// Values of `${name}` in expected texts.
    public var constants: [String: String]
    /// What the run looked like after each command; nil where that was not asked for.
    public var recording: RunRecording?

    /// Tells whether the run ended by itself, and not because the worker was gone.
    public var endedByItself: Bool { if case .ended = ending { false } else { true } }

    /// How a run ended.
    public enum Ending: Sendable {
        /// All statements ran.
        case completed
        /// An error ended it.
        case faulted(Fault)
        /// The kata is wrong.
        case invalid(Diagnostic)
        /// The worker ended, at the statement or expression given.
        case ended(SessionError.Reason, at: SourceRange)
    }
}

/// An `expect` statement that was false.
public struct ExpectationFailure: Sendable {
    /// A part of the expression with its value.
    public struct Side: Sendable {
        /// The part as the script writes it.
        public var source: String
        /// Its value as a script would write it.
        public var value: String
    }

    /// The part of the statement that was false.
    public var range: SourceRange
    /// The text of that part.
    public var source: String
    /// The operands with their values, then the names inside them with theirs.
    public var sides: [Side]
    /// What else there is to say: an error that came, or did not come.
    public var note: String?
    /// The same in Chinese.
    public var noteInChinese: String?
    /// Index of the command in the transcript.
    public var command: Int
}

/// The log that one statement, at one turn, must have written.
public struct InlineCheck: Sendable {
    /// The items; none for a statement that must write nothing.
    public var items: [LogItem]
    /// The statement.
    public var statement: SourceRange
    /// The commands of the transcript whose lines are compared.
    public var commands: Range<Int>
    /// Values of `${name}` that only hold here: loop variables and plain `let`s.
    public var constants: [String: String]
}
