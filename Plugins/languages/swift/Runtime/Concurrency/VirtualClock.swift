public import KataRuntime

/// A clock that stands still until a script lets time pass.
///
/// Unchecked, because what it holds is touched under its lock alone.
public final class VirtualClock: Clock, @unchecked Sendable {
    /// A moment, by the time since the clock was made.
    public struct Instant: InstantProtocol {
        /// The time since the clock was made.
        public var offset: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var last = 0
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
    }

    private static let clocks = Lock<[VirtualClock]>([])
    private let state = Lock(State())

    /// Makes a clock whose time passes with that of all others.
    public init() {
        Self.clocks.with { $0.append(self) }
    }

    public var now: Instant { state.with { $0.now } }
    public var minimumResolution: Duration { .zero }

    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let number = state.with { state in
            state.last += 1
            return state.last
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.with { state in
                    if state.cancelled.contains(number) || deadline <= state.now { return true }
                    state.sleepers.append(
                        Sleeper(number: number, deadline: deadline, continuation: continuation))
                    return false
                }
                if isOver { continuation.resume() }
            }
            try Task.checkCancellation()
        } onCancel: {
            let sleeper = state.with { state -> Sleeper? in
                state.cancelled.insert(number)
                guard let place = state.sleepers.firstIndex(where: { $0.number == number }) else {
                    return nil
                }
                return state.sleepers.remove(at: place)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Lets time pass on all clocks, from one sleeper's end to the next.
    public static func advance(milliseconds: Int) async {
        await quiet()
        let clocks = clocks.with { $0 }
        let ends = clocks.map { $0.now.advanced(by: .milliseconds(milliseconds)) }
        while let (clock, sleeper) = next(clocks, ends) {
            let step = clock.now.duration(to: sleeper.deadline)
            for other in clocks { other.state.with { $0.now = $0.now.advanced(by: step) } }
            sleeper.continuation.resume()
            await quiet()
        }
        for (clock, end) in zip(clocks, ends) { clock.state.with { $0.now = end } }
    }

    /// Takes the sleeper that wakes first, if it does before the ends.
    private static func next(
        _ clocks: [VirtualClock], _ ends: [Instant]
    ) -> (VirtualClock, Sleeper)? {
        var first: (clock: VirtualClock, sleeper: Sleeper, left: Duration)?
        for (clock, end) in zip(clocks, ends) {
            let (now, sleepers) = clock.state.with { ($0.now, $0.sleepers) }
            for sleeper in sleepers where sleeper.deadline <= end {
                let left = max(.zero, now.duration(to: sleeper.deadline))
                if first.map({ left < $0.left }) ?? true { first = (clock, sleeper, left) }
            }
        }
        guard let first else { return nil }
        first.clock.state.with { state in state.sleepers.removeAll { $0.number == first.sleeper.number } }
        return (first.clock, first.sleeper)
    }

    /// Lets the tasks run that are ready, and those that they make ready.
    private static func quiet() async {
        for _ in 0..<20 {
            await Task.detached(priority: .background) { await Task.yield() }.value
            await MainActor.run {}
        }
    }
}

/// A value that threads touch one after another.
///
/// Unchecked, because the value is reached under the lock alone.
private final class Lock<Content>: @unchecked Sendable {
    private let mutex = KataRuntime.Mutual()
    private var content: Content

    init(_ content: Content) { self.content = content }

    func with<Result>(_ body: (inout Content) -> Result) -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return body(&content)
    }
}
