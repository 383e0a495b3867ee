import KataDiagnostics
import KataScript
public import KataText
import KataTranscript

/// What came of exploring, for people.
public struct ExploreText {
    /// How wide a line of a side may be before it is cut.
    private static let width = 160

    private let style: TextStyle
    private let phrases: Phrases
    /// Tells whether the reference's doings are shown although no scenario shows such a thing.
    private let showsReference: Bool

    /// Makes a report in a reader's language.
    public init(style: TextStyle, locale: String, showsReference: Bool) {
        self.style = style
        self.showsReference = showsReference
        phrases = Phrases(locale: locale)
    }

    /// Returns the report.
    ///
    /// - Parameter command: The command that found it, to be run again; nil where there is none to be told.
    public func text(of exploration: Exploration, by explorer: Explorer, command: String?) -> String {
        let id = style(.strong, explorer.world.kata.id.visible)
        let discarded =
            exploration.discarded > 0 ? style(.faint, "; " + phrases.thrownAway(exploration.discarded)) : ""
        let cut = exploration.isCutShort ? style(.faint, "; " + phrases.cutShort) : ""
        guard let found = exploration.found else {
            let words = phrases.noDifference(exploration.sequences, seed: explorer.options.seed)
            return "\(style(.good, "✓")) \(id)  \(words)\(discarded)\(cut)\n" + warning(exploration, explorer)
        }
        let place = phrases.sequence(
            found.sequence, of: explorer.options.sequences, seed: explorer.options.seed)
        let after = phrases.differs(after: max(0, found.moves.count - 1))
        return "\(style(.bad, "✗")) \(id)  \(after) \(style(.faint, "(\(place))"))\(discarded)\n"
            + body(found, explorer, command) + warning(exploration, explorer)
    }

    private func body(_ found: FoundDifference, _ explorer: Explorer, _ command: String?) -> String {
        let written = WrittenSequence(found, in: explorer.world)
        let words = DifferenceWords(found: found, names: written.names, phrases: phrases)
        var result = written.commands.map { "    \($0.visible)\n" }.joined()
        let isShown = showsReference || explorer.world.shows(found)
        result +=
            isShown
            ? lines(words.reference, "-", .good, phrases.theReference)
            : "    \(style(.faint, phrases.somethingElse))\n"
        result += lines(words.solution, "+", .bad, phrases.yoursHere)
        guard let command else { return result }
        if !isShown { result += style(.faint, "  " + phrases.anywayShows("\(command) --anyway")) + "\n" }
        let keeping = phrases.keepsIt("\(command) --save \(explorer.world.kata.id)-explored.yaml")
        return result + style(.faint, "  " + keeping) + "\n"
    }

    /// The lines of one side, the first with its owner's name; of many, the first are shown.
    private func lines(_ texts: [String], _ mark: String, _ colour: TextStyle.Role, _ owner: String) -> String
    {
        var result = ""
        for (index, text) in texts.prefix(8).enumerated() {
            let name = index == 0 ? "        " + style(.faint, owner) : ""
            let shown = text.visible.cut(toWidth: Self.width)
            result += "    " + style(colour, "\(mark) \(shown)") + name + "\n"
        }
        return texts.count > 8 ? result + "    \(mark) …\n" : result
    }

    private func warning(_ exploration: Exploration, _ explorer: Explorer) -> String {
        guard exploration.isMostlyDiscarded, let member = exploration.culprit else { return "" }
        let words = phrases.mostlyThrownAway(member, kata: explorer.world.kata.id)
        return "  \(style(.warning, words))\n"
    }
}

extension World {
    /// Tells whether a scenario that is not hidden shows such a thing as the reference did at the end.
    func shows(_ found: FoundDifference) -> Bool {
        let reference = found.reference.last ?? found.openings.reference
        switch found.difference {
        case .identity, .thrown, .message: return true
        case .result: return shownLines.contains(World.kind(of: (reference.result ?? .null).sourceText))
        case .log, .ending: return reference.log.allSatisfy { shownLines.contains(World.kind(of: $0)) }
        }
    }
}
