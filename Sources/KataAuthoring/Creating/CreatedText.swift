import KataDiagnostics
public import KataText

/// Writes what a new kata consists of, and how to go on.
public struct CreatedText {
    private let style: TextStyle
    private let phrases: Phrases

    /// Makes a writer in colour or without, for readers of a locale.
    public init(style: TextStyle, locale: String) {
        self.style = style
        phrases = Phrases(locale: locale)
    }

    /// Returns the files with what they are for, and the commands to go on with.
    public func text(of made: [KataCreator.Made], id: String) -> String {
        let files = made.map { (name: $0.path.visible, purpose: phrases.purpose($0.purpose)) }
        let next = [
            (name: "kata run \(id)", purpose: phrases.runsReference),
            (name: "kata accept \(id)", purpose: phrases.acceptsLog),
            (name: "kata verify \(id)", purpose: phrases.verifies),
        ]
        return phrases.isReadyToChange(style(.strong, id)) + "\n" + style.rows(files) + phrases.then + "\n"
            + style.rows(next, names: .note)
    }
}
