internal import KataDiagnostics
internal import KataYAML

/// Reads `expect`: a block of lines, a list of items, or a map of `log`, `never` and `error`.
enum ExpectationReader {
    /// Returns the expectation; nil after reporting why there is none.
    static func read(_ node: YAMLNode, diagnostics: inout Diagnostics) -> Expectation? {
        guard node.kind == .mapping else {
            return log(node, what: "'expect'", diagnostics: &diagnostics).map {
                Expectation(log: $0, range: node.range)
            }
        }
        guard let map = MapReader(node, KataTables.expectationKeys, diagnostics: &diagnostics) else {
            return nil
        }
        if node.entries.isEmpty {
            diagnostics.add(ExpectationProblem.emptyMap.diagnostic(at: node.range))
            return nil
        }
        var expectation = Expectation(log: nil, range: node.range)
        if let value = map["log"] { expectation.log = log(value, what: "'log'", diagnostics: &diagnostics) }
        for item in map.items("never", diagnostics: &diagnostics) {
            expectation.never += LogItemReader.patterns(item, place: "'never'", diagnostics: &diagnostics)
        }
        if let text = map.text("error", diagnostics: &diagnostics) {
            let template = TemplateParser.template(text, 0..<text.bytes.count, diagnostics: &diagnostics)
            expectation.error = LinePattern(
                kind: .glob, template: template, range: text.range, source: text.string)
        }
        return expectation
    }

    /// Returns the items of a log in its block or list form.
    private static func log(
        _ node: YAMLNode, what: String, diagnostics: inout Diagnostics
    ) -> [LogItem]? {
        switch node.kind {
        case .refused: return nil
        case .sequence:
            return node.items.flatMap { LogItemReader.items($0, diagnostics: &diagnostics) }
        case .mapping:
            node.reportShape(what, wanted: "a block or a list of lines", diagnostics: &diagnostics)
            return nil
        case .scalar: break
        }
        return block(node, diagnostics: &diagnostics)
    }

    /// Returns the lines of a block or quoted text.
    static func block(_ node: YAMLNode, diagnostics: inout Diagnostics) -> [LogItem]? {
        guard node.isScalar else {
            node.reportShape("'lines'", wanted: "a block of lines", diagnostics: &diagnostics)
            return nil
        }
        let start = SourceRange(node.range.start, min(node.range.start + 1, node.range.end))
        if node.isAbsent {
            diagnostics.add(ExpectationProblem.empty.diagnostic(at: start))
            return nil
        }
        switch node.kind {
        case .scalar(.folded):
            diagnostics.add(
                ExpectationProblem.noBlock(isFolded: true).diagnostic(
                    at: start, fix: FixIt("keep the lines", replacing: start, with: "|")))
            return nil
        case .scalar(.plain):
            let fix = node.joinsLines ? nil : Quoting.fix(from: node.range.start, in: node.file)
            let place = node.joinsLines ? start : node.range
            diagnostics.add(ExpectationProblem.noBlock(isFolded: false).diagnostic(at: place, fix: fix))
            return nil
        default: break
        }
        let text = node.text
        guard !text.bytes.isEmpty else {
            diagnostics.add(ExpectationProblem.empty.diagnostic(at: start))
            return nil
        }
        return LogLineParser.items(text, diagnostics: &diagnostics)
    }
}
