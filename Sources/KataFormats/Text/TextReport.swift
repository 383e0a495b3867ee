import KataDiagnostics
import KataDiff
public import KataResults
public import KataText
import KataTranscript

/// The report for people: a line for each kata that passed, all that helps for one that did not.
public struct TextReport: Report {
    /// How many reasons a scenario is given; the first ones mostly explain the others.
    static let shownFindings = 2
    /// How many lines of a passed scenario's log are shown.
    public static let shownLines = 40

    private let style: TextStyle
    private let language: ReaderLanguage
    private var kataCount = 0

    /// Makes a report in colour or without, for a reader of a language.
    public init(style: TextStyle, language: ReaderLanguage = .english) {
        self.style = style
        self.language = language
    }

    public mutating func begin(count: Int) -> String {
        kataCount = count
        return ""
    }

    // MARK: A kata

    public func add(_ kata: KataResult) -> String {
        let findings = FindingText(style: style, file: kata.source, language: language)
        var result = "\(mark(kata.verdict)) \(style(.strong, kata.id.visible))"
        if kata.title != kata.id { result += "  \(kata.title.visible)" }
        if let counts = kata.scenarioCounts(in: language) { result += style(.faint, "  \(counts)") }
        result += "\n"
        for diagnostic in kata.diagnostics.withoutRepeats {
            result += DiagnosticText(style: style).text(of: diagnostic, in: kata.source)
        }
        if let finding = kata.finding { result += findings.text(ofWhole: finding) }
        result += findings.remarks(kata.remarks)
        let isAlone = kataCount == 1
        let left = kata.scenariosUpToLimit
        for scenario in left where isAlone || scenario.verdict != .passed {
            result += text(of: scenario, kata, findings, showsLog: isAlone && kata.verdict == .passed)
        }
        if let structure = kata.structure {
            result += StructureText(style: style, language: language).text(of: structure, tellsRoles: isAlone)
        }
        return result + skipped(kata.scenarios.count - left.count)
    }

    /// Says how many scenarios were not run because one before them met a slow limit.
    private func skipped(_ count: Int) -> String {
        guard count > 0 else { return "" }
        let scenarios = count.counted("scenario")
        let words = language(
            "\(scenarios) after it skipped: one that does not end is enough",
            "后面 \(count) 个场景已跳过：一个停不下来就够了")
        return "  \(mark(.skipped)) \(style(.faint, words))\n"
    }

    private func text(
        of scenario: ScenarioResult, _ kata: KataResult, _ findings: FindingText, showsLog: Bool
    ) -> String {
        let isNamed = kata.scenarios.count > 1 || scenario.name != kata.id
        let row = scenario.rowText.isEmpty ? "" : "  " + style(.faint, scenario.rowText)
        var result = isNamed ? "  \(mark(scenario.verdict)) \(scenario.title.visible)\(row)\n" : ""
        if scenario.isHidden, scenario.findings.isEmpty, scenario.verdict != .passed,
            scenario.verdict != .skipped
        {
            let words = language(
                "\(scenario.verdict.rawValue); the scenario is hidden: '--show-hidden' shows it",
                "\(scenario.verdict.chineseName)；隐藏的场景，用 '--show-hidden' 查看")
            result += style(.faint, "    \(words)") + "\n"
        }
        if scenario.verdict == .passed, showsLog, let transcript = scenario.transcript {
            result += log(transcript, kata.gloss)
        }
        // A line that says "one more" takes as much room as most findings.
        let count = scenario.findings.count
        let shown = count == TextReport.shownFindings + 1 ? count : TextReport.shownFindings
        for finding in scenario.findings.prefix(shown) {
            result += findings.text(finding) + meanings(of: finding, kata.gloss)
        }
        result += ErrorStreamText(style: style, file: kata.source, language: language)
            .text(of: scenario.transcript, indented: "    ")
        let rest = count - shown
        if rest > 0 {
            let words = language(
                "+\(rest) more \(rest == 1 ? "finding" : "findings") in this scenario", "这个场景还有 \(rest) 处问题")
            result += style(.faint, "    \(words)\n")
        }
        return result
    }

    /// What the lines of a difference mean.
    private func meanings(of finding: Finding, _ gloss: Gloss) -> String {
        guard !gloss.isEmpty, let difference = finding.description(in: language).difference else { return "" }
        let lines = difference.shownTexts.map(\.visible)
        return gloss.lines(lines).map { line, meaning in
            "      \(line)\n" + style(.faint, "        \(meaning.visible)") + "\n"
        }.joined()
    }

    /// The log of a scenario that passed, so that a reader sees what it was about.
    private func log(_ transcript: Transcript, _ gloss: Gloss) -> String {
        let shown = min(transcript.count, TextReport.shownLines)
        var result = ""
        for line in 0..<shown {
            let text = transcript.text(ofLine: line)
            result += "    \(style(.faint, "│")) \(text.visible)\n"
            if let meaning = gloss.text(of: text) {
                result += style(.faint, "    │   \(meaning.visible)") + "\n"
            }
        }
        let rest = transcript.count - shown + transcript.omittedCount
        if rest > 0 {
            result += style(.faint, "    │ \(language("… \(rest) more lines", "… 还有 \(rest) 行"))\n")
        }
        return result
    }

    private func mark(_ verdict: Verdict) -> String {
        switch verdict {
        case .passed: style(.good, verdict.mark)
        case .skipped: style(.faint, verdict.mark)
        default: style(.bad, verdict.mark)
        }
    }

    // MARK: The end

    public func end(_ summary: RunSummary) -> String {
        let words = SummaryWords(summary, in: language)
        guard summary.kataCount > 0 else { return style(.bad, words.obstacle ?? "") + "\n" }
        let isPassed = summary.exitCode == .allPassed
        var result = kataCount == 1 && isPassed ? "" : "\n"
        result += style(isPassed ? .good : .bad, words.katas)
        if let scenarios = words.scenarios { result += style(.faint, language(", ", "，") + scenarios) }
        result += style(.faint, language(" in \(words.duration)", "，用时 \(words.duration)")) + "\n"
        if let isolation = summary.isolation, isolation.isBelowStandard {
            let level = isolation.words.visible
            result += style(.warning, language("warning", "警告"))
            result += language(": isolation is only \(level)", "：隔离只有 \(level)") + "\n"
        }
        if summary.isInterrupted, let obstacle = words.obstacle { result += style(.warning, obstacle) + "\n" }
        return result
    }
}
