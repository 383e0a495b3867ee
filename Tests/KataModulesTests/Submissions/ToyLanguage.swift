import Foundation
import Testing

@testable import KataModules

/// A module `word` in a language whose compiler is the shell.
final class ToyLanguage: Sendable {
    /// The folder that holds `plugins`, and the cache.
    let folder: TemporaryFolder

    /// Writes the plugins; `build` is a line for the shell.
    init(build: String) throws {
        folder = try TemporaryFolder()
        try folder.pattern("word", in: "plugins", "language: tongue\n")
        try folder.write(
            "plugins/languages/tongue/plugin.yaml",
            """
            plugin: 1
            kind: language
            id: tongue
            version: 1.0.0
            title: Tongue
            extensions: [t]
            tools: [sh]
            detect: [env, --version]
            build:
              - [sh, -c, '\(build)']
            run: ["{out}/worker"]
            """)
    }

    /// Makes the builder of the module's submissions.
    func builder() throws -> SubmissionBuilder {
        let store = ModuleStore(
            cache: try BuildCache(root: folder.path + "/cache"),
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"],
            helperFolders: [])
        return try SubmissionBuilder(
            "word", from: Registry(roots: [Registry.Root(folder.path + "/plugins", .option)]),
            language: nil, store: store, workFolder: folder.path + "/work")
    }
}
