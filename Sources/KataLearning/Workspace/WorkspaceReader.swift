import KataDiagnostics
import KataYAML

/// Reads `.kata/workspace.yaml`; unknown keys and values of the wrong kind are reported.
enum WorkspaceReader {
    /// The keys of the file, as data.
    static let table = MapTable(
        "a workspace",
        [
            MapKey("workspace", .integer(1...1), "the number of the format; the first key", isRequired: true),
            MapKey("kata", .identifier, "the kata's id", isRequired: true),
            MapKey("file", .text, "the kata's file, where the id alone does not find it"),
            MapKey("language", .identifier, "the language of the solution", isRequired: true),
            MapKey("plugin", .identifier, "the module that supplied the starter", isRequired: true),
            MapKey("version", .text, "the module's version at that time", isRequired: true),
        ])

    /// Returns what a file says; nil after reporting why it cannot be used.
    static func read(_ source: SourceFile, diagnostics: inout Diagnostics) -> Workspace? {
        guard let root = YAMLReader.root(of: source, diagnostics: &diagnostics) else {
            if !diagnostics.hasErrors {
                diagnostics.add(Diagnostic(.emptyFile, "the workspace is empty", at: SourceRange(0, 0)))
            }
            return nil
        }
        guard let map = MapReader(root, table, diagnostics: &diagnostics) else { return nil }
        _ = map.integer("workspace", diagnostics: &diagnostics)
        let kata = map.identifier("kata", diagnostics: &diagnostics)?.string
        let file = map.string("file", diagnostics: &diagnostics)
        let language = map.identifier("language", diagnostics: &diagnostics)?.string
        let module = map.identifier("plugin", diagnostics: &diagnostics)?.string
        let version = map.string("version", diagnostics: &diagnostics)
        guard !diagnostics.hasErrors, let kata, let language, let module, let version else { return nil }
        return Workspace(kata: kata, file: file, language: language, module: module, version: version)
    }
}
