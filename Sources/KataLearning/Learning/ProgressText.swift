import KataDiagnostics
import KataScript
public import KataText

/// Writes how far a learner got: a bar for each group of the catalogue.
public struct ProgressText {
    /// The length of a bar in columns.
    private static let length = 20

    private let style: TextStyle
    private let locale: String
    private let progress: Progress

    /// Makes a writer in colour or without, for a learner who got so far.
    public init(style: TextStyle, locale: String, progress: Progress) {
        self.style = style
        self.locale = locale
        self.progress = progress
    }

    /// Returns a line for each group that has katas, and one for all together.
    public func text(of catalogue: Catalogue) -> String {
        let phrases = Phrases(locale: locale)
        var rows = PatternGroup.allCases.map { group in
            (group.title.text(for: locale), catalogue.entries.filter { $0.group == group })
        }.filter { !$0.1.isEmpty }
        if rows.count > 1 { rows.append((phrases.total, catalogue.entries)) }
        let width = rows.map(\.0.displayWidth).max() ?? 0
        return rows.map { title, entries in
            let solved = entries.count { progress[$0.kata.id] == .solved }
            let begun = entries.count { progress[$0.kata.id] == .tried }
            let counts = phrases.solved(solved, of: entries.count)
            return "\(style(.strong, title, toWidth: width))  \(bar(solved, begun, entries.count))  \(counts)"
                + (begun > 0 ? style(.faint, " · \(phrases.begun(begun))") : "") + "\n"
        }.joined()
    }

    /// A bar; whatever was begun or solved shows as at least one column.
    private func bar(_ solved: Int, _ begun: Int, _ total: Int) -> String {
        let full = columns(solved, of: total)
        let half = min(columns(begun, of: total), ProgressText.length - full)
        return style(.good, String(repeating: "█", count: full))
            + style(.warning, String(repeating: "▒", count: half))
            + style(.faint, String(repeating: "░", count: ProgressText.length - full - half))
    }

    private func columns(_ count: Int, of total: Int) -> Int {
        count == 0 ? 0 : max(1, count * ProgressText.length / total)
    }
}
