import KataScript

/// The hints that help at one moment: those for the scenario that fails, then those for the whole kata.
struct HintQueue {
    /// The places of the hints in the kata's list; those that were given come first.
    let indices: [Int]
    /// How many of them were given.
    let givenCount: Int
    /// The scenario that fails; nil where none does, or where that is not known.
    let scenario: Scenario?

    /// The place of the next hint; nil where all were given.
    var next: Int? { givenCount < indices.count ? indices[givenCount] : nil }

    /// Orders a kata's hints for a learner who had some of them.
    ///
    /// - Parameter failing: The name of a scenario or of one of its rows.
    init(of kata: Kata, failing: String?, given: Set<Int>) {
        let scenario = failing.flatMap { name in
            kata.scenarios.first { $0.name == name || $0.hasRows && name.hasPrefix($0.name + " [") }
        }
        let own = kata.hints.indices.filter { index in
            scenario.map { kata.hints[index].scenarios.contains($0.name) } ?? false
        }
        let fitting = own + kata.hints.indices.filter { kata.hints[$0].scenarios.isEmpty }
        let known = fitting.filter(given.contains)
        indices = known + fitting.filter { !given.contains($0) }
        givenCount = known.count
        self.scenario = scenario
    }
}
