/// Turns at work of which so much may be done at once: a counting semaphore.
///
/// Unchecked, because all that changes is guarded by the monitor.
public final class Turns: @unchecked Sendable {
    private let monitor = Monitor()
    private var left: Int

    /// Makes so many turns, at least one.
    public init(_ count: Int) {
        left = max(1, count)
    }

    /// Does some work, after others where all turns are taken.
    public func take<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        begin()
        defer { end() }
        return try work()
    }

    private func begin() {
        monitor.hold {
            monitor.wait { left > 0 }
            left -= 1
        }
    }

    private func end() {
        monitor.hold {
            left += 1
            monitor.wake()
        }
    }
}
