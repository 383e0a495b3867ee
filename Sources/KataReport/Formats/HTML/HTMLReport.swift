import KataDiagnostics
import KataTranscript

/// The report for reading and keeping: one page that needs nothing else, without any script.
///
/// Katas are written as they are over. A page that was cut by a kill still opens, shows what was done, and says that it is
/// not whole. The totals come last in the file and stand first on the page.
public struct HTMLReport: ReportFormat {
    private let origin: ReportOrigin

    /// Makes a report.
    public init(origin: ReportOrigin) { self.origin = origin }

    /// Returns the part of the page that an event adds.
    public mutating func text(for event: RunEvent) -> String {
        switch event {
        case .started: HTMLPage.start()
        case .finished(let kata): section(of: kata)
        case .ended(let summary): totals(summary) + HTMLPage.end
        }
    }

    // MARK: A kata

    private func section(of kata: KataResult) -> String {
        let isOpen = kata.verdict != .passed && kata.verdict != .skipped || !kata.diagnostics.isEmpty
        var result = "<details class=\"kata \(kata.verdict.tone)\"\(isOpen ? " open" : "")>\n<summary>"
        result += badge(kata.verdict) + " " + HTMLText.element("span", "id", kata.id)
        if kata.title != kata.id { result += " " + HTMLText.element("span", "title", kata.title) }
        if let counts = kata.scenarioCounts { result += " " + HTMLText.element("span", "faint", counts) }
        result += "</summary>\n"
        if !kata.diagnostics.isEmpty { result += diagnostics(kata) }
        if let finding = kata.finding {
            result += HTMLFinding(file: kata.source).markup(finding)
        }
        for scenario in kata.scenarios { result += section(of: scenario, kata) }
        return result + "</details>\n"
    }

    private func diagnostics(_ kata: KataResult) -> String {
        HTMLFinding(file: kata.source).markup(.diagnostics(kata.diagnostics))
    }

    private func section(of scenario: ScenarioResult, _ kata: KataResult) -> String {
        let isGood = scenario.verdict == .passed || scenario.verdict == .skipped
        var result = "<section class=\"\(scenario.verdict.tone)\">\n"
        if kata.scenarios.count > 1 || scenario.name != kata.id {
            result += "<h2>\(badge(scenario.verdict)) \(HTMLText.escaped(scenario.title)) "
            result += HTMLText.element("span", "faint", SummaryWords.time(scenario.duration)) + "</h2>\n"
        }
        let writer = HTMLFinding(file: kata.source)
        for finding in scenario.findings.prefix(TestCase.shownFindings) { result += writer.markup(finding) }
        let rest = scenario.findings.count - TestCase.shownFindings
        if rest > 0 {
            result += HTMLText.element("p", "faint", "+\(rest) more findings") + "\n"
        }
        return result + log(scenario.transcript, isOpen: isGood) + "</section>\n"
    }

    private func log(_ transcript: Transcript?, isOpen: Bool) -> String {
        let log = ShownLog(transcript)
        guard !log.lines.isEmpty else { return "" }
        let items = log.lines.map { "<li>\(HTMLText.escaped($0))</li>" }.joined(separator: "\n")
        let remark = log.remark.map { HTMLText.element("p", "faint", $0) + "\n" } ?? ""
        return
            "<details class=\"log\"\(isOpen ? " open" : "")><summary>log</summary>\n<ol>\n\(items)\n</ol>\n"
            + remark + "</details>\n"
    }

    private func badge(_ verdict: Verdict) -> String { HTMLPage.badge(verdict) }

    // MARK: The end

    private func totals(_ summary: RunSummary) -> String {
        let words = SummaryWords(summary)
        let isPassed = summary.exitCode == .allPassed
        var result = "<header class=\"\(isPassed ? "good" : "bad")\">\n<h1>kata</h1>\n"
        if summary.kataCount > 0 { result += HTMLText.element("p", "total", words.katas) + "\n" }
        if let obstacle = words.obstacle { result += HTMLText.element("p", "total", obstacle) + "\n" }
        let facts = [words.scenarios, words.duration, "kata \(origin.version)"].compactMap(\.self)
        result += HTMLText.element("p", "faint", facts.joined(separator: " · ")) + "\n</header>\n"
        return result + HTMLPage.footer(summary.isolation)
    }
}
