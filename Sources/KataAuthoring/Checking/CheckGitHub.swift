import KataDiagnostics
public import KataReport
import KataText

/// What a check found, for a GitHub workflow: annotations beside the lines, then the text for people.
public struct CheckGitHub: CheckFormat {
    private let log: GitHubLog
    private var text = CheckText(style: .plain)
    private var lines = ""

    /// Makes a report; the authors of the files must not be able to guess the token.
    public init(token: String = GitHubReport.makeToken()) { log = GitHubLog(token: token) }

    public var exitCode: ExitCode { text.exitCode }

    public func begin() -> String { "" }

    public mutating func text(of result: Check.Result) -> String {
        lines += text.text(of: result)
        return log.annotations(of: result.diagnostics, in: result.source, of: result.id)
    }

    public func end(_ exitCode: ExitCode) -> String {
        let complaint = text.exitCode == .nothingSelected ? log.complaint("nothing was selected") : ""
        return complaint + log.shielded(lines + text.end(exitCode))
    }
}
