public import KataDiagnostics
public import KataResults

/// What came of writing the log of a reference into its kata.
public struct AcceptResult: Sendable {
    /// What came of it.
    public enum Outcome: Sendable {
        /// The kata expects just what was written.
        case unchanged
        /// The kata with what was written; it was read back and passes.
        case changed(SourceFile)
        /// Nothing can be written.
        case refused([AcceptError])
        /// The kata was not judged to its end, or does not pass for another reason than its log.
        case obstacle(KataResult)
    }

    /// The kata's id.
    public var id: String
    /// The kata file as it is.
    public var source: SourceFile
    /// What came of it.
    public var outcome: Outcome
    /// How many scenarios compare no log, so that nothing of theirs was looked at.
    public var uncompared = 0
    /// Tells whether that is so of all scenarios.
    public var comparesNothing = false

    /// Returns the exit code that the kata alone would give.
    ///
    /// - Parameter isCheck: Whether nothing is written, so that a change is left to do.
    public func exitCode(isCheck: Bool) -> ExitCode {
        switch outcome {
        case .unchanged: .allPassed
        case .changed: isCheck ? .notPassed : .allPassed
        case .refused: .notPassed
        case .obstacle(let result): result.verdict == .passed ? .notPassed : result.verdict.exitCode
        }
    }
}
