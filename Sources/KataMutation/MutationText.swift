import KataAuthoring
import KataDiagnostics
import KataJudging
import KataResults
public import KataText

/// What became of mistakes, for people.
public struct MutationText: Sendable {
    /// The most lines of each side of a change that are shown.
    private static let shownLines = 3

    private let style: TextStyle
    private let phrases: Phrases

    /// Makes a report in a reader's language.
    public init(style: TextStyle, locale: String) {
        self.style = style
        phrases = Phrases(locale: locale)
    }

    /// Returns what is said of one kata, of which so many percent have to be caught.
    public func text(of kata: MutationScore, atLeast percent: Int) -> String {
        let isGood = kata.exitCode(atLeast: percent) == .allPassed
        let mark = isGood ? style(.good, "✓") : style(.bad, "✗")
        let head = "\(mark) \(style(.strong, kata.id.visible))  "
        if let obstacle = kata.obstacle, kata.mutants.isEmpty {
            return head + obstacle.words(of: kata, in: phrases) + "\n"
        }
        var result = head + summary(kata) + "\n"
        for mutant in kata.mutants { result += text(of: mutant) }
        if let faults = kata.faults {
            let writer = DiagnosticText(style: style)
            for fault in faults.diagnostics { result += writer.text(of: fault, in: faults.source) }
        }
        for suggestion in kata.suggestions { result += text(of: suggestion, kata) }
        if let obstacle = kata.obstacle {
            result += "  \(style(.warning, obstacle.words(of: kata, in: phrases)))\n"
        }
        return result
    }

    private func summary(_ kata: MutationScore) -> String {
        let tried = kata.caught + kata.living
        let first =
            kata.score.map { phrases.caught(kata.caught, of: tried, score: Self.percent($0)) }
            ?? phrases.noMutantTried
        let counts = [
            (kata.living, phrases.living), (kata.explained, phrases.explained),
            (kata.unreached, phrases.unreached), (kata.unbuildable, phrases.unbuildable),
            (kata.unknown, phrases.unknownMutants),
        ]
        let rest = counts.filter { $0.0 > 0 }.map { $0.1($0.0) }
        return rest.isEmpty ? first : first + style(.faint, "  " + rest.joined(separator: ", "))
    }

    // MARK: One mistake

    private func text(of mutant: JudgedMutant) -> String {
        let place = "\(mutant.path.visible):\(mutant.position.line):\(mutant.position.column)"
        switch mutant.fate {
        case .caught, .explained, .unbuildable: return ""
        case .lives:
            return "  \(style(.bad, phrases.livesHere)) \(place)  \(style(.faint, mutant.kind.visible))\n"
                + change(mutant)
        case .unreached:
            return
                "  \(style(.warning, phrases.noScenarioRuns)) \(place)  \(style(.faint, mutant.kind.visible))\n"
                + change(mutant)
        case .unknown(let reason):
            return "  \(style(.bad, phrases.unknownFate(reason.visible))) \(place)\n"
        }
    }

    private func change(_ mutant: JudgedMutant) -> String {
        lines(mutant.old, "-", .bad) + lines(mutant.new, "+", .good)
    }

    private func lines(_ lines: [String], _ sign: String, _ role: TextStyle.Role) -> String {
        let shown = lines.prefix(Self.shownLines).map { "    \(style(role, "\(sign) \($0.visible)"))\n" }
            .joined()
        return lines.count > Self.shownLines ? shown + "    \(sign) …\n" : shown
    }

    // MARK: What would show it

    private func text(of suggestion: MutationScore.Suggestion, _ kata: MutationScore) -> String {
        let places = suggestion.mutants.compactMap { number in
            kata.mutants.first { $0.number == number }.map { "\($0.file.visible):\($0.position.line)" }
        }
        return "  \(phrases.shows(places.joined(separator: ", ")))\n"
            + suggestion.lines.map { "  \($0.visible)\n" }.joined()
    }

    // MARK: The end

    /// Returns what is said of all katas.
    public func end(_ total: MutationTotal) -> String {
        guard total.katas > 1 else { return "" }
        let words = phrases.mutantTotal(
            total.katas, total.caught, of: total.caught + total.living,
            score: total.score.map(Self.percent) ?? "–")
        return "\n" + style(total.exitCode == .allPassed ? .good : .bad, words) + "\n"
    }

    private static func percent(_ thousandths: Int) -> String { "\(thousandths / 10).\(thousandths % 10) %" }
}

extension MutationScore.Obstacle {
    /// Why nothing was tried, in English.
    func sentence(of kata: MutationScore) -> String { words(of: kata, in: Phrases(locale: "en")) }

    fileprivate func words(of kata: MutationScore, in phrases: Phrases) -> String {
        switch self {
        case .invalidKata: phrases.invalidForMutants(kata.path)
        case .build(let failure): failure.text
        case .noMutants(let language): phrases.makesNoMutants(language)
        case .reference(let scenario): phrases.referenceFails(scenario)
        case .exploring(let reason): phrases.nothingSuggested(reason)
        }
    }
}
