import KataDiagnostics
import KataJudging
import KataModules
import KataResults
import KataScript
import KataSystem
import KataWorkers

/// Grades the katas of one module that a submission has, as it was built.
struct KataGrader {
    let plan: GradePlan
    let share: GradingShare
    let module: PreparedModule
    let sources: SubmissionSources
    let reference: GradedReference
    /// What was measured, for the record of the attempt.
    private(set) var measures: [ScenarioMeasure] = []
    /// What the submission's author and teacher are told beside the verdicts.
    private(set) var notes: [String] = []

    /// Grades a kata: its scenarios, then the structure and what exploring finds of a solution that passes them.
    mutating func grade(_ planned: PlannedKata) throws(GradeObstacleError) -> KataResult {
        var grades = lacking(planned)
        // What is shown runs before what is hidden, and never beside it: docs/sandbox.md says what could pass over.
        let order = planned.scenarios.indices.filter { grades[$0] == nil }.sorted { left, right in
            let (first, second) = (planned.scenarios[left].isHidden, planned.scenarios[right].isHidden)
            return first == second ? left < right : !first
        }
        var scenarioGrader = ScenarioGrader(
            module: module, sources: sources, threads: share.threads, isPartial: plan.isPartial,
            budget: GradingBudget(planned.scenarios.map(\.scenario.limits)))
        defer { measures += scenarioGrader.measures }
        var explored: ExploredSubmission?
        func passes() -> Bool { grades.values.allSatisfy { [.passed, .skipped].contains($0.verdict) } }
        for index in order {
            let (scenario, kata, isHidden) = planned.scenarios[index]
            if isHidden, explored == nil, !planned.hidesExploring, passes() {
                explored = try explore(planned)
            }
            let party = isHidden ? Room.Party.secret : .open
            let grade = try share.room.use(by: party) { () throws(GradeObstacleError) -> ScenarioResult in
                try scenarioGrader.grade(scenario, of: kata, isHidden: isHidden)
            }
            grades[index] = grade
        }
        var scenarios = planned.scenarios.indices.compactMap { grades[$0] }
        guard passes() else {
            scenarios +=
                planned.kata.unjudgedStructure + (plan.explorer == nil ? [] : planned.kata.unjudgedExploring)
            return KataResult(planned, scenarios)
        }
        if let result = try structure(planned, order) { scenarios.append(result) }
        if explored == nil { explored = try explore(planned) }
        if let explored {
            if let advice = explored.advice(planned) { notes.append(sources.withOwnPaths(advice)) }
            if let result = try explored.result(planned, sources.withOwnPaths) { scenarios.append(result) }
        }
        return KataResult(planned, scenarios)
    }

    /// The scenarios that the submission's language cannot take, which are worth nothing in it.
    private func lacking(_ planned: PlannedKata) -> [Int: ScenarioResult] {
        var results: [Int: ScenarioResult] = [:]
        for (index, (scenario, kata, isHidden)) in planned.scenarios.enumerated() {
            var result = ScenarioJudge(scenario: scenario, row: 0).lacking(module, in: kata)
            result?.isHidden = isHidden
            results[index] = result?.redacted
        }
        return results
    }

    /// Holds the submission against the reference on commands that no scenario has; nil where that is not asked for.
    private func explore(
        _ planned: PlannedKata
    ) throws(GradeObstacleError) -> ExploredSubmission? {
        guard let explorer = plan.explorer else { return nil }
        return try share.room.use(by: planned.exploringParty) { () throws(GradeObstacleError) in
            try explorer.explore(planned, module, threads: share.threads)
        }
    }

    /// Returns what is to be said of the structure, where the submission fails for it or it has points; advice becomes a note.
    private mutating func structure(
        _ planned: PlannedKata, _ order: [Int]
    ) throws(GradeObstacleError) -> ScenarioResult? {
        let (scenarios, reference) = (trialScenarios(planned, order), reference)
        guard
            let result = SolutionStructure(
                module, for: planned.kata.structure, quotes: false,
                reference: ReferenceAnswer(
                    in: share.references, of: "\(planned.kata.file.path) \(reference.fingerprint)"
                ) { reference.module }
            ).judge(scenarios)
        else { return nil }
        if let reason = result.machineFailure { throw GradeObstacleError(sentence: reason) }
        let graded = GradedStructure(
            result,
            isUnread: module.module.facts() == nil && reference.hasFacts)
        notes += graded.notes.map { sources.withOwnPaths("\(planned.kata.id): \($0)") }
        return graded.scenario(sources.withOwnPaths)
    }

    /// The rows of all scenarios for copies of a submission: those that are shown before those that are hidden.
    private func trialScenarios(_ planned: PlannedKata, _ order: [Int]) -> TrialScenarios {
        let rows = order.flatMap { index in
            planned.scenarios[index].scenario.rows.indices.map { (index: index, row: $0) }
        }
        let (share, all) = (share, planned.scenarios)
        var budget = GradingBudget(all.map(\.scenario.limits))
        let limit = TrialScenarios.Limit(isOver: { budget.isUsedUp }) { run in
            budget.spend {
                let outcome = run()
                return (outcome, outcome.usage)
            }
        }
        return TrialScenarios(count: rows.count, limit: limit) { number, module, workers, records in
            let (scenario, kata, isHidden) = all[rows[number].index]
            let judge = ScenarioJudge(
                scenario: scenario, row: rows[number].row, wall: .grading, threads: share.threads)
            return share.room.use(by: isHidden ? .secret : .open) {
                judge.onTrial(recording: records).assess(kata, module, workers)
            }
        }
    }
}
