public import KataDiagnostics
import KataSystem

/// The wrong solutions of a module: those that `mutants.yaml` describes, and the folders in `Mutants`.
public struct ModuleMutants: Sendable {
    /// The file that describes mutants; nil where the module has none.
    public let file: ManifestFile<[Mutant]>?
    /// The names of the mutants that are folders.
    public let folders: [String]
    private let plugin: PatternPlugin
    private let own: ModuleFolders

    /// Reads what a module says of its mutants; changes are not looked for yet.
    ///
    /// - Parameters:
    ///   - language: The language of the sources; nil for the module's own, whose mutants alone may be described.
    ///   - source: The file that describes them; nil for the one in the module's folder, if there is one.
    public init(of plugin: PatternPlugin, in language: String? = nil, _ source: SourceFile? = nil) {
        self.plugin = plugin
        let own = plugin.folders(in: language ?? plugin.manifest.language)
        self.own = own
        let folders = plugin.names(in: own.mutants)
        self.folders = folders
        let isOther = language.map { $0 != plugin.manifest.language } ?? false
        let found =
            isOther
            ? nil
            : source
                ?? Files.contents(plugin.mutantsFile).map { SourceFile(path: plugin.mutantsFile, bytes: $0) }
        file = found.map { source in
            var file = MutantReader.mutants(source)
            for mutant in file.manifest ?? [] where folders.contains(mutant.name.string) {
                let problem = MutantProblem.twoOfOneName(mutant.name.string)
                file.diagnostics.add(problem.diagnostic(at: mutant.name.range))
            }
            return file
        }
    }

    /// The names of all mutants.
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
            sources.overlay(try SourceSet(in: "\(own.mutants)/\(name)", extensions: extensions))
            return sources
        }
        guard let file, let mutant = described.first(where: { $0.name.string == name }) else {
            if let file, file.diagnostics.hasErrors { throw .mutants(file.source, file.diagnostics) }
            throw .unknownMutant(name, nearest: nearestName(to: name, among: names), module: plugin.found.id)
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

extension PatternPlugin {
    /// The file that describes wrong solutions; it need not be there.
    public var mutantsFile: String { found.folder + "/mutants.yaml" }

    /// Tells whether a file describes the mutants of the module in its folder.
    public static func isMutantsFile(_ path: String) -> Bool {
        Files.name(of: path) == "mutants.yaml" && Files.isFile("\(Files.folder(of: path))/plugin.yaml")
    }
}
