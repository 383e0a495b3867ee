import KataDiagnostics
public import KataJudging
import KataScript
import KataSystem

/// The katas that can be practised, by group and difficulty.
public struct Catalogue: Sendable {
    /// A kata of the catalogue.
    public struct Entry: Sendable {
        /// The kata.
        public let kata: KataSummary
        /// Its group.
        public let group: PatternGroup

        /// Makes the entry of a kata.
        init(_ kata: KataSummary) {
            self.kata = kata
            group = PatternGroup(pattern: kata.pattern)
        }
    }

    /// The katas: groups in their order, easy ones first, then by id.
    public let entries: [Entry]
    /// Files that are no kata, for `kata check` to explain.
    public let broken: [String]

    /// Reads the katas of files, or what the user's index remembers of them; the first file with an id counts.
    public init(files: [String], _ environment: KataEnvironment) {
        var index = CatalogueIndex(environment)
        var entries: [Entry] = []
        var broken: [String] = []
        for file in files {
            guard let kata = Catalogue.kata(in: file, &index) else {
                broken.append(file)
                continue
            }
            if !entries.contains(where: { $0.kata.id == kata.id }) { entries.append(Entry(kata)) }
        }
        index?.save()
        self.init(sorting: entries, broken: broken)
    }

    /// Returns the kata of a file; nil where it has errors.
    private static func kata(in file: String, _ index: inout CatalogueIndex?) -> KataSummary? {
        if let known = index?.kata(in: file) { return known }
        let facts = Files.facts(file)
        let kata = LoadedKata(path: file)?.valid.map(KataSummary.init)
        index?.note(kata, in: file, facts)
        return kata
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
