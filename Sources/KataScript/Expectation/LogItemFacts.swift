internal import KataDiagnostics

extension LogItem {
    /// The patterns of single lines inside the item, in order.
    public var patterns: [LinePattern] {
        switch self {
        case .line(let pattern): [pattern]
        case .unordered(let patterns, _): patterns
        case .times(_, let items, _): items.flatMap(\.patterns)
        case .gap, .anyLines: []
        }
    }

    /// Tells whether the item takes any number of lines.
    public var isGap: Bool { if case .gap = self { true } else { false } }
}

extension LinePattern {
    /// The names that a regular expression captures, `(?<name>…)`; none for other patterns.
    public var captures: [Name] {
        guard kind == .regularExpression else { return [] }
        var result: [Name] = []
        for piece in template.pieces {
            guard case .text(let text) = piece else { continue }
            result += RegularExpressionCheck.captureNames(in: text).map { Name($0, range: range) }
        }
        return result
    }
}
