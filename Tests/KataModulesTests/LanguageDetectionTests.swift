import KataDiagnostics
import KataSystem
import KataTesting
import KataText
import Testing

@testable import KataModules

@Suite struct LanguageDetectionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Writes two languages, of endings `.a` and `.b`, and a module in the first; returns the registry and the module.
    private func plugins(priorityOfB: Int = 0) throws -> (Registry, PatternPlugin) {
        for (id, priority) in [("a", 0), ("b", priorityOfB)] {
            try folder.write(
                "Plugins/languages/\(id)/plugin.yaml",
                """
                plugin: 1
                kind: language
                id: \(id)
                version: 1.0.0
                title: \(id)
                extensions: [\(id)]
                ignore: [Try.\(id)]
                tools: []
                detect: ["true"]
                build: []
                run: ["true"]
                priority: \(priority)
                """)
        }
        try folder.write(
            "Plugins/patterns/lamp/plugin.yaml",
            "plugin: 1\nkind: pattern\nid: lamp\nversion: 1.0.0\nlanguage: a\n")
        let registry = Registry(roots: [Registry.Root(folder.path + "/Plugins", .option)])
        return (registry, try registry.pattern("lamp"))
    }

    private func detected(_ files: [String], priorityOfB: Int = 0) throws -> String {
        let (registry, plugin) = try plugins(priorityOfB: priorityOfB)
        for file in files { try folder.write("mine/\(file)", "") }
        try Files.makeFolder(folder.path + "/mine", mode: 0o700)
        return try registry.language(ofSources: folder.path + "/mine", for: plugin).manifest.id
    }

    @Test(arguments: [
        (["one.a"], "a"), (["one.b"], "b"), (["one.a", "deep/two.b", "three.b"], "b"), ([], "a"),
        (["notes.txt"], "a"), (["one.a", "main.b", "Try.b"], "a"),
    ])
    func theLanguageOfMostFilesIsMeant(_ files: [String], _ id: String) throws {
        #expect(try detected(files) == id)
    }

    @Test func priorityDecidesBetweenEquals() throws {
        #expect(try detected(["one.a", "two.b"], priorityOfB: 1) == "b")
    }

    @Test func aManifestThatCannotBeReadIsToldWhereItsFilesMayBe() throws {
        let (registry, plugin) = try plugins()
        try folder.write(
            "Plugins/languages/c/plugin.yaml", "plugin: 1\nkind: language\nid: c\nextensions: [c\n")
        let own = try registry.language(ofSources: ["one.a", "two.c"], in: "mine", for: plugin)
        #expect(own.manifest.id == "a")
        let error = #expect(throws: BuildError.self) {
            _ = try registry.language(ofSources: ["two.c"], in: "mine", for: plugin)
        }
        guard case .registry(let reason)? = error, case .invalid(let source, _) = reason else {
            Issue.record("the files were taken for another language's")
            return
        }
        #expect(source.path.hasSuffix("languages/c/plugin.yaml"))
    }

    @Test func aTieNamesBoth() throws {
        do {
            _ = try detected(["one.a", "two.b"])
            Issue.record("there is no tie")
        } catch let BuildError.unclearLanguage(tie) {
            #expect(
                tie.sentence(in: .english)
                    == "\(folder.path)/mine holds one source file of each of 'a' and 'b' (one.a, two.b); say which is meant with --language"
            )
            #expect(
                tie.sentence(in: .chinese)
                    == "\(folder.path)/mine 里 'a' 和 'b' 的源文件一样多，各 1 个（one.a、two.b）；用 --language 说明指的是哪一种"
            )
        }
    }
}
