import KataDiagnostics
import KataInterpreter
public import KataModules
public import KataScript
public import KataText

/// What a reader wants to know of one kata: its story, what it does, and the types that it works with.
public struct KataPage {
    private let style: TextStyle
    private let locale: String
    private let gloss: Gloss
    private var phrases: Phrases { Phrases(locale: locale) }

    /// Makes a writer in colour or without, for readers of a locale.
    ///
    /// - Parameter gloss: What words of the log mean, said below the lines that have them.
    public init(style: TextStyle, locale: String, gloss: Gloss = Gloss()) {
        self.style = style
        self.gloss = gloss
        self.locale = locale
    }

    /// Returns the page of a kata, with what its module promises where the registry has it.
    ///
    /// - Parameters:
    ///   - types: The types in the words of some language; nil for a contract's.
    ///   - isSolved: Tells whether the reader has solved it, so that roles that are secret may be named.
    public func text(
        of kata: Kata, from registry: Registry, types: String? = nil, isSolved: Bool = false
    ) -> String {
        let manifest = try? registry.pattern(kata.module.text).manifest
        let contract = manifest?.contract
        var result =
            style(.strong, kata.title.text(for: locale).visible) + style(.faint, "  \(kata.id)") + "\n"
        result += style(.faint, facts(of: kata)) + "\n"
        if let story = kata.story { result += "\n" + story.text(for: locale).visibleText + "\n" }
        if let types {
            result += heading(phrases.types) + lines(of: types, indent: 2)
        } else if let contract {
            result += heading(phrases.types) + ContractText(style: style).text(of: contract)
        }
        if let structure = manifest?.structure, isSolved || !structure.isSecret {
            result += roles(of: structure)
        }
        let shared = kata.scenarios.first?.objects.filter { object in
            kata.scenarios.allSatisfy { $0.objects.contains { $0.name.range == object.name.range } }
        }
        if let shared, !shared.isEmpty {
            result += heading(phrases.objects)
            for object in shared { result += line(of: object, in: kata) }
        }
        if let setup = kata.setup {
            result += heading(phrases.beforeEachScenario) + lines(of: setup, in: kata)
        }
        result += rules(of: kata)
        for scenario in kata.scenarios where !scenario.isHidden {
            result += heading(scenario.title.text(for: locale)) + rows(of: scenario, in: kata)
            result += objects(of: scenario, beside: shared ?? [], in: kata)
            if let opening = scenario.setup { result += lines(of: opening, in: kata) }
            result += commands(of: scenario, in: kata)
            result += expectation(of: scenario, in: kata)
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

    /// Who has to play which role of the pattern, a line each.
    private func roles(of structure: StructureDeclaration) -> String {
        let roles = structure.roles
        guard !roles.isEmpty else { return "" }
        let width = roles.map(\.role.displayWidth).max() ?? 0
        return roles.reduce(heading(phrases.roles)) { text, role in
            let names = role.names.filter { $0 != role.role }
            let parts = role.parts.map { phrases.parts($0.least, $0.role) }
            let words = (names + [parts].compactMap(\.self)).joined(separator: ", ")
            guard !words.isEmpty else { return text + "  \(role.role.visible)\n" }
            return text + "  \(role.role.visible.padded(toWidth: width))  \(words.visible)\n"
        }
    }

    private func heading(_ text: String) -> String { "\n" + style(.strong, text.visible) + "\n" }

    // MARK: A scenario

    /// The values of each row, a line each.
    private func rows(of scenario: Scenario, in kata: Kata) -> String {
        guard scenario.hasRows else { return "" }
        return scenario.rows.enumerated().map { index, row in
            let values = row.sources(in: kata.file).map { "\($0.name) = \($0.source)" }
            return "  " + style(.faint, "[\(index + 1)] " + values.joined(separator: ", ").visible) + "\n"
        }.joined()
    }

    /// The objects that the scenario has beside those of all.
    private func objects(of scenario: Scenario, beside shared: [ObjectDeclaration], in kata: Kata) -> String {
        scenario.objects.filter { object in !shared.contains { $0.name.range == object.name.range } }
            .map { line(of: $0, in: kata) }.joined()
    }

    private func line(of object: ObjectDeclaration, in kata: Kata) -> String {
        "  \(object.name.text) = \(kata.file.text(in: object.value.range).visible)\n"
    }

    /// The commands of a setup.
    private func lines(of setup: Block, in kata: Kata) -> String {
        setup.statements.map { statement in
            let column = kata.file.position(at: statement.range.start).column - 1
            let text = String(repeating: " ", count: column) + kata.file.text(in: statement.range)
            return lines(of: text, indent: 2, without: column)
        }.joined()
    }

    /// The log that the scenario must leave, as the file has it.
    private func expectation(of scenario: Scenario, in kata: Kata) -> String {
        guard let expectation = scenario.expectation else { return "" }
        let column = kata.file.position(at: expectation.range.start).column - 1
        let text = kata.file.text(in: expectation.range)
        let isBlock = text.hasPrefix("|")
        let body = isBlock ? text.drop { $0 != "\n" }.dropFirst() : text[...]
        let shared = isBlock ? body.sharedIndentation : column
        let start = isBlock ? "" : String(repeating: " ", count: column)
        return "  " + style(.faint, "expect:") + "\n"
            + lines(of: (start + body).withoutBlankEnd, indent: 4, without: shared)
    }

    // MARK: Undoing

    /// The undo rules that the kata's scenarios share, or those of each.
    private func rules(of kata: Kata) -> String {
        var sections: [(names: [String], rules: String)] = []
        for scenario in kata.scenarios where !scenario.isHidden {
            let rules = text(of: scenario.undo, in: kata)
            guard !rules.isEmpty else { continue }
            if let index = sections.firstIndex(where: { $0.rules == rules }) {
                sections[index].names.append(scenario.name)
            } else {
                sections.append(([scenario.name], rules))
            }
        }
        let isShared = sections.count == 1
        return sections.map { names, rules in
            heading("undo" + (isShared ? "" : ": \(names.joined(separator: ", "))")) + rules
        }.joined()
    }

    private func text(of policy: UndoPolicy, in kata: Kata) -> String {
        switch policy {
        case .replay: "  replay\n"
        case .rules(let rules):
            rules.map { rule in
                lines(of: kata.file.text(in: rule.range), indent: 2)
            }.joined()
        }
    }

    // MARK: Source text

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
            guard !kept.isEmpty else { return "\n" }
            let meaning = gloss.text(of: String(kept)).map {
                style(.faint, "\(blanks)  \($0.visible)") + "\n"
            }
            return blanks + String(kept).visible + "\n" + (meaning ?? "")
        }.joined()
    }
}

extension StringProtocol {
    /// The blanks that all lines with text begin with.
    fileprivate var sharedIndentation: Int {
        split(separator: "\n").filter { !$0.allSatisfy { $0 == " " } }
            .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    }
}

extension String {
    /// The text without line breaks and blanks at its end.
    fileprivate var withoutBlankEnd: String {
        var text = self
        while text.last == "\n" || text.last == " " { text.removeLast() }
        return text
    }
}
