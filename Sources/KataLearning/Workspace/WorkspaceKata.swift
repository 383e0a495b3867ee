public import KataJudging
import KataModules
import KataSystem

extension WorkspaceFolder {
    /// Returns the workspace's language, of a dialect the one that builds it, where the folder holds sources of it; nil where its files tell the language.
    public func language(_ environment: KataEnvironment) -> String? {
        let registry = environment.registry(forKatasIn: Files.folder(of: workspace.file ?? folder))
        guard let language = try? registry.starterLanguage(workspace.language).manifest,
            let sources = try? SourceSet(in: folder, extensions: language.extensions), !sources.files.isEmpty
        else { return nil }
        return language.id
    }

    /// Returns the file of the workspace's kata, or its id as unknown.
    public func kata(_ environment: KataEnvironment) -> KataFinder.Selection {
        if let file = workspace.file, Files.isFile(file) { return KataFinder.Selection(files: [file]) }
        return KataFinder(environment, from: folder).kata(workspace.kata)
    }
}
