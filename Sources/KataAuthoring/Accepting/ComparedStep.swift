import KataDiagnostics
import KataDiff
import KataScript

/// A step through an expected log and the lines that were written, side by side.
enum ComparedStep: Equatable {
    /// An item accepted a line; a gap may have taken none.
    case accepted(item: Int, line: String?)
    /// An item, or the part of an item at that place, found no line.
    case missing(item: Int, place: SourceRange? = nil)
    /// A line that nothing accepted; it may stand where an item, or a part of one, found none.
    case unexpected(line: String, item: Int?, place: SourceRange? = nil)

    /// The item that the step is about.
    var item: Int? {
        switch self {
        case .accepted(let item, _), .missing(let item, _): item
        case .unexpected(_, let item, _): item
        }
    }

    /// Returns the steps of a comparison that left nothing out.
    static func steps(of mismatch: LogMismatch, _ items: [LogItem]) -> [ComparedStep] {
        var steps: [ComparedStep] = []
        for row in mismatch.hunks.flatMap(\.lines) {
            switch row.kind {
            case .context:
                if let item = row.expected?.item {
                    steps.append(.accepted(item: item, line: row.actual?.text))
                }
            case .missing:
                if let item = row.expected?.item {
                    steps.append(.missing(item: item, place: row.expected?.range))
                }
            case .unexpected:
                var replaced: (item: Int, place: SourceRange?)?
                if row.replacesPrevious, case .missing(let item, let place) = steps.last {
                    replaced = (item, place)
                    steps.removeLast()
                }
                steps.append(
                    .unexpected(line: row.actual?.text ?? "", item: replaced?.item, place: replaced?.place))
            }
        }
        return takenBack(steps, items)
    }

    /// Returns the items that stand for several lines and did not get them as they should.
    static func brokenItems(_ steps: [ComparedStep], _ items: [LogItem]) -> Set<Int> {
        var broken: Set<Int> = []
        for (index, item) in items.enumerated() where item.singleLine == nil && !item.isGap {
            guard let first = steps.firstIndex(where: { $0.item == index }),
                let last = steps.lastIndex(where: { $0.item == index })
            else { continue }
            let isWhole = steps[first...last].allSatisfy {
                if case .accepted(index, _) = $0 { true } else { false }
            }
            if !isWhole { broken.insert(index) }
        }
        return broken
    }

    /// Takes lines back from a gap for the lines beside it that found none.
    ///
    /// A gap takes whatever it can, so a line that changed next to it would be lost to it, and with it the watch over it.
    private static func takenBack(_ steps: [ComparedStep], _ items: [LogItem]) -> [ComparedStep] {
        let forwards = takenBackBehindGaps(steps, items)
        return Array(takenBackBehindGaps(forwards.reversed(), items).reversed())
    }

    private static func takenBackBehindGaps(_ steps: [ComparedStep], _ items: [LogItem]) -> [ComparedStep] {
        var result: [ComparedStep] = []
        var index = 0
        while index < steps.count {
            var missing: [Int] = []
            while index < steps.count, case .missing(let item, _) = steps[index],
                items[item].singleLine != nil
            {
                missing.append(item)
                index += 1
            }
            var lines: [String] = []
            while lines.count < missing.count, case .accepted(let gap, let line?) = result.last,
                items[gap].isGap
            {
                lines.insert(line, at: 0)
                result.removeLast()
            }
            let kept = missing.count - lines.count
            result += missing.prefix(kept).map { .missing(item: $0) }
            result += zip(missing.suffix(lines.count), lines).map { .unexpected(line: $1, item: $0) }
            if index < steps.count {
                result.append(steps[index])
                index += 1
            }
        }
        return result
    }
}
