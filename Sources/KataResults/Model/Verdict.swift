/// What came of a scenario or a kata, in one word that every format uses.
public enum Verdict: String, Sendable, CaseIterable {
    /// All was as expected.
    case passed
    /// The log differs, or an `expect` is false.
    case failed
    /// An error was thrown that nothing expected.
    case threw
    /// The worker trapped, was killed, or left before it answered.
    case crashed
    /// A limit was met.
    case limit
    /// The module lacks what the scenario names.
    case contract
    /// The solution does not build.
    case build
    /// The worker broke the protocol.
    case policy
    /// Not run, because an earlier one failed.
    case skipped
    /// The kata itself is wrong.
    case invalid
    /// kata or the machine failed; never the solution's fault.
    case error

    /// The exit code that the verdict alone would give.
    public var exitCode: ExitCode {
        switch self {
        case .passed, .skipped: .allPassed
        case .failed, .threw: .notPassed
        case .crashed, .limit, .contract, .build, .policy: .notJudged
        case .invalid: .invalidFile
        case .error: .internalError
        }
    }
}

/// The exit codes of `run`, `verify`, `check` and `accept`.
public enum ExitCode: Int32, Sendable, CaseIterable {
    /// All passed.
    case allPassed = 0
    /// A solution did not pass.
    case notPassed = 1
    /// A kata file or a manifest is invalid.
    case invalidFile = 2
    /// A solution could not be judged to the end.
    case notJudged = 3
    /// Nothing was selected.
    case nothingSelected = 4
    /// kata or the machine failed.
    case internalError = 70
    /// Interrupted.
    case interrupted = 130

    /// The order in which codes win over others.
    private static let precedence: [ExitCode] = [
        .interrupted, .internalError, .invalidFile, .notJudged, .notPassed, .nothingSelected, .allPassed,
    ]

    /// Returns the code of several results together: the first that applies.
    public static func combined(_ codes: some Sequence<ExitCode>) -> ExitCode {
        let all = Set(codes)
        return precedence.first { all.contains($0) } ?? .nothingSelected
    }
}
