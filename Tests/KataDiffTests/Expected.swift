import KataDiagnostics
import KataScript

/// Builds expected items as the parser would, with ranges counted in items.
enum Make {
    static func range(_ place: Int = 0) -> SourceRange { SourceRange(place, place + 1) }

    /// Returns text with `${name}` as a template.
    static func template(_ text: String) -> Template {
        var pieces: [Template.Piece] = []
        var rest = text[...]
        while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            if start.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<start.lowerBound]))) }
            pieces.append(.reference(Name(String(rest[start.upperBound..<end]), range: range())))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty || pieces.isEmpty { pieces.append(.text(String(rest))) }
        return Template(pieces: pieces)
    }

    /// Returns the pattern of a block line: a literal, or by its suffix a matcher.
    static func pattern(_ line: String, _ place: Int = 0) -> LinePattern {
        let kinds: [(String, LinePattern.Kind)] = [
            (" (glob)", .glob), (" (re)", .regularExpression), (" (has)", .contains), (" (lit)", .literal),
        ]
        for (suffix, kind) in kinds where line.hasSuffix(suffix) {
            return LinePattern(
                kind: kind, template: template(String(line.dropLast(suffix.count))), range: range(place),
                source: line)
        }
        return LinePattern(kind: .literal, template: template(line), range: range(place), source: line)
    }

    /// Returns the items of block lines; besides what a block can say, `any N`, `N x LINE` and `{a | b}` for unordered.
    static func items(_ lines: [String]) -> [LogItem] {
        lines.enumerated().map { item($1, $0) }
    }

    private static func item(_ line: String, _ place: Int) -> LogItem {
        if line == "..." { return .gap(range(place)) }
        if line.hasPrefix("any "), let count = Int(line.dropFirst(4)) {
            return .anyLines(count, range(place))
        }
        if line.hasPrefix("{"), line.hasSuffix("}") {
            let parts = line.dropFirst().dropLast().split(separator: " | ").map { pattern(String($0), place) }
            return .unordered(parts, range(place))
        }
        if let cross = line.firstIndex(of: "x"), let count = Int(line[..<cross].dropLast()) {
            return .times(count, [item(String(line[cross...].dropFirst(2)), place)], range(place))
        }
        return .line(pattern(line, place))
    }
}

extension Substring {
    /// Returns where `text` stands first.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
