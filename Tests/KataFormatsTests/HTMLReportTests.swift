import Foundation
import FoundationXML
import KataDiagnostics
import KataText
import Testing

@testable import KataFormats
@testable import KataResults

/// The page as a browser reads it.
@Suite struct HTMLReportTests {
    /// Returns the page's body as XML, which it is but for `<br>`.
    private static func isWellFormed(_ page: String) throws -> Bool {
        let start = try #require(page.firstRange(of: "<body>"))
        let end = page.firstRange(of: "<script type=")?.lowerBound ?? page.endIndex
        let body = (page[start.lowerBound..<end] + "</body>").replacing("<br>", with: "<br/>")
            .replacing(" open>", with: " open=\"\">")
        return XMLParser(data: Data(body.utf8)).parse()
    }

    /// The page without its two styles and the page's own script.
    private static func report(_ page: String) throws -> String {
        let start = try #require(page.firstRange(of: "<body>"))
        let end = try #require(page.firstRange(of: "<script type=\"application/json\""))
        return String(page[start.lowerBound..<end.lowerBound])
    }

    @Test func aHostileRunIsAPageWithNoScriptButItsOwn() throws {
        let whole = try SampleRun.text(HTMLReport(origin: SampleRun.origin))
        #expect(whole.ranges(of: "<script").count == 2)
        #expect(whole.ranges(of: "</script").count == 2)
        #expect(whole.contains("default-src 'none'; script-src 'sha256-"))
        let page = try Self.report(whole)
        #expect(try Self.isWellFormed(whole))
        #expect(!page.contains("<script"))
        #expect(page.contains("]]&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;"))
        #expect(page.contains("\\u{0}\\u{1B}[31mred"))
        #expect(!page.unicodeScalars.contains { $0.isHiddenFromPeople && $0 != "\n" })
    }

    @Test func nothingIsLoaded() throws {
        let page = try Self.report(try SampleRun.text(HTMLReport(origin: SampleRun.origin)))
        for word in ["http:", "https:", "src=", "href=", "url(", "@import"] {
            #expect(!page.contains(word), "\(word)")
        }
    }

    @Test func aDiffShowsWhatDiffersWithinALine() throws {
        let written = SampleRun.transcript(["灯: 开", "off"])
        let finding = try SampleRun.difference(written, expected: ["灯: 关", "off"])
        let markup = HTMLFinding(file: SampleRun.source).markup(finding)
        #expect(
            markup == """
                <p class="what"><strong>the log differs</strong> from line 1 at <span class="place">katas/my lamp,1:2%.yaml:4:3</span></p>
                <div class="scroll"><table class="diff">
                <thead><tr><th colspan="3"><span class="missing">− expected</span> <span class="unexpected">+ written</span></th></tr></thead>
                <tbody>
                <tr class="command"><td></td><td colspan="2">line 3: 灯.on()</td></tr>
                <tr class="missing"><td></td><td>−</td><td>灯: <mark>关</mark></td></tr>
                <tr class="unexpected"><td>1</td><td>+</td><td>灯: <mark>开</mark></td></tr>
                <tr class="command"><td></td><td colspan="2">line 4: lamp.off()</td></tr>
                <tr class="context"><td>2</td><td></td><td>off</td></tr>
                </tbody></table></div>

                """)
    }

    @Test func aCutPageIsWellFormedWithItsEndAndHasNoTotals() throws {
        let events = SampleRun.events(try SampleRun.katas()).dropLast()
        let cut = SampleRun.text(HTMLReport(origin: SampleRun.origin), Array(events))
        #expect(try Self.isWellFormed(cut + "</body>\n</html>\n"))
        #expect(!cut.contains("<header"))
        #expect(cut.contains("This report ends before its run was over."))
    }

    @Test func aRunThatJudgedNothingSaysSo() {
        let page = SampleRun.text(HTMLReport(origin: SampleRun.origin), SampleRun.events([]))
        #expect(
            page.contains(
                "<header class=\"bad\">\n<h1>kata</h1>\n<p class=\"total\">nothing was selected</p>"))
    }
}
