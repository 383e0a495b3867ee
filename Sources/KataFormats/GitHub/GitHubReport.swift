import KataDiagnostics
public import KataResults
import KataText

/// The report for a GitHub workflow's log: annotations beside the lines of kata files and solutions, then the text report.
///
/// Annotations are written as results come, each a line of its own, so a kill loses none that was written. The text, with
/// what solutions wrote in it, comes last and between `stop-commands`, where the runner obeys nothing.
public struct GitHubReport: Report {
    private let log: GitHubLog
    private var annotations = Annotations()
    private var text = TextReport(style: .plain)
    private var lines = ""

    /// Makes a report; no solution may be able to guess the token.
    public init(token: String = GitHubReport.makeToken()) { log = GitHubLog(token: token) }

    /// Returns 128 random bits in hexadecimal.
    public static func makeToken() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            String(UInt32.random(in: 0...UInt32.max, using: &random), radix: 16).paddedWithZeros(to: 8)
        }.joined()
    }

    public mutating func begin(count: Int) -> String {
        lines += text.begin(count: count)
        return ""
    }

    public mutating func add(_ kata: KataResult) -> String {
        lines += text.add(kata)
        return annotations.annotations(of: kata).map(\.command.line).joined()
    }

    public func end(_ summary: RunSummary) -> String {
        let obstacle = SummaryWords(summary).obstacle.map(log.complaint)
        return (obstacle ?? "") + log.shielded(lines + text.end(summary))
    }
}
