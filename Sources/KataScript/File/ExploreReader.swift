internal import KataDiagnostics
internal import KataYAML

/// Reads `explore`: what sequences that are made up may contain.
enum ExploreReader {
    /// Returns the rules, with what cannot be read reported.
    static func rules(_ node: YAMLNode, diagnostics: inout Diagnostics) -> ExploreRules {
        var rules = ExploreRules()
        guard let map = MapReader(node, KataTables.exploreKeys, diagnostics: &diagnostics) else {
            return rules
        }
        rules.leftOut = Set(map.strings("leave out", diagnostics: &diagnostics))
        rules.begin = map["begin"].flatMap {
            ScriptReader.block($0, key: "begin", diagnostics: &diagnostics)
        }
        rules.length = map.integer("length", diagnostics: &diagnostics) ?? rules.length
        rules.points = map.integer("points", diagnostics: &diagnostics) ?? rules.points
        rules.isHidden = map.truth("hidden", diagnostics: &diagnostics) ?? rules.isHidden
        guard let entries = map["values"]?.readEntries("'values'", diagnostics: &diagnostics) else {
            return rules
        }
        for (key, value) in entries {
            let place = place(key, diagnostics: &diagnostics)
            let values = values(value, diagnostics: &diagnostics)
            if let place, let values { rules.values.append((place, values)) }
        }
        return rules
    }

    /// Reads `Work.hour`, `Person(name)` or `Board.press(row)`.
    private static func place(_ key: YAMLNode, diagnostics: inout Diagnostics) -> ExploreRules.Place? {
        var head = key.string[...]
        var parameter: String?
        if head.hasSuffix(")"), let open = head.lastIndex(of: "(") {
            parameter = String(head[head.index(after: open)...].dropLast())
            head = head[..<open]
        }
        let names = head.split(separator: ".", omittingEmptySubsequences: false)
        let isMember = names.count > 1 && names.last?.first?.isLowercase == true
        let isWhole = names.allSatisfy { !$0.isEmpty } && parameter != "" && (isMember || parameter != nil)
        guard isWhole else {
            diagnostics.add(FileProblem.badExplorePlace(text: key.string).diagnostic(at: key.range))
            return nil
        }
        return ExploreRules.Place(
            type: (isMember ? names.dropLast() : names).joined(separator: "."),
            member: isMember ? String(names[names.count - 1]) : "init", parameter: parameter)
    }

    private static func values(_ node: YAMLNode, diagnostics: inout Diagnostics) -> ExploreRules.Values? {
        if node.kind == .sequence {
            let items = node.items.compactMap {
                ParameterReader.expression($0, diagnostics: &diagnostics)
            }
            return items.isEmpty ? refused(node, diagnostics: &diagnostics) : .list(items)
        }
        guard node.isScalar else { return refused(node, diagnostics: &diagnostics) }
        return node.holds("any") ? .any : range(node.string) ?? refused(node, diagnostics: &diagnostics)
    }

    /// Reads `0...24`, or `0...24 step 0.5`.
    private static func range(_ text: String) -> ExploreRules.Values? {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 1 || words.count == 3 && words[1] == "step",
            let dots = words[0].firstRange(of: "..."),
            let lower = Double(words[0][..<dots.lowerBound]),
            let upper = Double(words[0][dots.upperBound...]), lower <= upper
        else { return nil }
        guard words.count == 3 else { return .range(lower...upper, step: 0) }
        guard let step = Double(words[2]), step > 0 else { return nil }
        return .range(lower...upper, step: step)
    }

    private static func refused(_ node: YAMLNode, diagnostics: inout Diagnostics) -> ExploreRules.Values? {
        if node.kind != .refused {
            let text = node.isScalar ? node.string : ""
            diagnostics.add(FileProblem.badExploreValues(text: text).diagnostic(at: node.range))
        }
        return nil
    }
}
