import KataDiagnostics
public import KataJudging
public import KataModules
import KataScript
import KataSystem

/// Makes the folder that a learner practises a kata in.
public struct WorkspaceMaker {
    private let environment: KataEnvironment

    /// Makes a maker for its surroundings.
    public init(_ environment: KataEnvironment) { self.environment = environment }

    /// Why there is no workspace.
    public enum MakingError: Error {
        /// The kata's file has errors.
        case invalidKata(String)
        /// The kata's module cannot be used.
        case module(BuildError)
        /// Neither the module nor the language says what a learner begins with.
        case noStarter(kata: String, language: String)
        /// Something is there already, which is never overwritten.
        case occupied(String)
        /// The folder would lie in another workspace, and its sources would be taken for that one's.
        case insideWorkspace(String)
        /// The folder cannot be written, with the system's words.
        case unwritable(String)
    }

    /// What was made.
    public struct CreatedWorkspace {
        /// The folder.
        public let folder: String
        /// The files for the learner to change.
        public let own: [String]
        /// The files that come from the plugin, whatever the folder holds.
        public let given: [String]
    }

    /// Makes the workspace of a kata file.
    ///
    /// - Parameters:
    ///   - folder: The folder; nil for one called like the kata, here, or beside the workspace that this is.
    ///   - language: The language, or a dialect of one; nil for the module's own.
    public func make(
        _ file: String, in folder: String? = nil, language: String? = nil
    ) throws(MakingError) -> CreatedWorkspace {
        guard let loaded = LoadedKata(path: file), let kata = loaded.kata, !loaded.diagnostics.hasErrors
        else { throw .invalidKata(file) }
        let folder = folder ?? WorkspaceMaker.folderOutsideOfWorkspaces + kata.id
        guard WorkspaceMaker.workspace(around: folder) == nil else { throw .insideWorkspace(folder) }
        guard Files.facts(folder) == nil || Files.isFolder(folder) && Files.names(in: folder).isEmpty
        else { throw .occupied(folder) }
        let registry = environment.registry(forKatasIn: Files.folder(of: file))
        let beginning = try StarterSources(
            of: kata, in: language, from: registry, locale: environment.locale)
        do {
            let remembered = language ?? beginning.language.manifest.id
            try write(kata, file, beginning, in: remembered, to: folder)
        } catch {
            throw .unwritable("\(error)")
        }
        return CreatedWorkspace(
            folder: folder, own: beginning.own.map(\.name), given: beginning.given.map(\.name))
    }

    /// The nearest folder from here upwards that lies in no workspace, as the beginning of a path.
    private static var folderOutsideOfWorkspaces: String {
        var prefix = ""
        while let found = workspace(around: prefix + "new") {
            prefix = found == "." ? "../" : "\(found)/../"
        }
        return prefix
    }

    /// Returns the folder of the workspace that a new folder would lie in; nil for none.
    private static func workspace(around folder: String) -> String? {
        // One that cannot be read is told of when it is used.
        (try? WorkspaceFinder.find(from: Files.folder(of: folder)))?.folder
    }

    /// Writes the files; what makes the folder a workspace comes last.
    ///
    /// - Parameter language: What the workspace remembers: the language, or the dialect that the learner asked for.
    private func write(
        _ kata: Kata, _ file: String, _ beginning: StarterSources, in language: String, to folder: String
    ) throws {
        for source in beginning.own + beginning.given { try write(source.bytes, "\(folder)/\(source.name)") }
        let guide = WorkspaceGuide(
            kata: kata, plugin: beginning.plugin, locale: environment.locale, types: beginning.types,
            given: beginning.given.map(\.name))
        try write(Array(guide.text.utf8), "\(folder)/README.md")
        let real = Files.realPath(file)
        let isFound = KataFinder(environment, from: folder).file(ofID: kata.id).map(Files.realPath) == real
        let manifest = beginning.plugin.manifest
        let workspace = Workspace(
            kata: kata.id, file: isFound ? nil : real, language: language, module: manifest.id,
            version: manifest.version)
        try write(Array(workspace.text.utf8), "\(folder)/\(Workspace.path)")
    }

    private func write(_ bytes: [UInt8], _ path: String) throws {
        try Files.makeFolder(Files.folder(of: path))
        try Files.write(bytes, to: path)
    }
}
