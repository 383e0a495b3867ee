internal import CSandbox

/// What a language's own runtime may take beside a scenario's limits, so that these mean the same in every language.
public struct WorkerGrace: Sendable, Equatable {
    /// Address space in bytes.
    public var addressBytes: Int
    /// Resident size in bytes.
    public var memoryBytes: Int

    /// Makes a grace; none by default.
    public init(addressBytes: Int = 0, memoryBytes: Int = 0) {
        self.addressBytes = addressBytes
        self.memoryBytes = memoryBytes
    }
}

/// What a worker may use in one scenario.
public struct WorkerLimits: Sendable, Equatable {
    /// When to give up on a worker that does not answer.
    public enum WallPolicy: Sendable, Equatable {
        /// After 2 s without progress while no CPU is used, at most the CPU time + 2 s.
        case interactive
        /// After 3 × the CPU time + 2 s.
        case grading
    }

    /// CPU time in milliseconds.
    public var cpuMilliseconds: Int
    /// Peak resident size in bytes.
    public var memoryBytes: Int
    /// Bytes written to the log.
    public var outputBytes: Int
    /// Size of a file that it writes, in bytes.
    public var fileBytes: Int
    /// Threads that it has at a time, where they can be counted.
    public var threads: Int
    /// When to give up waiting.
    public var wall: WallPolicy

    /// Makes limits; the defaults are those of the kata format, and what is beyond any machine is cut down.
    public init(
        cpuMilliseconds: Int = 5000, memoryBytes: Int = 512 << 20, outputBytes: Int = 1 << 20,
        fileBytes: Int = 16 << 20, threads: Int = maximumThreads, wall: WallPolicy = .interactive
    ) {
        self.cpuMilliseconds = min(cpuMilliseconds, 1_000_000_000)
        self.memoryBytes = min(memoryBytes, 1 << 46)
        self.outputBytes = min(outputBytes, 1 << 40)
        self.fileBytes = min(fileBytes, 1 << 40)
        self.threads = threads
        self.wall = wall
    }

    /// The most threads that a worker may have: Dispatch makes at most 255 for what blocks, and everything else fewer.
    public static let maximumThreads = 256

    /// The most lines that a scenario may write: an empty one takes a byte of output, but dozens to compare.
    public static let maximumLines = 1 << 20

    /// The time that a scenario may wait for its worker in all, in milliseconds.
    var wallMilliseconds: Int {
        switch wall {
        case .interactive: cpuMilliseconds + 2000
        case .grading: Self.longestWait(cpuMilliseconds: cpuMilliseconds)
        }
    }

    /// Returns how long a graded scenario may wait for its workers in all, in milliseconds.
    public static func longestWait(cpuMilliseconds: Int) -> Int { 3 * cpuMilliseconds + 2000 }

    /// The address space of a worker in bytes: room for code, stacks and arenas beside what is resident.
    var addressSpaceBytes: Int { memoryBytes + (256 << 20) + grace.addressBytes }

    /// The resident size at which a worker has met its limit, in bytes.
    var residentBytes: Int { memoryBytes + grace.memoryBytes }

    /// What the language's own runtime may take beside `memoryBytes`.
    var grace = WorkerGrace()

    /// Returns RLIMIT_CPU for a process that may use this much: the next whole second.
    ///
    /// The kernel counts ticks for this limit and strikes up to 5 % before the time that rusage tells, which is the
    /// one that judges: seen 0.956 s at a limit of 1 s. The bound leaves room for that.
    static func cpuSeconds(milliseconds: Int) -> Int {
        (milliseconds + max(100, milliseconds / 16)) / 1000 + 1
    }

    /// Returns the limits as the kernel enforces them; `cpuSeconds` nil leaves the CPU time to kata.
    func kernelLimits(cpuSeconds: Int?) -> csandbox_limits {
        csandbox_limits(
            address_space: UInt64(addressSpaceBytes), cpu_seconds: cpuSeconds.map(UInt64.init) ?? .max,
            file_size: UInt64(fileBytes), open_files: 256, stack: 8 << 20, processes: 8192,
            locked_memory: 64 << 10, message_queues: 0)
    }
}
