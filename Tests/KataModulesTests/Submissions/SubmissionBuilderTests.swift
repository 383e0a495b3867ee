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
        let failure = #expect(throws: ModuleFailure.self) { try builder.build(sources) }
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
        #expect(throws: ModuleFailure.self) {
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

    /// Who practises is told that kata cannot mend it; who is graded cannot hold the grader up with that.
    @Test func aBuildThatCannotBeRepairedIsTheSubmissionsFault() throws {
        let toy = try ToyLanguage(
            build: #"echo "[\"sh\",\"-c\",\"echo no; exit 1\"]""#,
            more: "  - \"{jobs}\"\nrepair: [sh, -c, \"exit 2\"]")
        let builder = try toy.builder()
        let failure = #expect(throws: ModuleFailure.self) {
            try builder.build(builder.sources(try HandIn(["a.t"]).intake(extensions: ["t"])))
        }
        guard case .solution(let build)? = failure else {
            Issue.record("another failure")
            return
        }
        #expect(build.diagnostics == "no\n")
    }
}
