public import KataResults

/// All verifications together.
public struct VerifyTotal: Sendable {
    /// How many katas were verified.
    public private(set) var kataCount = 0
    /// How many of them are proven.
    public private(set) var provenCount = 0
    /// How many wrong solutions there are.
    public private(set) var mutantCount = 0
    /// How many of them were caught.
    public private(set) var caughtCount = 0
    /// What isolated the workers; nil where none ran.
    public var isolation: IsolationReport?
    private var codes: [ExitCode] = []

    /// Makes the total of nothing.
    public init() {}

    /// Adds a kata.
    public mutating func add(_ verification: KataVerification) {
        kataCount += 1
        if verification.exitCode == .allPassed { provenCount += 1 }
        mutantCount += verification.mutants.count
        caughtCount += verification.caughtCount
        codes.append(verification.exitCode)
    }

    /// The exit code of the whole.
    public var exitCode: ExitCode { ExitCode.combined(codes) }
}
