import KataDiagnostics
import KataDiff
import KataInterpreter
import KataModules
import KataReport
import KataScript
import KataTranscript
import KataWorkers

/// Judges one row of a scenario.
struct ScenarioJudge {
    let scenario: Scenario
    let row: Int
    /// How many lines of the log the result keeps; all where it is nil.
    var keptLines: Int?

    /// The result of a run that does not take place.
    var skipped: ScenarioResult {
        .skipped(
            name: scenario.name(ofRow: row), points: row == 0 ? scenario.points : 0,
            isHidden: scenario.isHidden)
    }

    /// Runs the scenario and returns its verdict with the reasons.
    func judge(_ kata: Kata, _ module: ModuleStore.Ready) -> ScenarioResult {
        let clock = ContinuousClock()
        let start = clock.now
        let assessment = assess(kata, module.module, module.workers)
        let log = assessment.run?.transcript
        return ScenarioResult(
            name: scenario.name(ofRow: row), points: row == 0 ? scenario.points : 0,
            isHidden: scenario.isHidden, findings: assessment.findings,
            transcript: keptLines.map { log?.shortened(to: $0) } ?? log,
            duration: (clock.now - start).nanoseconds)
    }

    /// Runs the scenario with workers of a module, and says what came of it.
    func assess(_ kata: Kata, _ module: BuiltModule, _ workers: WorkerPool) -> (
        run: ScenarioRun?, findings: [Finding]
    ) {
        let lacks = ModuleChecker.lacks(scenario, setup: kata.setup, types: module.types)
        guard lacks.isEmpty else {
            return (nil, lacks.map { Finding(lack: $0, in: scenario, file: kata.file) })
        }
        do throws(SessionEnd) {
            let session = try workers.session(limits: WorkerLimits(scenario.limits))
            let run = Interpreter.run(
                scenario, row: scenario.rows[row], setup: kata.setup, source: kata.file, session: session,
                types: module.types)
            return (run, Assessment(scenario: scenario, run: run, file: kata.file).findings(session.finish()))
        } catch {
            return (nil, [Finding(error.reason, at: Place(scenario.commands.range, in: kata.file))])
        }
    }
}

extension WorkerLimits {
    /// The limits of a scenario, for somebody who waits.
    fileprivate init(_ limits: Limits) {
        self.init(cpuMilliseconds: limits.time, memoryBytes: limits.memory, outputBytes: limits.output)
    }
}

extension Duration {
    /// The duration in nanoseconds.
    var nanoseconds: Int {
        Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
    }
}
