import KataSystem
public import KataText
import KataTranscript

extension Registry {
    /// Returns the language that sources are written in: the trusted one with the most files, else the module's own.
    ///
    /// - Parameters:
    ///   - folder: A folder of sources, or a single file.
    ///   - plugin: The module that the sources are for.
    public func language(
        ofSources folder: String, for plugin: PatternPlugin
    ) throws(BuildError) -> LanguagePlugin {
        try language(ofSources: SourceNames.names(in: folder), in: folder, for: plugin)
    }

    /// Returns the language that files are written in, by their names alone.
    ///
    /// - Parameter folder: What an error calls the place of the files.
    public func language(
        ofSources names: [String], in folder: String, for plugin: PatternPlugin
    ) throws(BuildError) -> LanguagePlugin {
        let own = try language(forID: plugin.manifest.language)
        let others = names.filter { !own.manifest.claims($0) }
        // Most folders hold one language, and need no look at the others' manifests.
        guard !others.isEmpty else { return own }
        var counts: [(language: LanguagePlugin, count: Int)] = []
        for language in trustedLanguages {
            let count = names.count { language.manifest.counts($0) }
            if count > 0 { counts.append((language, count)) }
        }
        guard let most = counts.map(\.count).max() else {
            // A language whose manifest cannot be read may well be the one that the files are in.
            if others.count == names.count, let broken = brokenLanguage { throw .registry(broken) }
            return own
        }
        let winners = counts.filter { $0.count == most }.map(\.language)
        let priority = winners.map(\.manifest.priority).max()
        let best = winners.filter { $0.manifest.priority == priority }
        guard best.count == 1 else {
            throw .unclearLanguage(
                LanguageTie(
                    folder: folder, languages: best.map(\.manifest.id),
                    files: best.map { names.filter($0.manifest.counts).min() ?? "" }, count: most))
        }
        return best[0]
    }

    /// The languages that may run, by the order of the path.
    public var trustedLanguages: [LanguagePlugin] {
        all(.language).filter { $0.isTrusted && $0.shadowedBy == nil }
            .compactMap { try? language($0.found.id) }
    }

    /// What is wrong with the first language that may run and whose manifest cannot be read; nil where there is none.
    public var brokenLanguage: RegistryError? {
        for entry in all(.language) where entry.isTrusted && entry.shadowedBy == nil {
            do throws(RegistryError) { _ = try language(entry.found.id) } catch { return error }
        }
        return nil
    }

    /// Returns the module that wins the id, as a failure to build where there is none.
    func pattern(forID id: String) throws(BuildError) -> PatternPlugin {
        do throws(RegistryError) {
            return try pattern(id)
        } catch {
            throw .registry(error)
        }
    }

    /// Returns a language, or the one of a dialect, as a failure of a module where there is none.
    public func language(forID id: String) throws(BuildError) -> LanguagePlugin {
        do throws(RegistryError) {
            return try starterLanguage(id)
        } catch {
            throw .registry(error)
        }
    }
}

extension LanguageManifest {
    /// Says what a kata wants and the language lacks; nil where it has everything.
    public func missing(of wants: [LanguageAbility]) -> BuildError? {
        lacked(of: wants).map { .lacking($0, language: title) }
    }

    /// Returns the first of what is wanted that the language lacks; nil where it has everything.
    func lacked(of wants: [LanguageAbility]) -> LanguageAbility? { wants.first(where: lacks.contains) }

    /// Tells whether a file's name ends as the language's sources do.
    fileprivate func claims(_ name: String) -> Bool { extensions.contains { name.hasSuffix(".\($0)") } }

    /// Tells whether a file is a sign of the language: a source that is no test, no practice and no program's start.
    fileprivate func counts(_ name: String) -> Bool {
        claims(name) && !name.hasPrefix("main.") && !ignored.contains { Glob($0).matches(name) }
    }
}

/// The names of files that may be sources.
private enum SourceNames {
    /// Returns the names of visible files in a folder and in those below it, as deep as sources are looked for.
    static func names(in folder: String) -> [String] {
        guard Files.isFolder(folder) else { return [Files.name(of: folder)] }
        return SourceSet.entries(in: folder).map(\.name)
    }
}
