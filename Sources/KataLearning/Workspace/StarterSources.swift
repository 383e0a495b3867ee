public import KataModules
public import KataScript
import KataSystem
import KataText

/// What a learner begins with in a language: the starter that the module has, else one made from its contract.
public struct StarterSources {
    /// How wide remarks are written.
    private static let width = 100

    /// The kata's module.
    public let plugin: PatternPlugin
    /// The language that builds the sources.
    public let language: LanguagePlugin
    /// The files for the learner to change.
    public private(set) var own: [SourceSet.File] = []
    /// The files that come from the plugin.
    public private(set) var given: [SourceSet.File] = []
    /// What the module promises, in the words of the language; nil in the module's own.
    let types: String?

    /// Collects the sources of a kata.
    ///
    /// - Parameter name: A language's id, or a dialect's; nil for the module's own language.
    init(
        of kata: Kata, in name: String?, from registry: Registry, locale: String
    ) throws(WorkspaceMaker.MakingError) {
        (plugin, language) = try StarterSources.found(kata, name, registry)
        if let missing = language.manifest.missing(of: kata.wants) { throw .module(missing) }
        let id = name ?? plugin.manifest.language
        // Starters that are written are in the language itself, never in a dialect.
        let folders = plugin.folders(in: language.manifest.id)
        types = try? StarterSources.types(of: kata, in: id, from: registry)
        do throws(BuildError) {
            given = try sources(in: folders.support)
            let written = id == language.manifest.id ? try sources(in: folders.starter) : []
            own = written.filter { file in !given.contains { $0.name == file.name } }
        } catch {
            throw .module(error)
        }
        // A module without a starter in its own language wants the learner to begin with nothing.
        guard own.isEmpty, id != plugin.manifest.language else { return }
        let writer = try StarterSources.writer(kata, plugin, language, id, registry)
        own = [writer.file(of: plugin.manifest.id, remarks: StarterSources.remarks(kata, locale))]
    }

    /// Returns what a kata's module promises, in the words of a language or a dialect; nil in the module's own.
    public static func types(
        of kata: Kata, in name: String, from registry: Registry
    ) throws(WorkspaceMaker.MakingError) -> String? {
        let (plugin, language) = try found(kata, name, registry)
        guard name != plugin.manifest.language else { return nil }
        return try writer(kata, plugin, language, name, registry).code
    }

    private static func found(
        _ kata: Kata, _ name: String?, _ registry: Registry
    ) throws(WorkspaceMaker.MakingError) -> (PatternPlugin, LanguagePlugin) {
        do throws(RegistryError) {
            let plugin = try registry.pattern(kata.module.text)
            return (plugin, try registry.starterLanguage(name ?? plugin.manifest.language))
        } catch {
            throw .module(.registry(error))
        }
    }

    private static func writer(
        _ kata: Kata, _ plugin: PatternPlugin, _ language: LanguagePlugin, _ name: String,
        _ registry: Registry
    ) throws(WorkspaceMaker.MakingError) -> StarterWriter {
        let style: StarterStyle?
        do throws(RegistryError) {
            style = try registry.starterStyle(name, of: language)
        } catch {
            throw .module(.registry(error))
        }
        guard let contract = plugin.manifest.contract, let style else {
            throw .noStarter(kata: kata.id, language: name)
        }
        return StarterWriter(contract, in: style)
    }

    private func sources(in folder: String) throws(BuildError) -> [SourceSet.File] {
        guard Files.isFolder(folder) else { return [] }
        return try SourceSet(in: folder, extensions: language.manifest.extensions).files
    }

    /// The title and the story, in lines that are not too long.
    private static func remarks(_ kata: Kata, _ locale: String) -> [String] {
        let title = kata.title.text(for: locale)
        guard let story = kata.story?.text(for: locale) else { return [title] }
        var lines = story.reflowed.flatMap { $0.folded(to: width) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return [title, ""] + lines
    }
}
