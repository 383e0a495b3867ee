public import KataDiagnostics
import KataYAML

/// Reads `mutants.yaml` and `cheats.yaml`; unknown keys and values of the wrong kind are reported.
public enum MutantReader {
    /// Reads a file of wrong solutions; what is wrong with one leaves out that one.
    public static func mutants(_ source: SourceFile, _ kind: WrongKind = .mutants) -> ManifestFile<[Mutant]> {
        var diagnostics = Diagnostics()
        let mutants = mutants(source, kind, &diagnostics)
        return ManifestFile(manifest: mutants, source: source, diagnostics: diagnostics)
    }

    private static func mutants(
        _ source: SourceFile, _ kind: WrongKind, _ diagnostics: inout Diagnostics
    ) -> [Mutant]? {
        guard let root = YAMLReader.root(of: source, diagnostics: &diagnostics) else {
            if !diagnostics.hasErrors {
                diagnostics.add(MutantProblem.empty(kind).diagnostic(at: SourceRange(0, 0)))
            }
            return nil
        }
        let key = kind.rawValue
        if let format = root.entries.first(where: { $0.key.string == key })?.value, format.isScalar,
            let number = Int(format.string), number > 1
        {
            diagnostics.add(ManifestProblem.newerFormat(number).diagnostic(at: format.range))
            return nil
        }
        guard let map = MapReader(root, MutantTables.file(of: kind), diagnostics: &diagnostics) else {
            return nil
        }
        _ = map.integer(key, diagnostics: &diagnostics)
        return map.entries(MutantTables.list(of: kind), diagnostics: &diagnostics).compactMap {
            Mutant($0.key, $0.value, kind, &diagnostics)
        }
    }
}

extension Mutant {
    fileprivate init?(
        _ name: YAMLNode, _ node: YAMLNode, _ kind: WrongKind, _ diagnostics: inout Diagnostics
    ) {
        guard let name = name.readIdentifier("a \(kind.noun)'s name", diagnostics: &diagnostics),
            let map = MapReader(node, MutantTables.entry(of: kind), diagnostics: &diagnostics)
        else { return nil }
        let why = map.string("why", diagnostics: &diagnostics)
        let nodes = map.items("changes", diagnostics: &diagnostics)
        let changes = nodes.compactMap { MutantChange($0, &diagnostics) }
        if let list = map["changes"], list.kind == .sequence, nodes.isEmpty {
            diagnostics.add(MutantProblem.noChange(mutant: name.string).diagnostic(at: list.range))
        }
        guard let why, !changes.isEmpty, changes.count == nodes.count else { return nil }
        self.init(name: name, why: why, changes: changes)
    }
}

extension MutantChange {
    fileprivate init?(_ node: YAMLNode, _ diagnostics: inout Diagnostics) {
        guard let map = MapReader(node, MutantTables.mutantChange, diagnostics: &diagnostics) else {
            return nil
        }
        let file = map.text("in", diagnostics: &diagnostics)
        let from = map.text("from", diagnostics: &diagnostics)
        let to = map["to"]
        if let to, !to.isScalar { _ = map.text("to", diagnostics: &diagnostics) }
        guard let file, let from, to?.isScalar ?? true else { return nil }
        let isBlock = [.scalar(.literal), .scalar(.folded)].contains(map["from"]?.kind)
        self.init(file: file, from: from, meansWholeLines: isBlock, to: to?.string ?? "")
        if self.to.utf8.elementsEqual(from.string.utf8) {
            diagnostics.add(MutantProblem.sameText.diagnostic(at: from.range))
        }
    }
}
