import KataDiagnostics
import KataInterpreter
import KataJudging
import KataModules
import KataResults
import KataScript
import KataSystem
import KataText
import KataTranscript
import KataWorkers

/// Why a submission could not be graded; kata's fault or the machine's.
struct GradeObstacleError: Error {
    /// What happened, for people.
    var sentence: String
    /// Tells whether the submission's built program was removed or changed, where submissions can do that.
    var isDamage = false
}

/// Grades one submission: builds its modules and runs every scenario in a process of its own.
struct SubmissionJudge {
    let plan: GradePlan
    let intake: Intake
    /// Tells whether a compiler that is killed for want of memory is the submission's fault by now.
    let blamesKills: Bool
    /// What this machine gives each submission.
    let share: GradingShare
    /// What was measured, for the record of the attempt.
    private(set) var measures: [ScenarioMeasure] = []
    private var notes: [String] = []

    init(plan: GradePlan, intake: Intake, blamesKills: Bool = false, share: GradingShare = GradingShare()) {
        self.plan = plan
        self.intake = intake
        self.blamesKills = blamesKills
        self.share = share
    }

    /// Returns what the submission is worth.
    mutating func grade() throws(GradeObstacleError) -> SubmissionGrade {
        var grades: [String: KataResult] = [:]
        notes = intake.notes
        let parts = SubmissionParts(
            intake, modules: Set(plan.modules), registered: plan.registeredModules)
        notes += parts.notes
        for builder in plan.builders {
            let katas = plan.katas.filter { $0.kata.module.text == builder.plugin.found.id }
            for grade in try grade(katas, builder, parts) { grades[grade.id] = grade }
        }
        return SubmissionGrade(
            notes: notes, isolation: plan.isolation.rawValue,
            katas: plan.katas.compactMap { grades[$0.kata.id] })
    }

    /// What is published of a submission that was given up: it was not judged, which is no mark of 0.
    func grade(of reason: GivingUp) -> SubmissionGrade {
        let finding = Finding.told(reason.sentence, verdict: .error)
        return SubmissionGrade(
            notes: intake.notes, isolation: plan.isolation.rawValue,
            katas: plan.katas.map { KataResult($0, finding, isExplored: isExplored) })
    }

    /// Grades the katas of one module, which is built once.
    private mutating func grade(
        _ katas: [GradePlan.PlannedKata], _ own: SubmissionBuilder, _ parts: SubmissionParts
    ) throws(GradeObstacleError) -> [KataResult] {
        if let reason = intake.refusal {
            return refuse(katas, "the submission is not accepted: \(reason)")
        }
        guard let part = parts.part(of: own.plugin.found.id) else {
            let finding = Finding.told(
                "the submission has no folder '\(own.plugin.found.id)'", verdict: .contract)
            return katas.map { KataResult($0, finding, isExplored: isExplored) }
        }
        let builder: SubmissionBuilder
        do throws(BuildError) {
            builder = try plan.others?.builder(own, for: part) ?? own
        } catch {
            guard case .unclearLanguage(let tie) = error else {
                throw GradeObstacleError(sentence: error.sentence)
            }
            return refuse(katas, tie.words(in: .english))
        }
        let sources = builder.sources(part)
        notes += sources.notes
        guard !sources.isEmpty else {
            let endings = builder.language.manifest.extensions.map { ".\($0)" }.joined(separator: ", ")
            return refuse(katas, "there is no source file (\(endings))")
        }
        if let missing = builder.language.manifest.missing(of: katas.flatMap(\.kata.wants)) {
            return refuse(katas, missing.sentence)
        }
        let built: BuiltSubmission
        do throws(BuildError) {
            built = try builder.build(sources)
        } catch {
            if case .solution(let build) = error, build.isKilled, !blamesKills {
                throw GradeObstacleError(
                    sentence: "the compiler was killed, or could start no thread: the machine lacks something"
                )
            }
            return try katas.map { kata throws(GradeObstacleError) in
                KataResult(
                    kata, try Finding(error, in: kata.kata, sources), isExplored: isExplored)
            }
        }
        guard let module = built.module else { throw GradeObstacleError(sentence: "the build left nothing") }
        let reference = GradedReference(builder)
        defer { withExtendedLifetime(built) {} }
        return try katas.map { kata throws(GradeObstacleError) in
            do throws(GradeObstacleError) {
                return try grade(kata, module, sources, reference)
            } catch {
                // In stricter isolation no submission reaches the program, so there it is the machine's fault.
                let isDamage = plan.machine.level < .standard && built.isDamaged
                throw GradeObstacleError(sentence: error.sentence, isDamage: isDamage)
            }
        }
    }

    private var isExplored: Bool { plan.explorer != nil }

    private func refuse(_ katas: [GradePlan.PlannedKata], _ sentence: String) -> [KataResult] {
        katas.map { KataResult($0, .told(sentence, verdict: .build), isExplored: isExplored) }
    }

    private mutating func grade(
        _ planned: GradePlan.PlannedKata, _ module: PreparedModule, _ sources: SubmissionSources,
        _ reference: GradedReference
    ) throws(GradeObstacleError) -> KataResult {
        var budget = GradingBudget(planned.scenarios.map(\.scenario.limits))
        var grades = lacking(planned, module)
        // What is shown runs before what is hidden, and never beside it: docs/sandbox.md says what could pass over.
        let order = planned.scenarios.indices.filter { grades[$0] == nil }.sorted { left, right in
            let (first, second) = (planned.scenarios[left].isHidden, planned.scenarios[right].isHidden)
            return first == second ? left < right : !first
        }
        var explored: ExploredSubmission?
        func passes() -> Bool { grades.values.allSatisfy { [.passed, .skipped].contains($0.verdict) } }
        for index in order {
            let (scenario, kata, isHidden) = planned.scenarios[index]
            if isHidden, explored == nil, !planned.hidesExploring, passes() {
                explored = try explore(planned, module)
            }
            let party = isHidden ? Room.Party.secret : .open
            let grade = try share.room.use(by: party) { () throws(GradeObstacleError) -> ScenarioResult in
                try self.grade(scenario, of: kata, isHidden: isHidden, module, sources, &budget)
            }
            grades[index] = grade
        }
        var scenarios = planned.scenarios.indices.compactMap { grades[$0] }
        guard passes() else {
            scenarios += planned.kata.unjudgedStructure + unjudgedExploring(planned)
            return KataResult(planned, scenarios)
        }
        if let result = try structure(planned, order, module, sources, reference) { scenarios.append(result) }
        if explored == nil { explored = try explore(planned, module) }
        if let explored {
            if let advice = explored.advice(planned) { notes.append(sources.withOwnPaths(advice)) }
            if let result = try explored.result(planned, sources.withOwnPaths) { scenarios.append(result) }
        }
        return KataResult(planned, scenarios)
    }

    /// The scenarios that the submission's language cannot take, which are worth nothing in it.
    private func lacking(
        _ planned: GradePlan.PlannedKata, _ module: PreparedModule
    ) -> [Int: ScenarioResult] {
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
        _ planned: GradePlan.PlannedKata, _ module: PreparedModule
    ) throws(GradeObstacleError) -> ExploredSubmission? {
        guard let explorer = plan.explorer else { return nil }
        return try share.room.use(by: planned.exploringParty) { () throws(GradeObstacleError) in
            try explorer.explore(planned, module, threads: share.threads)
        }
    }

    private func unjudgedExploring(_ planned: GradePlan.PlannedKata) -> [ScenarioResult] {
        isExplored ? planned.kata.unjudgedExploring : []
    }

    /// Returns what is to be said of the structure, where the submission fails for it or it has points; advice becomes a note.
    private mutating func structure(
        _ planned: GradePlan.PlannedKata, _ order: [Int], _ module: PreparedModule,
        _ sources: SubmissionSources, _ reference: GradedReference
    ) throws(GradeObstacleError) -> ScenarioResult? {
        let scenarios = trialScenarios(planned, order)
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
            isUnread: module.module.facts() == nil && reference.module?.module.facts() != nil)
        notes += graded.notes.map { sources.withOwnPaths("\(planned.kata.id): \($0)") }
        return graded.scenario(sources.withOwnPaths)
    }

    /// The rows of all scenarios for copies of a submission: those that are shown before those that are hidden.
    private func trialScenarios(_ planned: GradePlan.PlannedKata, _ order: [Int]) -> TrialScenarios {
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

    /// Runs the rows of a scenario: up to the first that does not pass, or all where each earns a part of the points.
    private mutating func grade(
        _ scenario: Scenario, of kata: Kata, isHidden: Bool, _ module: PreparedModule,
        _ sources: SubmissionSources, _ budget: inout GradingBudget
    ) throws(GradeObstacleError) -> ScenarioResult {
        var log = LogKeeper()
        var failed: [Int] = []
        var first: ScenarioResult?
        let isPartial = plan.isPartial && scenario.rows.count > 1
        for row in scenario.rows.indices {
            let context = RowContext(scenario: scenario, row: row, kata: kata, isHidden: isHidden)
            guard let result = try grade(context, module, sources, &budget, &log) else { continue }
            failed.append(row + 1)
            first = first ?? result
            guard isPartial else { break }
        }
        guard var result = first else {
            return ScenarioResult(
                name: scenario.name, maximum: scenario.points, isHidden: isHidden, transcript: log.log)
        }
        if isPartial {
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
    private mutating func grade(
        _ row: RowContext, _ module: PreparedModule, _ sources: SubmissionSources,
        _ budget: inout GradingBudget, _ log: inout LogKeeper
    ) throws(GradeObstacleError) -> ScenarioResult? {
        if budget.isUsedUp { return row.result([budget.finding]) }
        let judge = ScenarioJudge(
            scenario: row.scenario, row: row.row, wall: .grading, threads: share.threads)
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
        let findings = located(
            outcome.explainedFindings.prefix(SubmissionJudge.keptFindings), row, module, &budget
        )
        .map { $0.publishable.published(sources.withOwnPaths) }
        let endedByItself = outcome.run?.endedByItself ?? false
        let kept = endedByItself ? outcome.run.map { LogKeeper($0.transcript).log } : nil
        var result = row.result(findings, transcript: kept)
        if let run = outcome.run {
            result.keepErrors(of: run.transcript, in: row.kata.file, sources.withOwnPaths)
        }
        return result
    }

    /// Looks up where in the submission it crashed; nothing of that is told of a hidden scenario.
    private func located(
        _ findings: ArraySlice<Finding>, _ row: RowContext, _ module: PreparedModule,
        _ budget: inout GradingBudget
    ) -> [Finding] {
        if row.isHidden { return findings.map(\.withoutOrigin) }
        return budget.spend { (findings.map { $0.located(in: module) }, usage: nil) }
    }

    /// How many findings of a scenario are kept; there can be one for each turn of a loop.
    private static let keptFindings = 10
}

extension Kata {
    /// The structure of a solution whose log is not right, where it has points.
    fileprivate var unjudgedStructure: [ScenarioResult] {
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
    init(_ planned: GradePlan.PlannedKata, _ finding: Finding, isExplored: Bool) {
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
    fileprivate init(
        _ planned: GradePlan.PlannedKata, _ scenarios: [ScenarioResult], _ finding: Finding? = nil
    ) {
        self.init(
            graded: planned.kata.id, title: planned.kata.title.text(), module: planned.kata.module.text,
            scenarios: scenarios, finding: finding)
    }
}
