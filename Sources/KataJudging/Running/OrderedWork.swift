/// Pieces of work that threads take one after another, whose results leave in that order, whatever order they come in.
public struct OrderedWork<Result> {
    private let count: Int
    private var nextToTake = 0
    private var waiting: [Int: Result?] = [:]
    private var nextToLeave = 0
    /// Tells whether no more is taken, and no result leaves any more.
    public private(set) var isOver = false

    /// Makes work of so many pieces.
    public init(count: Int) { self.count = count }

    /// Returns the index of the next piece; nil if none is left.
    public mutating func take() -> Int? {
        guard nextToTake < count, !isOver else { return nil }
        defer { nextToTake += 1 }
        return nextToTake
    }

    /// Takes the result of the piece at `index`, nil if it was left out; returns those whose turn has come.
    public mutating func add(_ result: Result?, at index: Int) -> [Result] {
        guard !isOver else { return [] }
        waiting.updateValue(result, forKey: index)
        var ready: [Result] = []
        while let result = waiting.removeValue(forKey: nextToLeave) {
            nextToLeave += 1
            if let result { ready.append(result) }
        }
        return ready
    }

    /// Ends the work; returns whether it was not over before.
    public mutating func end() -> Bool {
        defer { isOver = true }
        return !isOver
    }
}
