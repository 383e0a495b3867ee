#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Calls of closures from all threads: the worker's own thread makes them, one after the other.
///
/// Unchecked, because the list is touched under its lock alone.
final class Turns: @unchecked Sendable {
    /// A call that another thread waits for.
    private final class Waiting {
        private var body: (() -> Void)?
        var isDone = false

        init(_ body: @escaping () -> Void) { self.body = body }

        /// Makes the call and forgets it: its thread may go on as soon as it is done.
        func run() {
            let call = body
            body = nil
            call?()
        }
    }

    private let own = pthread_self()
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var waiting: [Waiting] = []
    /// A pipe with a byte in it while a call waits; made when the worker's thread first waits for something else.
    private var pipeEnds: (read: Int32, write: Int32)?

    init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(changed, nil)
    }

    /// Makes a call on the worker's own thread: at once if this is it, or when that one looks.
    func take<Result>(_ body: () throws -> Result) throws -> Result {
        if pthread_equal(pthread_self(), own) != 0 { return try body() }
        return try withoutActuallyEscaping(body) { body in
            var outcome: Swift.Result<Result, any Error>?
            wait(for: Waiting { outcome = Swift.Result(catching: body) })
            guard let outcome else { throw RefusalError.contract("the scenario is over") }
            return try outcome.get()
        }
    }

    private func wait(for call: Waiting) {
        pthread_mutex_lock(lock)
        waiting.append(call)
        if let pipeEnds { _ = write(pipeEnds.write, "w", 1) }
        while !call.isDone { pthread_cond_wait(changed, lock) }
        pthread_mutex_unlock(lock)
    }

    /// Readable while a call waits; nil where there can be no pipe.
    func descriptor() -> Int32? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if let pipeEnds { return pipeEnds.read }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        pipeEnds = (ends[0], ends[1])
        if !waiting.isEmpty { _ = write(ends[1], "w", 1) }
        return ends[0]
    }

    /// Makes the calls that other threads wait for, after `descriptor` became readable.
    func runSignalled() {
        var bytes = [UInt8](repeating: 0, count: 64)
        if let pipeEnds { _ = read(pipeEnds.read, &bytes, bytes.count) }
        runWaiting()
    }

    /// Makes the calls that other threads wait for.
    func runWaiting() {
        while let call = next() {
            call.run()
            pthread_mutex_lock(lock)
            call.isDone = true
            pthread_cond_broadcast(changed)
            pthread_mutex_unlock(lock)
        }
    }

    private func next() -> Waiting? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }
}
