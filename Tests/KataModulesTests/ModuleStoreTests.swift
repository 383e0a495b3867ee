import Dispatch
import KataSystem
import KataTesting
import KataTranscript
import KataWorkers
import Testing

@testable import KataModules

/// What is built when: each module once, with the runtime of its language.
@Suite struct ModuleStoreTests {
    private let toy: ToyStore

    init() throws { toy = try ToyStore() }

    @Test func aModuleIsBuiltOnceWithItsRuntime() throws {
        let (first, built) = try toy.module()
        #expect(built == ["the Tongue runtime", "word"])
        #expect(Files.contents(first.folder + "/worker") == Array("hello\n".utf8))
        #expect(first.worker.executable == first.folder + "/worker")
        let runtime = try #require(first.worker.arguments.first)
        #expect(Files.contents(runtime) == Array("runtime\n".utf8))
        #expect(try toy.module().built == [])
    }

    @Test func whateverMattersBuildsAgain() throws {
        let first = try toy.module().module.folder
        try toy.folder.write("plugins/patterns/word/Solution/word.t", "hallo\n")
        var second = try toy.module()
        #expect(second.built == ["word"])
        #expect(second.module.folder != first)

        try toy.folder.write("plugins/patterns/word/Solution/word.t", "hello\n")
        #expect(try toy.module().built == [], "the sources are as they were")

        try toy.folder.write("plugins/patterns/word/Solution/more.t", "")
        #expect(try toy.module().built == ["word"], "another file")

        try toy.folder.pattern("word", in: "plugins", "language: tongue\nswift: 6\n")
        #expect(try toy.module().built == ["word"], "another mode")

        try toy.folder.write("plugins/languages/tongue/Runtime/part.t", "")
        #expect(try toy.module().built == ["the Tongue runtime", "word"], "another runtime")

        try toy.language(build: "cat {sources}/*.t > {out}/worker", more: "# a remark")
        second = try toy.module()
        #expect(second.built == ["the Tongue runtime", "word"], "another language")
    }

    @Test func aChangedHeaderBuildsTheRuntimeAgainWhereItIsNeeded() throws {
        let header = try toy.folder.write("header.h", "")
        _ = try toy.module()
        try toy.folder.age("header.h", seconds: 100)
        #expect(try toy.module().built == [], "a worker needs no header")

        try toy.folder.write("mine/word.t", "mine\n")
        #expect(
            try toy.module("mine").built == ["the Tongue runtime again, since '\(header)' changed", "word"])
        try toy.folder.write("mine/word.t", "mine too\n")
        #expect(try toy.module("mine").built == ["word"])
        #expect(try toy.module().built == [])
    }

    /// The compiler fails because of what it was not made for, as clang does with a header that has another time.
    @Test func aHeaderThatChangesDuringABuildIsNotTheSolutionsFault() throws {
        try toy.folder.write("header.h", "")
        let (header, mark) = (toy.folder.path + "/header.h", toy.folder.path + "/mark")
        try toy.language(
            build:
                "{ test -e \(mark) || { touch \(mark); echo new > \(header); echo stale; exit 1; }; cp \(header) {out}/worker; }"
        )
        let (module, built) = try toy.module()
        #expect(
            built == ["the Tongue runtime", "word", "the Tongue runtime again, since '\(header)' changed"])
        #expect(Files.contents(module.folder + "/worker") == Array("new\n".utf8))
    }

    @Test func whatDoesNotMatterBuildsNothing() throws {
        _ = try toy.module()
        try toy.folder.write("plugins/patterns/word/Solution/notes.txt", "not a source")
        try toy.folder.write("plugins/patterns/word/Solution/.hidden.t", "hidden")
        try toy.folder.write("plugins/patterns/word/Starter/word.t", "begin here")
        #expect(try toy.module().built == [])
    }

    @Test func aStoreBuildsAModuleOnceForAllThreads() throws {
        let counter = ToyStore.Counter()
        let (store, registry) = (try toy.store(noting: counter), toy.registry)
        DispatchQueue.concurrentPerform(iterations: 6) { _ in _ = try? store.module("word", from: registry) }
        #expect(counter.notes == ["the Tongue runtime", "word"])
        #expect(store.builtTypes(of: "word", from: registry)?.types.isEmpty == true)
        #expect(store.builtTypes(of: "wrod", from: registry) == nil)
    }
}
