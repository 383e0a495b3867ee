import KataDiagnostics
import KataResults
import KataText

/// Why a wrong solution passed, for people: its change, what ran, and what to do.
struct SurvivorText {
    /// How many lines of a change are shown.
    private static let shownLines = 12
    /// How many commands are shown.
    private static let shownUses = 4

    let style: TextStyle

    /// Returns the explanation, indented below the mutant's name.
    func text(of survivor: Survivor, in kata: KataVerification) -> String {
        var result = ""
        for change in survivor.changes {
            let names = change.members.map(\.name).joined(separator: ", ")
            let place = names.isEmpty ? "" : ", in \(names)"
            result += "    \(change.path.visible)\(style(.faint, place.visible))\n"
            result += change.text.text(style: style, indentation: "      ", atMost: Self.shownLines)
        }
        result += "    \(survivor.sameness)\n"
        for log in survivor.logs.prefix(2) {
            result += style(.faint, "    the log of '\(log.scenario.visible)' differs") + "\n"
            result += log.text.text(style: style, indentation: "      ", atMost: Self.shownLines / 2)
        }
        for value in survivor.values.prefix(2) {
            let place = "\(value.place.words), in '\(value.scenario.visible)'"
            result += "    \(style(.faint, place))  \(value.place.source.visible) gives "
            result += "\(value.mutant.visible), with the reference \(value.reference.visible)\n"
        }
        if survivor.logs.isEmpty, survivor.values.isEmpty { result += uses(of: survivor) }
        return result
            + survivor.advice(for: kata.id).map { "    \(style(.note, "→")) \($0.visible)\n" }.joined()
    }

    private func uses(of survivor: Survivor) -> String {
        var result = ""
        for use in survivor.uses.prefix(Self.shownUses) {
            let place = "\(use.place.words), in '\(use.scenario.visible)'"
            result += "      \(style(.faint, place))  \(use.place.source.visible)\n"
        }
        let rest = survivor.uses.count - Self.shownUses
        return rest > 0 ? result + style(.faint, "      +\(rest) more\n") : result
    }
}

extension Survivor {
    /// What ran, and how its logs compare with the reference's.
    fileprivate var sameness: String {
        let ran = scenarioCount == 1 ? "1 scenario ran" : "\(scenarioCount) scenarios ran"
        guard !logs.isEmpty else {
            let words = "\(ran), \(scenarioCount == 1 ? "its log" : "each log") as the reference's"
            guard values.isEmpty, !memberNames.isEmpty else { return words }
            let names = memberNames.joined(separator: ", ").visible
            return words + (uses.isEmpty ? "; no command names \(names)" : "; these name \(names):")
        }
        let differing = logs.count == 1 ? "one log differs" : "\(logs.count) logs differ"
        return "\(ran), \(differing), and the kata accepts \(logs.count == 1 ? "it" : "each")"
    }

    /// Returns what the author of a kata may do, the likeliest first.
    func advice(for kata: String) -> [String] {
        if !logs.isEmpty {
            var advice: [String] = []
            for mending in logs.map({ $0.gap.mending(for: kata) }) where !advice.contains(mending) {
                advice.append(mending)
            }
            return advice
        }
        if let value = values.first {
            let line = value.place.position.line
            return ["'log' what line \(line) returns, or 'expect' it to be \(value.reference)"]
        }
        let remove =
            "where no scenario could tell them apart it is no mistake: remove \(origin.words(for: name))"
        let record = "'kata accept \(kata)' then writes its log"
        if uses.isEmpty {
            let names = memberNames.isEmpty ? "what was changed" : memberNames.joined(separator: ", ")
            return ["add a scenario that uses \(names); \(record)", remove]
        }
        let other = "add a scenario with other values, or in another order, whose log differs"
        return ["\(other); \(record)", remove]
    }
}

extension Survivor.Origin {
    /// Returns what there is to remove.
    fileprivate func words(for name: String) -> String {
        switch self {
        case .folder(let path): path
        case .described(let file): "'\(name)' from \(file)"
        }
    }
}

extension WatchGap {
    /// Returns why a change goes unnoticed, and what closes the gap.
    func mending(for kata: String) -> String {
        switch self {
        case .notCompared:
            "nothing compares this log: give the scenario 'expect: []', and 'kata accept \(kata)' writes it"
        case .gap(let line): "'...' on line \(line) stands for it: write the line there"
        case .anyLines(let line): "'any' on line \(line) stands for it: write the line there"
        case .unordered(let line):
            "'unordered' on line \(line) takes it at any place: list the lines if their order matters"
        case .pattern(let source, let line):
            "'\(source)' on line \(line) accepts it: write the line as it is, or a narrower pattern"
        }
    }
}
