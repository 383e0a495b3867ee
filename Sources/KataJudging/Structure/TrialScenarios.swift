public import KataModules
public import KataScript
public import KataTranscript
public import KataWorkers

/// The scenarios that a changed copy of a solution is held to: those that the solution itself has passed.
public struct TrialScenarios {
    /// How many there are.
    let count: Int
    private let run: Run
    private let limit: Limit?

    /// Runs a scenario, by its number from 0, and takes what it is told to record.
    public typealias Run = (Int, BuiltModule, WorkerPool, RecordedParts) -> ScenarioOutcome

    /// How long copies may be held to the scenarios, all together.
    public struct Limit {
        private let isOver: () -> Bool
        private let spend: (() -> ScenarioOutcome) -> ScenarioOutcome

        /// Makes a limit of what tells that it is reached and what counts the time of a run.
        public init(
            isOver: @escaping () -> Bool, spend: @escaping (() -> ScenarioOutcome) -> ScenarioOutcome
        ) {
            self.isOver = isOver
            self.spend = spend
        }

        fileprivate var isReached: Bool { isOver() }
        fileprivate func counted(_ run: () -> ScenarioOutcome) -> ScenarioOutcome { spend(run) }
    }

    /// Takes scenarios by their numbers.
    public init(count: Int, limit: Limit? = nil, run: @escaping Run) {
        self.count = count
        self.run = run
        self.limit = limit
    }

    /// Tells whether no more are to be run.
    var isOver: Bool { limit?.isReached ?? false }

    /// The same for the reference, which answers for all submissions and has the time that it needs.
    var unlimited: TrialScenarios { TrialScenarios(count: count, run: run) }

    /// Runs one with the workers of a copy.
    func outcome(
        of index: Int, _ module: BuiltModule, _ workers: WorkerPool, _ records: RecordedParts
    ) -> ScenarioOutcome {
        guard let limit else { return run(index, module, workers, records) }
        return limit.counted { run(index, module, workers, records) }
    }

    /// Takes all rows of a kata's scenarios.
    public init(of kata: Kata) { self.init(kata.runs, of: kata) }

    /// Runs of a kata, each in a worker of its own.
    init(_ runs: [ScenarioJudge], of kata: Kata) {
        self.init(count: runs.count) { index, module, workers, records in
            runs[index].onTrial(recording: records).assess(kata, module, workers)
        }
    }
}

extension ScenarioJudge {
    /// A copy may never end where a member is empty; that it does not within this time shows enough.
    private static let trialMilliseconds = 1000

    /// The same row with less time.
    public func onTrial(recording records: RecordedParts) -> ScenarioJudge {
        with(limited(to: Self.trialMilliseconds), recording: records)
    }

    /// Returns the judge of the same row with at most so much CPU time, in milliseconds.
    public func within(_ milliseconds: Int) -> ScenarioJudge { with(limited(to: milliseconds)) }

    private func limited(to milliseconds: Int) -> Scenario {
        var shorter = scenario
        shorter.limits.time = min(shorter.limits.time, milliseconds)
        return shorter
    }
}
