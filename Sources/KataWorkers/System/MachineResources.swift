/// What this machine lets kata and its workers have, as limits and control groups say it.
public struct MachineResources: Sendable, Equatable {
    /// Processes and threads that may still be started.
    public var tasks: Int
    /// Memory of kata with all its workers, in bytes.
    public var memoryBytes: Int
    /// Size of a file, in bytes.
    public var fileBytes: Int
    /// Address space of a process, in bytes.
    public var addressSpaceBytes: Int
    /// Descriptors of a process.
    public var openFiles: Int
    /// CPU time of a process, in seconds.
    public var cpuSeconds: Int

    /// What a worker or compiler needs at the least; what is less than this is told apart from a fault of a solution
    /// by nothing.
    public static let needed = MachineResources(
        tasks: 48, memoryBytes: 512 << 20, fileBytes: 512 << 20, addressSpaceBytes: 4 << 30, openFiles: 256,
        cpuSeconds: 120)

    /// Tasks that kata, and a compiler for each job, need beside the workers.
    private static let ownTasks = 16

    /// Returns how many threads a worker may have where so many run at once: a share of what there is.
    public func threadsOfWorker(jobs: Int) -> Int {
        let free = tasks - Self.ownTasks * (jobs + 1)
        return max(1, min(WorkerLimits.maximumThreads, free / max(jobs, 1)))
    }

    /// Says what there is too little of to judge anybody; nil where there is enough.
    ///
    /// - Parameter jobs: How many workers and compilers run at once.
    public func shortage(jobs: Int) -> String? {
        let needed = Self.needed
        if tasks / jobs < needed.tasks {
            let fewer = tasks >= needed.tasks ? "; '-j \(tasks / needed.tasks)' would do" : ""
            return "only \(max(tasks, 0)) more processes and threads can be started, and "
                + "\(needed.tasks * jobs) are needed (ulimit -u, pids.max)\(fewer)"
        }
        let others: [(what: String, has: Int, needs: Int, unit: String, setting: String)] = [
            ("memory of all processes", memoryBytes >> 20, needed.memoryBytes >> 20, " MiB", "memory.max"),
            ("the size of a file", fileBytes >> 20, needed.fileBytes >> 20, " MiB", "ulimit -f"),
            (
                "the address space of a process", addressSpaceBytes >> 20, needed.addressSpaceBytes >> 20,
                " MiB", "ulimit -v"
            ),
            ("the number of open files", openFiles, needed.openFiles, "", "ulimit -n"),
            ("the CPU time of a process", cpuSeconds, needed.cpuSeconds, " s", "ulimit -t"),
        ]
        return others.first { $0.has < $0.needs }.map { short in
            "\(short.what) is limited to \(short.has)\(short.unit), and "
                + "\(short.needs)\(short.unit) are needed (\(short.setting))"
        }
    }
}
