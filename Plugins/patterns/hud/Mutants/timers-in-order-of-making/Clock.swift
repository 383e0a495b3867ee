// Mistake: timers run in the order in which they were made, and not by their times.
/// A clock that goes only when it is told to, and runs timers at their times.
final class Clock {
    private(set) var now = 0.0
    private var timers: [Timer] = []

    /// Has an action run once, so many seconds from now.
    func after(_ seconds: Double, _ action: @escaping () -> Void) -> Timer {
        let timer = Timer(time: now + seconds, action: action)
        timers.append(timer)
        return timer
    }

    /// Goes on, stopping at each timer that is due on the way; of two at the same time the older runs first.
    func advance(_ seconds: Double) {
        let end = now + seconds
        while let timer = nextTimer(until: end) {
            now = timer.time
            timer.run()
        }
        now = end
    }

    private func nextTimer(until end: Double) -> Timer? {
        timers.removeAll { $0.isOver }
        return timers.first { $0.time <= end }
    }
}

/// Something to be done at a time, unless it is called off before.
final class Timer {
    let time: Double
    private var action: (() -> Void)?

    init(time: Double, action: @escaping () -> Void) {
        self.time = time
        self.action = action
    }

    /// Whether it has run or was called off.
    var isOver: Bool { action == nil }

    func run() {
        let action = action
        self.action = nil
        action?()
    }

    func invalidate() {
        action = nil
    }
}
