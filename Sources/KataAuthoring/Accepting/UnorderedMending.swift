import KataDiagnostics
import KataScript

/// An unordered item that found as many other lines as it misses.
struct UnorderedMending {
    /// The item.
    let item: Int
    /// The steps that it is made of, the other lines between them included.
    let steps: Range<Int>
    /// The lines, each with the place of the one that it replaces.
    let lines: [LogRevision.MendedLine]

    /// Finds the lines that stand between the item's own, or right beside them; nil if they are too many or too few.
    init?(_ item: Int, _ steps: [ComparedStep]) {
        func isStray(_ index: Int) -> Bool {
            guard steps.indices.contains(index), case .unexpected(_, nil, _) = steps[index] else {
                return false
            }
            return true
        }
        let own = steps.indices.filter { steps[$0].item == item }
        guard var first = own.first, var last = own.last else { return nil }
        while isStray(first - 1) { first -= 1 }
        while isStray(last + 1) { last += 1 }
        var places: [SourceRange] = []
        var lines: [RevisedLine] = []
        for index in first...last {
            switch steps[index] {
            case .missing(item, let place?): places.append(place)
            case .unexpected(let line, item, let place?):
                places.append(place)
                lines.append(RevisedLine(line))
            case .unexpected(let line, nil, _): lines.append(RevisedLine(line))
            case .accepted(item, _): break
            default: return nil
            }
        }
        guard places.count == lines.count else { return nil }
        self.item = item
        self.steps = first..<last + 1
        self.lines = zip(places, lines).map { LogRevision.MendedLine(place: $0, line: $1) }
    }

    /// Finds the unordered items of a log that need only other lines.
    static func all(in steps: [ComparedStep], _ items: [LogItem]) -> [UnorderedMending] {
        ComparedStep.brokenItems(steps, items).sorted().compactMap { item in
            guard case .unordered = items[item] else { return nil }
            return UnorderedMending(item, steps)
        }
    }
}
