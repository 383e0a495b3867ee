public import KataDiagnostics

/// What a learner is told who asks for a hint.
public struct HintText: Sendable {
    /// All hints of the kata in the reader's language.
    let hints: [String]
    /// How many were given before.
    let given: Int
    /// The reader's locale.
    let locale: String

    /// Returns the next hint and how many are left; all of them where none is left.
    public func text(style: TextStyle) -> String {
        let phrases = Phrases(locale: locale)
        guard !hints.isEmpty else { return phrases.noHints + "\n" }
        guard given < hints.count else {
            return style(.faint, phrases.allHintsGiven) + "\n"
                + hints.indices.map { line($0, phrases, style) }.joined()
        }
        let left = phrases.hintsLeft(hints.count - given - 1)
        return line(given, phrases, style) + style(.faint, left) + "\n"
    }

    private func line(_ index: Int, _ phrases: Phrases, _ style: TextStyle) -> String {
        let number = phrases.hint(index + 1, of: hints.count)
        return "\(style(.note, number)): \(hints[index].visibleText)\n"
    }
}
