import Foundation
import KataDiagnostics
import KataScript
import KataTesting
import Testing

/// Bad files, a folder each: `kata.yaml`, and in `expected.txt` what the user is told about it.
@Suite struct CorpusTests {
    private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpus")

    private static func names(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: corpus.appending(path: folder).path)
        return (names ?? []).filter { !$0.hasPrefix(".") && $0 != "README.md" }.sorted()
    }

    @Test(arguments: CorpusCase.all(in: "bad"))
    func isToldAsExpected(_ item: CorpusCase) throws {
        let told = Self.told(of: try item.source("kata.yaml"))
        #expect(try told == item.expected(recording: told))
        #expect(told.contains("[\(item.code)]"), "the folder is named for the code that it shows")
    }

    /// Returns what is said of a kata file, of its scripts too where it can be read.
    private static func told(of file: SourceFile) -> String {
        var diagnostics = Diagnostics()
        if let kata = KataReader.read(file, id: "kata", diagnostics: &diagnostics), !diagnostics.hasErrors {
            ScriptChecker.check(kata, diagnostics: &diagnostics) { $0.first?.isUppercase ?? false }
        }
        return diagnostics.told(in: file)
    }

    @Test func everyCodeHasACase() {
        let codes =
            DiagnosticCode.yamlCodes + DiagnosticCode.fileCodes + DiagnosticCode.expectationCodes
            + DiagnosticCode.languageCodes + DiagnosticCode.undoCodes
            + DiagnosticCode.meaningCodes.filter { $0 != .shadowsType }
        let shown = Set(CorpusCase.all(in: "bad").map(\.code))
        // A file of more than 16 MiB is made in the YAML tests instead.
        let missing = codes.map(\.id).filter { !shown.contains($0) && $0 != DiagnosticCode.fileTooLarge.id }
        #expect(missing == [])
        #expect(Set(codes.map(\.id)).count == codes.count)
    }

    @Test(arguments: ["valid", "invalid"])
    func noYAMLOfOthersIsAKata(_ kind: String) throws {
        let names = Self.names(in: "yaml/\(kind)")
        #expect(names.count > 40)
        for name in names {
            let path = Self.corpus.appending(path: "yaml/\(kind)").appending(path: name)
            let file = SourceFile(path: "kata.yaml", bytes: [UInt8](try Data(contentsOf: path)))
            var diagnostics = Diagnostics()
            _ = KataReader.read(file, id: "kata", diagnostics: &diagnostics)
            #expect(diagnostics.hasErrors, "\(name)")
            for found in diagnostics.found {
                #expect(!found.message.isEmpty)
                let isInside =
                    found.range.start >= 0 && found.range.start <= found.range.end
                    && found.range.end <= max(1, file.bytes.count)
                #expect(isInside, "\(name): \(found.range) \(found.message)")
                _ = DiagnosticText().text(of: found, in: file)
            }
        }
    }
}
