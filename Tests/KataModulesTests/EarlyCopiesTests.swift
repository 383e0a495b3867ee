import KataSystem
import KataTesting
import Testing

@testable import KataModules

/// Copies of a module that are begun while the module is compiled; the compiler is the shell.
@Suite struct EarlyCopiesTests {
    private let folder: TemporaryFolder
    private let store: ModuleStore

    /// Writes a language whose copies wait for the file `go`, for a minute at most.
    init() throws {
        folder = try TemporaryFolder()
        let root = folder.path
        try folder.shellLanguage(
            tools: ["sh", "test"],
            steps: """
            build:
              - [sh, -c, '\(TemporaryFolder.shellTypes()); touch {out}/worker']
              - [sh, -c, 'echo "[\\"test\\",\\"!\\",\\"-e\\",\\"{work}/sources/broken.t\\"]"']
              - "{jobs}"
            copy:
              - [sh, -c, 'echo begun >> \(root)/copies; cat {wishes} > \(root)/wishes']
              - [sh, -c, 'i=0; while [ ! -e \(root)/go ] && [ $i -lt 6000 ]; do i=$((i + 1)); sleep 0.01; done']
              - [sh, -c, 'echo ended >> \(root)/copies']
              - [sh, -c, '\(TemporaryFolder.shellTypes()); touch {out}/worker']
            run: ["{out}/worker"]
            """)
        try folder.pattern("word", in: "plugins", "language: tongue\n")
        try folder.write("plugins/patterns/word/Solution/word.t", "hello\n")
        store = ModuleStore(
            cache: try BuildCache(root: root + "/cache"),
            environment: ["PATH": TemporaryFolder.programs],
            helperFolders: [])
    }

    private func module(_ foresight: ModuleStore.Foresight?) throws -> PreparedModule {
        try store.module(
            "word", from: Registry(roots: [Registry.Root(folder.path + "/plugins", .option)]),
            foresight: foresight)
    }

    /// What the copies' builds noted.
    private var notes: [String] {
        String(decoding: Files.contents(folder.path + "/copies") ?? [], as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }

    /// Waits until a copy has begun, without asking for one.
    private func waitUntilBegun() async throws {
        while notes.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test(.timeLimit(.minutes(2))) func aCopyIsBegunUnaskedAndBuiltOnce() async throws {
        let module = try module { _, _ in .calls }
        try await waitUntilBegun()
        #expect(notes == ["begun"])
        try folder.write("go", "")
        _ = try #require(try module.copy(.calls))
        #expect(notes == ["begun", "ended"])
        #expect(Files.contents(folder.path + "/wishes") == Array("calls\n".utf8))
        store.shutdown()
    }

    @Test func anotherCopyThanTheForeseenIsBuiltAsWell() throws {
        try folder.write("go", "")
        var others = CopyWishes()
        others.mutate("word.t")
        let module = try module { [others] _, _ in others }
        _ = try #require(try module.copy(.calls))
        store.shutdown()
        #expect(notes.filter { $0 == "ended" }.count <= 2)
        #expect(notes.contains("ended"))
    }

    @Test func nothingIsBegunWhereNothingIsForeseen() throws {
        _ = try module { _, _ in nil }
        store.shutdown()
        #expect(notes == [])
    }

    @Test(.timeLimit(.minutes(2))) func theEndOfARunEndsWhatWasBegun() async throws {
        _ = try module { _, _ in .calls }
        try await waitUntilBegun()
        store.shutdown()
        #expect(notes == ["begun"])
        let left = Files.names(in: folder.path + "/cache/modules").filter { $0.hasPrefix(".") }
        #expect(left == [])
    }

    @Test(.timeLimit(.minutes(2))) func aModuleThatDoesNotCompileLeavesNoBuildBehind() throws {
        try folder.write("plugins/patterns/word/Solution/broken.t", "")
        #expect(throws: BuildError.self) { try module { _, _ in .calls } }
        store.shutdown()
        #expect(!notes.contains("ended"))
        #expect(Files.names(in: folder.path + "/cache/modules").filter { $0.hasPrefix(".") } == [])
    }
}
