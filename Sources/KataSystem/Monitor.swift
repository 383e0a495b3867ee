#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A lock with one condition to wait for.
///
/// Unchecked, because the lock and the condition may be used by any thread.
final class Monitor: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(lock)
        changed.deallocate()
        lock.deallocate()
    }

    /// Does some work while no other thread does any here.
    func hold<Result>(_ work: () -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return work()
    }

    /// Waits, inside of `hold`, until a condition is true; others do their work meanwhile.
    func wait(until isTrue: () -> Bool) {
        while !isTrue() { pthread_cond_wait(changed, lock) }
    }

    /// Lets all who wait look at their conditions again.
    func wake() { pthread_cond_broadcast(changed) }
}
