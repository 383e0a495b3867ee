import KataDiagnostics
public import KataResults
import KataText

/// The report of a grading for a GitHub workflow's log: annotations, then the text report.
///
/// What has a place in the submission stands beside its line. What submissions wrote comes last and between
/// `stop-commands`, where the runner obeys nothing.
public struct GradeGitHub: Report {
    /// How many of a compiler's errors become annotations; GitHub shows ten for a step.
    private static let shownErrors = 10

    private let log: GitHubLog
    private var text = GradeText(style: .plain)
    private var lines = ""
    private var isAlone = false

    /// Makes a report; no submission may be able to guess the token.
    public init(token: String = GitHubReport.makeToken()) { log = GitHubLog(token: token) }

    public mutating func begin(count: Int) -> String {
        isAlone = count == 1
        lines += text.begin(count: count)
        return ""
    }

    public mutating func add(_ submission: GradedSubmission) -> String {
        lines += text.add(submission)
        return commands(submission).map(\.line).joined()
    }

    public func end(_ summary: GradeSummary) -> String {
        commands(summary).map(\.line).joined() + log.shielded(lines + text.end(summary))
    }

    private func commands(_ submission: GradedSubmission) -> [GitHubCommand] {
        if submission.isAbsent { return [] }
        let name = submission.name.visible
        guard let grade = submission.grade else {
            let words = submission.obstacle ?? "nothing was published"
            return [command("error", "\(name): no result", words)]
        }
        let points = "\(grade.points) of \(grade.maximum) points"
        let errors = grade.compilerErrors.prefix(GradeGitHub.shownErrors).map { error in
            GitHubCommand(
                name: "error", properties: place(error.span, in: submission) + [("title", "\(name): build")],
                message: error.message)
        }
        guard isAlone else {
            guard errors.isEmpty, grade.verdict != .passed else { return errors }
            return [command("error", "\(name): \(points)", grade.reason ?? grade.verdict.rawValue)]
        }
        let sum = command("notice", "Points", "\(grade.points)/\(grade.maximum)")
        guard errors.isEmpty else { return errors + [sum] }
        return grade.cases.filter { $0.verdict != .passed }.map { item in
            GitHubCommand(
                name: "error",
                properties: (item.span.map { place($0, in: submission) } ?? [])
                    + [("title", "\(item.name): \(item.verdict.rawValue)")],
                message: item.text)
        } + [sum]
    }

    private func commands(_ summary: GradeSummary) -> [GitHubCommand] {
        let words = GradeWords(summary)
        return [
            words.obstacle.map { command("error", "kata", $0) },
            words.warning.map { command("warning", "kata", $0) },
            words.unpassed.map { command("warning", "kata", $0) },
        ]
        .compactMap(\.self)
    }

    private func command(_ kind: String, _ title: String, _ message: String) -> GitHubCommand {
        GitHubCommand(name: kind, properties: [("title", title)], message: message)
    }

    /// A place of the submission in the repository; none where the submission's folder is not known.
    private func place(_ span: SourceSpan, in submission: GradedSubmission) -> [(String, String)] {
        guard let path = submission.path(of: span.path) else { return [] }
        return [("file", path), ("line", String(span.line)), ("col", String(span.column))]
    }
}

extension SubmissionGrade {
    /// What compilers found in the submission; katas of one module have the same.
    fileprivate var compilerErrors: [CompilerError] {
        var outputs: [String] = []
        for kata in katas {
            if let output = kata.finding?.compilerOutput, !outputs.contains(output) { outputs.append(output) }
        }
        return outputs.flatMap { CompilerError.all(in: $0) }
    }
}
