/// A program that speaks the worker protocol, or serves as a worker server.
public struct WorkerCommand: Sendable, Equatable {
    /// The path of the program, absolute or relative to our working directory.
    public var executable: String
    /// Its arguments, without its own name.
    public var arguments: [String]
    /// What it may use beside a scenario's limits.
    public var grace: WorkerGrace

    /// Describes a worker's program.
    public init(_ executable: String, _ arguments: [String] = [], grace: WorkerGrace = WorkerGrace()) {
        self.executable = executable
        self.arguments = arguments
        self.grace = grace
    }

    /// The whole environment of a worker, as docs/worker-protocol.md lists it.
    static let environment = [
        "SWIFT_DETERMINISTIC_HASHING=1",
        "SWIFT_BACKTRACE=enable=no",
        "LC_ALL=C.UTF-8",
        "TZ=UTC",
        "MALLOC_ARENA_MAX=2",
        "HOME=/nonexistent",
        "PATH=/usr/bin:/bin",
    ]
}
