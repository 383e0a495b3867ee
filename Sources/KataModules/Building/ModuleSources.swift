import KataSystem

/// The sources of a module in one language: its reference and other solutions, with the code that is given to all.
struct ModuleSources {
    let plugin: PatternPlugin
    let language: LanguageManifest
    /// The language, or the dialect of it, whose folders hold the solutions.
    let dialect: String

    /// Looks into the folders of a language.
    ///
    /// - Parameter dialect: the dialect whose solutions are meant; nil for the language itself.
    init(_ plugin: PatternPlugin, in language: LanguageManifest, dialect: String? = nil) {
        self.plugin = plugin
        self.language = language
        self.dialect = dialect ?? language.id
    }

    /// The code that the module gives to every solution; nil where it gives none.
    var given: SourceSet? {
        get throws(BuildError) {
            let folder = plugin.folders(in: language.id).support
            guard Files.isFolder(folder) else { return nil }
            return try SourceSet(in: folder, extensions: language.extensions)
        }
    }

    /// The reference as it is built; nil where there is none.
    var reference: SourceSet? {
        get throws(BuildError) {
            do throws(BuildError) {
                return try sources(of: .reference)
            } catch {
                guard case .noSources = error else { throw error }
                return nil
            }
        }
    }

    /// Returns a solution as it is built: what is given to all wins over files of its own.
    func sources(of solution: SolutionChoice) throws(BuildError) -> SourceSet {
        var sources = try ownSources(of: solution)
        if let given = try given { sources.overlay(given) }
        return sources
    }

    private func ownSources(of solution: SolutionChoice) throws(BuildError) -> SourceSet {
        if let (kind, name) = solution.wrong {
            return try ModuleMutants(kind, of: plugin, in: dialect).sources(
                of: name, extensions: language.extensions)
        }
        let folders = plugin.folders(in: dialect)
        let own = solution.folder ?? folders.solution
        let sources = try SourceSet(in: own, extensions: language.extensions)
        guard !sources.files.isEmpty else { throw .noSources(folder: own, extensions: language.extensions) }
        guard plugin.isPartial(own, in: dialect) else { return sources }
        // The folder of a mutant, a cheat or a variant holds only the files that differ.
        var reference = try SourceSet(in: folders.solution, extensions: language.extensions)
        reference.overlay(sources)
        return reference
    }
}
