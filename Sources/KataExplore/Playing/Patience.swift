import Synchronization

/// How long kata still waits for a solution's workers, over all that is played on it.
final class Patience: Sendable {
    private let left: Mutex<Duration>

    init(_ allowance: Duration) { left = Mutex(allowance) }

    /// Tells whether nothing is left.
    var isUsedUp: Bool { left.withLock { $0 <= .zero } }

    /// Counts what a sequence took.
    func spend(_ time: Duration) { left.withLock { $0 -= time } }
}
