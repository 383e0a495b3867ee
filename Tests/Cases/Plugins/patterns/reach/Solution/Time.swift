import Dispatch
import Foundation

final class Launch: @unchecked Sendable {
    private let clock: any Clock<Duration>

    init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

    func start(_ seconds: Int) {
        Task { @MainActor in
            for left in (0..<seconds).reversed() {
                try? await clock.sleep(for: .seconds(1))
                print(left == 0 ? "lift off" : "\(left)")
            }
        }
    }
}

final class Ticker {
    func tick(after milliseconds: Int) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { print("tick") }
    }
}
