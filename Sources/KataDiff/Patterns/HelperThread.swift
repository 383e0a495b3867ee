#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A thread that runs one piece of work while another waits for it, for as long as it likes.
///
/// POSIX threads rather than Dispatch, whose overlay makes every start of the program 10 ms slower on Linux.
final class HelperThread {
    private let work: () -> Void
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// Guarded by `mutex`, as is `clock`.
    private var isDone = false
    /// The clock of the thread's processor time, once it runs.
    private var clock: clockid_t?

    /// Starts a thread; returns nil if the system has none left.
    static func start(_ work: @escaping () -> Void) -> HelperThread? {
        let helper = HelperThread(work)
        let argument = Unmanaged.passRetained(helper)
        guard spawn(argument.toOpaque()) else {
            argument.release()
            return nil
        }
        return helper
    }

    private init(_ work: @escaping () -> Void) {
        self.work = work
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Waits for the work to end; returns whether it has.
    func wait(milliseconds: Int) -> Bool {
        var deadline = timespec()
        clock_gettime(CLOCK_REALTIME, &deadline)
        let nanoseconds = Int(deadline.tv_nsec) + milliseconds * 1_000_000
        deadline.tv_sec += nanoseconds / 1_000_000_000
        deadline.tv_nsec = nanoseconds % 1_000_000_000
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while !isDone {
            if pthread_cond_timedwait(condition, mutex, &deadline) == ETIMEDOUT { break }
        }
        return isDone
    }

    /// The milliseconds of processor time that the thread has used; where that is not known, of time as such.
    var processorTime: Int {
        pthread_mutex_lock(mutex)
        let clock = clock
        pthread_mutex_unlock(mutex)
        var time = timespec()
        if clock.map({ clock_gettime($0, &time) }) != 0 { clock_gettime(CLOCK_MONOTONIC, &time) }
        return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
    }

    private static func spawn(_ argument: UnsafeMutableRawPointer) -> Bool {
        #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, nil, { HelperThread.main($0) }, argument)
        if status == 0, let thread { pthread_detach(thread) }
        #else
        var thread = pthread_t()
        let status = pthread_create(&thread, nil, { $0.flatMap { HelperThread.main($0) } }, argument)
        if status == 0 { pthread_detach(thread) }
        #endif
        return status == 0
    }

    private static func main(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<HelperThread>.fromOpaque(argument).takeRetainedValue().run()
        return nil
    }

    private func run() {
        pthread_mutex_lock(mutex)
        #if !canImport(Darwin)
        var own = clockid_t()
        if pthread_getcpuclockid(pthread_self(), &own) == 0 { clock = own }
        #endif
        pthread_mutex_unlock(mutex)
        work()
        pthread_mutex_lock(mutex)
        isDone = true
        pthread_cond_signal(condition)
        pthread_mutex_unlock(mutex)
    }
}
