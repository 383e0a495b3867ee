internal import CSandbox

/// What a program that is not trusted may use, and the isolation that it must have.
public struct Confinement: Sendable, Equatable {
    /// What a program is, which decides the system calls that it may use.
    public enum Purpose: Sendable {
        /// It runs a submission: no process but itself, nothing that changes a file.
        case worker
        /// It compiles or links a submission: as a worker, but it writes files.
        case build
        /// It is trusted and starts processes, which inherit what it may not do.
        case server
    }

    /// What the program is.
    public var purpose: Purpose
    /// The level without which it is not started; nil for what the machine has.
    public var minimum: IsolationLevel?
    /// Files and folders that it may read.
    public var readable: [String]
    /// Files and folders that it may read and execute: programs and libraries.
    public var executable: [String]
    /// Files and folders that it may read and write.
    public var writable: [String]
    /// Tells whether namespaces and a control group of its own are wanted: they cost a millisecond a process.
    public var wantsNamespaces: Bool
    /// Tells whether it is noted which system calls of a worker were refused, `WorkerSession.refusedCalls`, and whether
    /// its threads are counted.
    public var tellsRefusals: Bool
    /// The newest version of Landlock to use, which tests mask down, 0 for none; nil for what the kernel has.
    public var landlockVersion: Int?
    /// The layers to leave out; tests do without what a machine might lack.
    public var absent: IsolationLayers = []

    /// Describes a confinement; the system's libraries are always there.
    ///
    /// Who asks for a level does not trust the program, so namespaces are wanted then, and refused calls are noted.
    public init(
        _ purpose: Purpose, minimum: IsolationLevel? = nil, readable: [String] = [],
        executable: [String] = [], writable: [String] = []
    ) {
        self.purpose = purpose
        self.minimum = minimum
        self.wantsNamespaces = minimum != nil && purpose != .server
        self.tellsRefusals = minimum != nil && purpose == .worker
        self.readable = readable
        self.executable = executable
        self.writable = writable
    }

    /// The layers to apply where the machine has them.
    var wanted: IsolationLayers {
        var layers: IsolationLayers = [.systemCalls, .files]
        // A build writes into folders of ours, where another user may not.
        if purpose != .build, isRoot { layers.insert(.user) }
        if wantsNamespaces { layers.formUnion([.namespaces, .group]) }
        return layers.subtracting(absent)
    }

    /// The layers without which the program is not started.
    var required: IsolationLayers { (minimum ?? .basic) >= .standard ? [.systemCalls, .files] : [] }

    /// The layers of which one is needed; none for a build, whose files another user could not write.
    var requiredAny: IsolationLayers {
        minimum == .strong && purpose != .build ? IsolationLayers.strengthening : []
    }
}

/// What every program needs to start: the loader, the C library and their settings, by the places where they lie.
enum SystemFiles {
    #if arch(x86_64)
    private static let machine = "x86_64-linux-gnu"
    #elseif arch(arm64)
    private static let machine = "aarch64-linux-gnu"
    #else
    private static let machine = "unknown"
    #endif

    /// Folders of libraries; those of a distribution without a folder for each processor only where it is one.
    static let libraries: [String] = {
        let folders = ["/lib/\(machine)", "/usr/lib/\(machine)", "/lib64", "/usr/lib64"]
        let plain = ["/usr/lib", "/lib"].filter {
            isReadable("\($0)/libc.so.6") || isReadable("\($0)/libc.so")
        }
        return folders.filter(isReadable) + plain
    }()

    /// Files that libraries read, and that tell nothing of anybody.
    static let readable = [
        "/proc/self", "/dev/urandom", "/dev/zero", "/etc/ld.so.cache", "/etc/localtime",
        "/usr/share/zoneinfo",
        "/usr/lib/locale", "/sys/devices/system/cpu/possible", "/sys/devices/system/cpu/online",
    ]

    /// Dispatch reads `/proc/TID/stat` of its threads, and traps where it cannot; no rule names them beforehand.
    ///
    /// What belongs to other processes (`mem`, `environ`, `maps`, `fd`) stays closed, because Landlock also refuses to
    /// trace them; their names and states do not.
    static let threads = "/proc"
}

/// A confinement as the kernel side reads it; owns the memory.
///
/// Unchecked, because the memory is not written after it was filled.
final class KernelConfinement: @unchecked Sendable {
    /// The user and group of L4: a number that no distribution gives to anybody.
    private static let user: UInt32 = 65531

    /// What the kernel side reads; valid as long as this object.
    let pointer: UnsafePointer<csandbox_confinement>
    /// Tells whether each process gets a control group.
    let wantsGroup: Bool
    private let paths: UnsafeMutableBufferPointer<csandbox_path>
    private let view: UnsafeMutableBufferPointer<csandbox_view_step>

    /// Makes the kernel's form of a confinement for a program, which may be executed with its libraries.
    ///
    /// - Parameter directory: The program's working directory, which need not hold anything for it.
    init(_ confinement: Confinement, program: String?, directory: String? = nil) {
        let own = program.map { [$0] + RuntimeLibraries.folders(of: $0) } ?? []
        let executables = confinement.executable + SystemFiles.libraries + own
        let readable = confinement.readable + SystemFiles.readable
        let read = CSANDBOX_ACCESS_READ.rawValue
        let execute = CSANDBOX_ACCESS_EXECUTE.rawValue
        let write = CSANDBOX_ACCESS_WRITE.rawValue
        let entries: [(path: String, access: UInt32)] =
            executables.map { (path: absolutePath($0), access: read | execute) }
            + readable.map { (absolutePath($0), read) }
            + [(SystemFiles.threads, CSANDBOX_ACCESS_READ_FILES.rawValue)]
            + confinement.writable.map { (absolutePath($0), read | write) } + [("/dev/null", read | write)]
        paths = .allocate(capacity: entries.count)
        _ = paths.initialize(
            from: entries.map { csandbox_path(path: UnsafePointer(copyOfString($0.path)), access: $0.access) }
        )
        wantsGroup = confinement.wanted.contains(.group)
        let version = confinement.landlockVersion ?? Int(CSANDBOX_ANY_VERSION)
        let needsView =
            confinement.wanted.contains(.namespaces) || min(version, Int(csandbox_landlock_version())) < 1
        let steps = needsView ? FileView(entries, directory: directory.map(absolutePath)).steps : []
        view = .allocate(capacity: steps.count)
        _ = view.initialize(from: steps.map(\.kernel))
        let tellsCalls = confinement.tellsRefusals && confinement.purpose == .worker
        let pointer = UnsafeMutablePointer<csandbox_confinement>.allocate(capacity: 1)
        pointer.initialize(
            to: csandbox_confinement(
                wanted: confinement.wanted.rawValue, required: confinement.required.rawValue,
                required_any: confinement.requiredAny.rawValue, purpose: confinement.purpose.kernel,
                paths: paths.baseAddress, path_count: paths.count,
                landlock_version: Int32(version), view: view.baseAddress, view_count: view.count,
                tells_refusals: tellsCalls ? 1 : 0, tells_threads: tellsCalls ? 1 : 0,
                user: Self.user))
        self.pointer = UnsafePointer(pointer)
    }

    deinit {
        for path in paths { freeString(path.path) }
        paths.deallocate()
        for step in view {
            freeString(step.path)
            freeString(step.target)
        }
        view.deallocate()
        pointer.deallocate()
    }
}

extension Confinement.Purpose {
    fileprivate var kernel: csandbox_purpose {
        switch self {
        case .worker: CSANDBOX_PURPOSE_WORKER
        case .build: CSANDBOX_PURPOSE_BUILD
        case .server: CSANDBOX_PURPOSE_SERVER
        }
    }
}
