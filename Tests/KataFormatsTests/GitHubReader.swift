/// Reads a log as GitHub's runner does: which commands it would obey.
struct GitHubReader {
    /// A command that the runner obeys.
    struct Command {
        var name: String
        var properties: [String: String]
        var message: String
    }

    private(set) var commands: [Command] = []
    /// Lines that a reader of the log takes for something of GitHub's own.
    private(set) var marks: [String] = []

    /// Reads a log.
    init(_ text: String) {
        var stop: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains("##[") { marks.append(String(line)) }
            let start = line.drop { $0.isWhitespace }
            guard start.hasPrefix("::"), let command = Command(start.dropFirst(2)) else { continue }
            if let token = stop {
                if command.name == token { stop = nil } else { marks.append(String(line)) }
                continue
            }
            if command.name == "stop-commands" { stop = command.message }
            commands.append(command)
        }
        if stop != nil { marks.append("commands stay stopped") }
    }
}

extension GitHubReader.Command {
    fileprivate init?(_ text: Substring) {
        guard let end = text.firstRange(of: "::") else { return nil }
        let head = text[..<end.lowerBound].split(separator: " ", maxSplits: 1)
        name = head.first.map(String.init) ?? ""
        message = Self.plain(text[end.upperBound...])
        properties = [:]
        for property in head.dropFirst().first?.split(separator: ",") ?? [] {
            let sides = property.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { return nil }
            properties[String(sides[0])] = Self.plain(sides[1])
        }
    }

    private static func plain(_ text: Substring) -> String {
        let escapes = [("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
        return escapes.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
}
