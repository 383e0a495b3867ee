/// A clock that goes only when it is told to, and runs timers at their times.
final class Clock {
    private(set) var now = 0.0

    func advance(_ seconds: Double) {
        // What is due on the way, and in which order?
        now += seconds
    }
}

/// Shows that something is going on, but neither flashes up for short work nor vanishes at once.
final class Hud {
    private(set) var isShown = false
    private(set) var doneCount = 0

    init(clock: Clock, grace: Double, minimum: Double) {}

    func show() {
        // Not yet: the work may be over before the grace time is.
    }

    func hide() {
        // Not yet: it may have been shown only just now.
    }
}
