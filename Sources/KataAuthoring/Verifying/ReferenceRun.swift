import KataInterpreter
import KataJudging
import KataScript

/// A run of the reference that passed, with the scenario and the row that it ran.
struct ReferenceRun {
    let judge: ScenarioJudge
    let run: ScenarioRun

    /// The scenario's name, with the row where there are several.
    var name: String { judge.scenario.name(ofRow: judge.row) }
}
