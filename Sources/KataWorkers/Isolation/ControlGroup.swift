internal import CSandbox
import KataSystem
import Synchronization

/// L6: a control group (cgroup v2) of one process, with what it starts.
final class ControlGroup: Sendable {
    /// Threads that the processes of a build may have together.
    private static let threadsOfBuild = 256
    /// What is in the group beside the program: what forks it, and the first process of its namespaces.
    private static let ownTasks = 2

    private let folder: String
    private let door: Mutex<Descriptor?>

    /// Makes a group that may hold this much memory, below a folder that is delegated to us.
    ///
    /// - Parameters:
    ///   - memoryBytes: What all its processes may hold together; nil for no bound.
    ///   - threads: How many threads all its processes may have together.
    ///   - controllers: What the group restricts; tests do without.
    init?(
        in delegated: ControlGroupFolder, memoryBytes: Int?, threads: Int = threadsOfBuild,
        controllers: [String] = ControlGroupFolder.controllers
    ) {
        folder = delegated.nextName()
        guard makeFolder(folder) == 0 else { return nil }
        let memory = memoryBytes.map(String.init) ?? "max"
        var isBound = true
        if controllers.contains("memory") {
            isBound = writeFile("\(folder)/memory.max", memory) == 0
            // Not every kernel counts swapped memory.
            if memoryBytes != nil { _ = writeFile("\(folder)/memory.swap.max", "0") }
        }
        if controllers.contains("pids") {
            isBound = isBound && writeFile("\(folder)/pids.max", String(threads + Self.ownTasks)) == 0
        }
        let entrance = openForWriting("\(folder)/cgroup.procs")
        door = Mutex(entrance < 0 ? nil : Descriptor(owning: entrance))
        guard isBound, entrance >= 0 else {
            _ = removeFolder(folder)
            return nil
        }
    }

    /// Makes a group for a program with limits; nil where the machine delegates none.
    convenience init?(_ limits: csandbox_limits, threads: Int?) {
        guard case .success(let delegated) = ControlGroupFolder.own else { return nil }
        self.init(
            in: delegated, memoryBytes: Int(exactly: limits.address_space),
            threads: threads ?? Self.threadsOfBuild)
    }

    /// What a process writes its number into to enter.
    var entrance: Int32 { door.withLock { $0?.number ?? -1 } }

    /// Ends what is left in the group, and removes it.
    func remove() {
        door.withLock { $0 = nil }
        if removeFolder(folder) == 0 { return }
        _ = writeFile("\(folder)/cgroup.kill", "1")
        for _ in 0..<50 {
            Readiness.pause(milliseconds: 1)
            if removeFolder(folder) == 0 { return }
        }
    }
}
