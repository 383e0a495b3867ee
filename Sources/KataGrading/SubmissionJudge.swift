import KataJudging
import KataModules
import KataResults
import KataScript
import KataText
import KataWorkers

/// Why a submission could not be graded; kata's fault or the machine's.
struct GradeObstacleError: Error {
    /// What happened, for people.
    var sentence: String
    /// Tells whether the submission's built program was removed or changed, where submissions can do that.
    var isDamage = false
}

/// Grades one submission: builds its modules and has each kata graded.
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
            for grade in try self.grades(of: katas, builder, parts) { grades[grade.id] = grade }
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
            katas: results(of: plan.katas, finding))
    }

    /// Grades the katas of one module, which is built once.
    private mutating func grades(
        of katas: [PlannedKata], _ own: SubmissionBuilder, _ parts: SubmissionParts
    ) throws(GradeObstacleError) -> [KataResult] {
        switch try part(of: parts, own) {
        case .refused(let finding): return results(of: katas, finding)
        case .taken(let sources, let builder):
            notes += sources.notes
            if let refusal = refusal(of: sources, katas, builder.language.manifest) {
                return results(of: katas, refusal)
            }
            return try grades(of: katas, sources, builder)
        }
    }

    /// The same finding for katas of which nothing runs.
    private func results(of katas: [PlannedKata], _ finding: Finding) -> [KataResult] {
        katas.map { KataResult($0, finding, isExplored: isExplored) }
    }

    /// What a submission has for a module.
    private enum Part {
        /// Sources, and what builds them.
        case taken(SubmissionSources, SubmissionBuilder)
        /// Nothing that can be built.
        case refused(Finding)
    }

    private func part(
        of parts: SubmissionParts, _ own: SubmissionBuilder
    ) throws(GradeObstacleError) -> Part {
        if let reason = intake.refusal {
            return .refused(.told("the submission is not accepted: \(reason)", verdict: .build))
        }
        guard let part = parts.part(of: own.plugin.found.id) else {
            return .refused(
                .told("the submission has no folder '\(own.plugin.found.id)'", verdict: .contract))
        }
        do throws(BuildError) {
            let builder = try plan.others?.builder(own, for: part) ?? own
            return .taken(builder.sources(part), builder)
        } catch {
            guard case .unclearLanguage(let tie) = error else {
                throw GradeObstacleError(sentence: error.sentence)
            }
            return .refused(.told(tie.words(in: .english), verdict: .build))
        }
    }

    /// Says why sources are not built; nil where they are.
    private func refusal(
        of sources: SubmissionSources, _ katas: [PlannedKata], _ language: LanguageManifest
    ) -> Finding? {
        if sources.isEmpty {
            let endings = language.extensions.map { ".\($0)" }.joined(separator: ", ")
            return .told("there is no source file (\(endings))", verdict: .build)
        }
        return language.missing(of: katas.flatMap(\.kata.wants)).map { .told($0.sentence, verdict: .build) }
    }

    /// Builds sources and grades what comes of them.
    private mutating func grades(
        of katas: [PlannedKata], _ sources: SubmissionSources, _ builder: SubmissionBuilder
    ) throws(GradeObstacleError) -> [KataResult] {
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
        var grader = KataGrader(
            plan: plan, share: share, module: module, sources: sources, reference: GradedReference(builder))
        defer {
            measures += grader.measures
            notes += grader.notes
            withExtendedLifetime(built) {}
        }
        // In stricter isolation no submission reaches the program, so there it is the machine's fault.
        let mayDamage = plan.machine.level < .standard
        let results = try katas.map { kata throws(GradeObstacleError) in
            do throws(GradeObstacleError) {
                return try grader.grade(kata)
            } catch {
                throw GradeObstacleError(sentence: error.sentence, isDamage: mayDamage && built.isDamaged)
            }
        }
        guard built.isDamaged else { return results }
        throw GradeObstacleError(
            sentence: "what it runs with was removed or changed while it was judged", isDamage: mayDamage)
    }

    private var isExplored: Bool { plan.explorer != nil }
}
