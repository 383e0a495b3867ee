/// A process that a worker runs in: our own child, or one that a worker server forked.
protocol WorkerProcess: AnyObject, Sendable {
    /// The process.
    var pid: Int32 { get }
    /// A descriptor that is readable when it has ended; -1 where the kernel has none.
    var pidfd: Int32 { get }
    /// What isolates it.
    var layers: IsolationLayers { get }
    /// Tells of refused system calls; nil where nothing does.
    var refusals: RefusalListener? { get }
    /// Tells whether it may have executed another program since it began.
    var mayExecute: Bool { get }
    /// Tells whether it has ended.
    var hasEnded: Bool { get }
    /// Kills it; nothing happens when it was reaped.
    func kill()
    /// Kills and reaps it; a second call returns the same.
    func reap() -> ChildProcess.Ending
}

extension ChildProcess: WorkerProcess {}

extension WorkerProcess {
    var refusals: RefusalListener? { nil }
    var mayExecute: Bool { true }

    /// Waits for the end for at most `milliseconds`; returns whether it came.
    func waitForEnd(milliseconds: Int) -> Bool {
        waitUntilEnded(milliseconds: milliseconds, pidfd) { hasEnded }
    }
}
