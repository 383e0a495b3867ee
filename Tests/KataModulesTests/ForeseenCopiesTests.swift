import KataSystem
import KataTesting
import Testing

@testable import KataModules

/// Copies that are compiled in a module's place, because they will be asked for; the compiler is the shell.
@Suite struct ForeseenCopiesTests {
    private let folder: TemporaryFolder
    private let store: ModuleStore
    private static let wishes = CopyWishes.mutants(of: [
        SourceSet.File(name: "word.t", path: "word.t", bytes: [])
    ])

    /// Writes a language whose copies do not compile beside `shy.t`, and not without a word beside `wordy.t`.
    init() throws {
        folder = try TemporaryFolder()
        let root = folder.path
        func job(_ line: String) -> String { #"- [sh, -c, 'echo "[\"sh\",\"-c\",\"\#(line)\"]"']"# }
        try folder.shellLanguage(
            steps: """
                build:
                  - [sh, -c, '\(TemporaryFolder.shellTypes())']
                  \(job("echo plain > {out}/worker; test ! -e {sources}/broken.t || { echo broken; exit 1; }"))
                  - "{jobs}"
                copy:
                  - [sh, -c, 'cat {wishes} > \(root)/wishes; echo {} > {out}/copy.json; \(TemporaryFolder.shellTypes())']
                  - [sh, -c, 'test ! -e {sources}/barred.t']
                  \(job("echo copy > {out}/worker; test ! -e {sources}/wordy.t || echo hm >&2; test ! -e {sources}/shy.t"))
                  - "{jobs}"
                run: ["{out}/worker"]
                """)
        try folder.pattern("word", in: "plugins", "language: tongue\n")
        try folder.write("plugins/patterns/word/Solution/word.t", "hello\n")
        store = ModuleStore(
            cache: try BuildCache(root: root + "/cache"),
            environment: ["PATH": TemporaryFolder.programs], helperFolders: [])
    }

    private func module(_ wishes: CopyWishes?) throws -> PreparedModule {
        try store.module(
            "word", from: Registry(roots: [Registry.Root(folder.path + "/plugins", .option)]),
            foresight: { _, _ in wishes })
    }

    /// What a module was made from.
    private func origin(_ module: BuiltModule) -> String {
        text(of: "\(module.folder)/worker").filter { !$0.isNewline }
    }

    private func text(of path: String) -> String {
        String(decoding: Files.contents(path) ?? [], as: UTF8.self)
    }

    @Test func theForeseenCopyIsTheModule() throws {
        let module = try module(Self.wishes)
        #expect(origin(module.module) == "copy")
        #expect(text(of: folder.path + "/wishes") == "instead\nmutate\tword.t\n")
        let copy = try #require(try module.copy(Self.wishes))
        #expect(copy.module.folder == module.module.folder)
    }

    @Test func anotherCopyIsBuiltBeside() throws {
        let module = try module(Self.wishes)
        let copy = try #require(try module.copy(.calls))
        #expect(text(of: folder.path + "/wishes") == "calls\n")
        #expect(copy.module.folder != module.module.folder)
    }

    @Test func nothingForeseenCompilesTheModuleItself() throws {
        let module = try module(nil)
        #expect(origin(module.module) == "plain")
        #expect((try #require(try module.copy(Self.wishes))).module.folder != module.module.folder)
    }

    @Test func aLanguageWithoutCopiesCompilesTheModuleItself() throws {
        try folder.shellLanguage(
            steps: """
                build:
                  - [sh, -c, '\(TemporaryFolder.shellTypes())']
                  - [sh, -c, 'echo "[\\"sh\\",\\"-c\\",\\"echo plain > {out}/worker\\"]"']
                  - "{jobs}"
                run: ["{out}/worker"]
                """)
        let module = try module(Self.wishes)
        #expect(origin(module.module) == "plain")
        #expect(try module.copy(Self.wishes).map(\.module.folder) == nil)
    }

    @Test(arguments: ["shy.t", "wordy.t", "barred.t"])
    func aCopyThatDoesNotCompileInSilenceIsNotTheModule(_ file: String) throws {
        try folder.write("plugins/patterns/word/Solution/\(file)", "")
        let module = try module(Self.wishes)
        #expect(origin(module.module) == "plain")
        #expect(!module.module.fulfils(Self.wishes))
        #expect(!Files.isFile("\(module.module.folder)/copy.json"))
    }

    @Test func whatIsWrongIsSaidOfTheModuleItself() throws {
        try folder.write("plugins/patterns/word/Solution/broken.t", "")
        try folder.write("plugins/patterns/word/Solution/shy.t", "")
        let error = #expect(throws: BuildError.self) { try module(Self.wishes) }
        guard case .solution(let failure)? = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(failure.diagnostics.contains("broken"))
    }
}
