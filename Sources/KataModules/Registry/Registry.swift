public import KataDiagnostics
import KataStructure
import KataSystem

/// Where plugins are looked for, in which order; an immutable value that reads a plugin only when it is asked for.
public struct Registry: Sendable {
    /// A folder that holds plugins.
    public struct Root: Sendable, Equatable {
        /// Why the folder is on the path, which tells whether its languages are trusted.
        public enum Origin: String, Sendable {
            /// `--plugins`.
            case option = "--plugins"
            /// `$KATA_PLUGINS`.
            case environment = "$KATA_PLUGINS"
            /// `Plugins/` beside or above a kata file.
            case kata = "beside the kata"
            /// The user's data folder.
            case user
            /// What came with kata.
            case installation
        }

        /// The folder.
        public var path: String
        /// Why it is on the path.
        public var origin: Origin

        /// Makes a root.
        public init(_ path: String, _ origin: Origin) {
            self.path = path
            self.origin = origin
        }
    }

    /// A plugin's folder, and where it was found.
    public struct Found: Sendable {
        /// The folder that holds `plugin.yaml`.
        public var folder: String
        /// The root that it was found in.
        public var root: Root

        /// The manifest's path.
        public var manifest: String { folder + "/plugin.yaml" }
        /// The folder's name, which is the plugin's id.
        public var id: String { Files.name(of: folder) }
    }

    /// A kind of plugin.
    public enum Kind: String, Sendable, CaseIterable {
        /// A module of types for katas.
        case pattern
        /// A way to make workers out of sources.
        case language

        /// The name of the folder that holds plugins of the kind.
        public var folder: String { rawValue + "s" }
    }

    /// The folders, the first to name an id wins.
    public let roots: [Root]
    /// Folders whose languages `kata plugin trust` allowed.
    public let trusted: [String]

    /// Makes a registry; each folder counts once, at its first place and with an origin that vouches for it, if any.
    public init(roots: [Root], trusted: [String] = []) {
        var unique: [Root] = []
        for root in roots where Files.isFolder(root.path) {
            let real = Files.realPath(root.path)
            if let index = unique.firstIndex(where: { Files.realPath($0.path) == real }) {
                if unique[index].origin == .kata { unique[index].origin = root.origin }
            } else {
                unique.append(root)
            }
        }
        self.roots = unique
        self.trusted = trusted
    }

    // MARK: Finding

    /// Returns the folder of the plugin that wins the id; nil if there is none.
    public func find(_ kind: Kind, _ id: String) -> Found? {
        candidates(kind, id).first { isUsable($0, kind) }
    }

    /// Returns a language's folder that was passed over because nothing vouches for it.
    public func untrusted(language id: String) -> Found? {
        candidates(.language, id).first { !isUsable($0, .language) }
    }

    /// Returns all plugins of a kind in the order of the path; one that another shadows comes with that one.
    public func all(_ kind: Kind) -> [(found: Found, isTrusted: Bool, shadowedBy: Found?)] {
        var result: [(found: Found, isTrusted: Bool, shadowedBy: Found?)] = []
        for root in roots {
            for name in Files.names(in: "\(root.path)/\(kind.folder)").sorted() {
                let found = Found(folder: "\(root.path)/\(kind.folder)/\(name)", root: root)
                guard Files.isFile(found.manifest) else { continue }
                let isTrusted = isUsable(found, kind)
                let winner = result.first { $0.found.id == found.id && $0.isTrusted && $0.shadowedBy == nil }
                result.append((found, isTrusted, winner?.found))
            }
        }
        return result
    }

    private func candidates(_ kind: Kind, _ id: String) -> [Found] {
        guard !id.contains("/"), id != ".", id != "..", !id.isEmpty else { return [] }
        return roots.map { Found(folder: "\($0.path)/\(kind.folder)/\(id)", root: $0) }
            .filter { Files.isFile($0.manifest) }
    }

    /// A language is code: one that lies beside a kata is used only if the user said so.
    private func isUsable(_ found: Found, _ kind: Kind) -> Bool {
        guard kind == .language, found.root.origin == .kata else { return true }
        return trusted.contains(Files.realPath(found.root.path))
            || trusted.contains(Files.realPath(found.folder))
    }

    // MARK: Reading

    /// Returns the module that wins the id.
    public func pattern(_ id: String) throws(RegistryError) -> PatternPlugin {
        guard let found = find(.pattern, id) else {
            let known = all(.pattern).map(\.found.id)
            throw .unknown(.pattern, id, nearest: nearestName(to: id, among: known), roots: roots.map(\.path))
        }
        let source = try source(found)
        let read = try manifest(source, folder: found.id)
        guard let manifest = read.manifest else { throw .invalid(source, read.diagnostics) }
        return PatternPlugin(manifest: manifest, source: source, found: found)
    }

    /// Reads a module's manifest, with the sentences of the preset that it names; the manifest is nil where it is wrong.
    public func manifest(
        _ source: SourceFile, folder: String
    ) throws(RegistryError) -> (manifest: PatternManifest?, diagnostics: Diagnostics) {
        let file = ManifestReader.pattern(source, folder: folder)
        guard var manifest = file.manifest, let structure = manifest.structure, let preset = structure.preset
        else { return (file.manifest, file.diagnostics) }
        var diagnostics = file.diagnostics
        let rules = structure.rules(with: try sentences(preset, &diagnostics))
        manifest.structure?.rules = rules
        StructureCheck.check(rules, names: manifest.contract?.names, diagnostics: &diagnostics)
        return (diagnostics.hasErrors ? nil : manifest, diagnostics)
    }

    /// Tells whether a file holds sentences for reuse: `structures/ID.yaml` in a folder of plugins.
    public static func isStructureFile(_ path: String) -> Bool {
        let folder = Files.realPath(Files.folder(of: path))
        return path.hasSuffix(".yaml") && Files.name(of: folder) == "structures"
            && Files.isFolder("\(Files.folder(of: folder))/patterns")
    }

    /// Returns the sentences of `structures/ID.yaml` in the first folder that has it.
    private func sentences(
        _ preset: (id: String, range: SourceRange), _ diagnostics: inout Diagnostics
    ) throws(RegistryError) -> StructureRules {
        let paths = roots.map { "\($0.path)/structures/\(preset.id).yaml" }
        guard let path = paths.first(where: Files.isFile), let bytes = Files.contents(path) else {
            let known = roots.flatMap { Files.names(in: "\($0.path)/structures") }.filter {
                $0.hasSuffix(".yaml")
            }
            .map { String($0.dropLast(5)) }
            diagnostics.add(
                ManifestProblem.noStructure(preset.id, known: Set(known).sorted()).diagnostic(
                    at: preset.range))
            return StructureRules()
        }
        var own = Diagnostics()
        let source = SourceFile(path: path, bytes: bytes)
        guard let rules = StructureReader.preset(source, &own), !own.hasErrors else {
            throw .invalid(source, own)
        }
        return rules
    }

    /// Returns the language that wins the id.
    public func language(_ id: String) throws(RegistryError) -> LanguagePlugin {
        guard let found = find(.language, id) else {
            if let untrusted = untrusted(language: id) { throw .untrusted(id, untrusted.folder) }
            let known = all(.language).map(\.found.id)
            throw .unknown(
                .language, id, nearest: nearestName(to: id, among: known), roots: roots.map(\.path))
        }
        let file = ManifestReader.language(try source(found), folder: found.id)
        guard let manifest = file.manifest else { throw .invalid(file.source, file.diagnostics) }
        return LanguagePlugin(manifest: manifest, source: file.source, found: found)
    }

    private func source(_ found: Found) throws(RegistryError) -> SourceFile {
        guard let bytes = Files.contents(found.manifest) else { throw .unreadable(found.manifest) }
        return SourceFile(path: found.manifest, bytes: bytes)
    }
}

/// A module of types for katas, as the registry found it.
public struct PatternPlugin: Sendable {
    /// What its manifest says.
    public let manifest: PatternManifest
    /// The manifest's file.
    public let source: SourceFile
    /// Where it was found.
    public let found: Registry.Found

    /// The folder of the reference solution.
    public var solution: String { own.solution }
    /// The folder of given code; it need not be there.
    public var support: String { own.support }
    /// The folder where a learner begins; it need not be there.
    public var starter: String { own.starter }
    /// The folder of wrong solutions that are other designs, one folder each; it need not be there.
    public var mutants: String { own.mutants }
    /// The folder of solutions that pass every scenario and are not the pattern, one folder each.
    public var cheats: String { found.folder + "/Cheats" }
    /// The folder of other solutions that are the pattern, one folder each.
    public var variants: String { found.folder + "/Variants" }

    /// The names of the folders in one of those.
    public func names(in folder: String) -> [String] {
        Files.names(in: folder).filter { !$0.hasPrefix(".") && Files.isFolder("\(folder)/\($0)") }.sorted()
    }

    /// Tells whether a folder of sources has only the files that differ from the reference's.
    func isPartial(_ solution: String, in language: String) -> Bool {
        let around = Files.realPath(Files.folder(of: Files.realPath(solution)))
        return [folders(in: language).mutants, cheats, variants].contains { Files.realPath($0) == around }
    }

    /// What the module has in its own language.
    private var own: ModuleFolders { ModuleFolders(folder: found.folder) }

    /// Returns what the module has in a language: its own lies at the top, others in `languages/ID`.
    public func folders(in language: String) -> ModuleFolders {
        language == manifest.language ? own : ModuleFolders(folder: "\(found.folder)/languages/\(language)")
    }

    /// The languages other than its own that it has a folder for.
    public var otherLanguages: [String] {
        let folder = "\(found.folder)/languages"
        return Files.names(in: folder).filter { !$0.hasPrefix(".") && Files.isFolder("\(folder)/\($0)") }
            .sorted()
    }
}

/// Where a module's sources in one language lie.
public struct ModuleFolders: Sendable {
    /// The folder that holds the others.
    let folder: String

    /// The folder of the reference solution.
    public var solution: String { folder + "/Solution" }
    /// The folder of given code; it need not be there.
    public var support: String { folder + "/Support" }
    /// The folder where a learner begins; it need not be there.
    public var starter: String { folder + "/Starter" }
    /// The folder of wrong solutions that are other designs, one folder each; it need not be there.
    public var mutants: String { folder + "/Mutants" }
}

/// A language, as the registry found it.
public struct LanguagePlugin: Sendable {
    /// What its manifest says.
    public let manifest: LanguageManifest
    /// The manifest's file.
    public let source: SourceFile
    /// Where it was found.
    public let found: Registry.Found
}

/// Why a plugin cannot be used.
public enum RegistryError: Error, Sendable {
    /// No plugin has that id.
    case unknown(Registry.Kind, String, nearest: String?, roots: [String])
    /// The language lies beside a kata, and the user did not say that it may run.
    case untrusted(String, String)
    /// The manifest is wrong.
    case invalid(SourceFile, Diagnostics)
    /// The manifest cannot be read.
    case unreadable(String)
}
