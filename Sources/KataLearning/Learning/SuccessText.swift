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
            (name: "kata show \(id) --solution", purpose: phrases.reference),
            (name: "kata next", purpose: phrases.whatNext),
        ]
        return phrases.solved + "\n" + style.rows(commands, names: .note)
    }
}
