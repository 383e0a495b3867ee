internal import KataDiagnostics
internal import KataYAML

/// What scenarios take from the top of the file by name: `setups` and `tables`.
final class SharedParts {
    /// An entry with what it holds, nil where that could not be read.
    private struct Part<Content> {
        var name: String
        var range: SourceRange
        var content: Content?
        var isUsed = false
    }

    private var setups: [Part<Block>] = []
    private var tables: [Part<[ParameterRow]>] = []

    /// Reads both.
    init(_ kata: MapReader, diagnostics: inout Diagnostics) {
        for (key, value) in kata.entries("setups", diagnostics: &diagnostics) {
            let block = ScriptReader.block(value, key: key.string, diagnostics: &diagnostics)
            setups.append(Part(name: key.string, range: key.range, content: block))
        }
        for (key, value) in kata.entries("tables", diagnostics: &diagnostics) {
            let rows = ParameterReader.rows(value, key: key.string, diagnostics: &diagnostics)
            tables.append(Part(name: key.string, range: key.range, content: rows))
        }
    }

    /// Returns the commands of the setups that a scenario uses, one after another; nil where it uses none.
    func setup(of scenario: MapReader, diagnostics: inout Diagnostics) -> Block? {
        guard let node = scenario["use"] else { return nil }
        let items =
            node.isScalar ? [node] : node.readItems("'use'", diagnostics: &diagnostics) ?? []
        if node.isAbsent || items.isEmpty && node.kind == .sequence {
            diagnostics.add(FileProblem.noSetupNamed.diagnostic(at: node.range))
            return nil
        }
        var statements: [Statement] = []
        for item in items {
            guard let name = item.readText("a name in 'use'", diagnostics: &diagnostics),
                let found = SharedParts.find(
                    name.string, in: &setups, key: "setups", at: item.range, diagnostics: &diagnostics)
            else { continue }
            statements += found.statements
        }
        return Block(statements: statements, range: node.range)
    }

    /// Returns the rows that a scenario has, its own or those of a table; nil where it has none.
    func rows(of scenario: MapReader, diagnostics: inout Diagnostics) -> [ParameterRow]? {
        guard let node = scenario["params"] else { return nil }
        guard node.isScalar, !node.isAbsent, !ParameterTable.isTable(node.string) else {
            return ParameterReader.rows(node, key: "params", diagnostics: &diagnostics)
        }
        return SharedParts.find(
            node.string, in: &tables, key: "tables", at: node.range, diagnostics: &diagnostics)
    }

    /// Reports what no scenario took.
    func reportUnused(diagnostics: inout Diagnostics) {
        guard !diagnostics.hasErrors else { return }
        for part in setups where !part.isUsed {
            diagnostics.add(
                FileProblem.unusedPart(name: part.name, key: "setups").diagnostic(at: part.range))
        }
        for part in tables where !part.isUsed {
            diagnostics.add(
                FileProblem.unusedPart(name: part.name, key: "tables").diagnostic(at: part.range))
        }
    }

    private static func find<Content>(
        _ name: String, in parts: inout [Part<Content>], key: String, at range: SourceRange,
        diagnostics: inout Diagnostics
    ) -> Content? {
        guard let index = parts.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
            let nearest = nearestName(to: name, among: parts.map(\.name))
            diagnostics.add(
                FileProblem.unknownPart(name: name, key: key, nearest: nearest).diagnostic(at: range))
            return nil
        }
        parts[index].isUsed = true
        return parts[index].content
    }
}
