import KataJudging
import KataModules
public import KataResults
import KataSystem
import KataWorkers
import Synchronization

/// Grades submissions side by side and tells what happens, in their order.
///
/// What is told is read back from the published results, so that a grading that goes on where another was killed, or
/// that is merged from many, says the same.
public final class GradeRun: Sendable {
    /// How far a grading is.
    public struct Advance: Sendable {
        /// Submissions that are done.
        public var done: Int
        /// Those of them whose result was there already.
        public var found: Int
        /// All submissions.
        public var total: Int
    }

    /// How submissions are graded, and what is told of them.
    public struct Options: Sendable {
        /// How many are graded at once.
        public var jobs = 1
        /// Tells whether what has a result is graded anew; the old result is kept aside.
        public var isAgain = false
        /// Tells whether time and memory of each scenario are told.
        public var isMeasured = false
        /// The names of those who handed in nothing.
        public var absent: [String] = []

        /// Makes options that grade one submission after another.
        public init() {}
    }

    private struct State {
        var work: OrderedWork<GradedSubmission>
        var summary = GradeSummary()
        var keys: [String] = []
        var suspects: [Int] = []
        /// What is being graded now, by the file of each.
        var attempts: [String: Attempt] = [:]
        /// The keys of results that this grading made anew.
        var renewed: Set<String> = []
        var advance: Advance
    }

    private let submissions: [Submission]
    private let plan: GradePlan
    private let store: ResultStore
    private let base: ResultKey
    private let options: Options
    private let share: GradingShare
    private let advanced: @Sendable (Advance) -> Void
    private let tell: @Sendable (GradeEvent) -> Void
    private let state: Mutex<State>

    /// Makes a grading; `tell` and `advanced` are called by one thread at a time.
    public init(
        _ submissions: [Submission], plan: GradePlan, store: ResultStore, version: String, options: Options,
        advanced: @escaping @Sendable (Advance) -> Void, tell: @escaping @Sendable (GradeEvent) -> Void
    ) {
        self.submissions = submissions
        self.plan = plan
        self.store = store
        self.base = ResultKey(plan, version: version)
        self.options = options
        self.share = GradingShare(jobs: max(1, min(options.jobs, submissions.count)))
        self.advanced = advanced
        self.tell = tell
        let count = submissions.count
        state = Mutex(
            State(work: OrderedWork(count: count), advance: Advance(done: 0, found: 0, total: count)))
    }

    /// Grades all and returns the summary that was told last.
    public func run() -> GradeSummary {
        CrashMark.prepare()
        tell(.started(count: submissions.count + options.absent.count))
        advanced(state.withLock(\.advance))
        onThreads(min(options.jobs, submissions.count)) { [self] in
            while let index = state.withLock({ $0.work.take() }) {
                finish(index, graded(index, isAlone: false))
            }
        }
        // What made kata crash before, or may have done harm, gets the process for itself, so that no other submission
        // is blamed.
        for index in state.withLock({ $0.suspects.sorted() }) where !state.withLock(\.work.isOver) {
            finish(index, graded(index, isAlone: true))
        }
        return end(isInterrupted: false)
    }

    /// Ends the grading from another thread; what is published stays.
    public func interrupt() -> GradeSummary {
        let summary = end(isInterrupted: true)
        // An attempt without an end would count as one that kata died of, once the machine lacks memory for anything.
        for attempt in state.withLock({ Array($0.attempts.values) }) {
            attempt.finish(plan.machine, measures: [], obstacle: "interrupted")
        }
        RunningProcesses.killAll()
        return summary
    }

    private struct Outcome {
        var submission: GradedSubmission
        var isFound = false
    }

    private func putOff(_ index: Int) -> Outcome? {
        state.withLock { $0.suspects.append(index) }
        return nil
    }

    /// Grades a submission; nil for one that is put off until it is alone, because kata died over it or others may have done it harm.
    private func graded(_ index: Int, isAlone: Bool) -> Outcome? {
        let submission = submissions[index]
        var key = submission.frozenKey ?? ""
        do throws(GradeObstacleError) {
            // A frozen result that is there is the one that every merge takes, whatever became of the folder.
            if !options.isAgain, let frozen = submission.frozenKey, let grade = try published(frozen) {
                return Outcome(
                    submission: GradedSubmission(name: submission.name, key: frozen, grade: grade),
                    isFound: true)
            }
            let intake = try taken(submission)
            let actual = base.text(of: intake)
            if let frozen = submission.frozenKey, frozen != actual {
                throw GradeObstacleError(
                    sentence: "it, its katas, kata or the compiler are not those of the manifest")
            }
            key = actual
            let former = try published(key)
            if let grade = former, !options.isAgain || state.withLock({ $0.renewed.contains(key) }) {
                return Outcome(
                    submission: GradedSubmission(
                        name: submission.name, key: key, grade: grade, folder: submission.path), isFound: true
                )
            }
            let deaths = Attempt.deaths(key, in: store)
            if !isAlone, deaths.crashes + deaths.unconfined > 0 { return putOff(index) }
            let grade = try attempt(key, intake, replaces: former != nil, isAlone: isAlone)
            var graded = GradedSubmission(
                name: submission.name, key: key, grade: grade, folder: submission.path)
            graded.former = former
            return Outcome(submission: graded)
        } catch {
            // Where submissions are not confined, another one may have done it.
            if plan.machine.level < .standard, !isAlone { return putOff(index) }
            return Outcome(
                submission: GradedSubmission(
                    name: submission.name, key: key, grade: nil, obstacle: error.sentence,
                    folder: submission.path))
        }
    }

    private func taken(_ submission: Submission) throws(GradeObstacleError) -> Intake {
        if let obstacle = submission.obstacle { throw GradeObstacleError(sentence: obstacle) }
        let intake: Intake
        do throws(IntakeError) {
            intake = try plan.intake(submission)
        } catch {
            throw GradeObstacleError(sentence: "it cannot be read: \(error.sentence)")
        }
        // A mark of 0 would be a guess about what was meant.
        if plan.isUnclear(intake) { throw GradeObstacleError(sentence: plan.unclearSentence) }
        return intake
    }

    private func published(_ key: String) throws(GradeObstacleError) -> SubmissionGrade? {
        do throws(ResultStore.StoreError) {
            return try store.grade(key)
        } catch {
            throw GradeObstacleError(sentence: error.sentence)
        }
    }

    /// Grades a submission and publishes what it is worth.
    private func attempt(
        _ key: String, _ intake: Intake, replaces: Bool, isAlone: Bool
    ) throws(GradeObstacleError) -> SubmissionGrade {
        // A teacher who asks again takes the risk of another crash.
        if !replaces, let reason = GivingUp(Attempt.deaths(key, in: store)) {
            return try publish(SubmissionJudge(plan: plan, intake: intake).grade(of: reason), key)
        }
        let attempt: Attempt
        do throws(FileError) {
            attempt = try Attempt(key, in: store, at: plan.machine.level)
        } catch {
            throw GradeObstacleError(sentence: "results cannot be written: \(error.description)")
        }
        state.withLock { $0.attempts[attempt.crashMark] = attempt }
        defer { state.withLock { _ = $0.attempts.removeValue(forKey: attempt.crashMark) } }
        var judge = SubmissionJudge(
            plan: plan, intake: intake, blamesKills: attempt.number >= Attempt.maximumKills,
            share: share)
        do throws(GradeObstacleError) {
            let grade = try CrashMark.during(attempt.crashMark) { () throws(GradeObstacleError) in
                try judge.grade()
            }
            attempt.finish(plan.machine, measures: judge.measures, obstacle: nil)
            return try publish(grade, key, replaces: replaces)
        } catch {
            attempt.finish(plan.machine, measures: judge.measures, obstacle: error.sentence)
            guard error.isDamage, isAlone else { throw error }
            return try publish(judge.grade(of: .damage), key, replaces: replaces)
        }
    }

    private func publish(
        _ grade: SubmissionGrade, _ key: String, replaces: Bool = false
    ) throws(GradeObstacleError) -> SubmissionGrade {
        do throws(ResultStore.StoreError) {
            if replaces {
                let published = try store.replace(grade, key)
                state.withLock { _ = $0.renewed.insert(key) }
                return published
            }
            return try store.publish(grade, key)
        } catch {
            throw GradeObstacleError(sentence: error.sentence)
        }
    }

    private func finish(_ index: Int, _ outcome: Outcome?) {
        guard let outcome else { return }
        state.withLock { state in
            guard !state.work.isOver else { return }
            state.advance.done += 1
            if outcome.isFound { state.advance.found += 1 }
            var submission = outcome.submission
            submission.folder = submissions[index].path
            if options.isMeasured { submission = store.measured(submission) }
            for ready in state.work.add(submission, at: index) {
                state.summary.add(ready)
                if ready.grade != nil { state.keys.append(ready.key) }
                tell(.finished(ready))
            }
            advanced(state.advance)
        }
    }

    private func end(isInterrupted: Bool) -> GradeSummary {
        state.withLock { state in
            guard state.work.end() else { return state.summary }
            state.summary.isInterrupted = isInterrupted
            for name in isInterrupted ? [] : options.absent {
                let absent = GradedSubmission(absent: name)
                state.summary.add(absent)
                tell(.finished(absent))
            }
            state.summary.machines = store.machines(state.keys)
            tell(.ended(state.summary))
            return state.summary
        }
    }
}
