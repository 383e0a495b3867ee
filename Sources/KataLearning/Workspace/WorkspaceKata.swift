public import KataJudging
import KataSystem

extension WorkspaceFolder {
    /// Returns the file of the workspace's kata, or its id as unknown.
    public func kata(_ environment: KataEnvironment) -> KataFinder.Selection {
        if let file = workspace.file, Files.isFile(file) { return KataFinder.Selection(files: [file]) }
        return KataFinder(environment, from: folder).kata(workspace.kata)
    }
}
