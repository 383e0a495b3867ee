// Mistake: hiding leaves the grace timer running, and the next show meets it.

/// Shows that something is going on, but neither flashes up for short work nor vanishes at once.
final class Hud {
    private(set) var isShown = false
    private(set) var doneCount = 0

    private let clock: Clock
    private let grace: Double
    private let minimum: Double
    private var isFinished = true
    private var shownSince = 0.0
    private var graceTimer: Timer?
    private var minimumTimer: Timer?

    /// - Parameters:
    ///   - grace: how many seconds work may take without being shown.
    ///   - minimum: how many seconds it stays once it is shown.
    init(clock: Clock, grace: Double, minimum: Double) {
        self.clock = clock
        self.grace = grace
        self.minimum = minimum
    }

    func show() {
        isFinished = false
        minimumTimer?.invalidate()
        if isShown { return }
        if grace > 0 {
            graceTimer = clock.after(grace) { [weak self] in
                guard let self, !self.isFinished, !self.isShown else { return }
                self.appear()
            }
        } else {
            appear()
        }
    }

    func hide() {
        if isFinished { return }
        isFinished = true
        let left = shownSince + minimum - clock.now
        if isShown, left > 0 {
            minimumTimer = clock.after(left) { [weak self] in self?.disappear() }
        } else {
            disappear()
        }
    }

    private func appear() {
        isShown = true
        shownSince = clock.now
        print("显示HUD")
    }

    private func disappear() {
        if isShown {
            isShown = false
            print("隐藏HUD")
        }
        doneCount += 1
        print("完成")
    }
}
