import KataScript

/// Which steps of an expected log accept which lines, each question to a matcher asked once for equal lines.
final class Acceptance {
    /// The expected log.
    let expected: ExpectedLog
    /// The lines that were written.
    let lines: LineTable
    /// The class of each line.
    let classes: [Int32]
    /// How many classes there are.
    let classCount: Int
    /// By step: the class of a literal, or the complement of a matcher's number.
    let symbols: [Int32]
    /// Where regular expressions are kept.
    let expressions: RegexLibrary
    /// By matcher and class: 0 unknown, 1 no, 2 yes.
    private var verdicts: [[UInt8]]
    /// By the first step of a block, and class: the same of the block as a whole.
    private var blockVerdicts: [Int: [UInt8]] = [:]

    /// Prepares the questions.
    init(_ expected: ExpectedLog, _ lines: LineTable, expressions: RegexLibrary) {
        let numbered = LineClasses(expected: expected.literals, actual: lines)
        self.expected = expected
        self.lines = lines
        self.expressions = expressions
        classes = numbered.actual
        classCount = numbered.count
        if expected.matchers.isEmpty {
            let isIdentity = expected.stepCount == numbered.expected.count
            symbols =
                isIdentity
                ? numbered.expected
                : (0..<expected.stepCount).map { numbered.expected[expected.entry(of: $0)] }
        } else {
            symbols = (0..<expected.stepCount).map { step in
                let entry = expected.entry(of: step)
                let matcher = expected.matcherOfEntry[entry]
                return matcher < 0 ? numbered.expected[entry] : ~matcher
            }
        }
        verdicts = [[UInt8]](repeating: [], count: expected.matchers.count)
    }

    /// The number of steps.
    var stepCount: Int { symbols.count }

    /// Tells whether a step is a gap.
    func isGap(_ step: Int) -> Bool {
        let symbol = symbols[step]
        if symbol >= 0 { return false }
        if case .gap = expected.matchers[Int(~symbol)] { return true }
        return false
    }

    /// Tells whether a step that is no gap accepts a line; one that depends on a capture might.
    ///
    /// A step of an unordered block answers for itself, not for the block.
    @inline(__always)
    func accepts(_ step: Int, _ line: Int) -> Bool {
        let symbol = symbols[step]
        return symbol >= 0 ? symbol == classes[line] : asks(Int(~symbol), line)
    }

    /// Tells whether any step of an unordered block accepts a line.
    func blockAccepts(_ block: Range<Int>, _ line: Int) -> Bool {
        var verdicts = blockVerdicts[block.lowerBound] ?? [UInt8](repeating: 0, count: classCount)
        let number = Int(classes[line])
        if verdicts[number] == 0 {
            verdicts[number] = block.contains { accepts($0, line) } ? 2 : 1
            blockVerdicts[block.lowerBound] = verdicts
        }
        return verdicts[number] == 2
    }

    private func asks(_ matcher: Int, _ line: Int) -> Bool {
        if case .any = expected.matchers[matcher] { return true }
        if verdicts[matcher].isEmpty { verdicts[matcher] = [UInt8](repeating: 0, count: classCount) }
        let number = Int(classes[line])
        let known = verdicts[matcher][number]
        if known != 0 { return known == 2 }
        let verdict =
            switch expected.matchers[matcher] {
            case .gap, .any: true
            case .glob(let glob), .open(_, let glob): glob.matches(lines.utf8(of: line))
            case .expression(let expression, _): expressions.matches(expression, lines.text(of: line))
            }
        verdicts[matcher][number] = verdict ? 2 : 1
        return verdict
    }
}
