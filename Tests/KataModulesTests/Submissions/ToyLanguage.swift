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
        for id in ["tongue", "slang"] {
            try folder.shellLanguage(
                id,
                steps: """
                    build:
                      - [sh, -c, '\(build)']
                    \(more)
                    run: ["{out}/worker"]
                    """)
        }
    }

    /// Makes the builder of the module's submissions, whose programs are those in `bin` before the machine's.
    func builder(language: String? = nil) throws -> SubmissionBuilder {
        let store = ModuleStore(
            cache: try BuildCache(root: folder.path + "/cache"),
            environment: ["PATH": "\(folder.path)/bin:\(TemporaryFolder.programs)"],
            helperFolders: [])
        return try SubmissionBuilder(
            "word", from: Registry(roots: [Registry.Root(folder.path + "/plugins", .option)]),
            language: language, store: store, workFolder: folder.path + "/work")
    }
}
