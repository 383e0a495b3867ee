import KataDiagnostics
import KataResults
import KataScript

/// What came of exploring a submission.
enum ExploredSubmission {
    /// No sequence differs.
    case agrees
    /// The submission parts from the reference.
    case differs(ExploredDifference)
    /// Not all sequences could be played in this time.
    case tookTooLong(Duration)
    /// The kata cannot be explored, whatever is handed in.
    case notExplored(String)
}

extension ExploredSubmission {
    /// Returns the result that stands beside the scenarios, where exploring has points.
    func result(
        _ planned: PlannedKata, _ replace: (String) -> String
    ) throws(GradeObstacleError) -> ScenarioResult? {
        let rules = planned.kata.explore
        guard rules.points > 0 else { return nil }
        let findings: [Finding]
        switch self {
        case .agrees: findings = []
        case .differs(let difference): findings = [.explored(difference)]
        case .tookTooLong: findings = [.told(sentence(isHidden: true) ?? "", verdict: .limit)]
        // A mark would depend on what no submission can help.
        case .notExplored(let reason):
            throw GradeObstacleError(
                sentence: "exploring '\(planned.kata.id)' has points, but is not possible: \(reason)")
        }
        return ScenarioResult(
            name: ExploredDifference.name, maximum: rules.points, isHidden: planned.hidesExploring,
            findings: findings.map { $0.published(replace) })
    }

    /// Returns what is said where exploring is advice only; nil for nothing.
    func advice(_ planned: PlannedKata) -> String? {
        guard planned.kata.explore.points == 0 else { return nil }
        return sentence(isHidden: planned.hidesExploring).map { "\(planned.kata.id): \($0)" }
    }

    private func sentence(isHidden: Bool) -> String? {
        switch self {
        case .agrees: nil
        case .differs(let difference):
            isHidden ? "differs from the reference at commands that no scenario has" : difference.sentence
        case .tookTooLong(let time): "exploring it took more than \(time.components.seconds) s"
        case .notExplored(let reason): "not explored: \(reason)"
        }
    }
}

extension Kata {
    /// The exploring of a solution whose log is not right, where it has points.
    var unjudgedExploring: [ScenarioResult] {
        ScenarioResult.unjudged(
            ExploredDifference.name, explore.points, "exploring begins once the log is right")
    }
}
