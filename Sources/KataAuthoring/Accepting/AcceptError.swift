public import KataDiagnostics

/// Why a log is not written into a kata: nothing is written rather than something that is not quite the log.
public struct AcceptError: Error, Sendable {
    /// The reasons.
    public enum Reason: Sendable, Equatable {
        /// Rows of `params` would need different lines.
        case rowsDiffer(scenario: String)
        /// Turns of a loop, or rows, would need different `>` lines behind one statement.
        case turnsDiffer
        /// The statement shares its line with something else, so that no `>` line can follow it.
        case sharedLine
        /// What makes the objects wrote something, which no `>` line can expect.
        case objectsWrite
        /// The commands are no literal block, so that no line can be written between them.
        case commandsAreNoBlock
        /// No form of a block or list holds the line.
        case unwritable(line: String)
        /// The file is written in a way that is not understood well enough to change it.
        case foreignForm
        /// The changed file would not be a right kata.
        case wouldBeInvalid(message: String)
        /// The kata would not pass with its new log.
        case wouldNotPass(scenario: String)
    }

    /// The reason.
    public var reason: Reason
    /// The place in the file that it is about.
    public var range: SourceRange

    /// Makes a refusal.
    init(_ reason: Reason, at range: SourceRange) {
        self.reason = reason
        self.range = range
    }

    /// The reason in words.
    public var sentence: String {
        switch reason {
        case .rowsDiffer(let scenario):
            "the rows of '\(scenario)' would need different lines; write ${name} where a parameter's value belongs"
        case .turnsDiffer:
            "the turns would need different lines; write ${name} where a loop variable's value belongs"
        case .sharedLine: "no '>' line can follow this statement; give it a line of its own"
        case .objectsWrite:
            "what makes the objects writes lines, which no '>' line can expect; use 'expect', or make them by 'let'"
        case .commandsAreNoBlock: "the commands are no block; write them under 'commands: |'"
        case .unwritable(let line): "no form of an expected line holds '\(line)'"
        case .foreignForm: "this form cannot be changed line by line; write the log as a block under '|'"
        case .wouldBeInvalid(let message): "the changed file would not be right: \(message)"
        case .wouldNotPass(let scenario):
            "run once more, '\(scenario)' does not pass with the log it just wrote; it may differ from run to run"
        }
    }
}
