public import KataDiagnostics
import KataSystem

/// The wrong solutions of one kind: those that `mutants.yaml` or `cheats.yaml` describes, and the folders beside it.
public struct ModuleMutants: Sendable {
    /// The file that describes mutants; nil where the module has none.
    public let file: ManifestFile<[Mutant]>?
    /// The names of those that are folders.
    public let folders: [String]
    private let kind: WrongKind
    private let plugin: PatternPlugin
    private let own: ModuleFolders

    /// Reads what a module says of its mutants; changes are not looked for yet.
    ///
    /// - Parameters:
    ///   - kind: What they are there for.
    ///   - language: The language of the sources; nil for the module's own.
    ///   - source: The file that describes them; nil for the one beside the folders of that language, if there is one.
    public init(
        _ kind: WrongKind = .mutants, of plugin: PatternPlugin, in language: String? = nil,
        _ source: SourceFile? = nil
    ) {
        self.kind = kind
        self.plugin = plugin
        let own = plugin.folders(in: language ?? plugin.manifest.language)
        self.own = own
        let folders = plugin.names(in: own.wrong(kind))
        self.folders = folders
        let path = own.description(of: kind)
        let found = source ?? Files.contents(path).map { SourceFile(path: path, bytes: $0) }
        file = found.map { source in
            var file = MutantReader.mutants(source, kind)
            for mutant in file.manifest ?? [] where folders.contains(mutant.name.string) {
                let problem = MutantProblem.twoOfOneName(mutant.name.string, folder: kind.folder)
                file.diagnostics.add(problem.diagnostic(at: mutant.name.range))
            }
            return file
        }
    }

    /// The names of all.
    public var names: [String] { Set(folders + described.map(\.name.string)).sorted() }

    /// The mutants that are described.
    public var described: [Mutant] { file?.manifest ?? [] }

    /// Returns why people make a mutant's mistake; nil where it is a folder.
    public func why(_ name: String) -> String? { described.first { $0.name.string == name }?.why }

    /// Returns the reference's sources.
    public func reference(extensions: [String]) throws(BuildError) -> SourceSet {
        try SourceSet(in: own.solution, extensions: extensions)
    }

    /// Returns a mutant's sources: the reference's, with its changes or with its files laid over them.
    public func sources(of name: String, extensions: [String]) throws(BuildError) -> SourceSet {
        var sources = try reference(extensions: extensions)
        if folders.contains(name) {
            sources.overlay(try SourceSet(in: "\(own.wrong(kind))/\(name)", extensions: extensions))
            return sources
        }
        guard let file, let mutant = described.first(where: { $0.name.string == name }) else {
            if let file, file.diagnostics.hasErrors { throw .mutants(file.source, file.diagnostics) }
            throw .unknownMutant(
                name, kind, nearest: nearestName(to: name, among: names), module: plugin.found.id)
        }
        var diagnostics = Diagnostics()
        guard let changed = Mutation(of: sources).sources(of: mutant, diagnostics: &diagnostics) else {
            throw .mutants(file.source, diagnostics)
        }
        return changed
    }

    /// Returns what is wrong with the described mutants, their changes held against the reference.
    public func diagnostics(extensions: [String]) -> Diagnostics {
        guard let file else { return Diagnostics() }
        var diagnostics = file.diagnostics
        guard let reference = try? reference(extensions: extensions) else {
            return diagnostics
        }
        let mutation = Mutation(of: reference)
        for mutant in described { _ = mutation.sources(of: mutant, diagnostics: &diagnostics) }
        return diagnostics
    }
}

extension ModuleFolders {
    /// The folder of the wrong solutions that are folders of sources; it need not be there.
    func wrong(_ kind: WrongKind) -> String { "\(folder)/\(kind.folder)" }

    /// The file that describes wrong solutions; it need not be there.
    func description(of kind: WrongKind) -> String { "\(folder)/\(kind.file)" }
}

/// Where a file of wrong solutions lies, and so what it describes.
public struct WrongFile: Sendable {
    /// What they are there for.
    public let kind: WrongKind
    /// The folder of the module.
    public let module: String
    /// The language of the sources; nil for the module's own.
    public let language: String?

    /// Reads it off the path; nil for a file that describes no wrong solutions of a module.
    public init?(_ path: String) {
        guard let kind = WrongKind(file: Files.name(of: path)) else { return nil }
        self.kind = kind
        let folder = Files.realPath(Files.folder(of: path))
        if Files.isFile("\(folder)/plugin.yaml") {
            module = folder
            language = nil
            return
        }
        let languages = Files.folder(of: folder)
        module = Files.folder(of: languages)
        language = Files.name(of: folder)
        guard Files.name(of: languages) == "languages", Files.isFile("\(module)/plugin.yaml") else {
            return nil
        }
    }
}
