/// Which box belongs above which: supertypes above their subtypes, holders above what they hold.
struct Ranking {
    /// The row of each box, from 0 at the top.
    private(set) var ranks: [Int]

    /// Ranks boxes by pairs of an upper and a lower box; a pair that would close a circle with those before it is left out.
    init(count: Int, pairs: [(upper: Int, lower: Int)]) {
        var below: [[Int]] = Array(repeating: [], count: count)
        for pair in pairs where !Self.reaches(pair.upper, from: pair.lower, below) {
            below[pair.upper].append(pair.lower)
        }
        ranks = Array(repeating: 0, count: count)
        for box in Self.inOrder(below) {
            for lower in below[box] { ranks[lower] = max(ranks[lower], ranks[box] + 1) }
        }
        tighten(below)
    }

    /// Moves boxes without anything above them down to just above what they are above of.
    private mutating func tighten(_ below: [[Int]]) {
        var hasUpper = Array(repeating: false, count: ranks.count)
        for lowers in below { for lower in lowers { hasUpper[lower] = true } }
        for box in ranks.indices where !hasUpper[box] {
            if let nearest = below[box].map({ ranks[$0] }).min() { ranks[box] = max(ranks[box], nearest - 1) }
        }
    }

    private static func reaches(_ wanted: Int, from start: Int, _ below: [[Int]]) -> Bool {
        var found = [start]
        var next = 0
        while next < found.count {
            if found[next] == wanted { return true }
            for lower in below[found[next]] where !found.contains(lower) { found.append(lower) }
            next += 1
        }
        return false
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
