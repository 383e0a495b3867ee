import KataDiagnostics
import KataDiagrams
public import KataResults
public import KataText
import KataTranscript

/// The report for looking at a run: one page that needs nothing else, through which one steps forward and back.
///
/// Katas are written as they are over, so a page that was cut by a kill, or that is read without JavaScript, still shows
/// what was done. The page's script lays its own view over that from the data at the end.
public struct HTMLReport: Report {
    private let origin: ReportOrigin
    private let language: ReaderLanguage
    private var data: PageData
    private var names = PageNames()
    private var isAlone = false
    private let isServed: Bool

    /// Makes a report; the page can be switched to the other language.
    ///
    /// - Parameter isServed: Whether the page comes from a server, of which it asks for news; a file asks for nothing.
    public init(origin: ReportOrigin, language: ReaderLanguage = .english, isServed: Bool = false) {
        self.origin = origin
        self.isServed = isServed
        self.language = language
        data = PageData(language: language)
    }

    public mutating func begin(count: Int) -> String {
        isAlone = count == 1
        return PageDocument.start(language: language == .chinese ? "zh" : "en", isServed: isServed)
    }

    public mutating func add(_ kata: KataResult) -> String {
        data.add(kata)
        names = PageNames()
        return section(of: kata)
    }

    public func end(_ summary: RunSummary) -> String {
        let json = data.json(summary, version: origin.version)
        return totals(summary) + PageDocument.end(data: json.textForScript)
    }

    // MARK: A kata

    private mutating func section(of kata: KataResult) -> String {
        let isOpen =
            isAlone || kata.verdict != .passed && kata.verdict != .skipped || !kata.diagnostics.isEmpty
        var result = "<details class=\"kata \(kata.verdict.tone)\"\(isOpen ? " open" : "")>\n<summary>"
        result += badge(kata.verdict) + " " + HTMLText.element("span", "id", kata.id)
        if kata.title != kata.id { result += " " + HTMLText.element("span", "title", kata.title) }
        if let counts = kata.scenarioCounts(in: language) {
            result += " " + HTMLText.element("span", "faint", counts)
        }
        result += "</summary>\n"
        var whole = kata.diagnostics.isEmpty ? "" : diagnostics(kata)
        if let finding = kata.finding {
            whole += HTMLFinding.bilingual(finding, in: kata.source)
        }
        if !whole.isEmpty { result += why(whole, kata.id, PageData.wholeKata) }
        for scenario in kata.scenarios { result += section(of: scenario, kata) }
        if let structure = kata.structure, structure.isAdvice {
            let advice = HTMLFinding.bilingual(.structure(structure), in: kata.source)
            result += "<section class=\"faint\">\n\(advice)</section>\n"
        }
        if let types = kata.types?.withRoles(of: kata.structure), !types.boxes.isEmpty {
            let drawing = SVGDrawing(hasStyle: false).text(types, title: kata.module)
            result +=
                "<figure class=\"types\" id=\"types-\(HTMLText.escaped(kata.id))\">\n\(drawing)</figure>\n"
        }
        return result + "</details>\n"
    }

    /// Wraps what kept a scenario from passing, where the page's script finds it.
    private func why(_ markup: String, _ kata: String, _ scenario: String) -> String {
        "<div class=\"why\" id=\"why-\(HTMLText.escaped(kata))-\(HTMLText.escaped(scenario))\">\n\(markup)</div>\n"
    }

    private func diagnostics(_ kata: KataResult) -> String {
        HTMLFinding.bilingual(.diagnostics(kata.diagnostics), in: kata.source)
    }

    private mutating func section(of scenario: ScenarioResult, _ kata: KataResult) -> String {
        let isGood = scenario.verdict == .passed || scenario.verdict == .skipped
        var result = "<section class=\"\(scenario.verdict.tone)\">\n"
        if kata.scenarios.count > 1 || scenario.name != kata.id {
            result += "<h2>\(badge(scenario.verdict)) \(HTMLText.escaped(scenario.title)) "
            result += HTMLText.element("span", "faint", SummaryWords.time(scenario.duration)) + "</h2>\n"
        }
        if !scenario.rowText.isEmpty {
            result += "<p class=\"row\">" + HTMLText.element("code", nil, scenario.rowText) + "</p>\n"
        }
        var reasons = ""
        for finding in scenario.findings.prefix(TestCase.shownFindings) {
            reasons += HTMLFinding.bilingual(finding, in: kata.source)
        }
        let rest = scenario.findings.count - TestCase.shownFindings
        if rest > 0 {
            let more = language("+\(rest) more findings", "还有 \(rest) 个问题")
            reasons += HTMLText.element("p", "faint", more) + "\n"
        }
        let id = names.id(of: scenario.name)
        if !reasons.isEmpty { result += why(reasons, kata.id, id) }
        return result + log(scenario.transcript, isOpen: isGood) + errors(scenario.transcript, kata)
            + "</section>\n"
    }

    private func errors(_ transcript: Transcript?, _ kata: KataResult) -> String {
        let text = ErrorStreamText(style: .plain, file: kata.source, language: language).text(
            of: transcript, indented: "")
        return text.isEmpty ? "" : HTMLText.element("pre", "faint", text.withoutEndingBreaks) + "\n"
    }

    private func log(_ transcript: Transcript?, isOpen: Bool) -> String {
        let log = ShownLog(transcript)
        guard !log.lines.isEmpty else { return "" }
        let items = log.lines.map { "<li>\(HTMLText.escaped($0))</li>" }.joined(separator: "\n")
        let remark = log.remark.map { HTMLText.element("p", "faint", $0) + "\n" } ?? ""
        return
            "<details class=\"log\"\(isOpen ? " open" : "")><summary>\(language("log", "日志"))</summary>\n<ol>\n\(items)\n</ol>\n"
            + remark + "</details>\n"
    }

    private func badge(_ verdict: Verdict) -> String { HTMLPage.badge(verdict, in: language) }

    // MARK: The end

    private func totals(_ summary: RunSummary) -> String {
        let words = SummaryWords(summary, in: language)
        let isPassed = summary.exitCode == .allPassed
        var result = "<header class=\"\(isPassed ? "good" : "bad")\">\n<h1>kata</h1>\n"
        if summary.kataCount > 0 { result += HTMLText.element("p", "total", words.katas) + "\n" }
        if let obstacle = words.obstacle { result += HTMLText.element("p", "total", obstacle) + "\n" }
        let facts = [words.scenarios, words.duration, "kata \(origin.version)"].compactMap(\.self)
        result += HTMLText.element("p", "faint", facts.joined(separator: " · ")) + "\n</header>\n"
        return result + HTMLPage.footer(summary.isolation, in: language)
    }
}
