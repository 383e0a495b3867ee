internal import CSandbox

/// A program to run to its end, such as a step of a build.
public struct Program: Sendable {
    /// What bounds a program; nil leaves a bound open.
    public struct Limits: Sendable {
        /// CPU time of one process in milliseconds; the kernel acts at the next whole second.
        public var cpuMilliseconds: Int?
        /// Elapsed time in milliseconds.
        public var wallMilliseconds: Int?
        /// Address space of one process in bytes.
        public var memoryBytes: Int?
        /// Bytes that are kept of each stream; the program may write more.
        public var outputBytes: Int
        /// Size of a file that it writes, in bytes.
        public var fileBytes: Int?

        /// Makes limits; without arguments only 16 MiB of each stream are kept and nothing else is bound.
        public init(
            cpuMilliseconds: Int? = nil, wallMilliseconds: Int? = nil, memoryBytes: Int? = nil,
            outputBytes: Int = 16 << 20, fileBytes: Int? = nil
        ) {
            self.cpuMilliseconds = cpuMilliseconds
            self.wallMilliseconds = wallMilliseconds
            self.memoryBytes = memoryBytes
            self.outputBytes = outputBytes
            self.fileBytes = fileBytes
        }
    }

    /// The program; without a slash it is looked up in PATH of `environment`, else relative to our working directory.
    public var executable: String
    /// Its arguments, without its own name.
    public var arguments: [String]
    /// Its whole environment.
    public var environment: [String: String]
    /// Its working directory; nil for ours.
    public var directory: String?
    /// What bounds it.
    public var limits: Limits
    /// Tells whether its errors go into `output`, in the order they were written.
    public var mergesErrors: Bool
    /// What isolates it; nil for a trusted program.
    public var confinement: Confinement?

    /// Describes a program to run.
    public init(
        _ executable: String, _ arguments: [String] = [], environment: [String: String],
        directory: String? = nil, limits: Limits = Limits(), mergesErrors: Bool = false,
        confinement: Confinement? = nil
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
        self.limits = limits
        self.mergesErrors = mergesErrors
        self.confinement = confinement
    }

    /// Returns the executable's path, looked up in PATH where it has no slash.
    public func resolvedExecutable() throws(SpawnError) -> String {
        guard !executable.utf8.contains(UInt8(ascii: "/")) else { return executable }
        for folder in (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":") {
            let path = "\(folder)/\(executable)"
            if isExecutable(path) { return path }
        }
        throw SpawnError(step: .search, path: executable, errorNumber: noSuchFile)
    }

    /// The limits as the kernel enforces them.
    var kernelLimits: csandbox_limits {
        var kernel = csandbox_limits.unlimited
        if let cpu = limits.cpuMilliseconds {
            kernel.cpu_seconds = UInt64(WorkerLimits.cpuSeconds(milliseconds: cpu))
        }
        if let memory = limits.memoryBytes { kernel.address_space = UInt64(memory) }
        if let file = limits.fileBytes { kernel.file_size = UInt64(file) }
        return kernel
    }
}
