import KataDiagnostics
public import KataFormats
import KataResults
import KataText

/// What a check found, for a GitHub workflow: annotations beside the lines, then the text for people.
public struct CheckGitHub: Report {
    private let log: GitHubLog
    private let text = CheckText(style: .plain)
    private var lines = ""

    /// Makes a report; the authors of the files must not be able to guess the token.
    public init(token: String = GitHubReport.makeToken()) { log = GitHubLog(token: token) }

    public mutating func add(_ result: Check.Result) -> String {
        lines += text.add(result)
        return log.annotations(of: result.diagnostics, in: result.source, of: result.id)
    }

    public func end(_ summary: CheckSummary) -> String {
        let complaint = summary.files == 0 ? log.complaint("nothing was selected") : ""
        return complaint + log.shielded(lines + text.end(summary))
    }
}
