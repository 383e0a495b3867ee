import KataJudging
public import KataModules
import KataResults
public import KataScript
public import KataWorkers

/// The scenarios of a kata, run against a copy that makes one mistake at a time.
public struct MutantTrial: Sendable {
    /// Workers of the copy that make no mistake.
    public let workers: WorkerPool
    /// The scenario that the reference does not pass; nil where it passes all.
    public private(set) var failure: String?
    private let kata: Kata
    private let copy: ModuleCopy
    private var rows: [Row] = []

    private struct Row: Sendable {
        let judge: ScenarioJudge
        /// The numbers of the mistakes that it comes past.
        let passed: Set<Int>
    }

    /// CPU time that any mistake is given, in milliseconds, and how many times that of the reference.
    private static let patience = (milliseconds: 300, factor: 20)

    /// Runs all scenarios without a mistake, and notes what they come past.
    public init(_ kata: Kata, _ copy: ModuleCopy) {
        self.kata = kata
        self.copy = copy
        workers = copy.makeWorkers()
        for scenario in kata.scenarios {
            for row in scenario.rows.indices {
                let judge = ScenarioJudge(scenario: scenario, row: row)
                let (outcome, passed) = judge.assessPassing(kata, copy.module, workers)
                guard outcome.findings.isEmpty else {
                    failure = judge.name
                    return
                }
                let used = (outcome.usage?.cpuMicroseconds ?? 0) / 1000
                let limit = max(Self.patience.milliseconds, Self.patience.factor * used)
                rows.append(Row(judge: judge.within(limit), passed: Set(passed)))
            }
        }
    }

    /// Returns what becomes of a mistake, by the first scenario that shows it.
    public func fate(of mutant: CopyMutant) -> JudgedMutant.Fate {
        if let refusal = mutant.refusal { return .unbuildable(refusal) }
        let reaching = rows.filter { $0.passed.contains(mutant.number) }
        guard !reaching.isEmpty else { return .unreached }
        let workers = workers.making(mutant: mutant.number)
        defer { workers.shutdown() }
        for row in reaching {
            guard let finding = row.judge.assess(kata, copy.module, workers).findings.first else { continue }
            if case .machine(let reason) = finding { return .unknown(reason) }
            return .caught(by: row.judge.name, finding.verdict)
        }
        return .lives
    }
}
