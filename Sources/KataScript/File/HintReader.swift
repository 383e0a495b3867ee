internal import KataDiagnostics
internal import KataYAML

/// Reads the hints of a kata: a text each, or a map that says which scenarios it is for.
struct HintReader {
    /// The names of the kata's scenarios, those with errors of their own included.
    private let names: [String]

    /// Takes the names that a hint may be for from the map of a kata.
    init(_ kata: MapReader, id: String) {
        let nodes = kata["scenarios"]?.items.compactMap { $0.value(of: "name") }
        names = nodes.map { $0.compactMap(Self.name) } ?? [id]
    }

    /// Returns the name by which machines know a scenario.
    private static func name(_ node: YAMLNode) -> String? {
        guard node.kind == .mapping else { return node.string }
        var ignoredDiagnostics = Diagnostics()
        return TextReader.localized(node, "'name'", diagnostics: &ignoredDiagnostics)?.text()
    }

    /// Returns the hints in the order of the file.
    func hints(of items: [YAMLNode], diagnostics: inout Diagnostics) -> [Hint] {
        var hints: [Hint] = []
        for item in items {
            if let hint = hint(item, diagnostics: &diagnostics) { hints.append(hint) }
        }
        return hints
    }

    private func hint(_ node: YAMLNode, diagnostics: inout Diagnostics) -> Hint? {
        // 'for' could be a language; but no language has that code, and there would be no 'text'.
        guard node.value(of: "for") != nil || node.value(of: "text") != nil else {
            return TextReader.localized(node, "a hint", diagnostics: &diagnostics).map { Hint($0) }
        }
        guard let map = MapReader(node, KataTables.hint, diagnostics: &diagnostics) else { return nil }
        let scenarios = map["for"].map { self.scenarios($0, diagnostics: &diagnostics) } ?? []
        guard let text = map["text"] else { return nil }
        return TextReader.localized(text, "'text' of a hint", diagnostics: &diagnostics).map {
            Hint($0, scenarios: scenarios)
        }
    }

    private func scenarios(_ node: YAMLNode, diagnostics: inout Diagnostics) -> [String] {
        let isList = node.kind == .sequence
        if isList, node.items.isEmpty {
            diagnostics.add(FileProblem.noScenarioNamed.diagnostic(at: node.range))
        }
        var result: [String] = []
        for item in isList ? node.items : [node] {
            guard let name = item.readText("'for'", diagnostics: &diagnostics) else { continue }
            if !names.contains(where: { $0.utf8.elementsEqual(name.string.utf8) }) {
                refuse(name, in: item, diagnostics: &diagnostics)
            }
            result.append(name.string)
        }
        return result
    }

    private func refuse(_ name: LocatedText, in node: YAMLNode, diagnostics: inout Diagnostics) {
        let near = nearestName(to: name.string, among: names)
        let fix = near.map { near in
            FixIt(
                "write '\(near)'", replacing: node.range, with: isPlain(near) ? near : Quoting.quoted(near))
        }
        let problem = FileProblem.unknownScenario(name: name.string, nearest: near, names: names)
        diagnostics.add(problem.diagnostic(at: node.range, fix: fix))
    }

    /// Tells whether a name needs no quotes, neither in a list nor alone.
    private func isPlain(_ name: String) -> Bool {
        guard name.unicodeScalars.first?.properties.isAlphabetic == true, name.last != " " else {
            return false
        }
        return name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " || $0 == "-" }
    }
}
