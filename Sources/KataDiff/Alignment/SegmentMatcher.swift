/// Decides whether a log is as expected where no line depends on what another one captured.
///
/// Between gaps every step takes one line, so a segment has a fixed length, and each may be put at the first place
/// where it fits: the leftmost, shortest alignment, found without going back.
struct SegmentMatcher {
    /// The questions.
    let acceptance: Acceptance

    /// Returns the first line of each segment of the expectation; nil if the log is not as expected.
    func places() -> [Int]? {
        let segments = acceptance.segments
        let lineCount = acceptance.lines.count
        var places: [Int] = []
        var line = 0
        for (index, segment) in segments.enumerated() {
            let isFirst = index == 0
            let isLast = index == segments.count - 1
            let last = lineCount - segment.count
            guard last >= line else { return nil }
            let candidates =
                switch (isFirst, isLast) {
                case (true, true): last == 0 ? 0...0 : nil
                case (true, false): 0...0
                case (false, true): last...last
                case (false, false): line...last
                } as ClosedRange<Int>?
            guard let place = candidates?.first(where: { fits(segment, at: $0) }) else { return nil }
            places.append(place)
            line = place + segment.count
        }
        return places
    }

    /// Tells whether the steps of a segment accept the lines from `line` on.
    private func fits(_ segment: Range<Int>, at line: Int) -> Bool {
        var step = segment.lowerBound
        let shift = line - segment.lowerBound
        while step < segment.upperBound {
            if let block = acceptance.expected.block(of: step) {
                let lines = Array((block.lowerBound + shift)..<(block.upperBound + shift))
                guard acceptance.matching(of: block, among: lines).allSatisfy({ $0 != nil }) else {
                    return false
                }
                step = block.upperBound
            } else {
                guard acceptance.accepts(step, step + shift) else { return false }
                step += 1
            }
        }
        return true
    }
}

extension Acceptance {
    /// The runs of steps between gaps, one more than there are gaps.
    var segments: [Range<Int>] {
        var segments: [Range<Int>] = []
        var start = 0
        for step in 0..<stepCount where isGap(step) {
            segments.append(start..<step)
            start = step + 1
        }
        return segments + [start..<stepCount]
    }
}
