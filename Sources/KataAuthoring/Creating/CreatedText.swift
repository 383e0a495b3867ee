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
        let width = made.map(\.path.displayWidth).max() ?? 0
        var result = phrases.isReadyToChange(style(.strong, id)) + "\n"
        for file in made {
            let blanks = String(repeating: " ", count: width - file.path.displayWidth)
            result += "  \(file.path.visible)\(blanks)  \(style(.faint, phrases.purpose(file.purpose)))\n"
        }
        let next = [
            ("kata run \(id)", phrases.runsReference),
            ("kata accept \(id)", phrases.acceptsLog),
            ("kata verify \(id)", phrases.verifies),
        ]
        result += phrases.then + "\n"
        let commandWidth = next.map(\.0.displayWidth).max() ?? 0
        for (command, purpose) in next {
            let blanks = String(repeating: " ", count: commandWidth - command.displayWidth)
            result += "  \(style(.note, command))\(blanks)  \(style(.faint, purpose))\n"
        }
        return result
    }
}
