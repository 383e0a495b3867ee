public import KataDiagnostics
import KataSystem
import KataYAML

extension Registry {
    /// The folder of a language's plugin that holds how its starters look.
    private static let startersFolder = "starters"

    /// Returns the language that starters can be written in by that name: its own id, or that of a dialect.
    public func starterLanguage(_ name: String) throws(RegistryError) -> LanguagePlugin {
        if find(.language, name) == nil, let dialect = languageOfDialect(name) { return dialect }
        return try language(name)
    }

    /// Tells whether a file says how starters look: `starters/ID.yaml` in a language's plugin.
    public static func isStarterFile(_ path: String) -> Bool {
        let folder = Files.folder(of: Files.realPath(path))
        return path.hasSuffix(".yaml") && Files.name(of: folder) == startersFolder
            && Files.isFile("\(Files.folder(of: folder))/plugin.yaml")
    }

    /// Tells what is wrong with a file that says how starters look.
    public static func starterDiagnostics(_ source: SourceFile) -> Diagnostics {
        var diagnostics = Diagnostics()
        _ = StarterStyle(source, nil, &diagnostics)
        return diagnostics
    }

    private func languageOfDialect(_ name: String) -> LanguagePlugin? {
        guard !name.contains("/") else { return nil }
        return all(.language).lazy.filter { $0.isTrusted && $0.shadowedBy == nil }
            .first { Files.isFile("\($0.found.folder)/\(Registry.startersFolder)/\(name).yaml") }
            .flatMap { try? language($0.found.id) }
    }

    /// Returns how starters of a language or a dialect look; nil where the plugin does not say.
    public func starterStyle(
        _ name: String, of language: LanguagePlugin
    ) throws(RegistryError) -> StarterStyle? {
        let path = "\(language.found.folder)/\(Registry.startersFolder)/\(name).yaml"
        guard let bytes = Files.contents(path) else { return nil }
        let source = SourceFile(path: path, bytes: bytes)
        var diagnostics = Diagnostics()
        let style = StarterStyle(source, language.manifest.spelling, &diagnostics)
        guard let style, !diagnostics.hasErrors else { throw .invalid(source, diagnostics) }
        return style
    }
}

extension StarterStyle {
    /// Reads a file; what is wrong with it is reported.
    fileprivate init?(_ source: SourceFile, _ spelling: NameSpelling?, _ diagnostics: inout Diagnostics) {
        guard let root = YAMLReader.root(of: source, diagnostics: &diagnostics),
            let map = MapReader(root, StarterTables.starter, diagnostics: &diagnostics)
        else { return nil }
        _ = map.integer("starter", diagnostics: &diagnostics)
        file = map.string("file", diagnostics: &diagnostics) ?? ""
        comment = map.string("comment", diagnostics: &diagnostics) ?? ""
        parts = StarterStyle.texts(map, StarterTables.parts, &diagnostics)
        imports = map.entries("imports", diagnostics: &diagnostics).map { ($0.key.string, $0.value.string) }
        words = StarterStyle.texts(map, "words", StarterTables.words, &diagnostics)
        boxed = StarterStyle.texts(map, "boxed", StarterTables.words, &diagnostics)
        values = StarterStyle.texts(map, "values", StarterTables.values, &diagnostics)
        defaults = map.strings("defaults", diagnostics: &diagnostics)
        reserved = Set(map.strings("reserved", diagnostics: &diagnostics))
        overloads = map.truth("overloads", diagnostics: &diagnostics) ?? false
        assignsAll = map.truth("assignsAll", diagnostics: &diagnostics) ?? false
        blankLines = map.integer("blankLines", diagnostics: &diagnostics) ?? 1
        self.spelling = spelling ?? NameSpelling()
    }

    private static func texts(
        _ map: MapReader, _ key: String, _ table: MapTable, _ diagnostics: inout Diagnostics
    ) -> [String: String] {
        map.map(key, diagnostics: &diagnostics).map { texts($0, table.keys, &diagnostics) } ?? [:]
    }

    private static func texts(
        _ map: MapReader, _ keys: [MapKey], _ diagnostics: inout Diagnostics
    ) -> [String: String] {
        var result: [String: String] = [:]
        for key in keys { result[key.name] = map.string(key.name, diagnostics: &diagnostics) }
        return result
    }
}
