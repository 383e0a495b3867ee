import KataDiagnostics
import KataScript

/// An expected log as a flat row of steps, each of which accepts one line; only a gap accepts any number.
///
/// `times` is written out, `any: N` becomes N steps, an unordered item a block of steps. A step refers to an entry: a
/// line as it stands in the file, or the kind of a gap.
struct ExpectedLog {
    /// Where an entry comes from.
    struct Origin {
        /// The item of the expectation.
        var item: Int32
        /// The item inside a repeated one, as an index of `repeated`; -1 where the item itself is meant.
        var repeated: Int32 = -1
        /// The pattern inside an unordered item.
        var inner: Int32 = 0
    }

    /// How many steps an expectation may come to.
    static let stepLimit = 8_000_000

    /// The literal text of each entry; empty for matchers.
    private(set) var literals = LineTable()
    /// The matcher of each entry, -1 for a literal; nothing where all are literals.
    private(set) var matcherOfEntry: [Int32] = []
    /// What accepts the lines of steps that are no literals.
    private(set) var matchers: [Matcher] = []
    /// The steps of each unordered item, in order.
    private(set) var blocks: [Range<Int>] = []
    /// Tells whether a line depends on what another one captured, so that alignments differ in more than their places.
    private(set) var needsSearch = false
    /// Tells whether any line captures something.
    private(set) var hasCaptures = false
    /// Tells whether any line is matched by a regular expression.
    private(set) var usesExpressions = false
    private var entryOfStep: [Int32]?
    private var origins: [Origin] = []
    private let items: [LogItem]
    /// The items inside repeated ones.
    private var repeated: [LogItem] = []
    private var captured: Set<String> = []
    /// What is known of references before anything is compared.
    private let values: Bindings

    /// Expects exactly the lines of another log.
    init(lines: LineTable) {
        items = []
        values = [:]
        literals = lines
    }

    /// Expects what `items` say.
    init(_ items: [LogItem], compiler: PatternCompiler) throws(ExpectationError) {
        self.items = items
        values = compiler.values
        captured = Set(compiler.values.keys)
        literals.reserve(items.count)
        origins.reserveCapacity(items.count)
        var steps: [Int32] = []
        steps.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            try append(item, Origin(item: Int32(index)), to: &steps, compiler)
            guard steps.count <= ExpectedLog.stepLimit else {
                throw ExpectationError(.tooManyLines(limit: ExpectedLog.stepLimit), at: item.range)
            }
        }
        entryOfStep = steps
    }

    /// The number of steps.
    var stepCount: Int { entryOfStep?.count ?? literals.count }

    /// Returns the entry that a step refers to.
    func entry(of step: Int) -> Int { entryOfStep.map { Int($0[step]) } ?? step }

    /// Returns the matcher of a step; nil for a literal.
    func matcher(of step: Int) -> Matcher? {
        guard !matcherOfEntry.isEmpty else { return nil }
        let number = matcherOfEntry[entry(of: step)]
        return number < 0 ? nil : matchers[Int(number)]
    }

    /// Returns the unordered block that a step belongs to.
    func block(of step: Int) -> Range<Int>? {
        guard !blocks.isEmpty else { return nil }
        var low = 0
        var high = blocks.count
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].upperBound <= step { low = middle + 1 } else { high = middle }
        }
        return low < blocks.count && blocks[low].contains(step) ? blocks[low] : nil
    }

    /// Returns the item of the expectation that a step comes from; nil when a log is expected as it is.
    func item(of step: Int) -> Int? { items.isEmpty ? nil : Int(origins[entry(of: step)].item) }

    /// Returns the line pattern that a step comes from, if it is one.
    func pattern(of step: Int) -> LinePattern? {
        guard !items.isEmpty else { return nil }
        let origin = origins[entry(of: step)]
        switch source(of: origin) {
        case .line(let pattern): return pattern
        case .unordered(let patterns, _): return patterns[Int(origin.inner)]
        case .gap, .anyLines, .times: return nil
        }
    }

    /// Returns how a step is written, for people, and where.
    func text(of step: Int) -> ExpectedText {
        let literal = literals.text(of: entry(of: step))
        guard let item = item(of: step) else {
            return ExpectedText(item: nil, source: literal, text: literal, isLiteral: true, range: nil)
        }
        if let pattern = pattern(of: step) {
            let isLiteral = matcher(of: step) == nil
            return ExpectedText(
                item: item, source: pattern.source, text: isLiteral ? literal : pattern.source(with: values),
                isLiteral: isLiteral, range: pattern.range)
        }
        let inner = source(of: origins[entry(of: step)])
        var source = "..."
        if case .anyLines(let count, _) = inner { source = "any: \(count)" }
        return ExpectedText(item: item, source: source, text: source, isLiteral: false, range: inner.range)
    }

    private func source(of origin: Origin) -> LogItem {
        origin.repeated < 0 ? items[Int(origin.item)] : repeated[Int(origin.repeated)]
    }

    // MARK: - Writing out

    private mutating func append(
        _ item: LogItem, _ origin: Origin, to steps: inout [Int32], _ compiler: PatternCompiler
    ) throws(ExpectationError) {
        switch item {
        case .line(let pattern):
            steps.append(try add(pattern, origin, compiler))
            note(steps[steps.count - 1])
        case .gap:
            // Two gaps in a row are one.
            if let last = steps.last, case .gap = matcher(ofEntry: last) { return }
            steps.append(add(.gap, origin))
        case .anyLines(let count, _):
            let entry = add(.any, origin)
            let fitting = min(max(count, 0), ExpectedLog.stepLimit + 1)
            steps.append(contentsOf: repeatElement(entry, count: fitting))
        case .unordered(let patterns, _):
            let start = steps.count
            for (inner, pattern) in patterns.enumerated() {
                var place = origin
                place.inner = Int32(inner)
                steps.append(try add(pattern, place, compiler))
            }
            for entry in steps[start...] { note(entry) }
            if steps.count > start { blocks.append(start..<steps.count) }
        case .times(let count, let inner, let range):
            try append(inner, times: count, at: range, origin, to: &steps, compiler)
        }
    }

    private mutating func append(
        _ items: [LogItem], times count: Int, at range: SourceRange, _ origin: Origin,
        to steps: inout [Int32], _ compiler: PatternCompiler
    ) throws(ExpectationError) {
        guard count > 0 else { return }
        let start = steps.count
        let firstBlock = blocks.count
        for item in items {
            repeated.append(item)
            try append(
                item, Origin(item: origin.item, repeated: Int32(repeated.count - 1)), to: &steps, compiler)
        }
        let once = steps[start...]
        guard !once.isEmpty, !(once.count == 1 && isGap(once[start])) else { return }
        guard once.count * (count - 1) + steps.count <= ExpectedLog.stepLimit, count < ExpectedLog.stepLimit
        else {
            throw ExpectationError(.tooManyLines(limit: ExpectedLog.stepLimit), at: range)
        }
        let blocksOnce = blocks[firstBlock...]
        for _ in 1..<max(count, 1) {
            let shift = steps.count - start
            blocks += blocksOnce.map { ($0.lowerBound + shift)..<($0.upperBound + shift) }
            steps += once
        }
        // The same capture on every turn has to be equal each time.
        if count > 1 { for entry in once { note(entry) } }
    }

    private func matcher(ofEntry entry: Int32) -> Matcher? {
        let number = matcherOfEntry[Int(entry)]
        return number < 0 ? nil : matchers[Int(number)]
    }

    private func isGap(_ entry: Int32) -> Bool {
        if case .gap = matcher(ofEntry: entry) { true } else { false }
    }

    /// Notes what an entry captures or depends on.
    private mutating func note(_ entry: Int32) {
        switch matcher(ofEntry: entry) {
        case .expression(_, let names):
            hasCaptures = hasCaptures || !names.isEmpty
            for name in names where !captured.insert(name).inserted { needsSearch = true }
        case .open(let pattern, _):
            needsSearch = true
            guard pattern.kind == .regularExpression else { return }
            for case .text(let text) in pattern.template.pieces {
                captured.formUnion(RegexLibrary.groupNames(in: text))
            }
        case .gap, .any, .glob, nil: break
        }
    }

    private mutating func add(
        _ pattern: LinePattern, _ origin: Origin, _ compiler: PatternCompiler
    ) throws(ExpectationError) -> Int32 {
        if let text = compiler.literal(pattern) {
            literals.append(text.utf8)
            matcherOfEntry.append(-1)
            origins.append(origin)
            return Int32(origins.count - 1)
        }
        if pattern.kind == .regularExpression { usesExpressions = true }
        return add(try compiler.matcher(pattern, captured: captured), origin)
    }

    private mutating func add(_ matcher: Matcher, _ origin: Origin) -> Int32 {
        literals.append(EmptyCollection<UInt8>())
        matchers.append(matcher)
        matcherOfEntry.append(Int32(matchers.count - 1))
        origins.append(origin)
        return Int32(origins.count - 1)
    }
}
