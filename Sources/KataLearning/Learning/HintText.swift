import KataDiagnostics
import KataResults
import KataScript
public import KataText

/// What a learner is told who asks for a hint.
public struct HintText: Sendable {
    /// A hint, with the scenario that it is for.
    struct Line: Sendable {
        /// Its place in the kata's list, from 1.
        var number: Int
        var text: String
        var scenario: Scenario?
    }

    /// The hints that help now, in the reader's language; those that were given come first.
    let hints: [Line]
    /// How many were given before.
    let given: Int
    /// How many hints the kata has in all, now or at other times.
    let total: Int
    /// The reader's locale.
    let locale: String
    /// Why it is not remembered that the hint was given.
    public let fault: ProgressError?

    /// Makes the text of a queue.
    init(_ queue: HintQueue, of kata: Kata, locale: String, fault: ProgressError? = nil) {
        hints = queue.indices.map { index in
            let hint = kata.hints[index]
            return Line(
                number: index + 1, text: hint.text.text(for: locale),
                scenario: hint.scenarios.isEmpty ? nil : queue.scenario)
        }
        given = queue.givenCount
        total = kata.hints.count
        self.locale = locale
        self.fault = fault
    }

    /// Returns the next hint and how many are left; all of them where none is left.
    public func text(style: TextStyle) -> String {
        let phrases = Phrases(locale: locale)
        guard !hints.isEmpty else { return (total > 0 ? phrases.noHintsYet : phrases.noHints) + "\n" }
        guard given < hints.count else {
            return style(.faint, phrases.allHintsGiven) + "\n"
                + hints.indices.map { line($0, phrases, style) }.joined()
        }
        let left = phrases.hintsLeft(hints.count - given - 1)
        return line(given, phrases, style) + style(.faint, left) + "\n"
    }

    /// Tells whether the hint that was given last still helps after a verdict.
    func helps(after verdict: KataResult) -> Bool {
        guard verdict.verdict != .passed else { return false }
        guard given < hints.count, let scenario = hints[given].scenario?.name, !verdict.scenarios.isEmpty
        else {
            return true
        }
        return verdict.scenarios.contains { result in
            result.verdict != .passed && (result.name == scenario || result.name.hasPrefix(scenario + " ["))
        }
    }

    private func line(_ index: Int, _ phrases: Phrases, _ style: TextStyle) -> String {
        let hint = hints[index]
        let number = phrases.hint(hint.number, of: total)
        let place = hint.scenario.map { style(.faint, " · \($0.title.text(for: locale).visible)") } ?? ""
        return "\(style(.note, number))\(place): \(hint.text.visibleText)\n"
    }
}
