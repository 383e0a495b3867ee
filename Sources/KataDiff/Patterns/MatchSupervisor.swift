import Dispatch

#if canImport(Glibc)
import Glibc
#endif

/// Runs work that matches regular expressions on a thread of its own, and gives it up when one match takes too long.
///
/// Swift's `Regex` cannot be interrupted. A thread that is given up ends when its match does, or with the process.
struct MatchSupervisor {
    /// What became of the work.
    enum Outcome<Value> {
        /// It ended.
        case finished(Value)
        /// It was given up during this match.
        case abandoned(MatchProgress.Running)
    }

    /// How much processor time one match may take, in milliseconds.
    let limit: Int

    /// Runs `work`, watching the matches that it announces in `progress`.
    ///
    /// After `.abandoned` the work may still run: nothing that it uses may be touched any more.
    func run<Value>(watching progress: MatchProgress, _ work: @escaping () -> Value) -> Outcome<Value> {
        let job = Job(work)
        DispatchQueue(label: "kata.match", qos: .userInitiated).async { job.run() }
        var watched: (serial: Int, start: Int)?
        while job.done.wait(timeout: .now() + .milliseconds(max(1, limit / 4))) == .timedOut {
            guard let running = progress.running else {
                watched = nil
                continue
            }
            let now = job.clock()
            if let (serial, start) = watched, serial == running.serial {
                if now - start >= limit { return .abandoned(running) }
            } else {
                watched = (running.serial, now)
            }
        }
        guard let result = job.result else { preconditionFailure("work that is done has a result") }
        return .finished(result)
    }
}

/// Work with its result.
///
/// Unchecked, because the semaphore orders all access: the helper writes before it signals, the supervisor reads after
/// it waited, and what the work captured is left alone by the supervisor until then, or for good.
private final class Job<Value>: @unchecked Sendable {
    let done = DispatchSemaphore(value: 0)
    private(set) var result: Value?
    private let work: () -> Value
    private let started = DispatchSemaphore(value: 0)
    #if canImport(Glibc)
    private var thread = pthread_t()
    private var knowsThread = false
    #endif

    init(_ work: @escaping () -> Value) { self.work = work }

    func run() {
        #if canImport(Glibc)
        thread = pthread_self()
        #endif
        started.signal()
        result = work()
        done.signal()
    }

    /// Returns the milliseconds of processor time that the thread used; where that is not known, of time as such.
    func clock() -> Int {
        #if canImport(Glibc)
        if !knowsThread {
            started.wait()
            knowsThread = true
        }
        var clock = clockid_t()
        var time = timespec()
        if pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 {
            return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
        }
        #endif
        return Int(DispatchTime.now().uptimeNanoseconds / 1_000_000)
    }
}
