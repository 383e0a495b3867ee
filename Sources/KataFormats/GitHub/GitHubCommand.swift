import KataText

/// A workflow command of GitHub Actions: `::error file=…,line=…::MESSAGE`.
struct GitHubCommand {
    /// How many UTF-16 units of a message the runner keeps (`_maxIssueMessageLength`).
    private static let messageLimit = 4096

    /// The command.
    let name: String
    /// The properties, in order.
    var properties: [(name: String, value: String)] = []
    /// The message, which may have several lines.
    let message: String

    /// The command as a line of the log.
    var line: String {
        let list = properties.map { "\($0.name)=\(GitHubCommand.escaped($0.value, isProperty: true))" }
        let head = list.isEmpty ? name : "\(name) \(list.joined(separator: ","))"
        return "::\(head)::\(GitHubCommand.escaped(shownMessage))\n"
    }

    /// The message as the runner keeps it.
    private var shownMessage: String {
        message.visibleLines().withoutLogMarks.shortened(to: GitHubCommand.messageLimit)
    }

    /// Returns a value as commands hold it (`escapeData`, `escapeProperty` of actions/toolkit), with everything visible.
    private static func escaped(_ text: String, isProperty: Bool = false) -> String {
        var result = ""
        for scalar in text.visibleLines().withoutLogMarks.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension String {
    /// The line as GitHub's log may show it: nothing in it is a command, neither `::` at its start nor `##[` anywhere.
    var asGitHubLogLine: String {
        let text = withoutLogMarks
        let rest = String(text.unicodeScalars.drop { $0.properties.isWhitespace })
        guard rest.utf8.starts(with: "::".utf8) else { return text }
        return String(text.unicodeScalars.prefix { $0.properties.isWhitespace }) + "\\" + rest
    }

    /// The text with `##[`, which GitHub obeys wherever it stands, parted.
    fileprivate var withoutLogMarks: String {
        var result = ""
        var marks = 0
        for scalar in unicodeScalars {
            if scalar == "[", marks >= 2 { result += "\\" }
            marks = scalar == "#" ? marks + 1 : 0
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// Returns the text cut so that it has at most so many UTF-16 units, with a mark that says so.
    fileprivate func shortened(to limit: Int) -> String {
        guard utf16.count > limit else { return self }
        var result = String.UnicodeScalarView()
        var length = 1
        for scalar in unicodeScalars {
            length += UTF16.width(scalar)
            guard length <= limit else { break }
            result.append(scalar)
        }
        return String(result) + "…"
    }
}
