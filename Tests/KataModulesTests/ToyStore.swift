import KataSystem
import KataTesting
import KataText
import Synchronization
import Testing

@testable import KataModules

/// A module `word` whose language has a runtime and a compiler; each asking for it is a run of its own.
struct ToyStore {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try language(build: "cat {sources}/*.t > {out}/worker")
        try folder.pattern("word", in: "plugins", "language: tongue\n")
        try folder.write("plugins/patterns/word/Solution/word.t", "hello\n")
    }

    /// Writes the language's manifest; `build` is a line for the shell.
    func language(build: String, repair: String? = nil, types: String = "[]", more: String = "") throws {
        try folder.shellLanguage(
            steps: """
                runtime:
                  - [sh, -c, "echo runtime > {out}/runtime; echo \(folder.path)/header.h > {out}/inputs.txt"]
                build:
                  - [sh, -c, '\(build) && \(TemporaryFolder.shellTypes(types))']
                  - [sh, -c, 'echo "[\\"sh\\",\\"-c\\",\\"test ! -e {work}/sources/broken.t || { read -r line < {work}/sources/broken.t; echo \\$line; exit 1; }\\"]"']
                  - "{jobs}"
                \(repair.map { "repair: [sh, -c, '\($0)']" } ?? "")
                run: ["{out}/worker", "{runtime}/runtime"]
                \(more)
                """)
    }

    /// Where the plugins are.
    var registry: Registry { Registry(roots: [Registry.Root(folder.path + "/plugins", .option)]) }

    /// Makes the store of a run, which notes what it builds.
    func store(noting counter: Counter) throws -> ModuleStore {
        ModuleStore(
            cache: try BuildCache(root: folder.path + "/cache"),
            environment: ["PATH": TemporaryFolder.programs], helperFolders: []
        ) { counter.note($0.words(in: .english)) }
    }

    /// Asks a new run for the module; returns it with what was built.
    func module(
        _ solution: String? = nil, mutant: String? = nil
    ) throws -> (module: BuiltModule, built: [String]) {
        let counter = Counter()
        let own = solution.map { SolutionChoice.folder("\(folder.path)/\($0)") }
        let ready = try store(noting: counter).module(
            "word", from: registry, solution: mutant.map { .mutant($0) } ?? own ?? .reference)
        return (ready.module, counter.notes)
    }

    /// Asks for a module that does not build; returns why.
    func failure(_ solution: String? = nil, mutant: String? = nil) throws -> BuildError? {
        #expect(throws: BuildError.self) { try module(solution, mutant: mutant) }
    }

    /// Notes what was built, from several threads.
    final class Counter: Sendable {
        private let state = Mutex<[String]>([])

        var notes: [String] { state.withLock { $0 } }

        func note(_ what: String) { state.withLock { $0.append(what) } }
    }
}
