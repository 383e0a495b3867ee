import Foundation
import KataDiagnostics
import KataScript
import Testing

/// Bad files, a folder each: `kata.yaml`, and in `expected.txt` what the user is told about it.
///
/// `KATA_RECORD=1` writes the expected texts anew; never on CI.
@Suite struct CorpusTests {
    private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpus")

    private static func names(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: corpus.appending(path: folder).path)
        return (names ?? []).filter { !$0.hasPrefix(".") && $0 != "README.md" }.sorted()
    }

    @Test(arguments: CorpusTests.names(in: "bad"))
    func isToldAsExpected(_ name: String) throws {
        let folder = Self.corpus.appending(path: "bad").appending(path: name)
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "kata.yaml")))
        let told = readKata(SourceFile(path: "kata.yaml", bytes: bytes)).told
        let expected = folder.appending(path: "expected.txt")
        let environment = ProcessInfo.processInfo.environment
        if environment["KATA_RECORD"] == "1" {
            try #require(environment["CI"] == nil, "recording is refused on CI")
            try told.write(to: expected, atomically: true, encoding: .utf8)
        }
        #expect(told == (try String(contentsOf: expected, encoding: .utf8)))
        #expect(told.contains("[\(name.prefix(5))]"), "the folder is named for the code that it shows")
    }

    @Test func everyCodeHasACase() {
        let codes = DiagnosticCode.yamlCodes + DiagnosticCode.fileCodes + DiagnosticCode.expectationCodes
        let shown = Set(Self.names(in: "bad").map { String($0.prefix(5)) })
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
