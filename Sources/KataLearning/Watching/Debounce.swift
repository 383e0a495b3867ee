/// Waits until a burst of events is over: an editor saves a file in several steps.
public struct Debounce: Sendable {
    private let quiet: Int
    private let longest: Int
    private var first: Int?
    private var last = 0

    /// Makes one that waits for some milliseconds of silence, but never longer than `longest` after the first event.
    public init(quietMilliseconds: Int = 30, longestMilliseconds: Int = 300) {
        quiet = quietMilliseconds * 1_000_000
        longest = longestMilliseconds * 1_000_000
    }

    /// Notes an event; times are nanoseconds of one clock.
    public mutating func note(at time: Int) {
        if first == nil { first = time }
        last = time
    }

    /// When the burst counts as over; nil where there is none.
    public var deadline: Int? { first.map { min(last + quiet, $0 + longest) } }

    /// Returns whether a burst is over by now, once.
    public mutating func isOver(at time: Int) -> Bool {
        guard let deadline, time >= deadline else { return false }
        first = nil
        return true
    }
}
