import KataDiagnostics
public import KataScript

/// The scenarios that a word on the command line means: one by its whole name, or all with the word in their name.
public struct ScenarioChoice: Sendable {
    private let word: String

    /// Makes a choice by a name in any language, a row's name, or a part of a name.
    public init(_ word: String) { self.word = word }

    /// Tells whether a kata has such a scenario.
    public func means(anyOf kata: Kata) -> Bool {
        !chosen(of: kata.runs).isEmpty
    }

    /// Returns those runs that are meant; whole names come before parts, so that each scenario can be chosen alone.
    func chosen(of runs: [ScenarioJudge]) -> [ScenarioJudge] {
        let scenarios = runs.filter { $0.scenario.names.contains(where: isWord) }
        if !scenarios.isEmpty { return scenarios }
        let rows = runs.filter { run in run.scenario.names(ofRow: run.row).contains(where: isWord) }
        if !rows.isEmpty { return rows }
        let part = word.lowercased()
        guard !part.isEmpty else { return [] }
        return runs.filter { run in
            run.scenario.names(ofRow: run.row).contains { $0.lowercased().contains(part) }
        }
    }

    /// Returns the name that was probably meant, whole or in part; nil where none is near.
    public func nearest(among katas: [Kata]) -> String? {
        let names = katas.flatMap { $0.scenarios.flatMap(\.names) }
        return nearestName(to: word, among: names)
            ?? names.first { nearestName(to: word, among: parts(of: $0)) != nil }
    }

    /// The parts of a name that are as long as the word.
    private func parts(of name: String) -> [String] {
        let characters = Array(name)
        guard characters.count > word.count else { return [] }
        return (0...characters.count - word.count).map { String(characters[$0..<$0 + word.count]) }
    }

    private func isWord(_ name: String) -> Bool { name.utf8.elementsEqual(word.utf8) }
}

extension Scenario {
    /// The names in all languages.
    fileprivate var names: [String] { title.variants.map(\.text) }

    /// The names of a row in all languages.
    fileprivate func names(ofRow row: Int) -> [String] {
        title.variants.map { title(ofRow: row, for: $0.locale.isEmpty ? "en" : $0.locale) }
    }
}
