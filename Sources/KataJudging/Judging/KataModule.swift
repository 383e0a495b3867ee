public import KataModules
public import KataScript

extension ModuleStore {
    /// Returns the module of a kata, built with the types that the kata names, or refused for what the kata wants of a language.
    ///
    /// - Parameters:
    ///   - registry: the plugins of the kata's folder.
    ///   - solution: which of the module's sources.
    ///   - language: the language to build with; nil for the one that the sources are written in.
    ///   - foresight: tells a copy to build while the module is compiled.
    public func module(
        of kata: Kata, from registry: Registry, solution: SolutionChoice = .reference,
        language: String? = nil,
        foresight: Foresight? = nil
    ) throws(BuildError) -> PreparedModule {
        try module(
            kata.module.text, from: registry, solution: solution, language: language,
            instances: kata.typeInstances, wants: kata.wants, foresight: foresight)
    }
}

extension Kata {
    /// The judges of all its runs: one for each row of each scenario.
    public var runs: [ScenarioJudge] {
        scenarios.flatMap { scenario in
            scenario.rows.indices.map { ScenarioJudge(scenario: scenario, row: $0) }
        }
    }
}
