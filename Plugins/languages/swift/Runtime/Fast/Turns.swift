#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Calls of closures from all threads: the worker's own thread makes them, one after the other.
///
/// Where that one stands still inside the solution, as it does when it waits for the very thread that calls, the other
/// thread makes the call itself; meanwhile the worker's own does nothing that touches the session.
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
    /// Whether the worker's own thread runs code of the solution.
    private var isInSolution = false
    /// The thread that makes calls itself, if one does.
    private var deputy: pthread_t?
    /// How long the worker's own thread has to stand still, in milliseconds.
    private static let stillness = 60
    /// A pipe with a byte in it while a call waits; made when the worker's thread first waits for something else.
    private var pipeEnds: (read: Int32, write: Int32)?

    init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(changed, nil)
    }

    /// Whether this is the worker's own thread.
    var isOwn: Bool { pthread_equal(pthread_self(), own) != 0 }

    /// Makes a call on the worker's own thread: at once if this is it, or when that one looks.
    func take<Result>(_ body: () throws -> Result) throws -> Result {
        if isOwn {
            settle()
            return try outside(body)
        }
        if isDeputy { return try body() }
        return try withoutActuallyEscaping(body) { body in
            var outcome: Swift.Result<Result, any Error>?
            wait(for: Waiting { outcome = Swift.Result(catching: body) })
            guard let outcome else { throw RefusalError.contract("the scenario is over") }
            return try outcome.get()
        }
    }

    /// Runs code of the solution.
    func inside<Result>(_ body: () throws -> Result) rethrows -> Result { try mark(true, body) }

    /// Runs what is no code of the solution, inside of which calls of other threads wait their turn.
    func outside<Result>(_ body: () throws -> Result) rethrows -> Result { try mark(false, body) }

    private func mark<Result>(_ isInside: Bool, _ body: () throws -> Result) rethrows -> Result {
        guard isOwn else { return try body() }
        let before = change(to: isInside)
        defer { _ = change(to: before) }
        return try body()
    }

    private func change(to isInside: Bool) -> Bool {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while deputy != nil { pthread_cond_wait(changed, lock) }
        let before = isInSolution
        isInSolution = isInside
        return before
    }

    /// Waits until no other thread makes a call; it comes before all that touches the session.
    func settle() {
        guard isOwn else { return }
        pthread_mutex_lock(lock)
        while deputy != nil { pthread_cond_wait(changed, lock) }
        pthread_mutex_unlock(lock)
    }

    private var isDeputy: Bool {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return deputy.map { pthread_equal(pthread_self(), $0) != 0 } ?? false
    }

    private func wait(for call: Waiting) {
        pthread_mutex_lock(lock)
        waiting.append(call)
        if let pipeEnds { _ = write(pipeEnds.write, "w", 1) }
        var before = Platform.processorTime(of: own)
        while !call.isDone {
            var end = Platform.moment(inMilliseconds: Self.stillness)
            guard pthread_cond_timedwait(changed, lock, &end) != 0, !call.isDone else { continue }
            let now = Platform.processorTime(of: own)
            defer { before = now }
            guard isInSolution, deputy == nil, let now, now == before,
                let place = waiting.firstIndex(where: { $0 === call })
            else { continue }
            waiting.remove(at: place)
            deputy = pthread_self()
            pthread_mutex_unlock(lock)
            call.run()
            pthread_mutex_lock(lock)
            call.isDone = true
            deputy = nil
            pthread_cond_broadcast(changed)
        }
        pthread_mutex_unlock(lock)
    }

    /// Leaves something for the worker's own thread to do when it looks, and waits for nothing.
    func leave(_ body: @escaping () -> Void) {
        pthread_mutex_lock(lock)
        waiting.append(Waiting(body))
        if let pipeEnds { _ = write(pipeEnds.write, "w", 1) }
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
