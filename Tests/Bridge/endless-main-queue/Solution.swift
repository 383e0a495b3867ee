import Dispatch

final class Ticker {
    private(set) var ticks = 0

    func tick() {
        DispatchQueue.main.async {
            self.ticks += 1
            self.tick()
        }
    }

    func hasTicked() -> Bool { ticks >= 1 }
}
