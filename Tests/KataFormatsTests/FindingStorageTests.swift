import KataDiagnostics
import KataDiff
import KataText
import KataTranscript
import Testing

@testable import KataFormats
@testable import KataResults

/// What a stored result says of a finding is what the run said.
@Suite struct FindingStorageTests {
    private static func text(_ finding: Finding, _ language: ReaderLanguage) -> String {
        let file = SourceFile(path: "lamp.yaml", bytes: [])
        return FindingText(style: .plain, file: file, language: language).text(finding)
    }

    @Test(arguments: Findings.all.filter { $0.name != "invalid" }.map(\.finding))
    func aStoredFindingSaysTheSame(_ finding: Finding) throws {
        let json = try JSONReader.read(Array(finding.stored.text.utf8))
        let read = try #require(Finding(stored: json))
        #expect(read.kind == finding.kind && read.verdict == finding.verdict)
        if case .told = finding { #expect(read.placeInSolution == finding.placeInSolution) }
        for language in [ReaderLanguage.english, .chinese] {
            #expect(Self.text(read, language) == Self.text(finding, language))
        }
    }

    @Test func anInvalidKataIsKeptAsASentence() throws {
        let finding = Finding.diagnostics([Diagnostic(.emptyManifest, "wrong", at: SourceRange(0, 1))])
        let read = try #require(Finding(stored: finding.stored))
        #expect(read.verdict == .invalid && read.sentence == "the kata is invalid: wrong")
    }

    @Test(arguments: ["{}", #"{"kind":"log","verdict":"failed"}"#, #"{"kind":"expect","verdict":"failed"}"#])
    func whatIsNoFindingIsRefused(_ text: String) throws {
        #expect(Finding(stored: try JSONReader.read(Array(text.utf8))) == nil)
    }

    @Test func whatIsLongIsCut() throws {
        let long = String(repeating: "x", count: 100_000)
        let build = Finding.build(BuildReport(diagnostics: long + "\n", limit: nil)).published { $0 }
        #expect(build.compilerOutput?.utf8.count ?? 0 < 66_000)
        #expect(build.compilerOutput?.hasSuffix("… cut at 64 KiB") ?? false)
        let text = String(repeating: "x", count: 4000)
        let lines = (0..<60).map { number in
            Difference.Row.line(
                Difference.Line(kind: .unexpected, number: number + 1, parts: [DiffPart(.same, text)]))
        }
        let difference = Difference(
            parting: Difference.Parting(), missingCount: 0, unexpectedCount: 67, remarks: [],
            rows: lines + [.leftOut(7)])
        let kept = try #require(Finding.log(difference, place: nil).published { $0 }.difference)
        #expect(kept.lines.count == 16)
        #expect(kept.leftOutCount == 44 + 7)
    }

    @Test func aDifferenceIsKeptAsRows() throws {
        let written = SampleRun.transcript(["灯: 开\u{A0}", "off", "x"])
        let finding = try SampleRun.difference(written, expected: ["灯: 开 ", "off"])
        let read = try #require(Finding(stored: finding.stored))
        #expect(read.place?.words == finding.place?.words)
        for language in [ReaderLanguage.english, .chinese] {
            let writer = DiffText(language: language)
            #expect(
                writer.text(try #require(read.difference)) == writer.text(try #require(finding.difference)))
        }
    }

    @Test func namesOfKatasOwnAreReplaced() {
        let build = BuildReport(diagnostics: "/own/1.swift:1:1: error: no\n", limit: nil)
        let finding = Finding.build(build).published { $0.replacing("/own/1.swift", with: "Lamp.swift") }
        #expect(finding.compilerOutput == "Lamp.swift:1:1: error: no\n")
    }
}
