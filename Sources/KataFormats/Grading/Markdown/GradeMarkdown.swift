import KataDiagnostics
public import KataResults
import KataText

/// The report of a grading for a pull request or a job's summary: a row for each submission, or all of a single one.
///
/// Rows are written as results come; where submissions part comes last. GitHub drops a summary of more than 1 MiB: before
/// that is reached, rows and details are left out, and the report says so.
public struct GradeMarkdown: Report {
    /// How many bytes may be written before something is left out.
    private static let byteLimit = 900_000
    /// How many places and names are listed.
    private static let shown = (groups: 20, names: 20)

    private var overview = GradeOverview()
    private var isAlone = false
    private var byteCount = 0
    private var leftOutCount = 0

    /// Makes a report.
    public init() {}

    public mutating func begin(count: Int) -> String {
        isAlone = count == 1
        let head = "\n| | submission | points | verdict | |\n|---|---|---:|---|---|\n"
        return fitting("## kata grade\n" + (count > 1 ? head : ""))
    }

    public mutating func add(_ submission: GradedSubmission) -> String {
        overview.add(submission)
        return isAlone ? details(submission) : fitting(row(submission))
    }

    /// Returns the text, or nothing where it would be too much.
    private mutating func fitting(_ text: String) -> String {
        guard byteCount + text.utf8.count < GradeMarkdown.byteLimit else {
            leftOutCount += 1
            return ""
        }
        byteCount += text.utf8.count
        return text
    }

    private func row(_ submission: GradedSubmission) -> String {
        let name = MarkdownText.inline(submission.name.visible.cut(toWidth: 80))
        if submission.isAbsent { return "| – | \(name) | | absent | \(GradedSubmission.absence) |\n" }
        guard let grade = submission.grade else {
            return "| ‼ | \(name) | | **no result** | \(inline(submission.obstacle ?? "")) |\n"
        }
        let verdict = grade.verdict
        return "| \(verdict.mark) | \(name) | \(grade.points)/\(grade.maximum) | \(verdict.rawValue) | "
            + "\(inline(grade.reason ?? "")) |\n"
    }

    /// A few words on one line.
    private func inline(_ text: String) -> String { MarkdownText.inline(text.visible.cut(toWidth: 100)) }

    // MARK: A single submission

    private mutating func details(_ submission: GradedSubmission) -> String {
        let name = MarkdownText.inline(submission.name)
        if submission.isAbsent { return "\n**\(name)**: \(GradedSubmission.absence)\n" }
        guard let grade = submission.grade else {
            return "\n**\(name) has no result**: \(inline(submission.obstacle ?? "nothing was published"))\n"
        }
        var result = "\n**\(name): \(grade.points) of \(grade.maximum) points**\n"
        if !grade.notes.isEmpty {
            result += "\n" + grade.notes.map { "- note: \(MarkdownText.inline($0))\n" }.joined()
        }
        result += "\n| | scenario | points | verdict |\n|---|---|---:|---|\n"
        let cases = grade.cases
        for item in cases {
            let words = item.scenario?.verdictWords ?? item.verdict.rawValue
            result += "| \(item.verdict.mark) | \(MarkdownText.inline(item.name)) | "
            result += "\(item.points)/\(item.maximum) | \(words) |\n"
        }
        result = fitting(result)
        for item in cases where !item.findings.isEmpty {
            let title = "\n**\(MarkdownText.inline(item.name))**: \(item.verdict.rawValue)\n\n"
            result += fitting(title + MarkdownText.block(item.text))
        }
        return result
    }

    // MARK: The end

    public mutating func end(_ summary: GradeSummary) -> String {
        let words = GradeWords(summary)
        var result = ""
        if leftOutCount > 0 {
            result += "\n\(leftOutCount) rows are left out: the report would be too long.\n"
        }
        if summary.count > 1 {
            result += "\n**\(words.submissions)**\(words.mean.map { ", mean \($0)" } ?? "")\n"
        }
        for alert in [words.missing, words.obstacle, words.warning, words.absent, words.unpassed].compactMap(
            \.self)
        {
            result += "\n‼ **\(alert)**\n"
        }
        if !isAlone { result += groups() }
        if let isolation = words.isolation { result += "\nisolation: \(MarkdownText.inline(isolation))\n" }
        return result
    }

    private mutating func groups() -> String {
        let groups = overview.divergences.groups
        guard !groups.isEmpty else { return "" }
        var result = "\n### Where they part\n"
        for (point, submissions) in groups.prefix(GradeMarkdown.shown.groups) {
            result += fitting(group(point, submissions))
        }
        let rest = groups.count - GradeMarkdown.shown.groups
        return rest > 0 ? result + "\n… \(rest) more\n" : result
    }

    private func group(_ point: Divergences.Point, _ submissions: [Int]) -> String {
        let scenario = point.scenario.flatMap { $0 == point.kata ? nil : " / \($0)" } ?? ""
        var result = "\n**\(submissions.count)**: \(MarkdownText.inline(point.kata + scenario)), "
        result += inline(point.words)
        if let place = point.place, let command = point.command {
            result += ", \(place): \(inline(command))"
        }
        let names = submissions.prefix(GradeMarkdown.shown.names).map { inline(overview.rows[$0].name) }
        let rest = submissions.count > names.count ? ", …" : ""
        result += " (\(names.joined(separator: ", "))\(rest))\n"
        guard point.isAboutLog else { return result }
        let lines = [point.expected.map { "- \($0.shortLine)" }, point.written.map { "+ \($0.shortLine)" }]
        return result + "\n"
            + MarkdownText.block(lines.compactMap(\.self).joined(separator: "\n"), language: "diff")
    }
}

extension String {
    /// The line with everything visible, cut where it is long.
    fileprivate var shortLine: String { visible.cut(toWidth: 400) }
}
