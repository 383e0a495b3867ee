public import KataDiagnostics
import KataSystem
import KataYAML

/// A change of the reference that no scenario could show, with why.
public struct EquivalentMutant: Sendable {
    /// The source file, by its path below the sources.
    public let file: LocatedText
    /// The reference's lines, without the blanks around each.
    public let line: LocatedText
    /// The same lines of the mutant; empty where they go away.
    public let becomes: String
    /// Why nothing shows it.
    public let why: String
}

/// Reads `equivalents.yaml` beside a module.
public enum EquivalentReader {
    private static let table = MapTable(
        "a file of equivalent mutants",
        [
            MapKey(
                "equivalents", .integer(1...1), "the number of the format; the first key", isRequired: true),
            MapKey(
                "mutants", .list(.map(entry)), "changes of the reference that nothing shows", isRequired: true
            ),
        ])

    private static let entry = MapTable(
        "an equivalent mutant",
        [
            MapKey("in", .text, "the file, by its path below 'Solution'", isRequired: true),
            MapKey("line", .text, "the line of the reference", isRequired: true),
            MapKey("becomes", .text, "the line of the mutant; nothing where it is absent"),
            MapKey("why", .text, "why no scenario can show it", isRequired: true),
        ])

    /// Returns the equivalents of a module; nil where it has no such file.
    public static func equivalents(of plugin: PatternPlugin) -> ManifestFile<[EquivalentMutant]>? {
        let path = plugin.found.folder + "/equivalents.yaml"
        guard let bytes = Files.contents(path) else { return nil }
        return equivalents(SourceFile(path: path, bytes: bytes))
    }

    /// Reads a file of equivalents; what is wrong with one leaves out that one.
    public static func equivalents(_ source: SourceFile) -> ManifestFile<[EquivalentMutant]> {
        var diagnostics = Diagnostics()
        guard let root = YAMLReader.root(of: source, diagnostics: &diagnostics),
            let map = MapReader(root, table, diagnostics: &diagnostics)
        else { return ManifestFile(manifest: nil, source: source, diagnostics: diagnostics) }
        _ = map.integer("equivalents", diagnostics: &diagnostics)
        let list = map.items("mutants", diagnostics: &diagnostics).compactMap {
            EquivalentMutant($0, entry, &diagnostics)
        }
        return ManifestFile(manifest: list, source: source, diagnostics: diagnostics)
    }
}

extension EquivalentMutant {
    fileprivate init?(_ node: YAMLNode, _ table: MapTable, _ diagnostics: inout Diagnostics) {
        guard let map = MapReader(node, table, diagnostics: &diagnostics) else { return nil }
        let becomes = map["becomes"] == nil ? "" : map.string("becomes", diagnostics: &diagnostics)
        guard let file = map.text("in", diagnostics: &diagnostics),
            let line = map.text("line", diagnostics: &diagnostics), let becomes,
            let why = map.string("why", diagnostics: &diagnostics)
        else { return nil }
        self.init(file: file, line: line, becomes: becomes, why: why)
    }
}
