import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs `body` on `count` threads at once, the calling one among them, and waits for all.
///
/// Threads of their own, because judging waits for processes: that would starve Swift's cooperative pool.
public func onThreads(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
        let threads = (1..<max(count, 1)).compactMap { _ in startThread(body) }
        body()
        for thread in threads { pthread_join(thread, nil) }
    }
}

/// Starts a thread that runs `body` and then ends; it is not waited for.
public func detachThread(_ body: @escaping @Sendable () -> Void) {
    if let thread = startThread(body) { pthread_detach(thread) }
}

/// Starts threads that no signal is handed to: those of the process are for the thread that waits for them.
public func withSignalsBlocked(_ start: () -> Void) {
    var all = sigset_t()
    var old = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &old)
    start()
    pthread_sigmask(SIG_SETMASK, &old, nil)
}

/// The CPU time that this thread used, in nanoseconds.
public func threadCPUTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// What a thread runs, in a box that C can carry.
private final class ThreadBody {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // Deep scripts recurse deeply.
    pthread_attr_setstacksize(&attributes, 16 << 20)
    let box = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(&thread, &attributes, { threadMain($0) }, box.toOpaque())
    let started = thread
    #else
    var thread = pthread_t()
    let code = pthread_create(&thread, &attributes, { threadMain($0) }, box.toOpaque())
    let started: pthread_t? = thread
    #endif
    if code != 0 {
        box.release()
        return nil
    }
    return started
}

private func threadMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
    return nil
}
