import Testing

@testable import KataFormats
@testable import KataResults

/// Markdown as GitHub renders it.
@Suite struct MarkdownReportTests {
    /// Returns the lines that do not stand in a code block, and whether the last block is closed.
    private static func prose(_ text: String) -> (lines: [Substring], isClosed: Bool) {
        var fence: Substring?
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let ticks = line.prefix { $0 == "`" }
            if let open = fence {
                if ticks.count >= open.count, ticks.count == line.count { fence = nil }
            } else if ticks.count >= 3 {
                fence = ticks
            } else {
                lines.append(line)
            }
        }
        return (lines, fence == nil)
    }

    @Test func whatModulesWroteStandsInCodeBlocksOnly() throws {
        let (lines, isClosed) = Self.prose(try SampleRun.text(MarkdownReport()))
        #expect(isClosed)
        #expect(
            lines.filter { !$0.isEmpty } == [
                "## kata", "- ✓ **plain** A lamp &amp; 一盏灯: passed",
                "### ✗ **lamp** A lamp &amp; 一盏灯: failed, 1 of 3 scenarios", "**lamp / hidden**: failed",
                "**lamp / odd \\# \\\\ &lt;name&gt;**: threw", "### ✗ **built** A lamp &amp; 一盏灯: build",
                "### ‼ **invalid** A lamp &amp; 一盏灯: invalid", "- – **rest** A lamp &amp; 一盏灯: skipped",
                "**5 katas: 1 passed, 1 failed, 1 build, 1 skipped, 1 invalid**, 5 scenarios in 12 ms",
            ])
    }

    @Test(arguments: [("a", "```"), ("```", "````"), ("x `````` y `", "```````")])
    func fencesAreLongerThanThoseInside(_ text: String, _ fence: String) {
        #expect(MarkdownText.block(text) == "\(fence)text\n\(text)\n\(fence)\n")
    }

    @Test func wordsAreNoMarkup() {
        #expect(
            MarkdownText.inline("@you *a* [b](c)|#1\n<i>")
                == ##"@<!-- -->you \*a\* \[b\](c)\|\#1\\u\{A\}&lt;i&gt;"##)
    }

    @Test func aLongReportStaysBelowTheLimit() {
        let words = String(repeating: "灯", count: 20_000)
        let katas = (0..<40).map {
            SampleRun.kata("k\($0)", [SampleRun.scenario("k\($0)", [SampleRun.error(words)])])
        }
        let text = SampleRun.text(MarkdownReport(), SampleRun.events(katas))
        #expect((800_000..<1 << 20).contains(text.utf8.count))
        #expect(text.contains("are left out: the report would be too long"))
    }
}
