public import KataDiagnostics
import KataJudging
import KataSystem

/// Finds the workspace that a folder lies in.
public enum WorkspaceFinder {
    /// A workspace that is there but cannot be used.
    public struct WorkspaceError: Error {
        /// The file that remembers it.
        public let file: SourceFile
        /// What is wrong with it.
        public let diagnostics: Diagnostics
    }

    /// Returns the workspace of a folder or of the nearest one above it; nil if there is none.
    public static func find(from folder: String) throws(WorkspaceError) -> WorkspaceFolder? {
        for ancestor in KataEnvironment.ancestors(of: folder) {
            if let found = try read(ancestor) { return found }
        }
        return nil
    }

    /// Returns the workspace of a folder itself; nil if it is none.
    public static func read(_ folder: String) throws(WorkspaceError) -> WorkspaceFolder? {
        let short = ShortPath.fromHere(Files.realPath(folder))
        let path = short == "." ? Workspace.path : "\(short)/\(Workspace.path)"
        guard let bytes = Files.contents(path) else { return nil }
        let file = SourceFile(path: path, bytes: bytes)
        var diagnostics = Diagnostics()
        guard let workspace = WorkspaceReader.read(file, diagnostics: &diagnostics) else {
            throw WorkspaceError(file: file, diagnostics: diagnostics)
        }
        return WorkspaceFolder(folder: short, workspace: workspace)
    }
}
