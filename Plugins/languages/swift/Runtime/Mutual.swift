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

/// Threads of their own, for what may wait for a script.
public enum Threads {
    private final class Start {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Runs something on a new thread.
    public static func start(_ body: @escaping () -> Void) {
        let start = Unmanaged.passRetained(Start(body))
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let status = pthread_create(
            &thread, nil,
            { argument in
                #if canImport(Darwin)
                let pointer = argument
                #else
                guard let pointer = argument else { return nil }
                #endif
                Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue().body()
                return nil
            }, start.toOpaque())
        guard status == 0 else {
            start.release()
            return body()
        }
        #if canImport(Darwin)
        if let thread { pthread_detach(thread) }
        #else
        pthread_detach(thread)
        #endif
    }
}

/// What one thread waits for and another one gives, once.
///
/// Unchecked, because that is what it is for.
public final class Signal: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isGiven = false

    /// Makes one that is not given yet.
    public init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    /// Lets those go on that wait.
    public func give() {
        pthread_mutex_lock(mutex)
        isGiven = true
        pthread_cond_broadcast(changed)
        pthread_mutex_unlock(mutex)
    }

    /// Waits until it is given.
    public func wait() {
        pthread_mutex_lock(mutex)
        while !isGiven { pthread_cond_wait(changed, mutex) }
        pthread_mutex_unlock(mutex)
    }
}
