#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A lock that one thread holds at a time.
///
/// Unchecked, because that is what it is for.
public final class Mutual: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    /// Makes a lock that no thread holds.
    public init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Takes it, waiting where another thread has it.
    public func lock() { pthread_mutex_lock(mutex) }

    /// Gives it back.
    public func unlock() { pthread_mutex_unlock(mutex) }
}
