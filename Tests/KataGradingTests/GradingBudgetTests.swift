import KataResults
import KataScript
import Testing

@testable import KataGrading
@testable import KataWorkers

/// What the scenarios of a kata may take of the grader's time.
@Suite struct GradingBudgetTests {
    private func limits(seconds: Int) -> Limits {
        var limits = Limits()
        limits.time = seconds * 1000
        return limits
    }

    private func usage(waited seconds: Int) -> SessionUsage {
        SessionUsage(
            cpuMicroseconds: 0, waitedMicroseconds: seconds * 1_000_000, peakBytes: 0, output: [], breach: nil
        )
    }

    @Test func itIsAMinuteOrThreeHangs() {
        var short = GradingBudget([limits(seconds: 1), limits(seconds: 5)])
        short.spend { ((), usage(waited: 59)) }
        #expect(!short.isUsedUp)
        short.spend { ((), usage(waited: 1)) }
        #expect(short.isUsedUp)
        #expect(
            short.finding.sentence
                == "not run, because the scenarios before it took more than 60 s together")
        var long = GradingBudget([limits(seconds: 20)])
        long.spend { ((), usage(waited: 185)) }
        #expect(!long.isUsedUp)
        long.spend { ((), usage(waited: 1)) }
        #expect(long.isUsedUp)
    }
}
