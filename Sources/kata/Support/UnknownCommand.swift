import ArgumentParser
import KataDiagnostics
import KataSystem
import KataText

/// A word that stands where a command is named, and names none.
struct UnknownCommand {
    let word: String
    /// The words before it, which name the command that it should belong to.
    let path: [String]
    let names: [String]

    /// Finds the first word of a command line that should name a command of `parent` and does not.
    static func first(
        in words: ArraySlice<String>, of parent: any ParsableCommand.Type = Kata.self,
        below path: [String] = ["kata"]
    ) -> UnknownCommand? {
        let commands = parent.configuration.subcommands
        guard let word = words.first, !word.hasPrefix("-"), word != "help", !commands.isEmpty else {
            return nil
        }
        if let command = commands.first(where: { $0.configuration.names.contains(word) }) {
            return first(in: words.dropFirst(), of: command, below: path + [word])
        }
        // Not by key paths: the compiler of Swift 6.3 crashes at one of a metatype.
        let shown = commands.filter { $0.configuration.shouldDisplay }
        return UnknownCommand(word: word, path: path, names: shown.flatMap { $0.configuration.names })
    }

    /// What is wrong, with the command that was probably meant.
    var message: String { "'\(word.visible)' is no command of '\(path.joined(separator: " "))'; \(hint)" }

    private var hint: String {
        let command = path.joined(separator: " ")
        let isFirst = path.count == 1
        if isFirst, isKata { return "'kata run \(word.visible)' runs it." }
        if let near = nearestName(to: word, among: names) { return "did you mean '\(command) \(near)'?" }
        return isFirst
            ? "'kata run KATA' runs a kata, and 'kata --help' lists the commands."
            : "'\(command) --help' lists the commands."
    }

    /// Tells whether the word is a kata's file, or the id of one that is here.
    private var isKata: Bool { Files.facts(word) != nil || Files.facts("Katas/\(word).yaml") != nil }
}

extension CommandConfiguration {
    fileprivate var names: [String] { [commandName ?? ""] + aliases }
}
