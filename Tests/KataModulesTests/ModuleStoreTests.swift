import Foundation
import KataDiagnostics
import KataSystem
import KataTesting
import KataTranscript
import KataWorkers
import Synchronization
import KataText
import Testing

@testable import KataModules

/// Modules of a language whose compiler is the shell: what is built when, and what a failed build says.
@Suite struct ModuleStoreTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try tongue(build: "cat {sources}/*.t > {out}/worker")
        try folder.pattern("word", in: "plugins", "language: tongue\n")
        try folder.write("plugins/patterns/word/Solution/word.t", "hello\n")
    }

    /// Writes the language's manifest; `build` is a line for the shell.
    private func tongue(build: String, repair: String? = nil, types: String = "[]", more: String = "") throws
    {
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
            runtime:
              - [sh, -c, "echo runtime > {out}/runtime; echo \(folder.path)/header.h > {out}/inputs.txt"]
            build:
              - [sh, -c, '\(build) && echo "{\\"protocol\\":1,\\"language\\":\\"tongue\\",\\"types\\":\(types)}" > {out}/types.json']
              - [sh, -c, 'echo "[\\"sh\\",\\"-c\\",\\"test ! -e {work}/sources/broken.t || { read -r line < {work}/sources/broken.t; echo \\$line; exit 1; }\\"]"']
              - "{jobs}"
            \(repair.map { "repair: [sh, -c, '\($0)']" } ?? "")
            run: ["{out}/worker", "{runtime}/runtime"]
            \(more)
            """)
    }

    /// Asks a new run for the module; returns it with what was built.
    private func module(
        _ folder: String? = nil, mutant: String? = nil
    ) throws -> (module: BuiltModule, built: [String]) {
        let counter = Counter()
        let store = ModuleStore(
            cache: try BuildCache(root: self.folder.path + "/cache"),
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"],
            helperFolders: []
        ) { counter.note($0.words(in: .english)) }
        let registry = Registry(roots: [Registry.Root(self.folder.path + "/plugins", .option)])
        let own = folder.map { SolutionChoice.folder("\(self.folder.path)/\($0)") }
        let ready = try store.module(
            "word", from: registry, solution: mutant.map { .mutant($0) } ?? own ?? .reference)
        return (ready.module, counter.notes)
    }

    private func failure(_ folder: String? = nil, mutant: String? = nil) throws -> BuildError? {
        #expect(throws: BuildError.self) { try module(folder, mutant: mutant) }
    }

    @Test func aModuleIsBuiltOnceWithItsRuntime() throws {
        let (first, built) = try module()
        #expect(built == ["the Tongue runtime", "word"])
        #expect(Files.contents(first.folder + "/worker") == Array("hello\n".utf8))
        #expect(first.worker.executable == first.folder + "/worker")
        let runtime = try #require(first.worker.arguments.first)
        #expect(Files.contents(runtime) == Array("runtime\n".utf8))
        #expect(try module().built == [])
    }

    @Test func whateverMattersBuildsAgain() throws {
        let first = try module().module.folder
        try folder.write("plugins/patterns/word/Solution/word.t", "hallo\n")
        var second = try module()
        #expect(second.built == ["word"])
        #expect(second.module.folder != first)

        try folder.write("plugins/patterns/word/Solution/word.t", "hello\n")
        #expect(try module().built == [], "the sources are as they were")

        try folder.write("plugins/patterns/word/Solution/more.t", "")
        #expect(try module().built == ["word"], "another file")

        try folder.pattern("word", in: "plugins", "language: tongue\nswift: 6\n")
        #expect(try module().built == ["word"], "another mode")

        try folder.write("plugins/languages/tongue/Runtime/part.t", "")
        #expect(try module().built == ["the Tongue runtime", "word"], "another runtime")

        try tongue(build: "cat {sources}/*.t > {out}/worker", more: "# a remark")
        second = try module()
        #expect(second.built == ["the Tongue runtime", "word"], "another language")
    }

    @Test func aChangedHeaderBuildsTheRuntimeAgainWhereItIsNeeded() throws {
        let header = try folder.write("header.h", "")
        _ = try module()
        try folder.age("header.h", seconds: 100)
        #expect(try module().built == [], "a worker needs no header")

        try folder.write("mine/word.t", "mine\n")
        #expect(try module("mine").built == ["the Tongue runtime again, since '\(header)' changed", "word"])
        try folder.write("mine/word.t", "mine too\n")
        #expect(try module("mine").built == ["word"])
        #expect(try module().built == [])
    }

    /// The compiler fails because of what it was not made for, as clang does with a header that has another time.
    @Test func aHeaderThatChangesDuringABuildIsNotTheSolutionsFault() throws {
        try folder.write("header.h", "")
        let (header, mark) = (folder.path + "/header.h", folder.path + "/mark")
        try tongue(
            build:
                "{ test -e \(mark) || { touch \(mark); echo new > \(header); echo stale; exit 1; }; cp \(header) {out}/worker; }"
        )
        let (module, built) = try module()
        #expect(
            built == ["the Tongue runtime", "word", "the Tongue runtime again, since '\(header)' changed"])
        #expect(Files.contents(module.folder + "/worker") == Array("new\n".utf8))
    }

    @Test func whatDoesNotMatterBuildsNothing() throws {
        _ = try module()
        try folder.write("plugins/patterns/word/Solution/notes.txt", "not a source")
        try folder.write("plugins/patterns/word/Solution/.hidden.t", "hidden")
        try folder.write("plugins/patterns/word/Starter/word.t", "begin here")
        #expect(try module().built == [])
    }

    @Test func aSolutionStandsInForTheReference() throws {
        try folder.write("mine/deep/word.t", "mine\n")
        try tongue(build: "cat {sources}/deep/*.t > {out}/worker")
        let (module, _) = try module("mine")
        #expect(Files.contents(module.folder + "/worker") == Array("mine\n".utf8))
    }

    @Test func aMutantLiesOverTheReference() throws {
        try folder.write("plugins/patterns/word/Solution/other.t", "other\n")
        try folder.write("plugins/patterns/word/Mutants/rude/word.t", "oi\n")
        let (module, _) = try module("plugins/patterns/word/Mutants/rude")
        #expect(Files.contents(module.folder + "/worker") == Array("other\noi\n".utf8))
    }

    @Test func aMutantIsTheReferenceWithChanges() throws {
        try folder.write("plugins/patterns/word/Mutants/rude/word.t", "oi\n")
        try folder.write(
            "plugins/patterns/word/mutants.yaml",
            """
            mutants: 1
            mistakes:
              shy:
                why: a shy one
                changes: [{in: word.t, from: ello, to: m}]
            """)
        #expect(Files.contents(try module(mutant: "shy").module.folder + "/worker") == Array("hm\n".utf8))
        #expect(Files.contents(try module(mutant: "rude").module.folder + "/worker") == Array("oi\n".utf8))
        guard
            case .unknownMutant("sly", .mutants, nearest: "shy", module: "word")? = try failure(mutant: "sly")
        else {
            Issue.record("another failure")
            return
        }
        try folder.write("plugins/patterns/word/Solution/word.t", "bonjour\n")
        guard case .mutants(let source, let diagnostics)? = try failure(mutant: "shy") else {
            Issue.record("another failure")
            return
        }
        #expect(source.path == "\(folder.path)/plugins/patterns/word/mutants.yaml")
        #expect(
            diagnostics.found.map(\.message) == ["'ello' does not occur in word.t: copy the text from there"])
    }

    @Test func twoMutantsOfOneNameAreTold() throws {
        try folder.write("plugins/patterns/word/Mutants/shy/word.t", "oi\n")
        try folder.write(
            "plugins/patterns/word/mutants.yaml",
            "mutants: 1\nmistakes: {shy: {why: x, changes: [{in: word.t, from: ello}]}}\n")
        let registry = Registry(roots: [Registry.Root(folder.path + "/plugins", .option)])
        let mutants = ModuleMutants(of: try registry.pattern("word"))
        #expect(mutants.names == ["shy"] && mutants.why("shy") == "x")
        #expect(
            mutants.diagnostics(extensions: ["t"]).found.map(\.message) == [
                "the folder 'Mutants/shy' has the same name: keep one of them"
            ])
    }

    @Test func wrongSolutionsAreDescribedInEachLanguageAndOfEachKind() throws {
        let word = "plugins/patterns/word"
        let entry = "{shy: {why: x, changes: [{in: word.t, from: oi, to: psst}]}}"
        try folder.write("\(word)/languages/other/Solution/word.t", "oi\n")
        try folder.write("\(word)/languages/other/mutants.yaml", "mutants: 1\nmistakes: \(entry)\n")
        try folder.write(
            "\(word)/cheats.yaml", "cheats: 1\nshortcuts: \(entry.replacing("oi", with: "ello"))\n")
        try folder.write("\(word)/Cheats/shy/word.t", "oi\n")
        let registry = Registry(roots: [Registry.Root(folder.path + "/plugins", .option)])
        let plugin = try registry.pattern("word")
        let others = try ModuleMutants(of: plugin, in: "other").sources(of: "shy", extensions: ["t"])
        #expect(others.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["psst\n"])
        #expect(ModuleMutants(of: plugin).names == [])
        let cheats = ModuleMutants(.cheats, of: plugin)
        #expect(
            cheats.diagnostics(extensions: ["t"]).found.map(\.message) == [
                "the folder 'Cheats/shy' has the same name: keep one of them"
            ])
        let file = try #require(WrongFile("\(folder.path)/\(word)/languages/other/mutants.yaml"))
        #expect(file.language == "other" && file.kind == .mutants && Files.name(of: file.module) == "word")
        #expect(WrongFile("\(folder.path)/\(word)/languages/mutants.yaml") == nil)
    }

    @Test func givenCodeWins() throws {
        try folder.write("plugins/patterns/word/Support/given.t", "given\n")
        try folder.write("mine/given.t", "forged\n")
        try folder.write("mine/word.t", "mine\n")
        let (module, _) = try module("mine")
        #expect(Files.contents(module.folder + "/worker") == Array("given\nmine\n".utf8))
    }

    @Test func aFolderWithoutSourcesIsTold() throws {
        try folder.write("mine/notes.txt", "")
        guard case .noSources(let path, let extensions)? = try failure("mine") else {
            Issue.record("another failure")
            return
        }
        #expect(path == "\(folder.path)/mine")
        #expect(extensions == ["t"])
    }

    @Test func theCompilersWordsNameTheSolutionsFiles() throws {
        try folder.write("mine/broken.t", "")
        try tongue(
            build: "true",
            repair: "exit 1")
        try folder.write("mine/broken.t", "so it is\n")
        guard case .solution(let build)? = try failure("mine") else {
            Issue.record("another failure")
            return
        }
        #expect(build.diagnostics == "so it is\n")
        #expect(build.limit == nil)
    }

    @Test func aCompilerThatWasKilledIsToldFromOneThatFailed() throws {
        for (build, isKilled) in [("kill -9 $$", true), ("exit 1", false), ("kill -11 $$", false)] {
            try tongue(build: build)
            guard case .solution(let fault)? = try failure() else {
                Issue.record("'\(build)' is no fault of the solution")
                continue
            }
            #expect(fault.isKilled == isKilled, "\(build)")
        }
    }

    @Test func aRepairIsTriedAndNotForever() throws {
        let job = #"echo again >> \#(folder.path)/tries; echo "[\"sh\",\"-c\",\"exit 1\"]""#
        try folder.write("plugins/patterns/word/Solution/broken.t", "broken\n")
        try tongue(build: "true", repair: job)
        guard case .solution? = try failure() else {
            Issue.record("another failure")
            return
        }
        #expect(Files.contents(folder.path + "/tries")?.count(where: { $0 == UInt8(ascii: "\n") }) == 4)
    }

    @Test func aJobStartsNothingAndWritesNowhereElse() throws {
        guard (try? MachineIsolation())?.level ?? .basic >= .standard else { return }
        try folder.write("plugins/patterns/word/Solution/broken.t", "broken\n")
        for (job, words) in [
            ("env", "Cannot fork"), ("echo forged > \(folder.path)/forged", "Permission denied"),
        ] {
            try tongue(build: "true", repair: #"echo "[\"sh\",\"-c\",\"\#(job) || exit 1\"]""#)
            guard case .solution(let build)? = try failure() else {
                Issue.record("another failure")
                continue
            }
            #expect(build.diagnostics.contains(words))
        }
        #expect(!Files.isFile(folder.path + "/forged"))
    }

    @Test func aRepairMayMendTheBuild() throws {
        try folder.write("plugins/patterns/word/Solution/broken.t", "broken\n")
        try tongue(
            build: "echo hi > {out}/worker",
            repair: #"grep -q broken {diagnostics} && echo "[\"sh\",\"-c\",\"true\"]""#)
        #expect(try module().built == ["the Tongue runtime", "word"])
    }

    @Test(arguments: [
        ("exit 64", "the machine's"), ("exit 1", "the solution's"), ("kill -9 $$", "the solution's"),
    ])
    func theExitCodeTellsWhoseFaultItIs(_ build: String, _ whose: String) throws {
        try tongue(build: build)
        switch try failure() {
        case .machine?: #expect(whose == "the machine's")
        case .solution?: #expect(whose == "the solution's")
        default: Issue.record("another failure")
        }
    }

    @Test func aProgramThatIsNotListedDoesNotRun() throws {
        let path = folder.path + "/plugins/languages/tongue/plugin.yaml"
        let text = String(decoding: try #require(Files.contents(path)), as: UTF8.self)
        try folder.write(
            "plugins/languages/tongue/plugin.yaml", text.replacing("tools: [sh]", with: "tools: [cc]"))
        guard case .machine(let reason)? = try failure() else {
            Issue.record("another failure")
            return
        }
        #expect(reason == "the language 'tongue' does not list 'sh' among its tools")
    }

    @Test func aBuildThatLeavesNoTypesIsOurs() throws {
        try tongue(build: "true", types: "oops")
        guard case .machine(let reason)? = try failure() else {
            Issue.record("another failure")
            return
        }
        #expect(reason.hasPrefix("the build left no types.json that can be read in "))
    }

    @Test func aStoreBuildsAModuleOnceForAllThreads() throws {
        let counter = Counter()
        let store = ModuleStore(
            cache: try BuildCache(root: folder.path + "/cache"),
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"],
            helperFolders: []
        ) { counter.note($0.words(in: .english)) }
        let registry = Registry(roots: [Registry.Root(folder.path + "/plugins", .option)])
        DispatchQueue.concurrentPerform(iterations: 6) { _ in _ = try? store.module("word", from: registry) }
        #expect(counter.notes == ["the Tongue runtime", "word"])
        #expect(store.builtTypes(of: "word", from: registry)?.types.isEmpty == true)
        #expect(store.builtTypes(of: "wrod", from: registry) == nil)
    }
}

/// Notes what was built, from several threads.
private final class Counter: Sendable {
    private let state = Mutex<[String]>([])

    var notes: [String] { state.withLock { $0 } }

    func note(_ what: String) { state.withLock { $0.append(what) } }
}

@Suite struct SourceSetTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in [
            "b.swift", "a.swift", "deep/c.swift", ".hidden.swift", ".git/d.swift", "e.txt", "Package.swift",
        ] {
            try folder.write(name, name)
        }
    }

    @Test(arguments: ["", "/"])
    func sourcesAreTakenByNameAndNothingElse(_ end: String) throws {
        let sources = try SourceSet(in: folder.path + end, extensions: ["swift"])
        #expect(sources.files.map(\.name) == ["a.swift", "b.swift", "deep/c.swift"])
        #expect(sources.files.map(\.path).last == "\(folder.path)/deep/c.swift")
    }

    @Test func aFileIsASourceByItself() throws {
        let sources = try SourceSet(in: folder.path + "/deep/c.swift", extensions: ["swift"])
        #expect(sources.files.map(\.name) == ["c.swift"])
    }

    @Test func anotherSetsFilesWin() throws {
        try folder.write("over/b.swift", "over")
        try folder.write("over/0.swift", "new")
        var sources = try SourceSet(in: folder.path + "/deep", extensions: ["swift"])
        sources.overlay(try SourceSet(in: folder.path + "/over", extensions: ["swift"]))
        sources.overlay(try SourceSet(in: folder.path + "/b.swift", extensions: ["swift"]))
        #expect(sources.files.map(\.name) == ["0.swift", "b.swift", "c.swift"])
        #expect(sources.files[1].bytes == Array("b.swift".utf8))
    }

    @Test func tooMuchIsRefused() throws {
        let big = [UInt8](repeating: UInt8(ascii: " "), count: (10 << 20) + 1)
        try Files.write(big, to: folder.path + "/big.swift")
        let error = #expect(throws: BuildError.self) {
            try SourceSet(in: folder.path, extensions: ["swift"])
        }
        guard case .machine(let reason)? = error else { return }
        #expect(reason == "\(folder.path) holds more than 500 source files or 10 MiB")
    }

    @Test func aCompilersWordsOfGeneratedFilesAreLeftOut() throws {
        let staged = try StagedSources(
            try SourceSet(in: folder.path, extensions: ["swift"]), in: folder.path + "/work/sources")
        let work = folder.path + "/work"
        #expect(
            staged.withOwnNames(
                """
                \(work)/sources/deep/c.swift:1:2: error: this
                1 | c
                \(work)/Bindings.swift:9:9: error: that follows
                9 | b
                \(work)/sources/a.swift:3:1: error: other
                """) == """
                    \(folder.path)/deep/c.swift:1:2: error: this
                    1 | c
                    \(folder.path)/a.swift:3:1: error: other
                    """)
        let alone = "\(work)/Bindings.swift:9:9: error: alone"
        #expect(staged.withOwnNames(alone) == alone)
    }
}
