import KataDiagnostics
import KataModules
import KataScript
import KataText

/// Writes the README of a workspace: the story, the types, how to run.
struct WorkspaceGuide {
    let kata: Kata
    let plugin: PatternPlugin
    let locale: String
    /// The types in the words of the workspace's language; nil for the contract's own.
    let types: String?
    /// The names of the given sources.
    let given: [String]

    /// The page, in Markdown.
    var text: String {
        let phrases = Phrases(locale: locale)
        var result = "# \(kata.title.text(for: locale))\n"
        if let story = kata.story { result += "\n" + story.text(for: locale).withOneLineBreak }
        if let contract = plugin.manifest.contract {
            result += "\n## \(phrases.types)\n\n\(phrases.contract)\n\n```\n"
            result += types?.withOneLineBreak ?? ContractText(style: .plain).text(of: contract)
            result += "```\n"
        }
        if !given.isEmpty {
            result += "\n## \(phrases.givenSources)\n\n\(phrases.readOnly)\n\n"
            result += given.map { "- `\($0)`\n" }.joined()
        }
        result += "\n## \(phrases.howToRun)\n\n```\n"
        for (command, does) in [
            ("kata show ", phrases.commandsAndLog), ("kata watch", phrases.everySave),
            ("kata run  ", phrases.once), ("kata hint ", phrases.hint), ("kata next ", phrases.whatNext),
        ] {
            result += "\(command)  # \(does)\n"
        }
        return result + "```\n"
    }
}

extension String {
    /// The text with exactly one line break at its end.
    fileprivate var withOneLineBreak: String {
        var text = self
        while text.hasSuffix("\n") { text.removeLast() }
        return text + "\n"
    }
}
