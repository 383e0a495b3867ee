import KataDiagnostics
public import KataResults
import KataText

/// The report for a pull request or a job's summary: Markdown with a heading for each kata that did not pass.
///
/// Katas are written as they are over; what stands there after a kill is whole up to the last one, and lacks the totals.
/// GitHub drops a summary of more than 1 MiB: before that is reached, details are left out, and the report says so.
public struct MarkdownReport: Report {
    /// How many bytes may be written before details are left out.
    private static let detailLimit = 900_000

    private var cases = TestCases()
    private var byteCount = 0
    private var leftOutCount = 0

    /// Makes a report.
    public init() {}

    public mutating func begin(count: Int) -> String { counted { _ in "## kata\n" } }

    public mutating func add(_ kata: KataResult) -> String { counted { $0.section(of: kata) } }

    public mutating func end(_ summary: RunSummary) -> String { counted { $0.totals(summary) } }

    /// Counts the bytes that are returned, and no others.
    private mutating func counted(_ make: (inout MarkdownReport) -> String) -> String {
        let start = byteCount
        let text = make(&self)
        byteCount = start + text.utf8.count
        return text
    }

    private mutating func section(of kata: KataResult) -> String {
        let id = MarkdownText.inline(kata.id)
        let counts = kata.scenarioCounts.map { ", \($0)" } ?? ""
        let title = kata.title == kata.id ? "" : " \(MarkdownText.inline(kata.title))"
        let cases = cases.cases(of: kata)
        let head = "\(kata.verdict.mark) **\(id)**\(title): \(kata.verdict.rawValue)\(counts)"
        let troubled = cases.filter { $0.verdict != .passed && $0.verdict != .skipped }
        let warnings = kata.diagnostics.filter { !$0.isError }
        guard !troubled.isEmpty || !warnings.isEmpty else { return "- \(head)\n" }
        var result = "\n### \(head)\n"
        if !warnings.isEmpty {
            let text = FindingText(style: .plain, file: kata.source).text(.diagnostics(warnings))
            result += details(text.withoutEndingBreaks)
        }
        for item in troubled {
            if item.scenario != nil, kata.scenarios.count > 1 {
                result += "\n**\(MarkdownText.inline(item.name))**: \(item.verdict.rawValue)\n"
            }
            result += details(item.text)
        }
        return result
    }

    private mutating func details(_ text: String) -> String {
        guard byteCount + text.utf8.count < MarkdownReport.detailLimit else {
            leftOutCount += 1
            return ""
        }
        byteCount += text.utf8.count
        return "\n" + MarkdownText.block(text)
    }

    private func totals(_ summary: RunSummary) -> String {
        let words = SummaryWords(summary)
        var result = ""
        if leftOutCount > 0 {
            result +=
                "\nThe details of \(leftOutCount) findings are left out: the report would be too long.\n"
        }
        if summary.kataCount > 0 {
            let scenarios = words.scenarios.map { ", \($0)" } ?? ""
            result += "\n**\(words.katas)**\(scenarios) in \(words.duration)\n"
        }
        if let obstacle = words.obstacle { result += "\n**\(obstacle)**\n" }
        if let isolation = summary.isolation {
            result += "\nisolation: \(MarkdownText.inline(isolation.words))\n"
        }
        return result
    }
}
