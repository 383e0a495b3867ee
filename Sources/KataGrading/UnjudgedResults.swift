import KataJudging
import KataResults
import KataScript

extension Kata {
    /// The structure of a solution whose log is not right, where it has points.
    var unjudgedStructure: [ScenarioResult] {
        ScenarioResult.unjudged(
            StructureResult.name, structure.points, "the structure is judged once the log is right")
    }
}

extension ScenarioResult {
    /// What is judged once the log is right, where it has points; nothing where it has none.
    static func unjudged(_ name: String, _ points: Int, _ sentence: String) -> [ScenarioResult] {
        guard points > 0 else { return [] }
        return [ScenarioResult(name: name, maximum: points, findings: [.told(sentence, verdict: .failed)])]
    }
}

extension KataResult {
    /// Makes the result of a kata that could not be judged at all: nothing of its points.
    init(_ planned: PlannedKata, _ finding: Finding, isExplored: Bool) {
        self.init(
            planned,
            planned.scenarios.map { scenario, _, isHidden in
                ScenarioResult(
                    name: scenario.name, maximum: scenario.points, isHidden: isHidden,
                    verdict: finding.verdict)
            } + planned.kata.unjudgedStructure + (isExplored ? planned.kata.unjudgedExploring : []),
            finding)
    }

    /// Makes the result of a kata of a plan.
    init(
        _ planned: PlannedKata, _ scenarios: [ScenarioResult], _ finding: Finding? = nil
    ) {
        self.init(
            graded: planned.kata.id, title: planned.kata.title.text(), module: planned.kata.module.text,
            scenarios: scenarios, finding: finding)
    }
}
