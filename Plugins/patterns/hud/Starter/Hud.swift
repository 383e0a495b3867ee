/// A clock that goes only when it is told to, and runs timers at their times.
///
/// 只有叫它走它才走的时钟，定时器各在自己的时刻触发。
final class Clock {
    private(set) var now = 0.0

    func advance(_ seconds: Double) {
        // What is due on the way, and in which order?
        // 途中有什么到点，按什么顺序？
        now += seconds
    }
}

/// Shows that something is going on, but neither flashes up for short work nor vanishes at once.
///
/// 表示正在忙：短的活不闪一下，显示了也不马上消失。
final class Hud {
    private(set) var isShown = false
    private(set) var doneCount = 0

    init(clock: Clock, grace: Double, minimum: Double) {}

    func show() {
        // Not yet: the work may be over before the grace time is.
        // 先别显示：宽限时间还没到，活也许就做完了。
    }

    func hide() {
        // Not yet: it may have been shown only just now.
        // 先别隐藏：它也许才刚刚显示。
    }
}
