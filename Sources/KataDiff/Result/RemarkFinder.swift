/// Finds what can be said about a differing log as a whole.
struct RemarkFinder {
    private let acceptance: Acceptance
    private let missing: [Int]
    private let unexpected: [Int]
    private let lastAccepted: (step: Int, line: Int)

    /// Collects the differences of an alignment.
    init(_ acceptance: Acceptance, _ alignment: Alignment) {
        self.acceptance = acceptance
        missing = alignment.lineOfStep.indices.filter {
            alignment.lineOfStep[$0] < 0 && !acceptance.isGap($0)
        }
        unexpected = alignment.stepOfLine.indices.filter { alignment.stepOfLine[$0] < 0 }
        lastAccepted = (
            alignment.lineOfStep.lastIndex { $0 >= 0 } ?? -1, alignment.stepOfLine.lastIndex { $0 >= 0 } ?? -1
        )
    }

    /// The number of missing lines.
    var missingCount: Int { missing.count }

    /// The number of unexpected lines.
    var unexpectedCount: Int { unexpected.count }

    /// The remarks; at most one, the most telling.
    var remarks: [LogRemark] {
        if missing.isEmpty { return extraLines }
        if unexpected.isEmpty { return missingLines }
        if isReordered { return [.onlyTheOrderDiffers] }
        guard missing.count != unexpected.count, hasSameText else { return [] }
        let difference = missing.count - unexpected.count
        return [difference > 0 ? .missingLineBreaks(difference) : .extraLineBreaks(-difference)]
    }

    private var extraLines: [LogRemark] {
        guard let first = unexpected.first else { return [] }
        let areBlank = unexpected.allSatisfy { acceptance.lines.bounds(of: $0).isEmpty }
        let areLast = first > lastAccepted.line
        switch (areBlank, areLast) {
        case (true, true): return [.extraBlankLinesAtEnd(unexpected.count)]
        case (true, false): return [.extraBlankLines(unexpected.count)]
        case (false, _) where acceptance.stepCount == 0: return [.nothingExpected]
        case (false, true): return lastAccepted.line < 0 ? [] : [.onlyExtraLinesAtEnd(unexpected.count)]
        case (false, false): return []
        }
    }

    private var missingLines: [LogRemark] {
        guard let first = missing.first, first > lastAccepted.step else { return [] }
        let areBlank = missing.allSatisfy { acceptance.symbols[$0] >= 0 && bounds(of: $0).isEmpty }
        if areBlank { return [.missingBlankLinesAtEnd(missing.count)] }
        return acceptance.lines.count == 0 ? [.nothingWritten] : [.endsEarly(missing: missing.count)]
    }

    /// Where the text of a step without a matcher stands.
    private func bounds(of step: Int) -> Range<Int> {
        acceptance.expected.literals.bounds(of: acceptance.expected.entry(of: step))
    }

    /// Tells whether what is missing is what is unexpected but for line breaks.
    private var hasSameText: Bool {
        guard missing.allSatisfy({ acceptance.symbols[$0] >= 0 }) else { return false }
        let wanted = missing.lazy.flatMap { acceptance.expected.literals.bytes[bounds(of: $0)] }
        return wanted.elementsEqual(unexpected.lazy.flatMap { acceptance.lines.utf8(of: $0) })
    }

    private var isReordered: Bool {
        guard missing.count == unexpected.count else { return false }
        let wanted = missing.map { acceptance.symbols[$0] }.sorted()
        return wanted == unexpected.map { acceptance.classes[$0] }.sorted()
    }
}
