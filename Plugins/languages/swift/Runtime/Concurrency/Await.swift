public import KataRuntime

/// Holds what a task gave until the thread looks that waits for it; it looks when the task has ended.
private final class Box: @unchecked Sendable {
    let body: () async throws -> Value
    var outcome: Result<Value, any Error>?

    init(_ body: @escaping () async throws -> Value) {
        self.body = body
    }

    /// What becomes of it.
    func ended() async -> Result<Value, any Error> {
        do {
            return .success(try await body())
        } catch {
            return .failure(error)
        }
    }

    /// Runs it on another thread, and tells when it has ended.
    func runElsewhere(_ tell: @escaping @Sendable () -> Void) {
        Task.detached(executorPreference: OwnThreads.shared) {
            self.outcome = await self.ended()
            tell()
        }
    }

    /// What became of it, once that is there.
    func take() throws -> Value {
        guard let outcome else { preconditionFailure("it has not ended") }
        return try outcome.get()
    }
}

/// Runs each piece of a task on a thread of its own.
///
/// The threads of Swift's own executor are as many as there are processors, and each that calls a closure waits until that
/// has ended: what the closure waits for would find none.
private final class OwnThreads: TaskExecutor {
    static let shared = OwnThreads()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        KataRuntime.Threads.start { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Waits for an async member, running the main queue meanwhile.
public func await(_ body: @escaping () async throws -> Value) throws -> Value {
    let box = Box(body)
    guard MainQueue.isOwnThread else {
        let end = KataRuntime.Signal()
        box.runElsewhere { end.give() }
        end.wait()
        return try box.take()
    }
    guard let queue = MainQueue() else { preconditionFailure("tasks need libdispatch") }
    if MainQueue.isDraining {
        // What the queue runs called a closure: until that has ended, the queue runs nothing more.
        box.runElsewhere { MainQueue.leave {} }
    } else if MainQueue.waits > 0 {
        Task(executorPreference: OwnThreads.shared) { @MainActor in box.outcome = await box.ended() }
    } else {
        Task { @MainActor in box.outcome = await box.ended() }
    }
    while box.outcome == nil { queue.run { box.outcome != nil } }
    return try box.take()
}

/// Runs a member of the main actor; the worker's main thread is the main actor's.
public func main(_ body: @MainActor () throws -> Value) throws -> Value {
    try withoutActuallyEscaping(body) { body in
        try unsafeBitCast(body, to: (() throws -> Value).self)()
    }
}
