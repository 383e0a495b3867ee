import KataResults
import KataScript
import KataSystem
import KataWorkers

/// The time that the scenarios of one kata may keep the grader of a submission, beyond which none is run any more.
///
/// What counts is the time that kata waits for workers, and the CPU time that it takes itself to compare and explain.
struct GradingBudget {
    /// What every kata may take, in nanoseconds.
    private static let least = 60 * 1_000_000_000
    /// So many scenarios may meet their limit of time.
    private static let hangs = 3

    private let total: Int
    private var left: Int

    /// Makes the budget of a kata's scenarios.
    init(_ limits: some Swift.Sequence<Limits>) {
        let longest = limits.map { WorkerLimits.longestWait(cpuMilliseconds: $0.time) }.max() ?? 0
        total = max(Self.least, Self.hangs * longest * 1_000_000)
        left = total
    }

    /// Tells whether nothing is left.
    var isUsedUp: Bool { left <= 0 }

    /// Does some work and counts what it took; `usage` says how long kata waited, nil where nothing is known of that.
    mutating func spend<Result>(_ work: () -> (Result, usage: SessionUsage?)) -> Result {
        let cpu = threadCPUTime()
        let start = ContinuousClock.now
        let (result, usage) = work()
        if let usage {
            left -= usage.waitedMicroseconds * 1000 + threadCPUTime() - cpu
        } else {
            left -= (ContinuousClock.now - start).nanoseconds
        }
        return result
    }

    /// What is said of a scenario that is not run.
    var finding: Finding {
        .told(
            "not run, because the scenarios before it took more than \(total / 1_000_000_000) s together",
            verdict: .limit)
    }
}
