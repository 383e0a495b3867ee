import KataDiagnostics
import KataJudging
public import KataScript

/// The katas that can be practised, by group and difficulty.
public struct Catalogue: Sendable {
    /// A kata of the catalogue.
    public struct Entry: Sendable {
        /// The kata.
        public let kata: Kata
        /// Its group.
        public let group: PatternGroup
    }

    /// The katas: groups in their order, easy ones first, then by id.
    public let entries: [Entry]
    /// Files that are no kata, for `kata check` to explain.
    public let broken: [String]

    /// Reads the katas of files; the first file with an id counts.
    public init(files: [String]) {
        var entries: [Entry] = []
        var broken: [String] = []
        for file in files {
            guard let loaded = LoadedKata(path: file), let kata = loaded.kata, !loaded.diagnostics.hasErrors
            else {
                broken.append(file)
                continue
            }
            if !entries.contains(where: { $0.kata.id == kata.id }) {
                entries.append(Entry(kata: kata, group: PatternGroup(pattern: kata.pattern)))
            }
        }
        self.init(sorting: entries, broken: broken)
    }

    /// Sorts katas into a catalogue.
    init(sorting entries: [Entry], broken: [String] = []) {
        let order = PatternGroup.allCases
        self.entries = entries.sorted { left, right in
            let leftGroup = order.firstIndex(of: left.group) ?? 0
            let rightGroup = order.firstIndex(of: right.group) ?? 0
            return (leftGroup, left.kata.difficulty ?? 3, left.kata.id)
                < (rightGroup, right.kata.difficulty ?? 3, right.kata.id)
        }
        self.broken = broken
    }
}
