import KataDiff
import KataScript
import KataTranscript

/// Moves matchers to the line behind theirs where the line before them changed.
///
/// Of `a`, `* (glob)` and the lines `b`, `c` the glob takes the first it can, `b`, so that `a` would go and `c` come. What
/// the author meant is that `a` became `b`, and the glob takes `c`.
struct LineShift {
    let items: [LogItem]
    /// Tells whether a matcher accepts a line.
    let accepts: (LinePattern, String) -> Bool

    /// Makes a shift whose matchers know the values of `${name}`.
    init(_ items: [LogItem], values: [String: String]) {
        self.items = items
        accepts = { pattern, line in
            var comparer = LogComparer(constants: values)
            do {
                return try comparer.compare([.line(pattern)], with: Transcript(lines: [line])) == nil
            } catch {
                return false
            }
        }
    }

    /// Returns the steps with matchers moved.
    func shifted(_ steps: [ComparedStep]) -> [ComparedStep] {
        var result = steps
        var index = 0
        while index < result.count {
            if case .missing(let item, _) = result[index], items[item].singleLine != nil {
                shift(&result, from: index, item)
            }
            index += 1
        }
        return result
    }

    /// Moves the matchers behind a line that was not found, if each accepts the line behind its own.
    private func shift(_ steps: inout [ComparedStep], from start: Int, _ missing: Int) {
        var end = start + 1
        var lines: [String] = []
        var matchers: [Int] = []
        while end < steps.count, case .accepted(let item, let line?) = steps[end], isMovable(item) {
            matchers.append(item)
            lines.append(line)
            end += 1
        }
        guard !matchers.isEmpty, end < steps.count,
            case .unexpected(let line, let replaced, let place) = steps[end]
        else { return }
        lines.append(line)
        let isFit = zip(matchers, lines.dropFirst()).allSatisfy { item, line in
            items[item].singleLine.map { accepts($0, line) } ?? false
        }
        guard isFit else { return }
        var moved: [ComparedStep] = [.unexpected(line: lines[0], item: missing)]
        moved += zip(matchers, lines.dropFirst()).map { .accepted(item: $0, line: $1) }
        if let replaced { moved.append(.missing(item: replaced, place: place)) }
        steps.replaceSubrange(start...end, with: moved)
    }

    private func isMovable(_ item: Int) -> Bool {
        guard let pattern = items[item].singleLine else { return false }
        return pattern.kind != .literal && pattern.captures.isEmpty
    }
}
