/// Walks over an alignment in the order of the log: what is accepted, and the regions that differ in between.
struct AlignmentWalk {
    /// A stretch of the two logs.
    enum Piece {
        /// A step that accepted a line, or a gap that took none.
        case accepted(step: Int, line: Int?)
        /// Steps that accepted nothing, and lines that nothing accepted; `line` is the first line not walked over before.
        case differing(missing: [Int], unexpected: [Int], line: Int)
    }

    private let acceptance: Acceptance
    private let alignment: Alignment

    /// Prepares a walk.
    init(_ acceptance: Acceptance, _ alignment: Alignment) {
        self.acceptance = acceptance
        self.alignment = alignment
    }

    /// Calls `visit` with each piece.
    func forEach(_ visit: (Piece) -> Void) {
        var region = Region()
        var next = 0
        let lineCount = alignment.stepOfLine.count
        for line in 0..<lineCount {
            let step = Int(alignment.stepOfLine[line])
            guard step >= 0 else {
                region.add(unexpected: line, at: line)
                continue
            }
            let block = acceptance.expected.block(of: step)
            passOver(&next, upTo: block?.lowerBound ?? step, line, &region, visit)
            region.end(visit)
            visit(.accepted(step: step, line: line))
            if block == nil { next = acceptance.isGap(step) ? step : step + 1 }
        }
        passOver(&next, upTo: alignment.lineOfStep.count, lineCount, &region, visit)
        region.end(visit)
    }

    /// Reports the steps that have no line.
    private func passOver(
        _ next: inout Int, upTo end: Int, _ line: Int, _ region: inout Region, _ visit: (Piece) -> Void
    ) {
        while next < end {
            if alignment.lineOfStep[next] < 0 {
                if acceptance.isGap(next) {
                    region.end(visit)
                    visit(.accepted(step: next, line: nil))
                } else {
                    region.add(missing: next, at: line)
                }
            }
            next += 1
        }
    }

    /// A region that differs, as it grows.
    private struct Region {
        var missing: [Int] = []
        var unexpected: [Int] = []
        var line: Int?

        mutating func add(missing step: Int, at line: Int) {
            if self.line == nil { self.line = line }
            missing.append(step)
        }

        mutating func add(unexpected line: Int, at place: Int) {
            if self.line == nil { self.line = place }
            unexpected.append(line)
        }

        mutating func end(_ visit: (Piece) -> Void) {
            guard let line else { return }
            visit(.differing(missing: missing, unexpected: unexpected, line: line))
            self = Region()
        }
    }
}
