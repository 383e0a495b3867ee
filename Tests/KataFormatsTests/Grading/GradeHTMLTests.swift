import Foundation
import FoundationXML
import KataDiagnostics
import Testing

@testable import KataFormats
@testable import KataResults

/// The page of a grading as a browser reads it.
@Suite struct GradeHTMLTests {
    /// Tells whether a page's body is XML, which it is but for attributes without a value.
    static func isWellFormed(_ page: String) throws -> Bool {
        let start = try #require(page.firstRange(of: "<body>"))
        let end = try #require(page.firstRange(of: "</html>"))
        let body = page[start.lowerBound..<end.lowerBound].replacing("<br>", with: "<br/>")
            .replacing(" open>", with: " open=\"\">")
        return XMLParser(data: Data(body.utf8)).parse()
    }

    private static func page(_ submissions: [GradedSubmission]) -> String {
        SampleGrade.text(GradeHTML(version: "1.2.3"), submissions)
    }

    @Test func aGradingIsOnePage() throws {
        let page = Self.page(try SampleGrade.submissions())
        #expect(try Self.isWellFormed(page))
        let start = try #require(page.firstRange(of: "<body>")).lowerBound
        #expect(
            page[start...]
                == #"""
                <body>
                <p class="cut">This report ends before its run was over.</p>
                <details class="kata submission good">
                <summary><span class="badge good"><span class="mark">✓</span> passed</span> <span class="id">anna</span> <span class="points">10/10</span></summary>
                <div id="s1">
                <section>
                <h2>lamp <span class="faint">A lamp 一盏灯</span> <span class="points">10/10</span></h2>
                <div class="scenario">
                <h3><span class="badge good"><span class="mark">✓</span> passed</span> switched on <span class="points">3/3</span></h3>
                </div>
                <div class="scenario">
                <h3><span class="badge good"><span class="mark">✓</span> passed</span> dimmed <span class="points">5/5</span></h3>
                </div>
                <div class="scenario">
                <h3><span class="badge good"><span class="mark">✓</span> passed</span> left alone <span class="points">2/2</span> <span class="faint">hidden</span></h3>
                </div>
                </section>
                </div>
                </details>
                <details class="kata submission broken">
                <summary><span class="badge broken"><span class="mark">⊘</span> crashed</span> <span class="id">王小明</span> <span class="points">3/10</span></summary>
                <div id="s2">
                <p class="note">&#39;Package.swift&#39; is ignored</p>
                <section>
                <h2>lamp <span class="faint">A lamp 一盏灯</span> <span class="points">3/10</span></h2>
                <div class="scenario">
                <h3><span class="badge good"><span class="mark">✓</span> passed</span> switched on <span class="points">3/3</span></h3>
                </div>
                <div class="scenario">
                <h3><span class="badge bad"><span class="mark">✗</span> failed</span> dimmed <span class="points">0/5</span></h3>
                <p class="what"><strong>the log differs</strong> from line 1 at <span class="place">lamp.yaml:4:3</span></p>
                <div class="scroll"><table class="diff">
                <thead><tr><th colspan="3"><span class="missing">− expected</span> <span class="unexpected">+ written</span></th></tr></thead>
                <tbody>
                <tr class="command"><td></td><td colspan="2">line 3: 灯.on()</td></tr>
                <tr class="missing"><td></td><td>−</td><td>灯: <mark>关</mark></td></tr>
                <tr class="unexpected"><td>1</td><td>+</td><td>灯: <mark>开</mark></td></tr>
                <tr class="command"><td></td><td colspan="2">line 4: lamp.off()</td></tr>
                <tr class="context"><td>2</td><td></td><td>off</td></tr>
                </tbody></table></div>
                <p class="note">in row 2 of its parameters</p>
                <details class="log"><summary>log</summary>
                <ol>
                <li>灯: 开</li>
                <li>off</li>
                </ol>
                </details>
                </div>
                <div class="scenario">
                <h3><span class="badge broken"><span class="mark">⊘</span> crashed</span> left alone <span class="points">0/2</span> <span class="faint">hidden</span></h3>
                </div>
                </section>
                </div>
                </details>
                <details class="kata submission broken">
                <summary><span class="badge broken"><span class="mark">⊘</span> build</span> <span class="id">dora</span> <span class="points">0/10</span></summary>
                <div id="s3">
                <section>
                <h2>lamp <span class="faint">A lamp 一盏灯</span> <span class="points">0/10</span></h2>
                <p class="what"><strong>the solution does not build</strong></p>
                <pre>Lamp.swift:4:26: error: cannot find &#39;nam&#39; in scope</pre>
                </section>
                </div>
                </details>
                <details class="kata submission broken">
                <summary><span class="badge broken"><span class="mark">‼</span> no result</span> <span class="id">carol</span></summary>
                <div id="s4">
                <p>no room on the disk</p>
                </div>
                </details>
                <header>
                <h1>kata grade</h1>
                <p class="total">4 submissions: 1 passed, 1 crashed, 1 build</p>
                <div class="bar" aria-hidden="true"><span class="good" style="flex-grow:1"></span><span class="broken" style="flex-grow:1"></span><span class="broken" style="flex-grow:1"></span><span class="none" style="flex-grow:1"></span></div>
                <p class="alert">‼ 1 submission has no result; run the same command again</p>
                <p class="faint">mean 4.3 of 10 points · kata 1.2.3</p>
                <nav><a href="#table">Table</a> <a href="#parting">Where they part</a> <a href="#details">Details</a></nav>
                <h2 class="part" id="table">Submissions</h2>
                <div class="grid" tabindex="0"><table class="grades">
                <thead>
                <tr><th rowspan="2" scope="col">submission</th><th rowspan="2" scope="col" class="sum">points</th><th rowspan="2" scope="col">verdict</th><th colspan="3" scope="colgroup" class="first">lamp</th></tr>
                <tr><th scope="col" class="first"><span class="name">switched on</span><span class="faint">3</span></th><th scope="col"><span class="name">dimmed</span><span class="faint">5</span></th><th scope="col"><span class="name">left alone</span><span class="faint">2, hidden</span></th></tr>
                </thead>
                <tbody>
                <tr><th scope="row"><a href="#s1">anna</a></th><td class="sum">10<span class="faint">/10</span></td><td><span class="badge good"><span class="mark">✓</span> passed</span></td><td class="good first" title="passed"><span class="mark">✓</span> 3</td><td class="good" title="passed"><span class="mark">✓</span> 5</td><td class="good" title="passed"><span class="mark">✓</span> 2</td></tr>
                <tr><th scope="row"><a href="#s2">王小明</a></th><td class="sum">3<span class="faint">/10</span></td><td><span class="badge broken"><span class="mark">⊘</span> crashed</span></td><td class="good first" title="passed"><span class="mark">✓</span> 3</td><td class="bad" title="failed"><span class="mark">✗</span> 0</td><td class="broken" title="crashed"><span class="mark">⊘</span> 0</td></tr>
                <tr><th scope="row"><a href="#s3">dora</a></th><td class="sum">0<span class="faint">/10</span></td><td><span class="badge broken"><span class="mark">⊘</span> build</span></td><td class="broken first" title="build"><span class="mark">⊘</span> 0</td><td class="broken" title="build"><span class="mark">⊘</span> 0</td><td class="broken" title="build"><span class="mark">⊘</span> 0</td></tr>
                <tr><th scope="row"><a href="#s4">carol</a></th><td></td><td><span class="badge broken"><span class="mark">‼</span> no result</span></td><td colspan="3"></td></tr>
                </tbody>
                <tfoot>
                <tr><th scope="row">passed</th><td></td><td>of 3</td><td class="first">2</td><td>1</td><td>1</td></tr>
                </tfoot>
                </table></div>
                <p class="faint"><span class="good">✓</span> passed · <span class="bad">✗</span> failed or threw · <span class="broken">⊘</span> not judged to its end: build, contract, crash, limit, policy</p>
                <h2 class="part" id="parting">Where they part</h2>
                <p class="faint">The first divergence of 2 submissions, most common first</p>
                <section class="group">
                <div class="count">1</div>
                <div>
                <h3><span class="badge bad"><span class="mark">✗</span> failed</span> lamp / dimmed</h3>
                <p>the log differs from line 1 at <span class="place">line 4</span>: <code>lamp.off()</code></p>
                <pre class="diff"><span class="missing">− 灯: 关</span><span class="unexpected">+ 灯: 开</span></pre>
                <p class="who"><a href="#s2">王小明</a></p>
                </div>
                </section>
                <section class="group">
                <div class="count">1</div>
                <div>
                <h3><span class="badge broken"><span class="mark">⊘</span> build</span> lamp</h3>
                <p>cannot find &#39;nam&#39; in scope</p>
                <p class="who"><a href="#s3">dora</a></p>
                </div>
                </section>
                <h2 class="part" id="details">Details</h2>
                </header>
                <footer class="faint">isolation: standard (base, no-new-privileges, system-calls, files); missing: user (not root), group (cgroup v2 is not delegated)</footer>
                </body>
                </html>

                """#)
    }

    @Test func nothingIsLoadedAndNothingRuns() throws {
        let page = Self.page(try SampleGrade.submissions())
        #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'"))
        for word in ["<script", "http:", "https:", "src=", "url(", "@import", "href=\"h", " on"] {
            #expect(!page.contains("<a \(word)") && (word == " on" || !page.contains(word)), "\(word)")
        }
    }

    @Test func theMostCommonDivergenceStandsFirst() throws {
        let failed = try SampleGrade.submissions()[1]
        let unbuilt = try SampleGrade.submissions()[2]
        var second = unbuilt
        second.name = "erik"
        let groups = Self.page([failed, unbuilt, second]).matches(
            of: /<div class="count">(\d+)<\/div>\n<div>\n<h3>.*?<\/span> [a-z]+<\/span> (.*?)<\/h3>/)
        #expect(groups.map { "\($0.1) \($0.2)" } == ["2 lamp", "1 lamp / dimmed"])
    }

    @Test func equalSubmissionsAreSaid() throws {
        let anna = try SampleGrade.submissions()[0]
        var twin = anna
        twin.name = "anton"
        let page = Self.page([anna, try SampleGrade.submissions()[1], twin])
        #expect(
            page.contains(
                "<ul>\n<li><a href=\"#s1\">anna</a>, <a href=\"#s3\">anton</a></li>\n</ul>\n"))
        #expect(!Self.page(try SampleGrade.submissions()).contains("Equal submissions"))
    }

    @Test func aSingleSubmissionIsUnfolded() throws {
        let page = Self.page([try SampleGrade.submissions()[1]])
        #expect(try Self.isWellFormed(page))
        #expect(page.contains("<details class=\"kata submission broken\" open>"))
        #expect(page.contains("<p class=\"total\">3 of 10 points</p>"))
        #expect(!page.contains("<table class=\"grades\""))
    }

    @Test func aCutPageSaysSo() throws {
        var format = GradeHTML(version: "1.2.3")
        let events = SampleGrade.events(try SampleGrade.submissions()).dropLast()
        let cut = events.map { format.text(for: $0) }.joined()
        #expect(try Self.isWellFormed(cut + "</body>\n</html>\n"))
        #expect(!cut.contains("<header"))
    }

    @Test func manyNamesAreFoldedAway() throws {
        let submissions = try (0..<40).map { number in
            var submission = try SampleGrade.submissions()[1]
            submission.name = "name \(number)"
            submission.key = "\(number)"
            return submission
        }
        let page = Self.page(submissions)
        #expect(try Self.isWellFormed(page))
        #expect(page.contains("<summary>and 30 more</summary>"))
    }
}
