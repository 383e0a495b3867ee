internal import CSandbox
import KataSystem

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension MachineResources {
    /// Looks at the limits of this process, at its control groups and at what the kernel gives at all.
    public init() {
        var limits = csandbox_limits.unlimited
        csandbox_own_limits(&limits)
        func bound(_ limit: UInt64) -> Int { Int(exactly: limit) ?? .max }
        self.init(
            tasks: min(
                Self.tasksOfMachine, Self.tasksOfUser(limit: bound(limits.processes)), Self.tasksOfGroups),
            memoryBytes: min(Self.memoryOfMachine, Self.memoryOfGroups),
            fileBytes: bound(limits.file_size), addressSpaceBytes: bound(limits.address_space),
            openFiles: bound(limits.open_files), cpuSeconds: bound(limits.cpu_seconds))
    }

    private static var tasksOfMachine: Int {
        // The fourth field of /proc/loadavg is RUNNING/ALL, of tasks.
        let load = readText("/proc/loadavg")?.split(separator: " ") ?? []
        let all = load.count > 3 ? load[3].split(separator: "/").last.flatMap { Int($0) } ?? 0 : 0
        return min(number("/proc/sys/kernel/threads-max"), number("/proc/sys/kernel/pid_max")) - all
    }

    /// What RLIMIT_NPROC leaves: it counts the tasks of a user; root's workers have a user of their own, who has none.
    private static func tasksOfUser(limit: Int) -> Int {
        isRoot || limit == .max ? limit : limit - tasksOfThisUser
    }

    private static var tasksOfThisUser: Int {
        Files.names(in: "/proc").reduce(0) { sum, name in
            guard let first = name.utf8.first, (48...57).contains(first),
                let text = readText("/proc/\(name)/status")
            else { return sum }
            let lines = text.split(separator: "\n")
            func field(_ name: String) -> Int? {
                lines.first { $0.hasPrefix(name) }?.split(whereSeparator: \.isWhitespace).dropFirst().first
                    .flatMap { Int($0) }
            }
            return field("Uid:") == Int(getuid()) ? sum + (field("Threads:") ?? 0) : sum
        }
    }

    private static var tasksOfGroups: Int {
        (ControlGroupPlaces.unified + ControlGroupPlaces.folders(of: "pids")).map { folder in
            let most = number("\(folder)/pids.max")
            return most == .max ? most : most - number("\(folder)/pids.current", otherwise: 0)
        }.min() ?? .max
    }

    private static var memoryOfMachine: Int {
        let pages = sysconf(Int32(_SC_PHYS_PAGES))
        return pages > 0 ? pages * Int(getpagesize()) : .max
    }

    private static var memoryOfGroups: Int {
        let unified = ControlGroupPlaces.unified.map { number("\($0)/memory.max") }
        let old = ControlGroupPlaces.folders(of: "memory").map { number("\($0)/memory.limit_in_bytes") }
        return (unified + old).min() ?? .max
    }

    /// Reads a file that holds a number, or `max`.
    private static func number(_ path: String, otherwise: Int = .max) -> Int {
        readText(path)?.split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) } ?? otherwise
    }
}
