import KataDiagnostics
import KataScript
import KataTranscript

/// Finds the leftmost, shortest alignment under which all captures agree.
///
/// Goes back where a line that depends on a capture does not fit. A place of a segment that failed is not tried again
/// with the same captures, so the cost is bounded by lines times items for each way of binding them; there may be many
/// ways, so the search has a budget.
struct CaptureSearch {
    /// How many lines may be looked at before the expectation is called ambiguous.
    static let budget = 4_000_000

    private let acceptance: Acceptance
    private let compiler: PatternCompiler
    private let segments: [Range<Int>]
    private var spent = 0
    private var failed: Set<Attempt> = []

    /// A segment tried from a line on, with the captures so far.
    private struct Attempt: Hashable {
        let segment: Int
        let line: Int
        let bindings: [[UInt8]]
    }

    /// Prepares a search.
    init(_ acceptance: Acceptance, compiler: PatternCompiler) {
        self.acceptance = acceptance
        self.compiler = compiler
        segments = acceptance.segments
    }

    /// Returns what the log binds, beyond `bindings`; nil if no alignment accepts all.
    mutating func run(_ bindings: Bindings) throws(ExpectationError) -> Bindings? {
        try place(0, from: 0, bindings)
    }

    /// Returns the bindings after a step has accepted a line; nil if it does not.
    func accept(_ step: Int, _ line: Int, _ bindings: Bindings) throws(ExpectationError) -> Bindings? {
        guard acceptance.accepts(step, line) else { return nil }
        guard var matcher = acceptance.expected.matcher(of: step) else { return bindings }
        if case .open(let pattern, _) = matcher {
            matcher = try compiler.matcher(pattern, bound: bindings)
            if case .glob(let glob) = matcher {
                return glob.matches(acceptance.lines.utf8(of: line)) ? bindings : nil
            }
        }
        guard case .expression(let number, let names) = matcher else { return bindings }
        let text = acceptance.lines.text(of: line)
        guard !names.isEmpty else { return acceptance.expressions.matches(number, text) ? bindings : nil }
        guard let captures = acceptance.expressions.captures(number, text) else { return nil }
        var bound = bindings
        for (name, value) in captures {
            if let known = bound[name] ?? compiler.values[name], !known.utf8.elementsEqual(value.utf8) {
                return nil
            }
            bound[name] = value
        }
        return bound
    }

    private mutating func place(
        _ index: Int, from line: Int, _ bindings: Bindings
    ) throws(ExpectationError) -> Bindings? {
        guard index < segments.count else { return bindings }
        let last = acceptance.lines.count - segments[index].count
        let start = index == segments.count - 1 ? (index == 0 && last != line ? last + 1 : last) : line
        let end = index == 0 ? min(0, last) : last
        guard start >= line, start <= end else { return nil }
        let key = bindings.sorted { $0.key < $1.key }.flatMap { [Array($0.key.utf8), Array($0.value.utf8)] }
        for place in start...end {
            let attempt = Attempt(segment: index, line: place, bindings: key)
            guard !failed.contains(attempt) else { continue }
            if let bound = try walk(index, segments[index].lowerBound, place, bindings) { return bound }
            failed.insert(attempt)
        }
        return nil
    }

    private mutating func walk(
        _ index: Int, _ step: Int, _ line: Int, _ bindings: Bindings
    ) throws(ExpectationError) -> Bindings? {
        var (step, line, bindings) = (step, line, bindings)
        while step < segments[index].upperBound {
            try spend(step)
            if let block = acceptance.expected.block(of: step) {
                let lines = Array(line..<(line + block.count))
                guard acceptance.matching(of: block, among: lines).allSatisfy({ $0 != nil }) else {
                    return nil
                }
                if block.contains(where: binds) {
                    return try choose(index, block, step, lines, end: line + block.count, bindings)
                }
                step = block.upperBound
                line += block.count
            } else {
                guard let bound = try accept(step, line, bindings) else { return nil }
                bindings = bound
                step += 1
                line += 1
            }
        }
        return try place(index + 1, from: line, bindings)
    }

    /// Gives each step of a block one of the lines left, in the order of the file, and goes on behind the block.
    private mutating func choose(
        _ index: Int, _ block: Range<Int>, _ step: Int, _ lines: [Int], end: Int, _ bindings: Bindings
    ) throws(ExpectationError) -> Bindings? {
        guard step < block.upperBound else { return try walk(index, step, end, bindings) }
        for (position, line) in lines.enumerated() {
            try spend(step)
            guard let bound = try accept(step, line, bindings) else { continue }
            var rest = lines
            rest.remove(at: position)
            if let result = try choose(index, block, step + 1, rest, end: end, bound) { return result }
        }
        return nil
    }

    private func binds(_ step: Int) -> Bool {
        switch acceptance.expected.matcher(of: step) {
        case .open: true
        case .expression(_, let names): !names.isEmpty
        case .gap, .any, .glob, nil: false
        }
    }

    private mutating func spend(_ step: Int) throws(ExpectationError) {
        spent += 1
        if spent > CaptureSearch.budget {
            let range = acceptance.expected.text(of: step).range ?? SourceRange(0, 0)
            throw ExpectationError(.tooManyCaptureChoices(tried: CaptureSearch.budget), at: range)
        }
    }
}
