import Synchronization

/// All children of this process that were not reaped yet.
public enum RunningProcesses {
    private static let table = Mutex<[Int32: WeakChild]>([:])

    private struct WeakChild: Sendable {
        weak let child: ChildProcess?
    }

    /// Kills every child with its group, from any thread, as an interrupt needs it.
    ///
    /// Their owners reap them. A signal handler must not call it; a thread that waits for signals may.
    public static func killAll() {
        let children = table.withLock { $0.values.compactMap(\.child) }
        for child in children { child.kill() }
    }

    /// The number of children that were not reaped yet.
    public static var count: Int { table.withLock { $0.count } }

    /// Notes a child that was started.
    static func add(_ child: ChildProcess) {
        let entry = WeakChild(child: child)
        table.withLock { $0[child.pid] = entry }
    }

    /// Forgets a child that is being reaped.
    static func remove(_ pid: Int32) {
        table.withLock { _ = $0.removeValue(forKey: pid) }
    }
}
