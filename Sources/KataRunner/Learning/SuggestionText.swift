public import KataDiagnostics
import KataScript

/// Writes what to try next, and how to begin.
public struct SuggestionText {
    private let style: TextStyle
    private let locale: String

    /// Makes a writer in colour or without, for readers of a locale.
    public init(style: TextStyle, locale: String) {
        self.style = style
        self.locale = locale
    }

    /// Returns a line for each kata, and the command that starts the first.
    public func text(of suggestions: Suggestions) -> String {
        let phrases = Phrases(locale: locale)
        guard let best = suggestions.katas.first else { return phrases.allSolved + "\n" }
        let width = suggestions.katas.map(\.entry.kata.id.displayWidth).max() ?? 0
        var result = ""
        for (entry, reason) in suggestions.katas {
            let id = entry.kata.id
            let blanks = String(repeating: " ", count: width - id.displayWidth)
            result += "\(style(.note, id))\(blanks)  \(style(.warning, entry.dots))"
            result += "  \(entry.kata.title.text(for: locale).visible)"
            result += style(.faint, "  (\(phrases.words(for: reason)))") + "\n"
        }
        // Who began a kata has a folder for it.
        if case .begun = best.reason { return result }
        return result + "\(style(.faint, phrases.start)) kata start \(best.entry.kata.id)\n"
    }
}

extension Phrases {
    /// Why a kata is suggested, in words.
    fileprivate func words(for reason: Suggestions.Reason) -> String {
        switch reason {
        case .begun: alreadyBegun
        case .sameGroup: sameGroup
        case .related: related
        case .otherGroup: otherGroup
        }
    }
}
