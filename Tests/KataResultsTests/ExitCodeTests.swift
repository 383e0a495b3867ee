import KataDiagnostics
import Testing

@testable import KataResults

@Suite struct ExitCodeTests {
    /// The codes as docs/cli.md orders them, the first that applies wins.
    private static let order: [ExitCode] = [
        .interrupted, .internalError, .invalidFile, .notJudged, .notPassed, .nothingSelected, .allPassed,
    ]

    @Test func theFirstThatAppliesWins() {
        #expect(Self.order.map(\.rawValue) == [130, 70, 2, 3, 1, 4, 0])
        for (place, code) in Self.order.enumerated() {
            for other in Self.order[place...] {
                #expect(ExitCode.combined([code, other]) == code)
                #expect(ExitCode.combined([other, code]) == code)
            }
        }
    }

    @Test func nothingIsNeverGreen() {
        #expect(ExitCode.combined([]) == .nothingSelected)
        #expect(RunSummary().exitCode == .nothingSelected)
    }

    @Test(arguments: [
        (Verdict.passed, ExitCode.allPassed), (.failed, .notPassed), (.threw, .notPassed),
        (.crashed, .notJudged),
        (.limit, .notJudged), (.contract, .notJudged), (.build, .notJudged), (.policy, .notJudged),
        (.skipped, .allPassed), (.invalid, .invalidFile), (.error, .internalError),
    ])
    func everyVerdictHasItsCode(_ verdict: Verdict, _ code: ExitCode) {
        #expect(verdict.exitCode == code)
        #expect(Verdict.allCases.count == 11)
    }

    private static func kata(_ verdicts: [Verdict]) -> KataResult {
        let scenarios = verdicts.map { verdict in
            ScenarioResult(name: "s", maximum: 1, verdict: verdict)
        }
        return KataResult(
            id: "k", title: "k", module: "k", source: SourceFile(path: "k.yaml", text: "k"),
            scenarios: scenarios)
    }

    @Test(arguments: [
        ([Verdict.passed, .passed], Verdict.passed), ([.passed, .failed, .threw], .failed),
        ([.threw, .failed], .threw), ([.failed, .crashed], .crashed), ([.crashed, .invalid], .invalid),
        ([.invalid, .error], .error), ([.skipped, .skipped], .skipped), ([.skipped, .passed], .passed),
        ([], .skipped),
    ])
    func aKatasVerdictIsTheGravest(_ scenarios: [Verdict], _ verdict: Verdict) {
        #expect(Self.kata(scenarios).verdict == verdict)
    }

    @Test func whatKeepsTheWholeFromBeingJudgedWins() {
        var kata = Self.kata([.passed])
        kata.finding = .machine("no")
        #expect(kata.verdict == .error)
        kata.diagnostics = [Diagnostic(.emptyManifest, "wrong", at: SourceRange(0, 1))]
        #expect(kata.verdict == .invalid)
    }

    @Test(arguments: [
        ([[Verdict.passed], [.passed]], ExitCode.allPassed), ([[.passed], [.skipped]], .allPassed),
        ([[.skipped]], .nothingSelected), ([[.failed], [.crashed]], .notJudged),
        ([[.invalid], [.crashed]], .invalidFile),
        ([[.failed], [.skipped]], .notPassed), ([[.invalid], [.error]], .internalError),
    ])
    func aRunsCodeIsThatOfItsKatas(_ katas: [[Verdict]], _ code: ExitCode) {
        var summary = RunSummary()
        for verdicts in katas { summary.add(Self.kata(verdicts)) }
        #expect(summary.exitCode == code)
        summary.isInterrupted = true
        #expect(summary.exitCode == .interrupted)
    }
}
