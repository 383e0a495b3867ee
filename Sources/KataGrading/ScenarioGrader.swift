import KataInterpreter
import KataJudging
import KataModules
import KataResults
import KataScript
import KataSystem
import KataTranscript
import KataWorkers

/// Grades the scenarios of one kata, each row in a process of its own.
struct ScenarioGrader {
    let module: PreparedModule
    let sources: SubmissionSources
    /// The threads that a worker may have.
    let threads: Int
    /// Tells whether a scenario with rows earns the part of its points that its rows pass.
    let isPartial: Bool
    /// What the kata's scenarios may still take.
    private(set) var budget: GradingBudget
    /// What was measured, for the record of the attempt.
    private(set) var measures: [ScenarioMeasure] = []

    /// Runs the rows of a scenario: up to the first that does not pass, or all where each earns a part of the points.
    mutating func grade(
        _ scenario: Scenario, of kata: Kata, isHidden: Bool
    ) throws(GradeObstacleError) -> ScenarioResult {
        var log = LogKeeper()
        var failed: [Int] = []
        var first: ScenarioResult?
        let earnsParts = isPartial && scenario.rows.count > 1
        for row in scenario.rows.indices {
            let context = RowContext(scenario: scenario, row: row, kata: kata, isHidden: isHidden)
            guard let result = try failure(of: context, adding: &log) else { continue }
            failed.append(row + 1)
            first = first ?? result
            guard earnsParts else { break }
        }
        guard var result = first else {
            return ScenarioResult(
                name: scenario.name, maximum: scenario.points, isHidden: isHidden, transcript: log.log)
        }
        if earnsParts {
            let rows = RowTally(count: scenario.rows.count, failed: failed)
            result.rows = rows
            result.earned = rows.share(of: scenario.points)
        }
        return result
    }

    /// A row of a scenario that is graded.
    private struct RowContext {
        let scenario: Scenario
        let row: Int
        let kata: Kata
        let isHidden: Bool

        /// The finding, as one of this row where there are several.
        func located(_ finding: Finding) -> Finding {
            guard scenario.hasRows else { return finding }
            let values = scenario.rows[row].sources(in: kata.file)
            return .inRow(
                FindingRow(row + 1, values.map { .init(name: $0.name, value: $0.source) }), finding)
        }

        /// The scenario's result for findings.
        func result(_ findings: [Finding], transcript: Transcript? = nil) -> ScenarioResult {
            ScenarioResult(
                name: scenario.name, maximum: scenario.points, isHidden: isHidden,
                findings: findings.map(located), transcript: transcript)
        }
    }

    /// Runs a row; returns the scenario's result where the row does not pass, and adds to the log where it does.
    private mutating func failure(
        of row: RowContext, adding log: inout LogKeeper
    ) throws(GradeObstacleError) -> ScenarioResult? {
        if budget.isUsedUp { return row.result([budget.finding]) }
        let judge = ScenarioJudge(
            scenario: row.scenario, row: row.row, wall: .grading, threads: threads)
        let start = ContinuousClock.now
        let outcome = budget.spend { () -> (ScenarioOutcome, usage: SessionUsage?) in
            let outcome = judge.assess(row.kata, module.module, module.workers)
            return (outcome, outcome.usage)
        }
        measures.append(
            ScenarioMeasure(
                kata: row.kata.id, scenario: row.scenario.name(ofRow: row.row), isHidden: row.isHidden,
                outcome, nanoseconds: (ContinuousClock.now - start).nanoseconds))
        if case .machine(let reason)? = outcome.findings.first { throw GradeObstacleError(sentence: reason) }
        guard !outcome.findings.isEmpty else {
            log.add(outcome.run?.transcript)
            return nil
        }
        let findings = located(outcome.explainedFindings.prefix(Self.keptFindings), row).map {
            $0.publishable.published(sources.withOwnPaths)
        }
        let endedByItself = outcome.run?.endedByItself ?? false
        let kept = endedByItself ? outcome.run.map { LogKeeper($0.transcript).log } : nil
        var result = row.result(findings, transcript: kept)
        if let run = outcome.run {
            result.keepErrors(of: run.transcript, in: row.kata.file, sources.withOwnPaths)
        }
        return result
    }

    /// Looks up where in the submission it crashed; nothing of that is told of a hidden scenario.
    private mutating func located(_ findings: ArraySlice<Finding>, _ row: RowContext) -> [Finding] {
        if row.isHidden { return findings.map(\.withoutOrigin) }
        let module = module
        return budget.spend { (findings.map { $0.located(in: module) }, usage: nil) }
    }

    /// How many findings of a scenario are kept; there can be one for each turn of a loop.
    private static let keptFindings = 10
}
