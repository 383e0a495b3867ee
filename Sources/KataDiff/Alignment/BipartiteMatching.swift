/// Finds partners, one to one, for as many patterns as possible (Kuhn's algorithm, augmenting paths).
struct BipartiteMatching {
    /// By pattern: its line; nil for none.
    private(set) var lineOfPattern: [Int?]

    /// Pairs `patterns` with `lines`, both counted from 0; earlier patterns get earlier lines where that is possible.
    init(patterns: Int, lines: Int, accepts: (_ pattern: Int, _ line: Int) -> Bool) {
        lineOfPattern = [Int?](repeating: nil, count: patterns)
        var patternOfLine = [Int?](repeating: nil, count: lines)
        for root in 0..<patterns {
            // A breadth-first search, since a path may be as long as there are patterns.
            var cameFrom = [Int?](repeating: nil, count: lines)
            var seen = [Bool](repeating: false, count: lines)
            var queue = [root]
            var head = 0
            var free: Int?
            while head < queue.count, free == nil {
                let pattern = queue[head]
                head += 1
                for line in 0..<lines where !seen[line] && accepts(pattern, line) {
                    seen[line] = true
                    cameFrom[line] = pattern
                    guard let holder = patternOfLine[line] else {
                        free = line
                        break
                    }
                    queue.append(holder)
                }
            }
            while let line = free, let pattern = cameFrom[line] {
                free = lineOfPattern[pattern]
                lineOfPattern[pattern] = line
                patternOfLine[line] = pattern
            }
        }
    }
}

extension Acceptance {
    /// Returns the line of each step of an unordered block, among `lines`; nil for a step without one.
    ///
    /// A literal can only have a line of its own class, and those are all alike: it takes one before the matchers choose.
    func matching(of block: Range<Int>, among lines: [Int]) -> [Int?] {
        var result = [Int?](repeating: nil, count: block.count)
        var free: [Int32: [Int]] = [:]
        for line in lines.reversed() { free[classes[line], default: []].append(line) }
        var open: [Int] = []
        for step in block {
            if symbols[step] < 0 {
                open.append(step)
            } else if let line = free[symbols[step]]?.popLast() {
                result[step - block.lowerBound] = line
            }
        }
        guard !open.isEmpty else { return result }
        let rest = free.values.joined().sorted()
        let matching = BipartiteMatching(patterns: open.count, lines: rest.count) {
            accepts(open[$0], rest[$1])
        }
        for (index, line) in matching.lineOfPattern.enumerated() {
            result[open[index] - block.lowerBound] = line.map { rest[$0] }
        }
        return result
    }
}
