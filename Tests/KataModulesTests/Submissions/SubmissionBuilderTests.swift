import KataSystem
import KataTesting
import Testing

@testable import KataModules

/// What is built of a submission, and what a failed build says to whoever handed it in.
@Suite struct SubmissionBuilderTests {
    /// Writes types for a module without any, after a line for the shell.
    private static func building(_ line: String) -> String {
        line + #" && echo "{\"protocol\":1,\"language\":\"tongue\",\"types\":[]}" > {out}/types.json"#
    }

    @Test func aCompilerSeesNamesOfKatasOwnAlone() throws {
        let toy = try ToyLanguage(build: Self.building("(cd {sources} && echo * > {out}/worker)"))
        let builder = try toy.builder()
        let hand = try HandIn(["-o.t", "@deep/b.t", "notes.txt"])
        let built = try builder.build(builder.sources(try hand.intake(extensions: ["t"])))
        let module = try #require(built.module?.module)
        #expect(Files.contents(module.folder + "/worker") == Array("f0001.t f0002.t\n".utf8))
    }

    /// Though a file is called as kata calls another.
    @Test func diagnosticsNameTheFilesThatWereHandedIn() throws {
        let toy = try ToyLanguage(build: "for file in {sources}/*.t; do echo $file:1: no; done; exit 1")
        let builder = try toy.builder()
        let sources = builder.sources(try HandIn(["a.t", "f0001.t", "z/f0002.t"]).intake(extensions: ["t"]))
        let failure = #expect(throws: BuildError.self) { try builder.build(sources) }
        guard case .solution(let build)? = failure else {
            Issue.record("another failure")
            return
        }
        #expect(sources.withOwnPaths(build.diagnostics) == "a.t:1: no\nf0001.t:1: no\nz/f0002.t:1: no\n")
    }

    @Test func nothingIsLeftOfABuild() throws {
        let toy = try ToyLanguage(build: Self.building("test -e {sources}/f0001.t"))
        let builder = try toy.builder()
        let sources = builder.sources(try HandIn(["a.t"]).intake(extensions: ["t"]))
        var built: BuiltSubmission? = try builder.build(sources)
        #expect(built?.module != nil)
        #expect(Files.names(in: toy.folder.path + "/work").count == 1)
        built = nil
        #expect(Files.names(in: toy.folder.path + "/work").isEmpty)
        #expect(throws: BuildError.self) {
            try builder.build(builder.sources(try HandIn().intake()))
        }
        #expect(Files.names(in: toy.folder.path + "/work").isEmpty)
    }

    @Test func givenCodeIsOfTheModulesOwnLanguage() throws {
        let toy = try ToyLanguage(build: "true")
        try toy.folder.write("plugins/patterns/word/Support/given.t", "")
        let intake = try HandIn(["a.t"]).intake(extensions: ["t"])
        let names = try ["tongue", "slang"].map { language in
            try toy.builder(language: language).sources(intake).set.files.map(\.name)
        }
        #expect(names == [["f0001.t", "given.t"], ["f0001.t"]])
    }

    /// A compiler that notes its runs in `runs`, and fails where `trouble` is, as after an update of the system.
    private static func failing(where trouble: String) -> String {
        building("echo run >> {plugin}/../runs && { \(trouble) || { echo no; exit 1; }; }")
    }

    private func runs(_ toy: ToyLanguage) -> Int {
        let bytes = Files.contents(toy.folder.path + "/plugins/languages/runs") ?? []
        return bytes.count { $0 == UInt8(ascii: "\n") }
    }

    @Test func aSubmissionIsBlamedOnlyWhereTheReferenceBuilds() throws {
        let toy = try ToyLanguage(build: Self.failing(where: "test ! -e {sources}/f0001.t"))
        try toy.folder.write("plugins/patterns/word/Solution/word.t", "")
        let builder = try toy.builder()
        let sources = builder.sources(try HandIn(["a.t"]).intake(extensions: ["t"]))
        for number in 1...3 {
            let failure = #expect(throws: BuildError.self) { try builder.build(sources) }
            guard case .solution? = failure else {
                Issue.record("another failure")
                return
            }
            #expect(runs(toy) == 2 * number, "each failure in a row is held against the reference")
        }
    }

    @Test func whereTheReferenceDoesNotBuildItIsTheMachine() throws {
        let toy = try ToyLanguage(build: Self.failing(where: "test ! -e {plugin}/../trouble"))
        try toy.folder.write("plugins/patterns/word/Solution/word.t", "")
        let builder = try toy.builder()
        let sources = builder.sources(try HandIn(["a.t"]).intake(extensions: ["t"]))
        _ = try builder.build(sources)
        #expect(runs(toy) == 1, "what builds proves itself")

        try toy.folder.write("plugins/languages/trouble", "")
        let failure = #expect(throws: BuildError.self) { try builder.build(sources) }
        guard case .machine(let reason)? = failure else {
            Issue.record("another failure")
            return
        }
        #expect(reason == "the reference of 'word' does not build here either: no")
    }

    @Test func whatChangesUnderAGradingIsTheMachines() throws {
        let toy = try ToyLanguage(
            build: Self.building("true"),
            more: "runtime:\n  - [sh, -c, \"echo {plugin}/../header.h > {out}/inputs.txt\"]")
        try toy.folder.write("plugins/languages/header.h", "")
        let builder = try toy.builder()
        let sources = builder.sources(try HandIn(["a.t"]).intake(extensions: ["t"]))
        _ = try builder.build(sources)
        try toy.folder.age("plugins/languages/header.h", seconds: 100)
        _ = try builder.build(sources)
        try toy.folder.write("plugins/languages/header.h", "new")
        let failure = #expect(throws: BuildError.self) { try builder.build(sources) }
        guard case .machine(let reason)? = failure else {
            Issue.record("another failure")
            return
        }
        #expect(reason == "headers of the system changed while submissions were graded; grade again")
        #expect(try toy.builder().fingerprint != builder.fingerprint)
    }

    /// A language whose first build takes a folder away, and fails.
    private static func taking(_ folder: String) throws -> ToyLanguage {
        let root = "{plugin}/../../.."
        let toy = try ToyLanguage(
            build: failing(
                where: "test -e \(root)/taken || ! { touch \(root)/taken; rm -r \(root)/\(folder); }"),
            more: "runtime:\n  - [sh, -c, \"echo > {out}/tool\"]")
        try toy.folder.write("plugins/patterns/word/Solution/word.t", "")
        return toy
    }

    /// Though the reference, which is built after that, finds all that it needs.
    @Test(arguments: ["work", "cache/runtimes"])
    func whatIsTakenAwayUnderABuildIsTheMachines(_ folder: String) throws {
        let toy = try Self.taking(folder)
        try toy.folder.write("work/.keep", "")
        let builder = try toy.builder()
        let sources = builder.sources(try HandIn(["a.t"]).intake(extensions: ["t"]))
        let built = try builder.build(sources)
        #expect(built.module != nil && !built.isDamaged)
        #expect(runs(toy) == 3, "the submission, the reference, and the submission again")
    }

    @Test(arguments: ["work", "cache/runtimes"])
    func whatIsTakenAwayUnderAJudgementShows(_ folder: String) throws {
        let toy = try Self.taking("nothing")
        try toy.folder.write("taken", "")
        let builder = try toy.builder()
        let built = try builder.build(builder.sources(try HandIn(["a.t"]).intake(extensions: ["t"])))
        #expect(!built.isDamaged)
        Files.remove("\(toy.folder.path)/\(folder)")
        #expect(built.isDamaged)
    }

    /// Who practises is told that kata cannot mend it; who is graded cannot hold the grader up with that.
    @Test func aBuildThatCannotBeRepairedIsTheSubmissionsFault() throws {
        let toy = try ToyLanguage(
            build: #"echo "[\"sh\",\"-c\",\"echo no; exit 1\"]""#,
            more: "  - \"{jobs}\"\nrepair: [sh, -c, \"exit 2\"]")
        let builder = try toy.builder()
        let failure = #expect(throws: BuildError.self) {
            try builder.build(builder.sources(try HandIn(["a.t"]).intake(extensions: ["t"])))
        }
        guard case .solution(let build)? = failure else {
            Issue.record("another failure")
            return
        }
        #expect(build.diagnostics == "no\n")
    }
}
