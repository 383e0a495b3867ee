import KataDiagnostics
public import KataModules
public import KataScript
public import KataText

/// What a reader wants to know of one kata: its story, what it does, and the types that it works with.
public struct KataPage {
    private let style: TextStyle
    private let locale: String
    private var phrases: Phrases { Phrases(locale: locale) }

    /// Makes a writer in colour or without, for readers of a locale.
    public init(style: TextStyle, locale: String) {
        self.style = style
        self.locale = locale
    }

    /// Returns the page of a kata, with what its module promises where the registry has it.
    public func text(of kata: Kata, from registry: Registry) -> String {
        let contract = try? registry.pattern(kata.module.text).manifest.contract
        var result =
            style(.strong, kata.title.text(for: locale).visible) + style(.faint, "  \(kata.id)") + "\n"
        result += style(.faint, facts(of: kata)) + "\n"
        if let story = kata.story { result += "\n" + story.text(for: locale).visibleText + "\n" }
        if let contract { result += heading(phrases.types) + ContractText(style: style).text(of: contract) }
        let shared = kata.scenarios.first?.objects.filter { object in
            kata.scenarios.allSatisfy { $0.objects.contains { $0.name.range == object.name.range } }
        }
        if let shared, !shared.isEmpty {
            result += heading(phrases.objects)
            for object in shared {
                result += "  \(object.name.text) = \(kata.file.text(in: object.value.range).visible)\n"
            }
        }
        for scenario in kata.scenarios where !scenario.isHidden {
            result += heading(scenario.title.text(for: locale)) + commands(of: scenario, in: kata)
        }
        let hidden = kata.scenarios.count(where: \.isHidden)
        if hidden > 0 {
            result += "\n" + style(.faint, phrases.hidden(hidden)) + "\n"
        }
        return result
    }

    private func facts(of kata: Kata) -> String {
        var facts: [String] = []
        if let pattern = kata.pattern { facts.append(pattern) }
        if let difficulty = kata.difficulty { facts.append(phrases.difficulty(difficulty)) }
        facts.append(phrases.points(kata.points))
        if !kata.hints.isEmpty { facts.append(phrases.hints(kata.hints.count)) }
        if !kata.tags.isEmpty { facts.append(kata.tags.joined(separator: " ")) }
        if !kata.links.isEmpty { facts.append(phrases.see(kata.links.joined(separator: ", "))) }
        return facts.joined(separator: " · ")
    }

    private func heading(_ text: String) -> String { "\n" + style(.strong, text.visible) + "\n" }

    /// The commands as the file has them, without the indentation that they share.
    private func commands(of scenario: Scenario, in kata: Kata) -> String {
        guard let first = scenario.commands.statements.first, let last = scenario.commands.statements.last
        else {
            return ""
        }
        let end = last.inlineExpectation?.range.end ?? last.range.end
        let column = kata.file.position(at: first.range.start).column - 1
        let text = kata.file.text(in: SourceRange(first.range.start, end))
        return lines(of: String(repeating: " ", count: column) + text, indent: 2, without: column)
    }

    private func lines(of text: String, indent: Int, without column: Int = 0) -> String {
        let blanks = String(repeating: " ", count: indent)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let kept = line.dropFirst(line.prefix(column).allSatisfy { $0 == " " } ? column : 0)
            return kept.isEmpty ? "\n" : blanks + String(kept).visible + "\n"
        }.joined()
    }
}
