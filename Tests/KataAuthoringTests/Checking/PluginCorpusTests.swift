import KataDiagnostics
import KataJudging
import KataSystem
import KataTesting
import Testing

@testable import KataAuthoring

/// Bad plugins, a folder of plugins each, with what `kata check` tells about them.
@Suite struct PluginCorpusTests {
    /// The files of a case that are checked, where it has them.
    private static let checked = [
        "languages/tongue/plugin.yaml", "patterns/greeter/plugin.yaml", "patterns/greeter/mutants.yaml",
    ]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: CorpusCase.all(in: "plugins"))
    func isToldAsExpected(_ item: CorpusCase) throws {
        var environment = KataEnvironment(cache: folder.path + "/cache")
        environment.optionPlugins = [CorpusCase.package + "/Plugins"]
        let check = Check(environment: environment, modules: nil)
        var told = ""
        for path in Self.checked where Files.isFile("\(item.path)/\(path)") {
            let found = check.check("\(item.path)/\(path)")
            let source = SourceFile(path: path, bytes: found.source.bytes)
            told += found.diagnostics.map { DiagnosticText().text(of: $0, in: source) }.joined()
        }
        #expect(try told == item.expected(recording: told))
        #expect(told.contains("[\(item.code)]"), "the folder is named for the code that it shows")
    }

    /// What shows only in a run, or in a file of 16 MiB, has a case of the command line.
    @Test func everyCodeOfKataHasACase() throws {
        let cases = ["bad", "module", "plugins"].flatMap(CorpusCase.all)
        let runs = CorpusCase.package + "/Tests/Cases"
        let told = Files.names(in: runs).map { name in
            String(decoding: Files.contents("\(runs)/\(name)/stdout") ?? [], as: UTF8.self)
        }
        let missing = DiagnosticCode.all.filter { code in
            !cases.contains { $0.code == code.id } && !told.contains { $0.contains("error[\(code.id)]") }
        }
        #expect(missing.map(\.id) == [])
    }
}
