import KataDiagnostics
public import KataText

/// Writes what a learner can do who has just solved a kata.
public struct SuccessText {
    private let style: TextStyle
    private let locale: String

    /// Makes a writer in colour or without, for readers of a locale.
    public init(style: TextStyle, locale: String) {
        self.style = style
        self.locale = locale
    }

    /// Returns the commands that go on from a kata, each with what it shows.
    public func text(after id: String) -> String {
        let phrases = Phrases(locale: locale)
        let commands = [
            ("kata show \(id) --solution", phrases.reference), ("kata next", phrases.whatNext),
        ]
        let width = commands.map(\.0.displayWidth).max() ?? 0
        return phrases.solved + "\n"
            + commands.map { command, shows in
                let blanks = String(repeating: " ", count: width - command.displayWidth)
                return "  \(style(.note, command))\(blanks)  \(style(.faint, shows))\n"
            }.joined()
    }
}
