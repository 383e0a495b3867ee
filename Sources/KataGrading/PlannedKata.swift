import KataDiagnostics
import KataJudging
import KataScript
import KataSystem

/// A kata that is graded by, with the hidden scenarios that belong to it.
struct PlannedKata: Sendable {
    var kata: Kata
    var hidden: Kata?

    /// All scenarios with the kata that they are a part of, the hidden file's at the end.
    var scenarios: [(scenario: Scenario, kata: Kata, isHidden: Bool)] {
        kata.scenarios.map { ($0, kata, $0.isHidden) }
            + (hidden?.scenarios ?? []).map { ($0, hidden ?? kata, true) }
    }

    /// Reads and checks kata files, and files of hidden scenarios, each with the id of a kata.
    static func read(
        _ files: [String], hidden: [String], _ environment: KataEnvironment
    ) throws(GradePlan.PlanError) -> [PlannedKata] {
        let katas = try load(files, environment)
        let hiddenKatas = try load(hidden, environment)
        try check(hiddenKatas, belongTo: katas)
        return katas.map { kata in PlannedKata(kata: kata, hidden: hiddenKatas.first { $0.id == kata.id }) }
    }

    private static func load(
        _ files: [String], _ environment: KataEnvironment
    ) throws(GradePlan.PlanError) -> [Kata] {
        var loaded: [LoadedKata] = []
        for file in files {
            let registry = { environment.registry(forKatasIn: Files.folder(of: file)) }
            guard let kata = LoadedKata(path: file, registry: registry) else { throw .unreadable(file) }
            loaded.append(kata)
        }
        let wrong = loaded.filter { $0.kata == nil || $0.diagnostics.hasErrors }
        guard wrong.isEmpty else { throw .invalid(wrong) }
        for (index, kata) in loaded.enumerated() {
            let id = LoadedKata.id(of: kata.source.path)
            if let twin = loaded[..<index].first(where: { LoadedKata.id(of: $0.source.path) == id }) {
                throw .sameID(twin.source.path, kata.source.path)
            }
        }
        return loaded.compactMap(\.kata)
    }

    private static func check(_ hidden: [Kata], belongTo katas: [Kata]) throws(GradePlan.PlanError) {
        for kata in hidden {
            guard let open = katas.first(where: { $0.id == kata.id }) else {
                throw .strayHidden(
                    kata.file.path, nearest: nearestName(to: kata.id, among: katas.map(\.id)))
            }
            guard open.module.text == kata.module.text else { throw .otherModule(kata.file.path) }
        }
    }
}
