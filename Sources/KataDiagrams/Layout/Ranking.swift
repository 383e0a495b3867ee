/// Which box belongs above which: supertypes above their subtypes, holders above what they hold.
struct Ranking {
    /// The row of each box, from 0 at the top.
    private(set) var ranks: [Int]

    /// Ranks boxes by pairs of an upper and a lower box; a pair that would close a circle is not looked at.
    init(count: Int, pairs: [(upper: Int, lower: Int)]) {
        var below: [[Int]] = Array(repeating: [], count: count)
        for pair in pairs where pair.upper != pair.lower { below[pair.upper].append(pair.lower) }
        let acyclic = Self.withoutCircles(below)
        ranks = Array(repeating: 0, count: count)
        for box in Self.inOrder(acyclic) {
            for lower in acyclic[box] { ranks[lower] = max(ranks[lower], ranks[box] + 1) }
        }
        tighten(acyclic)
    }

    /// Moves boxes without anything above them down to just above what they are above of.
    private mutating func tighten(_ below: [[Int]]) {
        var hasUpper = Array(repeating: false, count: ranks.count)
        for lowers in below { for lower in lowers { hasUpper[lower] = true } }
        for box in ranks.indices where !hasUpper[box] {
            if let nearest = below[box].map({ ranks[$0] }).min() { ranks[box] = max(ranks[box], nearest - 1) }
        }
    }

    private enum Visit { case new, open, done }

    private static func withoutCircles(_ below: [[Int]]) -> [[Int]] {
        var kept: [[Int]] = Array(repeating: [], count: below.count)
        var visits = Array(repeating: Visit.new, count: below.count)
        func walk(_ box: Int) {
            visits[box] = .open
            for lower in below[box] where visits[lower] != .open {
                kept[box].append(lower)
                if visits[lower] == .new { walk(lower) }
            }
            visits[box] = .done
        }
        for box in below.indices where visits[box] == .new { walk(box) }
        return kept
    }

    /// Returns the boxes so that each comes before those below it.
    private static func inOrder(_ below: [[Int]]) -> [Int] {
        var result: [Int] = []
        var isDone = Array(repeating: false, count: below.count)
        func walk(_ box: Int) {
            isDone[box] = true
            for lower in below[box] where !isDone[lower] { walk(lower) }
            result.append(box)
        }
        for box in below.indices where !isDone[box] { walk(box) }
        return result.reversed()
    }
}
