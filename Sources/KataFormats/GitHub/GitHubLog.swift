public import KataDiagnostics

/// What GitHub's runner reads in the log of a workflow: annotations as commands, and text in which it obeys nothing.
public struct GitHubLog: Sendable {
    private let token: String

    /// Makes a log; the writers of the text in it must not be able to guess the token.
    public init(token: String = GitHubReport.makeToken()) { self.token = token }

    /// Returns an annotation for each diagnostic of a file, which is called `id` in a few words.
    public func annotations(of diagnostics: [Diagnostic], in file: SourceFile, of id: String) -> String {
        diagnostics.map { Annotation($0, in: file, of: id).command.line }.joined()
    }

    /// Returns the line that says what kept kata from its work.
    public func complaint(_ message: String) -> String {
        GitHubCommand(name: "error", properties: [("title", "kata")], message: message).line
    }

    /// Returns a text as a group of the log, between `stop-commands`.
    public func shielded(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0).asGitHubLogLine
        }
        return "::group::kata\n::stop-commands::\(token)\n\(lines.joined(separator: "\n"))"
            + "::\(token)::\n::endgroup::\n"
    }
}

extension Annotation {
    /// The workflow command that shows the annotation.
    var command: GitHubCommand {
        var properties = [
            ("file", span.path), ("line", String(span.line)), ("endLine", String(span.endLine)),
            ("col", String(span.column)),
        ]
        // GitHub takes an end column only on the same line.
        if span.endLine == span.line, span.endColumn > span.column {
            properties.append(("endColumn", String(span.endColumn)))
        }
        properties.append(("title", title))
        return GitHubCommand(
            name: severity == .note ? "notice" : severity.rawValue, properties: properties, message: message)
    }
}
