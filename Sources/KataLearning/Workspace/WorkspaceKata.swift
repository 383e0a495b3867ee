public import KataJudging
import KataModules
import KataSystem

extension WorkspaceFolder {
    /// Returns the workspace's language where the folder holds sources of it; nil where its files tell the language.
    public func language(_ environment: KataEnvironment) -> String? {
        let registry = environment.registry(forKatasIn: Files.folder(of: workspace.file ?? folder))
        guard let endings = try? registry.language(workspace.language).manifest.extensions,
            let sources = try? SourceSet(in: folder, extensions: endings), !sources.files.isEmpty
        else { return nil }
        return workspace.language
    }

    /// Returns the file of the workspace's kata, or its id as unknown.
    public func kata(_ environment: KataEnvironment) -> KataFinder.Selection {
        if let file = workspace.file, Files.isFile(file) { return KataFinder.Selection(files: [file]) }
        return KataFinder(environment, from: folder).kata(workspace.kata)
    }
}
