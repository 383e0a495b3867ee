import KataJudging
import KataText

/// Why nothing of what was named is run, told before the reports say that nothing is.
struct EmptyRun: Sendable {
    let files: [String]
    let filter: String?
    let scenario: String?

    /// Says which option leaves nothing to run.
    func explain() {
        guard !files.isEmpty else { return }
        if let filter { Output.errors.write("kata: no kata fits the filter '\(filter.visible)'\n") }
        if let scenario { suggest(scenario) }
    }

    private func suggest(_ scenario: String) {
        let katas = files.compactMap { LoadedKata(path: $0)?.kata }
        let choice = ScenarioChoice(scenario)
        // Another option took the kata out, and said so.
        guard !katas.contains(where: choice.means) else { return }
        Output.complain { $0.noScenario(scenario, nearest: choice.nearest(among: katas)) }
    }
}
