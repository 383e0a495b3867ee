import KataDiagnostics
import KataScript
public import KataText
import KataTranscript

/// Writes the catalogue for people and for programs.
public struct CatalogueText {
    private let style: TextStyle
    private let locale: String
    private let progress: Progress

    /// Makes a writer in colour or without, for readers of a locale who got so far.
    public init(style: TextStyle, locale: String, progress: Progress) {
        self.style = style
        self.locale = locale
        self.progress = progress
    }

    /// Returns the katas under the headings of their groups.
    public func text(of catalogue: Catalogue) -> String {
        let width = catalogue.entries.map(\.kata.id.displayWidth).max() ?? 0
        var result = ""
        for group in PatternGroup.allCases {
            let entries = catalogue.entries.filter { $0.group == group }
            guard !entries.isEmpty else { continue }
            result += (result.isEmpty ? "" : "\n") + style(.strong, group.title.text(for: locale)) + "\n"
            for entry in entries {
                let id = style(.note, entry.kata.id, toWidth: width)
                result += "\(mark(entry)) \(id)  \(style(.warning, entry.dots))"
                result += "  \(entry.kata.title.text(for: locale).visible)\n"
            }
        }
        return result
    }

    /// Two columns that say how far the kata is.
    private func mark(_ entry: Catalogue.Entry) -> String {
        switch progress[entry.kata.id] {
        case .solved: style(.good, "✓ ")
        case .tried: style(.warning, "· ")
        case nil: "  "
        }
    }

    /// Returns the katas as a table for a README, in English and Chinese.
    public static func markdown(of catalogue: Catalogue) -> String {
        var result = "| kata | | pattern | difficulty | scenarios |\n|---|---|---|---|---|\n"
        for entry in catalogue.entries {
            let kata = entry.kata
            let title = "\(kata.title.text(for: "en")) · \(kata.title.text(for: "zh"))"
            let columns = [
                "`\(kata.id)`", title.replacing("|", with: "\\|"), kata.pattern ?? "–", entry.dots,
                "\(kata.scenarioCount)",
            ]
            result += "| " + columns.joined(separator: " | ") + " |\n"
        }
        return result
    }

    /// Returns the katas as one JSON document, described in docs/json.md.
    public func json(of catalogue: Catalogue) -> String {
        let katas = catalogue.entries.map { entry in
            JSON.members([
                "id": .string(entry.kata.id), "path": .string(entry.kata.path),
                "title": entry.kata.title.json, "group": .string(entry.group.rawValue),
                "pattern": entry.kata.pattern.map(JSON.string),
                "difficulty": entry.kata.difficulty.map { .integer(Int64($0)) },
                "tags": .array(entry.kata.tags.map(JSON.string)),
                "points": .integer(Int64(entry.kata.points)),
                "scenarios": .integer(Int64(entry.kata.scenarioCount)),
                "module": .string(entry.kata.module),
                "state": .string(progress[entry.kata.id]?.rawValue ?? "untried"),
            ])
        }
        return JSON.members(["format": "kata.list", "version": 1, "katas": .array(katas)]).text + "\n"
    }
}

extension Catalogue.Entry {
    /// The difficulty as five dots.
    var dots: String {
        guard let difficulty = kata.difficulty else { return "     " }
        return String(repeating: "●", count: difficulty) + String(repeating: "○", count: 5 - difficulty)
    }
}

extension LocalizedText {
    /// The texts by locale; text without one is English.
    fileprivate var json: JSON {
        .object(variants.map { JSON.Member($0.locale.isEmpty ? "en" : $0.locale, .string($0.text)) })
    }
}
