import KataDiagnostics
import KataScript
public import KataText

/// Writes what to try next, and how to begin.
public struct SuggestionText {
    private let style: TextStyle
    private let locale: String
    private let width: Int

    /// Makes a writer in colour or without, for readers of a locale; reasons that do not fit the width are left out.
    public init(style: TextStyle, locale: String, width: Int = .max) {
        self.width = width
        self.style = style
        self.locale = locale
    }

    /// Returns a line for each kata, and the command that starts the first.
    public func text(of suggestions: Suggestions) -> String {
        let phrases = Phrases(locale: locale)
        guard let best = suggestions.katas.first else {
            return (suggestions.isAllSolved ? phrases.allSolved : phrases.noOther) + "\n"
        }
        let idWidth = suggestions.katas.map(\.entry.kata.id.displayWidth).max() ?? 0
        var result = ""
        for (entry, reason) in suggestions.katas {
            let id = entry.kata.id
            let title = entry.kata.title.text(for: locale).visible
            let why = "  (\(phrases.words(for: reason)))"
            result += "\(style(.note, id, toWidth: idWidth))  \(style(.warning, entry.dots))  \(title)"
            // Two blanks twice, and five dots.
            let used = idWidth + 9 + title.displayWidth
            result += (used + why.displayWidth <= width ? style(.faint, why) : "") + "\n"
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
