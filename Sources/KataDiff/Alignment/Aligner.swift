/// Aligns an expected log with one that is not as expected, so that as little as possible differs.
///
/// What is alike at both ends is taken at once. Literals are then compared by Myers' algorithm; where matchers are
/// among them, by dynamic programming as long as that is cheap, and else between the literals that have a partner.
struct Aligner {
    private let acceptance: Acceptance
    private var alignment: Alignment

    /// Aligns the two.
    static func align(_ acceptance: Acceptance) -> Alignment {
        var aligner = Aligner(acceptance)
        aligner.alignEnds()
        for block in acceptance.expected.blocks { aligner.settle(block) }
        return aligner.alignment
    }

    private init(_ acceptance: Acceptance) {
        self.acceptance = acceptance
        alignment = Alignment(steps: acceptance.stepCount, lines: acceptance.lines.count)
    }

    private mutating func alignEnds() {
        var steps = 0..<acceptance.stepCount
        var lines = 0..<acceptance.lines.count
        while let step = steps.first, let line = lines.first, isPlain(step), acceptance.accepts(step, line) {
            alignment.join(step, line)
            steps.removeFirst()
            lines.removeFirst()
        }
        while let step = steps.last, let line = lines.last, isPlain(step), acceptance.accepts(step, line) {
            alignment.join(step, line)
            steps.removeLast()
            lines.removeLast()
        }
        align(steps, lines)
    }

    private mutating func align(_ steps: Range<Int>, _ lines: Range<Int>) {
        guard !steps.isEmpty, !lines.isEmpty else { return absorb(steps, lines) }
        let literals = steps.filter { acceptance.symbols[$0] >= 0 && isPlain($0) }
        if literals.count == steps.count {
            alignLiterals(literals, lines)
        } else if steps.count <= GapAlignment.cellLimit / lines.count {
            GapAlignment(acceptance, steps: steps, lines: lines).join(in: &alignment)
        } else {
            alignBetweenAnchors(literals, steps, lines)
        }
    }

    private mutating func alignLiterals(_ steps: [Int], _ lines: Range<Int>) {
        let symbols = steps.map { acceptance.symbols[$0] }
        let diff = SequenceDiff(symbols[...], acceptance.classes[lines], classCount: acceptance.classCount)
        var place = 0
        for line in lines where !diff.rightChanged[line - lines.lowerBound] {
            while diff.leftChanged[place] { place += 1 }
            alignment.join(steps[place], line)
            place += 1
        }
    }

    private mutating func alignBetweenAnchors(_ literals: [Int], _ steps: Range<Int>, _ lines: Range<Int>) {
        alignLiterals(literals, lines)
        let anchors = literals.filter { alignment.lineOfStep[$0] >= 0 }
        var from = (step: steps.lowerBound, line: lines.lowerBound)
        for anchor in anchors {
            let line = Int(alignment.lineOfStep[anchor])
            alignBetween(from.step..<anchor, from.line..<line)
            from = (anchor + 1, line + 1)
        }
        alignBetween(from.step..<steps.upperBound, from.line..<lines.upperBound)
    }

    /// Aligns what is left between two literals that have partners.
    private mutating func alignBetween(_ steps: Range<Int>, _ lines: Range<Int>) {
        if !steps.isEmpty, !lines.isEmpty, steps.count <= GapAlignment.cellLimit / lines.count {
            GapAlignment(acceptance, steps: steps, lines: lines).join(in: &alignment)
        } else {
            absorb(steps, lines)
        }
    }

    /// Gives all lines to a gap, if there is one among the steps.
    private mutating func absorb(_ steps: Range<Int>, _ lines: Range<Int>) {
        guard !lines.isEmpty, let gap = steps.first(where: acceptance.isGap) else { return }
        for line in lines { alignment.join(gap, line) }
    }

    /// Pairs the steps of an unordered block, so far aligned as if each were all of them, with the lines of the block.
    private mutating func settle(_ block: Range<Int>) {
        let taken = block.compactMap { alignment.lineOfStep[$0] < 0 ? nil : Int(alignment.lineOfStep[$0]) }
        guard let first = taken.min(), let last = taken.max() else { return }
        for step in block { alignment.part(step) }
        let lines = (first...last).filter { alignment.stepOfLine[$0] < 0 }
        for (index, line) in acceptance.matching(of: block, among: lines).enumerated() {
            if let line { alignment.join(block.lowerBound + index, line) }
        }
    }

    /// Tells whether a step accepts one line by itself.
    private func isPlain(_ step: Int) -> Bool {
        !acceptance.isGap(step) && acceptance.expected.block(of: step) == nil
    }
}
