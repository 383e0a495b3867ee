import KataDiagnostics
import KataInterpreter
import KataScript
import KataTesting
import Testing

/// Katas that the tests' module does not fit, a folder each, with what the user is told about it.
@Suite struct ModuleCorpusTests {
    @Test(arguments: CorpusCase.all(in: "module"))
    func isToldAsExpected(_ item: CorpusCase) throws {
        let file = try item.source("kata.yaml")
        var diagnostics = Diagnostics()
        let kata = try #require(KataReader.read(file, id: "kata", diagnostics: &diagnostics))
        #expect(diagnostics.told(in: file) == "", "only the module is wrong")
        ModuleChecker.check(kata, against: ToyModule().types, diagnostics: &diagnostics)
        let told = diagnostics.told(in: file)
        #expect(try told == item.expected(recording: told))
        #expect(told.contains("[\(item.code)]"), "the folder is named for the code that it shows")
    }

    @Test func everyCodeHasACase() {
        let shown = Set(CorpusCase.all(in: "module").map(\.code))
        #expect(DiagnosticCode.moduleCodes.map(\.id).filter { !shown.contains($0) } == [])
    }
}
