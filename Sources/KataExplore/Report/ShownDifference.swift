public import KataResults
import KataText

extension Explorer {
    /// Returns what was found as a report may show it: what the reference does only where a visible scenario shows such a thing.
    public func difference(found exploration: Exploration) -> ExploredDifference? {
        guard let found = exploration.found else { return nil }
        let written = WrittenSequence(found, in: world)
        let words = DifferenceWords(found: found, names: written.names, phrases: Phrases(locale: "en"))
        return ExploredDifference(
            commands: written.commands, reference: world.shows(found) ? words.reference : nil,
            solution: words.solution, sequence: found.sequence, of: options.sequences, seed: options.seed)
    }
}

extension ExploreError {
    /// What it says, in English.
    public var sentence: String {
        let phrases = Phrases(locale: "en")
        switch self {
        case .reference(let reason): return "the reference does not get through it: \(reason)"
        case .nothingToSay: return phrases.nothingToSay
        case .unknownPlace(let name, let nearest):
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            return "its 'explore' speaks of '\(name)', which its contract does not have\(hint)"
        case .machine(let reason): return reason
        }
    }
}
