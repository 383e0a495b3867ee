import KataDiagnostics
public import KataResults
public import KataText

/// The report of a grading for people: a line for each submission; of a single one all that helps.
public struct GradeText: Report {
    /// How wide a name may be before it is cut, and how wide a reason.
    private static let widths = (name: 40, reason: 72)
    /// The column behind the longest verdict.
    private static let verdictWidth = (Verdict.allCases.map(\.rawValue.utf8.count).max() ?? 0) + 2
    /// How many names of submissions without a result are listed at the end.
    private static let listedNames = 10

    private let style: TextStyle
    private var isAlone = false
    private var nameWidth = 20
    private var pointsWidth = 5
    private var namesWithoutResult: [String] = []

    /// Makes a report in colour or without.
    public init(style: TextStyle) { self.style = style }

    public mutating func begin(count: Int) -> String {
        isAlone = count == 1
        return ""
    }

    public mutating func add(_ submission: GradedSubmission) -> String {
        if submission.isAbsent { return absence(submission.name) }
        guard let grade = submission.grade else { return obstacle(submission) }
        return isAlone ? details(submission.name, grade) : line(submission.name, grade)
    }

    // MARK: Several submissions

    private mutating func line(_ name: String, _ grade: SubmissionGrade) -> String {
        let points = "\(grade.points)/\(grade.maximum)"
        pointsWidth = max(pointsWidth, points.utf8.count)
        let blanks = String(repeating: " ", count: pointsWidth - points.utf8.count)
        let isPassed = grade.verdict == .passed
        let role: TextStyle.Role = isPassed ? .good : .bad
        var result =
            "\(start(grade.verdict, name))  \(blanks)\(points)  \(style(role, grade.verdict.rawValue))"
        if let reason = grade.reason {
            let gap = GradeText.verdictWidth - grade.verdict.rawValue.utf8.count
            result +=
                String(repeating: " ", count: gap) + reason.visible.cut(toWidth: GradeText.widths.reason)
        }
        if !grade.notes.isEmpty {
            let count = grade.notes.count
            result += style(.faint, " (\(count) \(count == 1 ? "note" : "notes"))")
        }
        return result + "\n"
    }

    private mutating func absence(_ name: String) -> String {
        "\(start(.skipped, name))  \(style(.faint, GradedSubmission.absence))\n"
    }

    private mutating func obstacle(_ submission: GradedSubmission) -> String {
        namesWithoutResult.append(submission.name)
        let words = (submission.obstacle ?? "nothing was published").visibleLines("    ")
        return "\(start(.error, submission.name))  \(style(.bad, "no result: \(words)"))\n"
    }

    /// The sign and the name; columns grow with the names, which are not known before.
    private mutating func start(_ verdict: Verdict, _ name: String) -> String {
        let shown = isAlone ? name.visible : name.visible.cut(toWidth: GradeText.widths.name)
        if !isAlone { nameWidth = max(nameWidth, shown.displayWidth) }
        return "\(mark(verdict)) \(style(.strong, shown, toWidth: isAlone ? 0 : nameWidth))"
    }

    // MARK: A single submission

    private mutating func details(_ name: String, _ grade: SubmissionGrade) -> String {
        var result = "\(start(grade.verdict, name))  \(grade.points)/\(grade.maximum)  "
        result += style(grade.verdict == .passed ? .good : .bad, grade.verdict.rawValue) + "\n"
        for note in grade.notes { result += "  \(style(.note, "note")): \(note.visible)\n" }
        for kata in grade.katas { result += text(of: kata) }
        return result
    }

    private func text(of kata: KataResult) -> String {
        var result = "  \(mark(kata.verdict)) \(style(.strong, kata.id.visible))"
        if kata.title != kata.id { result += "  \(kata.title.visible)" }
        result += style(.faint, "  \(kata.points)/\(kata.maximum)") + "\n"
        if let finding = kata.finding { return result + finding.text(of: kata, style: style, margin: 4) }
        let isNamed = kata.scenarios.count > 1 || kata.scenarios.contains { $0.name != kata.id }
        let width = kata.scenarios.map(\.name.visible.displayWidth).max() ?? 0
        for scenario in kata.scenarios {
            if isNamed { result += line(of: scenario, width) }
            result += findings(of: scenario, kata, margin: isNamed ? 6 : 4)
        }
        return result
    }

    private func findings(of scenario: ScenarioResult, _ kata: KataResult, margin: Int) -> String {
        let findings = scenario.findings
        let shown = findings.prefix(TextReport.shownFindings)
        let result = shown.map { $0.text(of: kata, style: style, margin: margin) }.joined()
        let rest = findings.count - shown.count
        let errors = ErrorStreamText(style: style, file: kata.source)
            .text(of: scenario, indented: String(repeating: " ", count: margin))
        guard rest > 0, !scenario.isHidden else { return scenario.isHidden ? result : result + errors }
        let words = "+\(rest) more \(rest == 1 ? "finding" : "findings") in this scenario"
        return result + errors + String(repeating: " ", count: margin) + style(.faint, words) + "\n"
    }

    private func line(of scenario: ScenarioResult, _ width: Int) -> String {
        let name = scenario.name.visible.padded(toWidth: width)
        var result = "    \(mark(scenario.verdict)) \(name)  \(scenario.points)/\(scenario.maximum)"
        if let rows = scenario.rows { result += "  " + style(.faint, rows.words) }
        if let measure = scenario.measure { result += "  " + style(.faint, measure.words) }
        if scenario.isHidden || (scenario.findings.isEmpty && scenario.verdict != .passed) {
            result += "  " + style(.faint, scenario.verdictWords)
        }
        return result + "\n"
    }

    private func mark(_ verdict: Verdict) -> String {
        switch verdict {
        case .passed: style(.good, verdict.mark)
        case .skipped: style(.faint, verdict.mark)
        default: style(.bad, verdict.mark)
        }
    }

    // MARK: The end

    public func end(_ summary: GradeSummary) -> String {
        let words = GradeWords(summary)
        guard summary.count > 0 else { return style(.bad, words.obstacle ?? "") + "\n" }
        var result = "\n"
        if !isAlone { result += style(.strong, words.submissions) + "\n" }
        if !isAlone, let mean = words.mean { result += "mean \(mean)\n" }
        if let missing = words.missing {
            let shown = namesWithoutResult.prefix(GradeText.listedNames).map(\.visible)
            let rest = namesWithoutResult.count > shown.count ? ", …" : ""
            result += style(.bad, "‼ \(missing): \(shown.joined(separator: ", "))\(rest)") + "\n"
        }
        if let absent = words.absent { result += absent + "\n" }
        if let unpassed = words.unpassed { result += "\(style(.warning, "warning")): \(unpassed)\n" }
        if let isolation = words.isolation {
            result += style(.faint, "isolation: \(isolation.visible)") + "\n"
        }
        if let warning = words.warning { result += "\(style(.warning, "warning")): \(warning)\n" }
        if summary.isInterrupted { result += style(.warning, "interrupted") + "\n" }
        return result
    }
}
