import KataDiagnostics
public import KataScript
import KataSystem

extension Kata {
    /// The folder of katas that the kata's own file lies in, for workspaces from which it would not be found; or none.
    public var neighbours: [String] {
        let folder = Files.folder(of: file.path)
        // Any other folder may hold files that are no katas.
        return Files.name(of: folder) == "Katas" ? [folder] : []
    }
}
