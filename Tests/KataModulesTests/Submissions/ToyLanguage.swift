import Foundation
import KataTesting
import Testing

@testable import KataModules

/// A module `word` in a language whose compiler is the shell.
final class ToyLanguage: Sendable {
    /// The folder that holds `plugins`, and the cache.
    let folder: TemporaryFolder

    /// Writes the plugins; `build` is a line for the shell, and `more` stands behind it.
    init(build: String, more: String = "") throws {
        folder = try TemporaryFolder()
        try folder.pattern("word", in: "plugins", "language: tongue\n")
        for id in ["tongue", "slang"] { try write(id, build, more) }
    }

    private func write(_ id: String, _ build: String, _ more: String) throws {
        try folder.write(
            "plugins/languages/\(id)/plugin.yaml",
            """
            plugin: 1
            kind: language
            id: \(id)
            version: 1.0.0
            title: Tongue
            extensions: [t]
            tools: [sh]
            detect: [env, --version]
            build:
              - [sh, -c, '\(build)']
            \(more)
            run: ["{out}/worker"]
            """)
    }

    /// Makes the builder of the module's submissions, whose programs are those in `bin` before the machine's.
    func builder(language: String? = nil) throws -> SubmissionBuilder {
        let programs = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let store = ModuleStore(
            cache: try BuildCache(root: folder.path + "/cache"),
            environment: ["PATH": "\(folder.path)/bin:\(programs)"],
            helperFolders: [])
        return try SubmissionBuilder(
            "word", from: Registry(roots: [Registry.Root(folder.path + "/plugins", .option)]),
            language: language, store: store, workFolder: folder.path + "/work")
    }
}
