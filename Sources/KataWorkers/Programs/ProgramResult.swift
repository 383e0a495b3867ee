public import KataTranscript

/// How a program ended, and what it wrote.
public struct ProgramResult: Sendable {
    /// How it ended.
    public var termination: Termination
    /// What it wrote to standard output; with merged errors, all that it wrote.
    public var output: [UInt8]
    /// What it wrote to standard error.
    public var errors: [UInt8]
    /// Tells whether it wrote more than was kept.
    public var isTruncated: Bool
    /// What it used, with the children that it waited for.
    public var usage: ResourceUsage
    /// The limit that ended it, if one did.
    public var limit: Limit?
    /// Tells whether it was cancelled.
    public var isCancelled: Bool

    /// Tells whether it left with exit code 0, by itself.
    public var isSuccess: Bool { termination == .exited(0) && limit == nil && !isCancelled }
}
