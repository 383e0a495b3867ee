import KataDiagnostics
import KataText
import Testing

@testable import KataFormats
@testable import KataResults

/// What solutions wrote, in every format of a run.
@Suite struct HostileRunTests {
    private static let formats: [(name: String, format: any Report<KataResult, RunSummary>)] = [
        ("text", TextReport(style: .plain)), ("trace", TraceReport(style: .plain)), ("json", JSONReport()),
        ("junit", JUnitReport(origin: SampleRun.origin)), ("tap", TAPReport()),
        ("github", GitHubReport(token: "t")), ("ctrf", CTRFReport(origin: SampleRun.origin)),
        ("html", HTMLReport(origin: SampleRun.origin)), ("markdown", MarkdownReport()),
        ("sarif", SARIFReport(origin: SampleRun.origin)),
    ]

    @Test(arguments: formats.map(\.name)) func nothingIsLeftThatATerminalObeys(_ name: String) throws {
        let format = try #require(Self.formats.first { $0.name == name }?.format)
        var katas = try SampleRun.katas()
        katas[0].id = "a\u{9B}2J\u{202E}b\u{2028}c\u{7F}"
        katas[0].title = katas[0].id
        let document = SampleRun.text(format, SampleRun.events(katas))
        #expect(document.unicodeScalars.first { $0.isHiddenFromPeople && $0 != "\n" } == nil)
    }
}
