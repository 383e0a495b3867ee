import KataDiagnostics

@testable import KataModules

extension LanguageManifest {
    /// Reads the smallest manifest of a language `t`, with some lines more; nil where it is wrong.
    static func small(_ more: String) -> LanguageManifest? {
        let text = """
            plugin: 1
            kind: language
            id: t
            version: 1.0.0
            title: T
            extensions: [t]
            tools: [t]
            detect: [t]
            build: [[t]]
            run: [t]
            \(more)
            """
        return ManifestReader.language(SourceFile(path: "plugin.yaml", text: text), folder: "t").manifest
    }
}
