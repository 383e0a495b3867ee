/// The cheapest alignment of a stretch of steps, gaps among them, with a stretch of lines, by dynamic programming.
///
/// A missing step and an unexpected line cost 1 each, lines in a gap nothing. Among the cheapest it takes the leftmost,
/// shortest. Costs are kept for two rows; the way back takes two bits a cell.
struct GapAlignment {
    /// How many cells, steps times lines, may be looked at.
    static let cellLimit = 16_000_000

    private enum Way: UInt8 {
        case accept = 0
        case nextStep = 1
        case nextLine = 2
    }

    private let acceptance: Acceptance
    private let steps: Range<Int>
    private let lines: Range<Int>
    private var ways: [UInt8]

    /// Aligns `steps` with `lines`; their product must be at most `cellLimit`.
    init(_ acceptance: Acceptance, steps: Range<Int>, lines: Range<Int>) {
        self.acceptance = acceptance
        self.steps = steps
        self.lines = lines
        ways = [UInt8](repeating: 0, count: (steps.count + 1) * (lines.count + 1) / 4 + 1)
        fill()
    }

    /// Adds the pairs to an alignment.
    func join(in alignment: inout Alignment) {
        var step = steps.lowerBound
        var line = lines.lowerBound
        while step < steps.upperBound || line < lines.upperBound {
            let isGap = step < steps.upperBound && acceptance.isGap(step)
            switch way(step, line) {
            case .accept:
                alignment.join(step, line)
                step += 1
                line += 1
            case .nextStep: step += 1
            case .nextLine:
                if isGap { alignment.join(step, line) }
                line += 1
            }
        }
    }

    private mutating func fill() {
        let count = lines.count
        var below = (0...count).map { Int32(count - $0) }
        for line in lines { set(.nextLine, steps.upperBound, line) }
        var row = below
        for step in steps.reversed() {
            let isGap = acceptance.isGap(step)
            let block = acceptance.expected.block(of: step)
            row[count] = below[count] + (isGap ? 0 : 1)
            set(.nextStep, step, lines.upperBound)
            for place in stride(from: count - 1, through: 0, by: -1) {
                let line = lines.lowerBound + place
                if isGap {
                    row[place] = min(below[place], row[place + 1])
                    set(below[place] <= row[place + 1] ? .nextStep : .nextLine, step, line)
                    continue
                }
                let accepts =
                    block.map { acceptance.blockAccepts($0, line) } ?? acceptance.accepts(step, line)
                let otherwise = min(below[place], row[place + 1]) + 1
                if accepts, below[place + 1] <= otherwise {
                    row[place] = below[place + 1]
                    set(.accept, step, line)
                } else {
                    row[place] = otherwise
                    set(below[place] <= row[place + 1] ? .nextStep : .nextLine, step, line)
                }
            }
            swap(&row, &below)
        }
    }

    private func cell(_ step: Int, _ line: Int) -> Int {
        (step - steps.lowerBound) * (lines.count + 1) + line - lines.lowerBound
    }

    private mutating func set(_ way: Way, _ step: Int, _ line: Int) {
        let cell = cell(step, line)
        ways[cell / 4] |= way.rawValue << UInt8(cell % 4 * 2)
    }

    private func way(_ step: Int, _ line: Int) -> Way {
        let cell = cell(step, line)
        return Way(rawValue: ways[cell / 4] >> UInt8(cell % 4 * 2) & 3) ?? .accept
    }
}
