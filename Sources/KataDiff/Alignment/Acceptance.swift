import KataScript
import KataTranscript

/// Which steps of an expected log accept which lines; a regular expression is asked once for equal lines.
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
    /// By regular expression and class; globs are asked again, which costs less than to remember.
    private var verdicts: [Question: Bool] = [:]
    /// By class what the block that was asked last said: 0 unknown, 1 no, 2 yes.
    private var blockVerdicts: (block: Range<Int>, ofClass: [UInt8]) = (0..<0, [])

    private struct Question: Hashable {
        let matcher: Int
        let lineClass: Int32
    }

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
        if blockVerdicts.block != block { blockVerdicts = (block, [UInt8](repeating: 0, count: classCount)) }
        let number = Int(classes[line])
        if blockVerdicts.ofClass[number] == 0 {
            blockVerdicts.ofClass[number] = block.contains { accepts($0, line) } ? 2 : 1
        }
        return blockVerdicts.ofClass[number] == 2
    }

    private func asks(_ matcher: Int, _ line: Int) -> Bool {
        switch expected.matchers[matcher] {
        case .gap, .any: return true
        case .glob(let glob), .open(_, let glob): return glob.matches(lines.utf8(of: line))
        case .expression(let expression, _):
            let question = Question(matcher: matcher, lineClass: classes[line])
            if let known = verdicts[question] { return known }
            let verdict = expressions.matches(expression, lines.text(of: line))
            verdicts[question] = verdict
            return verdict
        }
    }
}
