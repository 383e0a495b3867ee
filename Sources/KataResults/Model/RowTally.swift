/// How many rows of a scenario passed, and which did not.
public struct RowTally: Sendable, Equatable {
    /// How many rows there are.
    public var count: Int
    /// The numbers, from 1, of those that did not pass.
    public var failed: [Int]

    /// Makes a tally.
    public init(count: Int, failed: [Int]) {
        self.count = count
        self.failed = failed
    }

    /// How many rows passed, in words: `2 of 4 rows`.
    package var words: String { "\(passed) of \(count) rows" }

    /// How many rows passed.
    public var passed: Int { count - failed.count }

    /// Returns the part of a scenario's points that the rows earned; what is left of a whole point is not.
    public func share(of maximum: Int) -> Int { count == 0 ? 0 : maximum * passed / count }
}
