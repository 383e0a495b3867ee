import KataDiagnostics

/// What can be wrong with a manifest beyond the shapes of its values.
enum ManifestProblem {
    case empty
    case wrongKind(found: String, wanted: String)
    case otherFolder(id: String, folder: String)
    case noStep(String)
    case newerFormat(Int)
    case noStructure(String, known: [String])

    private var wording: (code: DiagnosticCode, message: String) {
        switch self {
        case .empty: (.emptyManifest, "the manifest is empty: begin with 'plugin: 1'")
        case .newerFormat(let number):
            (
                .newerManifest,
                "the manifest was written for a newer kata: its format is \(number), this program reads 1"
            )
        case .noStructure(let id, let known):
            (
                .unknownStructure,
                "no folder of plugins has 'structures/\(id).yaml'"
                    + (nearestName(to: id, among: known).map { "; did you mean '\($0)'?" } ?? "")
            )
        case .wrongKind(let found, let wanted):
            (.wrongPluginKind, "a \(found) plugin stands where a \(wanted) plugin is looked for")
        case .otherFolder(let id, let folder):
            (
                .pluginFolder,
                "the id '\(id)' and the folder's name '\(folder)' differ: a plugin is found by its folder"
            )
        case .noStep(let text):
            (
                .invalidStep,
                "'\(text)' is no step: write a list of words, or \"{jobs}\" for those that were printed"
            )
        }
    }

    /// Returns the diagnostic of the problem at a place.
    func diagnostic(at range: SourceRange) -> Diagnostic {
        let (code, message) = wording
        return Diagnostic(code, message, at: range)
    }
}
