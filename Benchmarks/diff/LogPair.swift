/// Two logs to compare.
struct LogPair {
    /// What the logs are, in words.
    let name: String
    /// The lines of the first log.
    let expected: [String]
    /// The lines of the second log.
    let written: [String]

    /// Makes two logs of which the second has about one in a hundred lines changed, removed or added.
    static func changed(lines: Int, percent: Int, _ random: inout Numbers) -> LogPair {
        var expected: [String] = []
        var written: [String] = []
        for line in 0..<lines {
            let text = "\(line) order \(random.next(5_000)) of table \(line % 97) is ready"
            expected.append(text)
            guard random.next(100) < percent else {
                written.append(text)
                continue
            }
            switch random.next(4) {
            case 0: break
            case 1: written += [text, "the waiter asks again"]
            default: written.append("\(line) order \(random.next(5_000)) is late")
            }
        }
        return LogPair(name: "\(lines) lines, \(percent) % changed", expected: expected, written: written)
    }

    /// Makes two logs without a common line.
    static func nothingInCommon(lines: Int) -> LogPair {
        LogPair(
            name: "\(lines) lines, nothing in common", expected: (0..<lines).map { "expected line \($0)" },
            written: (0..<lines).map { "written line \($0)" })
    }

    /// Makes two logs of the same lines in orders that have nothing to do with each other.
    static func shuffled(lines: Int, _ random: inout Numbers) -> LogPair {
        let expected = (0..<lines).map { "line \($0) of many" }
        var written = expected
        for index in stride(from: lines - 1, to: 0, by: -1) { written.swapAt(index, random.next(index + 1)) }
        return LogPair(name: "\(lines) lines, shuffled", expected: expected, written: written)
    }
}

/// Numbers that are the same in every run (a linear congruential generator; Knuth's MMIX constants).
struct Numbers {
    /// The state.
    var state: UInt64

    /// Returns a number in `0..<bound`.
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
