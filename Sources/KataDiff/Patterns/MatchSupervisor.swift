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
        let box = Box<Value>()
        guard let thread = HelperThread.start({ box.value = work() }) else { return .finished(work()) }
        var watched: (serial: Int, start: Int)?
        while !thread.wait(milliseconds: max(1, limit / 4)) {
            guard let running = progress.running else {
                watched = nil
                continue
            }
            let now = thread.processorTime
            if let (serial, start) = watched, serial == running.serial {
                if now - start >= limit { return .abandoned(running) }
            } else {
                watched = (running.serial, now)
            }
        }
        guard let value = box.value else { preconditionFailure("work that is done has a result") }
        return .finished(value)
    }

    /// The result of work on another thread, read only after that has ended.
    private final class Box<Value> {
        var value: Value?
    }
}
