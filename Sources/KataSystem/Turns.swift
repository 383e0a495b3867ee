#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Turns at work of which so much may be done at once: a counting semaphore.
///
/// Unchecked, because all that changes is guarded by the lock.
public final class Turns: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var left: Int

    /// Makes so many turns, at least one.
    public init(_ count: Int) {
        left = max(1, count)
        pthread_mutex_init(lock, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(lock)
        changed.deallocate()
        lock.deallocate()
    }

    /// Does some work, after others where all turns are taken.
    public func take<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        begin()
        defer { end() }
        return try work()
    }

    private func begin() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while left == 0 { pthread_cond_wait(changed, lock) }
        left -= 1
    }

    private func end() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        left += 1
        pthread_cond_signal(changed)
    }
}
