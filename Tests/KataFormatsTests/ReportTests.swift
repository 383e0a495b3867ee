import KataDiagnostics
import KataText
import KataTranscript
import Testing

@testable import KataFormats
@testable import KataResults

@Suite struct ReportTests {
    private static func document(
        _ format: some Report<KataResult, RunSummary>, _ katas: [KataResult], isInterrupted: Bool = false
    ) -> String {
        var format = format
        var summary = RunSummary()
        var text = format.text(for: .started(count: katas.count))
        for kata in katas {
            summary.add(kata)
            text += format.text(for: .finished(kata))
        }
        summary.duration = 2_345_678_901
        summary.isInterrupted = isInterrupted
        return text + format.text(for: .ended(summary))
    }

    @Test(arguments: Findings.all.map(\.name))
    func aFindingIsTold(_ name: String) throws {
        let finding = try #require(Findings.all.first { $0.name == name }?.finding)
        let text = FindingText(style: .plain, file: Findings.file).text(finding)
        #expect(text == ReportTexts.text[name])
        #expect(!text.unicodeScalars.contains("\u{1B}"), "what a module says does not reach the terminal")
    }

    @Test(arguments: Findings.all.map(\.name))
    func aFindingIsWrittenAsJSON(_ name: String) throws {
        let finding = try #require(Findings.all.first { $0.name == name }?.finding)
        #expect(finding.json(in: Findings.file).text == ReportTexts.json[name])
    }

    @Test func everyFindingIsOneLineOfAWholeDocument() throws {
        let katas = Findings.all.map { Findings.result($0.finding) }
        let text = Self.document(JSONReport(), katas)
        let json = try JSONReader.read(Array(text.utf8))
        #expect(json["format"]?.string == "kata.run")
        #expect(json["version"]?.integer == JSONReport.version)
        #expect(json["katas"]?.array?.count == Findings.all.count)
        #expect(json["summary"]?["exitCode"]?.integer == 70)
        #expect(text.split(separator: "\n").count == Findings.all.count + 2)
        #expect(text == Self.document(JSONReport(), katas), "the same results give the same bytes")
    }

    @Test func aRunOfNothingIsAWholeDocument() {
        #expect(
            Self.document(JSONReport(), []) == """
                {"format":"kata.run","version":1,"katas":[
                ],"summary":{"katas":{},"scenarios":{},"milliseconds":2345.678,"interrupted":false,"exitCode":4}}

                """)
        #expect(Self.document(TextReport(style: .plain), []) == "nothing was selected\n")
    }

    @Test func anInterruptedRunSaysSo() throws {
        let passed = KataResult(
            id: "a", title: "a", module: "a", source: Findings.file,
            scenarios: [
                ScenarioResult(
                    name: "a", maximum: 1, isHidden: false, findings: [], transcript: nil, duration: 0)
            ])
        let text = Self.document(TextReport(style: .plain), [passed], isInterrupted: true)
        #expect(text == "✓ a\n\n1 kata: 1 passed, 1 scenario in 2.3 s\ninterrupted\n")
        let json = try JSONReader.read(Array(Self.document(JSONReport(), [passed], isInterrupted: true).utf8))
        #expect(json["summary"]?["exitCode"]?.integer == 130)
    }

    @Test func transcriptsMayBeLeftOut() {
        let text = Self.document(JSONReport(showsTranscripts: false), [Findings.result(.machine("no"))])
        #expect(!text.contains("\"log\""))
    }

    @Test func aLongLogIsCut() {
        let lines = (1...50).map { "line \($0)" }
        let passed = KataResult(
            id: "a", title: "a", module: "a", source: Findings.file,
            scenarios: [
                ScenarioResult(
                    name: "a", maximum: 1, isHidden: false, findings: [],
                    transcript: Transcript(lines: lines),
                    duration: 0)
            ])
        let text = Self.document(TextReport(style: .plain), [passed])
        #expect(text.contains("    │ line 40\n    │ … 10 more lines\n"))
        #expect(!text.contains("line 41"))
    }
}
