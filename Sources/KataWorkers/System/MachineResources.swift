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
            return
                "only \(max(tasks, 0)) more processes and threads can be started, and \(needed.tasks * jobs) are needed"
                + " (ulimit -u, pids.max)\(fewer)"
        }
        if memoryBytes < needed.memoryBytes {
            return
                "only \(memoryBytes >> 20) MiB of memory can be had, and \(needed.memoryBytes >> 20) are needed"
                + " (memory.max)"
        }
        if fileBytes < needed.fileBytes {
            return
                "files may have only \(fileBytes >> 20) MiB, and \(needed.fileBytes >> 20) are needed (ulimit -f)"
        }
        if addressSpaceBytes < needed.addressSpaceBytes {
            return "a process may have only \(addressSpaceBytes >> 20) MiB of address space, and"
                + " \(needed.addressSpaceBytes >> 20) are needed (ulimit -v)"
        }
        if openFiles < needed.openFiles {
            return
                "a process may open only \(openFiles) files, and \(needed.openFiles) are needed (ulimit -n)"
        }
        if cpuSeconds < needed.cpuSeconds {
            return
                "a process may use only \(cpuSeconds) s of CPU time, and \(needed.cpuSeconds) are needed (ulimit -t)"
        }
        return nil
    }
}
