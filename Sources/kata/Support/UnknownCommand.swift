import ArgumentParser
import KataDiagnostics
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
    var message: String {
        let command = path.joined(separator: " ")
        let near = nearestName(to: word, among: names).map { "did you mean '\(command) \($0)'?" }
        let hints = [near, path.count == 1 ? "'kata run \(word.visible)' runs a kata." : nil].compactMap(
            \.self)
        let hint = hints.isEmpty ? "'\(command) --help' lists the commands." : hints.joined(separator: " ")
        return "'\(word.visible)' is no command of '\(command)'; \(hint)"
    }
}

extension CommandConfiguration {
    fileprivate var names: [String] { [commandName ?? ""] + aliases }
}
