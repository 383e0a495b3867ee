import KataDiagnostics
import KataDiff
public import KataInterpreter
public import KataModules
public import KataResults
public import KataScript
import KataSystem
import KataText
public import KataTranscript
public import KataWorkers

/// Judges one row of a scenario.
public struct ScenarioJudge: Sendable {
    /// The scenario.
    public let scenario: Scenario
    /// The index of its row.
    public let row: Int
    /// How many lines of the log the result keeps; all where it is nil.
    private let keptLines: Int?
    /// What the result holds of each command.
    private let records: RecordedParts
    /// When to give up on a worker that does not answer.
    private let wall: WorkerLimits.WallPolicy
    /// How many threads a worker may have at a time, where they are counted.
    private let threads: Int

    /// Makes the judge of a row.
    public init(
        scenario: Scenario, row: Int, keptLines: Int? = nil, records: RecordedParts = [],
        wall: WorkerLimits.WallPolicy = .interactive, threads: Int = WorkerLimits.maximumThreads
    ) {
        self.records = records
        self.scenario = scenario
        self.row = row
        self.keptLines = keptLines
        self.wall = wall
        self.threads = threads
    }

    /// The judge of the same row of a scenario that is told otherwise.
    func with(_ scenario: Scenario, recording records: RecordedParts = []) -> ScenarioJudge {
        ScenarioJudge(
            scenario: scenario, row: row, keptLines: keptLines, records: records, wall: wall,
            threads: threads)
    }

    /// The scenario's name with the row's number.
    public var name: String { scenario.name(ofRow: row) }

    /// Returns the result of a run that does not take place.
    func skipped(in kata: Kata) -> ScenarioResult {
        var result = ScenarioResult(
            name: name, maximum: row == 0 ? scenario.points : 0, isHidden: scenario.isHidden,
            verdict: .skipped)
        result.parameters = parameters(in: kata)
        return result
    }

    /// Returns the result of a run that the module's language cannot take, which is worth nothing; nil where it can.
    public func lacking(_ module: PreparedModule, in kata: Kata) -> ScenarioResult? {
        guard let ability = module.missing(of: scenario.wants) else { return nil }
        let language = module.language.visible
        var result = ScenarioResult(
            name: name, maximum: 0, isHidden: scenario.isHidden,
            findings: [
                .told(
                    "not run: it wants \(ability.noun), which \(language) lacks", verdict: .skipped,
                    inChinese: "没有运行：它需要\(ability.chineseNoun)，而 \(language) 没有")
            ])
        result.parameters = parameters(in: kata)
        return result
    }

    /// Runs the scenario and returns its verdict with the reasons.
    ///
    /// - Parameter traced: A copy that tells who calls whom; its recording is taken where its log is that of the module.
    func judge(_ kata: Kata, _ module: PreparedModule, _ traced: TracedModule?) -> ScenarioResult {
        let clock = ContinuousClock()
        let start = clock.now
        let assessment = assess(kata, module.module, module.workers, records.subtracting(.calls))
        let log = assessment.run?.transcript
        var result = ScenarioResult(
            name: name, maximum: row == 0 ? scenario.points : 0, isHidden: scenario.isHidden,
            findings: assessment.explainedFindings.map { $0.located(in: module) },
            transcript: keptLines.map { log?.shortened(to: $0) } ?? log,
            duration: (clock.now - start).nanoseconds)
        result.parameters = parameters(in: kata)
        result.script = scenario.commands.statements.first.map { first in
            first.range.joined(with: scenario.commands.statements.last?.range ?? first.range)
        }
        // The verdict is that of the solution as it is, so the calls need a run of their own; a copy of what does not end
        // would not end either.
        result.recording =
            (result.metSlowLimit ? nil : traced).flatMap { recording(of: kata, $0, like: assessment) }
            ?? assessment.run?.recording
        return result
    }

    /// Runs the scenario with an instrumented copy; nil where it does not behave as the original did.
    ///
    /// Threads may write in another order each time: then both have to be right.
    private func recording(
        of kata: Kata, _ traced: TracedModule, like original: ScenarioOutcome
    ) -> RunRecording? {
        let outcome = assess(kata, traced.module, traced.workers, records)
        guard let run = outcome.run, let first = original.run else { return nil }
        let isRight =
            outcome.findings.isEmpty && original.findings.isEmpty
            && run.transcript.commands == first.transcript.commands
        return run.transcript == first.transcript || isRight ? run.recording : nil
    }

    private func parameters(in kata: Kata) -> [ScenarioResult.Parameter] {
        scenario.rows[row].sources(in: kata.file).map { .init(name: $0.name, value: $0.source) }
    }

    /// Runs the scenario with workers of a module, and says what came of it.
    public func assess(_ kata: Kata, _ module: BuiltModule, _ workers: WorkerPool) -> ScenarioOutcome {
        assess(kata, module, workers, records)
    }

    /// Runs the scenario with a copy that holds mutants; returns which of them it came past, too.
    public func assessPassing(
        _ kata: Kata, _ module: BuiltModule, _ workers: WorkerPool
    ) -> (outcome: ScenarioOutcome, passed: [Int]) {
        var passed: [Int] = []
        let outcome = assess(kata, module, workers, []) { session in
            guard let reply = try? session.perform(.passed),
                case .list(let numbers)? = try? reply.result.get().value
            else { return }
            passed = numbers.compactMap { if case .integer(let number) = $0 { Int(number) } else { nil } }
        }
        return (outcome, passed)
    }

    private func assess(
        _ kata: Kata, _ module: BuiltModule, _ workers: WorkerPool, _ records: RecordedParts,
        before end: (WorkerSession) -> Void = { _ in }
    ) -> ScenarioOutcome {
        let lacks = ModuleChecker.lacks(scenario, setup: kata.setup(for: scenario), types: module.types)
        guard lacks.isEmpty else {
            let contract = ContractJudge(kata: kata, module: module)
            return ScenarioOutcome(findings: contract.findings(of: lacks, in: scenario))
        }
        do throws(SessionError) {
            let session = try workers.session(
                limits: WorkerLimits(scenario.limits, threads: threads, wall: wall),
                mergesErrors: scenario.logsErrors)
            let run = Interpreter.run(
                scenario, row: scenario.rows[row], setup: kata.setup(for: scenario), source: kata.file,
                session: module.scripted(session), types: module.types, records: records)
            end(session)
            let usage = session.finish()
            let assessment = Assessment(scenario: scenario, run: run, file: kata.file)
            return ScenarioOutcome(
                run: run, findings: assessment.findings(usage), usage: usage,
                wroteWhileLoading: session.wroteWhileLoading, refusedCalls: session.refusedCalls)
        } catch {
            return ScenarioOutcome(
                findings: [
                    Finding(
                        error.reason(withFirstWords: module),
                        at: Place(scenario.commands.range, in: kata.file))
                ])
        }
    }
}

/// What came of a scenario, before it becomes a result.
public struct ScenarioOutcome {
    /// The run; nil if nothing ran.
    public var run: ScenarioRun?
    /// Why it did not pass, the most telling first.
    public var findings: [Finding]
    /// What it used; nil if nothing ran.
    public var usage: SessionUsage?
    /// Tells whether the solution wrote to the log before the first command.
    public var wroteWhileLoading = false
    /// The names of system calls that were refused, where they are listened for.
    public var refusedCalls: [String] = []

    /// The findings, and before them what explains a log that begins with lines of no command.
    public var explainedFindings: [Finding] {
        (wroteWhileLoading && findings.contains(where: \.isAboutLog) ? [.writtenWhileLoading] : []) + findings
    }
}

extension WorkerLimits {
    /// The limits of a scenario.
    fileprivate init(_ limits: Limits, threads: Int, wall: WallPolicy) {
        self.init(
            cpuMilliseconds: limits.time, memoryBytes: limits.memory, outputBytes: limits.output,
            threads: threads, wall: wall)
    }
}

extension SessionError {
    /// The longest part of what a worker wrote before its first answer that is told.
    private static let toldBytes = 4096

    /// Returns the reason with what a worker wrote that left before its first answer: a traceback, a complaint.
    fileprivate func reason(withFirstWords module: BuiltModule) -> Reason {
        guard case .crashed(var crash) = reason else { return reason }
        crash.isAtStart = true
        if crash.lastWords.isEmpty {
            let text = String(decoding: (written.log + written.errors).suffix(Self.toldBytes), as: UTF8.self)
            crash.lastWords = String(text.reversed().drop(while: \.isNewline).reversed())
        }
        crash.lastWords = module.withOwnPaths(crash.lastWords)
        return .crashed(crash)
    }
}

extension Finding {
    /// The cause of a log that begins with lines which no command wrote.
    fileprivate static let writtenWhileLoading = Finding.told(
        "the solution writes while it is loaded, before the first command: its code outside of functions and types runs then",
        verdict: .failed, inChinese: "解答在加载时、第一条命令之前就写了日志：函数和类型之外的代码在那时运行")

    /// Whether it complains of the lines that were written.
    fileprivate var isAboutLog: Bool {
        switch self {
        case .log, .inline, .forbidden: true
        default: false
        }
    }

    /// Returns the finding of a crash or an error with the places in the solution that it came from.
    public func located(in module: PreparedModule) -> Finding {
        switch self {
        case .crash(let crash, let place): return .crash(module.located(crash), place: place)
        case .error(var error):
            error.origin = module.located(error.origin)
            return .error(error)
        default: return self
        }
    }
}
