public import KataScript

/// What to try next.
public struct Suggestions: Sendable {
    /// Why a kata is suggested.
    public enum Reason: Sendable {
        /// It was tried and not solved yet.
        case begun
        /// It is the next of the same group by difficulty.
        case sameGroup
        /// The kata before names it under `see`.
        case related
        /// It opens another group.
        case otherGroup
    }

    /// How many katas are suggested at most.
    private static let count = 3

    /// The katas, the best first; none where all are solved.
    public private(set) var katas: [(entry: Catalogue.Entry, reason: Reason)] = []

    /// Tells whether there are katas, and all of them are solved.
    let isAllSolved: Bool

    /// Chooses among the katas of a catalogue that are not solved yet.
    ///
    /// - Parameter kata: The kata that was practised last; nil where that is not known.
    public init(after kata: Kata?, in catalogue: Catalogue, progress: Progress) {
        isAllSolved =
            !catalogue.entries.isEmpty && catalogue.entries.allSatisfy { progress[$0.kata.id] == .solved }
        let open = catalogue.entries.filter { progress[$0.kata.id] != .solved && $0.kata.id != kata?.id }
        let isBegun = open.filter { progress[$0.kata.id] == .tried }
        guard let kata else {
            isBegun.forEach { add($0, .begun) }
            for group in PatternGroup.allCases {
                // The catalogue has the easy ones of a group first.
                if let first = open.first(where: { $0.group == group }) { add(first, .otherGroup) }
            }
            return
        }
        let group = PatternGroup(pattern: kata.pattern)
        let level = kata.difficulty ?? 3
        let same = open.filter { $0.group == group }
        if let next = same.first(where: { ($0.kata.difficulty ?? 3) >= level }) ?? same.last {
            add(next, .sameGroup)
        }
        for link in kata.links {
            if let linked = open.first(where: { $0.kata.id == link }) { add(linked, .related) }
        }
        isBegun.forEach { add($0, .begun) }
        open.filter { $0.group != group }.sorted { ($0.kata.difficulty ?? 3) < ($1.kata.difficulty ?? 3) }
            .forEach { add($0, .otherGroup) }
    }

    private mutating func add(_ entry: Catalogue.Entry, _ reason: Reason) {
        guard katas.count < Suggestions.count, !katas.contains(where: { $0.entry.kata.id == entry.kata.id })
        else { return }
        katas.append((entry, reason))
    }
}
