public import KataDiagnostics
import KataStructure
import KataText
import KataWorkers
import KataYAML

/// Reads `plugin.yaml`; unknown keys and values of the wrong kind are reported.
public struct ManifestReader {
    /// Reads a pattern module's manifest, whose folder is called `folder`.
    public static func pattern(_ source: SourceFile, folder: String) -> ManifestFile<PatternManifest> {
        read(source, kind: "pattern", folder: folder, ManifestTables.pattern, PatternManifest.init)
    }

    /// Reads a language's manifest, whose folder is called `folder`.
    public static func language(_ source: SourceFile, folder: String) -> ManifestFile<LanguageManifest> {
        read(source, kind: "language", folder: folder, ManifestTables.language, LanguageManifest.init)
    }

    /// Tells what is wrong with a file of sentences for reuse.
    public static func structure(_ source: SourceFile) -> Diagnostics {
        var diagnostics = Diagnostics()
        let rules = StructureReader.preset(source, &diagnostics)
        if let rules { StructureCheck.check(rules, names: nil, diagnostics: &diagnostics) }
        return diagnostics
    }

    private static func read<Manifest>(
        _ source: SourceFile, kind: String, folder: String, _ table: MapTable,
        _ make: (MapReader, inout Diagnostics) -> Manifest?
    ) -> ManifestFile<Manifest> {
        var diagnostics = Diagnostics()
        guard let root = YAMLReader.root(of: source, diagnostics: &diagnostics) else {
            if !diagnostics.hasErrors {
                diagnostics.add(ManifestProblem.empty.diagnostic(at: SourceRange(0, 0)))
            }
            return ManifestFile(manifest: nil, source: source, diagnostics: diagnostics)
        }
        let found = root.entries.first { $0.key.string == "kind" }
        if let found, found.value.isScalar, found.value.string != kind,
            ["pattern", "language"].contains(found.value.string)
        {
            diagnostics.add(
                ManifestProblem.wrongKind(found: found.value.string, wanted: kind).diagnostic(
                    at: found.value.range))
            return ManifestFile(manifest: nil, source: source, diagnostics: diagnostics)
        }
        if let format = root.entries.first(where: { $0.key.string == "plugin" })?.value, format.isScalar,
            let number = Int(format.string), number > 1
        {
            diagnostics.add(ManifestProblem.newerFormat(number).diagnostic(at: format.range))
            return ManifestFile(manifest: nil, source: source, diagnostics: diagnostics)
        }
        guard let map = MapReader(root, table, diagnostics: &diagnostics) else {
            return ManifestFile(manifest: nil, source: source, diagnostics: diagnostics)
        }
        _ = map.integer("plugin", diagnostics: &diagnostics)
        _ = map.choice("kind", diagnostics: &diagnostics)
        if let id = map.identifier("id", diagnostics: &diagnostics), id.string != folder {
            diagnostics.add(
                ManifestProblem.otherFolder(id: id.string, folder: folder).diagnostic(at: id.range))
        }
        let manifest = make(map, &diagnostics)
        return ManifestFile(
            manifest: diagnostics.hasErrors ? nil : manifest, source: source, diagnostics: diagnostics)
    }
}

extension PatternManifest {
    fileprivate init?(_ map: MapReader, _ diagnostics: inout Diagnostics) {
        id = map["id"]?.string ?? ""
        version = map.string("version", diagnostics: &diagnostics) ?? ""
        language = map.identifier("language", diagnostics: &diagnostics)?.string ?? "swift"
        languageMode = map.integer("swift", diagnostics: &diagnostics)
        titles = []
        if let title = map["title"] {
            if title.isScalar {
                titles = [("", title.string)]
            } else {
                titles = map.entries("title", diagnostics: &diagnostics).map {
                    ($0.key.string, $0.value.string)
                }
            }
        }
        if map["contract"] != nil {
            let types = map.entries("contract", diagnostics: &diagnostics)
            contract = Contract(
                types: types.compactMap { Contract.PromisedType($0.key, $0.value, &diagnostics) })
        }
        guard let node = map["structure"] else { return }
        structure = StructureReader.read(node, &diagnostics)
        // What a preset leaves open can be held against it only where it is found.
        if let structure, structure.preset == nil, !diagnostics.hasErrors {
            StructureCheck.check(
                structure.rules, names: contract?.names, diagnostics: &diagnostics)
        }
    }
}

extension Contract.PromisedType {
    fileprivate init?(_ name: YAMLNode, _ node: YAMLNode, _ diagnostics: inout Diagnostics) {
        guard let map = MapReader(node, ManifestTables.promisedType, diagnostics: &diagnostics) else {
            return nil
        }
        self.name = name.string
        constructors = map.strings("make", diagnostics: &diagnostics)
        properties = map.entries("properties", diagnostics: &diagnostics).compactMap { entry in
            entry.value.readText("a property's type", diagnostics: &diagnostics).map {
                (entry.key.string, $0.string)
            }
        }
        methods = map.strings("methods", diagnostics: &diagnostics)
        cases = map.strings("cases", diagnostics: &diagnostics)
    }
}

extension NameSpelling {
    fileprivate init(_ map: MapReader, _ diagnostics: inout Diagnostics) {
        func style(_ key: String) -> Style {
            map.choice(key, diagnostics: &diagnostics).flatMap(Style.init(rawValue:)) ?? .camelCase
        }
        members = style("members")
        cases = style("cases")
    }
}

extension LanguageNeed {
    fileprivate init(_ map: MapReader, _ diagnostics: inout Diagnostics) {
        command = map.strings("run", diagnostics: &diagnostics)
        let isOne = map["file"]?.isScalar ?? true
        files =
            isOne
            ? map.string("file", diagnostics: &diagnostics).map { [$0] } ?? []
            : map.strings("file", diagnostics: &diagnostics)
        package = map.string("package", diagnostics: &diagnostics)
    }
}

extension LanguageManifest {
    fileprivate init?(_ map: MapReader, _ diagnostics: inout Diagnostics) {
        id = map["id"]?.string ?? ""
        version = map.string("version", diagnostics: &diagnostics) ?? ""
        title = map.string("title", diagnostics: &diagnostics) ?? ""
        extensions = map.strings("extensions", diagnostics: &diagnostics)
        ignored = map.strings("ignore", diagnostics: &diagnostics)
        tools = map.strings("tools", diagnostics: &diagnostics)
        needs = map.items("needs", diagnostics: &diagnostics).compactMap {
            MapReader($0, ManifestTables.need, diagnostics: &diagnostics).map {
                LanguageNeed($0, &diagnostics)
            }
        }
        keepsNames = map.choice("names", diagnostics: &diagnostics) == "kept"
        detect = .command(map.strings("detect", diagnostics: &diagnostics))
        runtime = LanguageManifest.steps("runtime", map, &diagnostics)
        build = LanguageManifest.steps("build", map, &diagnostics)
        copy = LanguageManifest.steps("copy", map, &diagnostics)
        tryProgram = map["try"].map { _ in .command(map.strings("try", diagnostics: &diagnostics)) }
        locate = map["locate"].map { _ in .command(map.strings("locate", diagnostics: &diagnostics)) }
        repair = map["repair"].map { _ in .command(map.strings("repair", diagnostics: &diagnostics)) }
        run = .command(map.strings("run", diagnostics: &diagnostics))
        serve = map["serve"].map { _ in .command(map.strings("serve", diagnostics: &diagnostics)) }
        resets = map.truth("resets", diagnostics: &diagnostics) ?? false
        spelling = map.map("spelling", diagnostics: &diagnostics).map { NameSpelling($0, &diagnostics) }
        let grace = map.map("grace", diagnostics: &diagnostics)
        self.grace = WorkerGrace(
            addressBytes: grace?.byteCount("address", diagnostics: &diagnostics) ?? 0,
            memoryBytes: grace?.byteCount("memory", diagnostics: &diagnostics) ?? 0)
        lacks = Set(
            map.items("lacks", diagnostics: &diagnostics).compactMap {
                $0.readChoice(
                    "an item of 'lacks'", of: LanguageAbility.allCases.map(\.rawValue),
                    diagnostics: &diagnostics)
            }.compactMap(LanguageAbility.init))
        priority = map.integer("priority", diagnostics: &diagnostics) ?? 0
    }

    private static func steps(_ key: String, _ map: MapReader, _ diagnostics: inout Diagnostics) -> [Step] {
        map.items(key, diagnostics: &diagnostics).compactMap { item in
            if item.isScalar {
                if item.string == "{jobs}" { return .printedJobs }
                diagnostics.add(ManifestProblem.noStep(item.string).diagnostic(at: item.range))
                return nil
            }
            let words = item.readItems("a step", diagnostics: &diagnostics) ?? []
            return .command(
                words.compactMap { $0.readText("a word of a step", diagnostics: &diagnostics)?.string })
        }
    }
}
