import KataDiagnostics
import KataResults
import KataText
import KataTranscript

/// Writes all that can be shown of one submission.
struct GradeHTMLDetails {
    private let submission: GradedSubmission
    private let number: Int
    private let isAlone: Bool

    /// Takes a submission by its number from 0; of one that is alone nothing is folded away.
    init(_ submission: GradedSubmission, number: Int, isAlone: Bool) {
        self.submission = submission
        self.number = number
        self.isAlone = isAlone
    }

    /// Returns what links to the details of a submission point at.
    static func anchor(_ number: Int) -> String { "s\(number + 1)" }

    /// The submission as an element of its own.
    var markup: String {
        let verdict = submission.grade?.verdict ?? .error
        var result = "<details class=\"kata submission \(verdict.tone)\"\(isAlone ? " open" : "")>\n<summary>"
        result +=
            submission.isAbsent
            ? HTMLPage.absentBadge
            : submission.grade == nil ? HTMLPage.missingBadge : HTMLPage.badge(verdict, mark: verdict.sign)
        result += " " + HTMLText.element("span", "id", submission.name)
        if let grade = submission.grade {
            result += " " + HTMLText.element("span", "points", "\(grade.points)/\(grade.maximum)")
        }
        // A link opens the details that hold its target.
        result += "</summary>\n<div id=\"\(GradeHTMLDetails.anchor(number))\">\n"
        if let grade = submission.grade {
            for note in grade.notes { result += HTMLText.element("p", "note", note) + "\n" }
            for kata in grade.katas { result += section(of: kata) }
        } else {
            result += HTMLText.element("p", nil, submission.obstacle ?? "nothing was published") + "\n"
        }
        return result + "</div>\n</details>\n"
    }

    private func section(of kata: KataResult) -> String {
        var result = "<section>\n<h2>\(HTMLText.escaped(kata.id))"
        if kata.title != kata.id { result += " " + HTMLText.element("span", "faint", kata.title) }
        result += " " + HTMLText.element("span", "points", "\(kata.points)/\(kata.maximum)") + "</h2>\n"
        if let finding = kata.finding { return result + markup(finding, kata) + "</section>\n" }
        return result + kata.scenarios.map { markup($0, kata) }.joined() + "</section>\n"
    }

    private func markup(_ scenario: ScenarioResult, _ kata: KataResult) -> String {
        var result =
            "<div class=\"scenario\">\n<h3>\(HTMLPage.badge(scenario.verdict, mark: scenario.verdict.sign)) "
        result += HTMLText.escaped(scenario.name) + " "
        result += HTMLText.element("span", "points", "\(scenario.points)/\(scenario.maximum)")
        if scenario.isHidden { result += " " + HTMLText.element("span", "faint", "hidden") }
        for words in [scenario.rows?.words, scenario.measure?.words].compactMap(\.self) {
            result += " " + HTMLText.element("span", "faint", words)
        }
        result += "</h3>\n"
        for finding in scenario.findings { result += markup(finding, kata) }
        if isAlone || scenario.verdict != .passed { result += log(scenario) + errors(scenario, kata) }
        return result + "</div>\n"
    }

    private func errors(_ scenario: ScenarioResult, _ kata: KataResult) -> String {
        let text = ErrorStreamText(style: .plain, file: kata.source).text(of: scenario, indented: "")
        return text.isEmpty || scenario.isHidden
            ? "" : HTMLText.element("pre", "faint", text.withoutEndingBreaks) + "\n"
    }

    private func markup(_ finding: Finding, _ kata: KataResult) -> String {
        HTMLFinding(file: kata.source).markup(finding)
    }

    private func log(_ scenario: ScenarioResult) -> String {
        let log = ShownLog(scenario.transcript)
        guard !log.lines.isEmpty else { return "" }
        let items = log.lines.map { "<li>\(HTMLText.escaped($0))</li>" }.joined(separator: "\n")
        let remark = log.remark.map { HTMLText.element("p", "faint", $0) + "\n" } ?? ""
        return "<details class=\"log\"><summary>log</summary>\n<ol>\n\(items)\n</ol>\n\(remark)</details>\n"
    }
}
