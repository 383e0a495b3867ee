internal import KataDiagnostics
internal import KataYAML

/// Reads an item of an expected log in its list form: a text, or a map of one matcher.
enum LogItemReader {
    /// Returns what the item stands for; `lines` gives several.
    static func items(_ node: YAMLNode, diagnostics: inout Diagnostics) -> [LogItem] {
        switch node.kind {
        case .refused: return []
        case .scalar: return literal(node, diagnostics: &diagnostics).map { [.line($0)] } ?? []
        case .sequence:
            diagnostics.add(quote(node, .lineTakenForList))
            return []
        case .mapping: return matcher(node, diagnostics: &diagnostics)
        }
    }

    /// Returns the patterns of an item where only single lines count; `place` names where.
    static func patterns(
        _ node: YAMLNode, place: String, diagnostics: inout Diagnostics
    ) -> [LinePattern] {
        let items = items(node, diagnostics: &diagnostics)
        let patterns = items.compactMap { item -> LinePattern? in
            if case .line(let pattern) = item { pattern } else { nil }
        }
        if patterns.count < items.count || patterns.count > 1 {
            diagnostics.add(ExpectationProblem.notOneLine(place: place).diagnostic(at: first(of: node)))
        }
        return patterns
    }

    /// Returns the literal line that a scalar is, whatever it ends in.
    private static func literal(_ node: YAMLNode, diagnostics: inout Diagnostics) -> LinePattern? {
        guard !node.isAbsent else {
            let place = SourceRange(max(0, node.range.start - 1), node.range.start)
            diagnostics.add(
                ExpectationProblem.emptyItem.diagnostic(
                    at: place,
                    fix: FixIt(
                        "write an empty line", replacing: SourceRange(node.range.end, node.range.end),
                        with: " ''")))
            return nil
        }
        guard let text = line(node, diagnostics: &diagnostics) else { return nil }
        let range = 0..<text.length
        return LinePattern(
            kind: .literal, template: TemplateParser.template(text.located, range, diagnostics: &diagnostics),
            range: node.range, source: String(decoding: text.located.bytes[range], as: UTF8.self))
    }

    /// Returns the one line that a scalar holds, and its length without a last line break.
    private static func line(
        _ node: YAMLNode, diagnostics: inout Diagnostics
    ) -> (located: LocatedText, length: Int)? {
        if let comment = node.trailingComment {
            diagnostics.add(
                ExpectationProblem.lineCutByComment.diagnostic(
                    at: comment, fix: Quoting.fix(from: node.range.start, in: node.file)))
            return nil
        }
        if node.kind == .scalar(.folded) {
            diagnostics.add(ExpectationProblem.noBlock(isFolded: true).diagnostic(at: first(of: node)))
            return nil
        }
        let text = node.text
        let endsLine = node.kind == .scalar(.literal) && text.bytes.last == UInt8(ascii: "\n")
        let length = text.bytes.count - (endsLine ? 1 : 0)
        if let lineBreak = text.bytes[..<length].firstIndex(of: UInt8(ascii: "\n")) {
            diagnostics.add(
                ExpectationProblem.lineBreakInLine.diagnostic(at: text.fileRange(lineBreak, lineBreak + 1)))
            return nil
        }
        return (text, length)
    }

    private static func matcher(_ node: YAMLNode, diagnostics: inout Diagnostics) -> [LogItem] {
        let entries = node.entries
        guard let first = entries.first else {
            diagnostics.add(quote(node, .lineTakenForList))
            return []
        }
        let key = first.key.string
        let table = KataTables.matcherKeys
        if table[key] == nil, nearestName(to: key, among: table.keys.map(\.name)) == nil || entries.count > 1
        {
            diagnostics.add(quote(node, .lineTakenForMap(key: key), at: first.key.range))
            return []
        }
        if entries.count > 1 {
            diagnostics.add(
                ExpectationProblem.severalMatchers(first: key).diagnostic(at: entries[1].key.range))
            return []
        }
        guard let map = MapReader(node, table, diagnostics: &diagnostics), map[key] != nil else { return [] }
        return matcher(key, first.value, map, diagnostics: &diagnostics)
    }

    private static func matcher(
        _ key: String, _ value: YAMLNode, _ map: MapReader, diagnostics: inout Diagnostics
    ) -> [LogItem] {
        let range = map.node.range
        switch key {
        case "glob", "re", "has":
            return pattern(key, value, range, diagnostics: &diagnostics).map { [.line($0)] } ?? []
        case "any":
            return map.integer(key, diagnostics: &diagnostics).map { [.anyLines($0, range)] } ?? []
        case "some":
            guard let isTrue = map.truth(key, diagnostics: &diagnostics) else { return [] }
            if !isTrue { diagnostics.add(ExpectationProblem.someIsFalse.diagnostic(at: value.range)) }
            return [.gap(range)]
        case "unordered":
            let patterns = map.items(key, diagnostics: &diagnostics).flatMap {
                Self.patterns($0, place: "'unordered'", diagnostics: &diagnostics)
            }
            return [.unordered(patterns, range)]
        case "times":
            guard let times = map.map(key, diagnostics: &diagnostics) else { return [] }
            let count = times.integer("n", diagnostics: &diagnostics)
            let repeated = times["of"].map { items($0, diagnostics: &diagnostics) } ?? []
            if repeated.contains(where: \.isGap) {
                let place = times["of"].map { Self.first(of: $0) } ?? range
                diagnostics.add(ExpectationProblem.repeatedGap.diagnostic(at: place))
            }
            guard let count, !repeated.isEmpty else { return [] }
            return [.times(count, repeated, range)]
        default:
            return ExpectationReader.block(value, diagnostics: &diagnostics) ?? []
        }
    }

    private static func pattern(
        _ key: String, _ value: YAMLNode, _ range: SourceRange, diagnostics: inout Diagnostics
    ) -> LinePattern? {
        guard value.isScalar, !value.isAbsent else {
            value.reportShape("'\(key)'", wanted: "text", diagnostics: &diagnostics)
            return nil
        }
        guard let text = line(value, diagnostics: &diagnostics) else { return nil }
        if text.length == 0 {
            diagnostics.add(ExpectationProblem.emptyMatcher(suffix: key).diagnostic(at: value.range))
        }
        let kind: LinePattern.Kind = key == "glob" ? .glob : key == "re" ? .regularExpression : .contains
        let body = 0..<text.length
        let template = TemplateParser.template(text.located, body, diagnostics: &diagnostics)
        let source = String(decoding: text.located.bytes[body], as: UTF8.self)
        let pattern = LinePattern(kind: kind, template: template, range: range, source: "\(source) (\(key))")
        if kind == .regularExpression {
            RegularExpressionCheck.check(pattern, text: text.located, range: body, diagnostics: &diagnostics)
        }
        return pattern
    }

    /// Returns a diagnostic whose fix quotes the item as it stands in the file.
    private static func quote(
        _ node: YAMLNode, _ problem: ExpectationProblem, at place: SourceRange? = nil
    ) -> Diagnostic {
        let isOneLine = node.file.line(at: node.range.start) == node.file.line(at: node.range.end)
        let text = node.file.text(in: node.range)
        let fix = FixIt("quote the line", replacing: node.range, with: Quoting.quoted(text))
        return problem.diagnostic(at: place ?? first(of: node), fix: isOneLine ? fix : nil)
    }

    private static func first(of node: YAMLNode) -> SourceRange {
        SourceRange(node.range.start, min(node.range.start + 1, max(node.range.end, node.range.start)))
    }
}
