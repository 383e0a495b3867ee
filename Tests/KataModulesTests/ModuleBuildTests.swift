import KataSystem
import KataTesting
import KataWorkers
import Testing

@testable import KataModules

/// What a build that fails says, and what repairs it.
@Suite struct ModuleBuildTests {
    private let toy: ToyStore

    init() throws { toy = try ToyStore() }

    @Test func theCompilersWordsNameTheSolutionsFiles() throws {
        try toy.folder.write("mine/broken.t", "")
        try toy.language(
            build: "true",
            repair: "exit 1")
        try toy.folder.write("mine/broken.t", "so it is\n")
        guard case .solution(let build)? = try toy.failure("mine") else {
            Issue.record("another failure")
            return
        }
        #expect(build.diagnostics == "so it is\n")
        #expect(build.limit == nil)
    }

    @Test func aCompilerThatWasKilledIsToldFromOneThatFailed() throws {
        for (build, isKilled) in [("kill -9 $$", true), ("exit 1", false), ("kill -11 $$", false)] {
            try toy.language(build: build)
            guard case .solution(let fault)? = try toy.failure() else {
                Issue.record("'\(build)' is no fault of the solution")
                continue
            }
            #expect(fault.isKilled == isKilled, "\(build)")
        }
    }

    @Test func aRepairIsTriedAndNotForever() throws {
        let job = #"echo again >> \#(toy.folder.path)/tries; echo "[\"sh\",\"-c\",\"exit 1\"]""#
        try toy.folder.write("plugins/patterns/word/Solution/broken.t", "broken\n")
        try toy.language(build: "true", repair: job)
        guard case .solution? = try toy.failure() else {
            Issue.record("another failure")
            return
        }
        #expect(Files.contents(toy.folder.path + "/tries")?.count(where: { $0 == UInt8(ascii: "\n") }) == 4)
    }

    @Test func aJobStartsNothingAndWritesNowhereElse() throws {
        guard (try? MachineIsolation())?.level ?? .basic >= .standard else { return }
        try toy.folder.write("plugins/patterns/word/Solution/broken.t", "broken\n")
        for (job, words) in [
            ("env", "Cannot fork"), ("echo forged > \(toy.folder.path)/forged", "Permission denied"),
        ] {
            try toy.language(build: "true", repair: #"echo "[\"sh\",\"-c\",\"\#(job) || exit 1\"]""#)
            guard case .solution(let build)? = try toy.failure() else {
                Issue.record("another failure")
                continue
            }
            #expect(build.diagnostics.contains(words))
        }
        #expect(!Files.isFile(toy.folder.path + "/forged"))
    }

    @Test func aRepairMayMendTheBuild() throws {
        try toy.folder.write("plugins/patterns/word/Solution/broken.t", "broken\n")
        try toy.language(
            build: "echo hi > {out}/worker",
            repair: #"grep -q broken {diagnostics} && echo "[\"sh\",\"-c\",\"true\"]""#)
        #expect(try toy.module().built == ["the Tongue runtime", "word"])
    }

    @Test(arguments: [
        ("exit 64", "the machine's"), ("exit 1", "the solution's"), ("kill -9 $$", "the solution's"),
    ])
    func theExitCodeTellsWhoseFaultItIs(_ build: String, _ whose: String) throws {
        try toy.language(build: build)
        switch try toy.failure() {
        case .machine?: #expect(whose == "the machine's")
        case .solution?: #expect(whose == "the solution's")
        default: Issue.record("another failure")
        }
    }

    @Test func aProgramThatIsNotListedDoesNotRun() throws {
        let path = toy.folder.path + "/plugins/languages/tongue/plugin.yaml"
        let text = String(decoding: try #require(Files.contents(path)), as: UTF8.self)
        try toy.folder.write(
            "plugins/languages/tongue/plugin.yaml", text.replacing("tools: [sh]", with: "tools: [cc]"))
        guard case .machine(let reason)? = try toy.failure() else {
            Issue.record("another failure")
            return
        }
        #expect(reason == "the language 'tongue' does not list 'sh' among its tools")
    }

    @Test func aBuildThatLeavesNoTypesIsOurs() throws {
        try toy.language(build: "true", types: "oops")
        guard case .machine(let reason)? = try toy.failure() else {
            Issue.record("another failure")
            return
        }
        #expect(reason.hasPrefix("the build left no types.json that can be read in "))
    }
}
