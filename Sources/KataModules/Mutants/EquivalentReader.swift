import KataDiagnostics
import KataYAML

/// Reads `equivalents.yaml`; unknown keys and values of the wrong kind are reported.
enum EquivalentReader {
    /// Reads a file of equivalents; what is wrong with one leaves out that one.
    static func equivalents(
        _ source: SourceFile, diagnostics: inout Diagnostics
    ) -> [EquivalentMutant] {
        guard let root = YAMLReader.root(of: source, diagnostics: &diagnostics) else {
            if !diagnostics.hasErrors {
                diagnostics.add(EquivalentProblem.empty.diagnostic(at: SourceRange(0, 0)))
            }
            return []
        }
        if let format = root.entries.first(where: { $0.key.string == "equivalents" })?.value, format.isScalar,
            let number = Int(format.string), number > 1
        {
            diagnostics.add(ManifestProblem.newerFormat(number).diagnostic(at: format.range))
            return []
        }
        guard let map = MapReader(root, MutantTables.equivalents, diagnostics: &diagnostics) else {
            return []
        }
        _ = map.integer("equivalents", diagnostics: &diagnostics)
        return map.items("mutants", diagnostics: &diagnostics).compactMap {
            EquivalentMutant($0, &diagnostics)
        }
    }
}

extension EquivalentMutant {
    fileprivate init?(_ node: YAMLNode, _ diagnostics: inout Diagnostics) {
        guard let map = MapReader(node, MutantTables.equivalent, diagnostics: &diagnostics) else {
            return nil
        }
        let becomes = map["becomes"] == nil ? "" : map.string("becomes", diagnostics: &diagnostics)
        let file = map.text("in", diagnostics: &diagnostics)
        let line = map.text("line", diagnostics: &diagnostics)
        let why = map.string("why", diagnostics: &diagnostics)
        guard let file, let line, let becomes, let why else { return nil }
        self.init(file: file, line: line, becomes: becomes, why: why)
    }
}
