import KataDiagnostics
import KataSystem
import KataTesting
import Testing

@testable import KataModules

/// Which sources a module is built of.
@Suite struct ModuleSourcesTests {
    private let toy: ToyStore

    init() throws { toy = try ToyStore() }

    @Test func aSolutionStandsInForTheReference() throws {
        try toy.folder.write("mine/deep/word.t", "mine\n")
        try toy.language(build: "cat {sources}/deep/*.t > {out}/worker")
        let (module, _) = try toy.module("mine")
        #expect(Files.contents(module.folder + "/worker") == Array("mine\n".utf8))
    }

    @Test func aMutantLiesOverTheReference() throws {
        try toy.folder.write("plugins/patterns/word/Solution/other.t", "other\n")
        try toy.folder.write("plugins/patterns/word/Mutants/rude/word.t", "oi\n")
        let (module, _) = try toy.module("plugins/patterns/word/Mutants/rude")
        #expect(Files.contents(module.folder + "/worker") == Array("other\noi\n".utf8))
    }

    @Test func aMutantIsTheReferenceWithChanges() throws {
        try toy.folder.write("plugins/patterns/word/Mutants/rude/word.t", "oi\n")
        try toy.folder.write(
            "plugins/patterns/word/mutants.yaml",
            """
            mutants: 1
            mistakes:
              shy:
                why: a shy one
                changes: [{in: word.t, from: ello, to: m}]
            """)
        #expect(Files.contents(try toy.module(mutant: "shy").module.folder + "/worker") == Array("hm\n".utf8))
        #expect(
            Files.contents(try toy.module(mutant: "rude").module.folder + "/worker") == Array("oi\n".utf8))
        guard
            case .unknownMutant("sly", .mutants, nearest: "shy", module: "word")? = try toy.failure(
                mutant: "sly")
        else {
            Issue.record("another failure")
            return
        }
        try toy.folder.write("plugins/patterns/word/Solution/word.t", "bonjour\n")
        guard case .mutants(let source, let diagnostics)? = try toy.failure(mutant: "shy") else {
            Issue.record("another failure")
            return
        }
        #expect(source.path == "\(toy.folder.path)/plugins/patterns/word/mutants.yaml")
        #expect(
            diagnostics.found.map(\.message) == ["'ello' does not occur in word.t: copy the text from there"])
    }

    @Test func twoMutantsOfOneNameAreTold() throws {
        try toy.folder.write("plugins/patterns/word/Mutants/shy/word.t", "oi\n")
        try toy.folder.write(
            "plugins/patterns/word/mutants.yaml",
            "mutants: 1\nmistakes: {shy: {why: x, changes: [{in: word.t, from: ello}]}}\n")
        let mutants = ModuleMutants(of: try toy.registry.pattern("word"))
        #expect(mutants.names == ["shy"] && mutants.why("shy") == "x")
        #expect(
            mutants.diagnostics(extensions: ["t"]).found.map(\.message) == [
                "the folder 'Mutants/shy' has the same name: keep one of them"
            ])
    }

    @Test func wrongSolutionsAreDescribedInEachLanguageAndOfEachKind() throws {
        let word = "plugins/patterns/word"
        let entry = "{shy: {why: x, changes: [{in: word.t, from: oi, to: psst}]}}"
        try toy.folder.write("\(word)/languages/other/Solution/word.t", "oi\n")
        try toy.folder.write("\(word)/languages/other/mutants.yaml", "mutants: 1\nmistakes: \(entry)\n")
        try toy.folder.write(
            "\(word)/cheats.yaml", "cheats: 1\nshortcuts: \(entry.replacing("oi", with: "ello"))\n")
        try toy.folder.write("\(word)/Cheats/shy/word.t", "oi\n")
        let plugin = try toy.registry.pattern("word")
        let others = try ModuleMutants(of: plugin, in: "other").sources(of: "shy", extensions: ["t"])
        #expect(others.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["psst\n"])
        #expect(ModuleMutants(of: plugin).names == [])
        let cheats = ModuleMutants(.cheats, of: plugin)
        #expect(
            cheats.diagnostics(extensions: ["t"]).found.map(\.message) == [
                "the folder 'Cheats/shy' has the same name: keep one of them"
            ])
        let file = try #require(WrongFile("\(toy.folder.path)/\(word)/languages/other/mutants.yaml"))
        #expect(file.language == "other" && file.kind == .mutants && Files.name(of: file.module) == "word")
        #expect(WrongFile("\(toy.folder.path)/\(word)/languages/mutants.yaml") == nil)
    }

    @Test func givenCodeWins() throws {
        try toy.folder.write("plugins/patterns/word/Support/given.t", "given\n")
        try toy.folder.write("mine/given.t", "forged\n")
        try toy.folder.write("mine/word.t", "mine\n")
        let (module, _) = try toy.module("mine")
        #expect(Files.contents(module.folder + "/worker") == Array("given\nmine\n".utf8))
    }

    @Test func aFolderWithoutSourcesIsTold() throws {
        try toy.folder.write("mine/notes.txt", "")
        guard case .noSources(let path, let extensions)? = try toy.failure("mine") else {
            Issue.record("another failure")
            return
        }
        #expect(path == "\(toy.folder.path)/mine")
        #expect(extensions == ["t"])
    }
}
