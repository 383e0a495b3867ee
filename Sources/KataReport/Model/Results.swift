public import KataDiagnostics
public import KataTranscript

/// What came of one run of a scenario: a row of it, where it has rows.
public struct ScenarioResult: Sendable {
    /// The name, with the row's number where there are rows: `sorting [2]`; what machines and records go by.
    public var name: String
    /// The name in the reader's language.
    public var title: String
    /// The verdict.
    public var verdict: Verdict
    /// What the scenario is worth; a row after the first is worth nothing of its own.
    public var points: Int
    /// Tells whether only name, points and verdict may be shown when grading.
    public var isHidden: Bool
    /// Why it did not pass, the most telling first; empty for a pass.
    public var findings: [Finding]
    /// What was written; nil if nothing ran.
    public var transcript: Transcript?
    /// How long it took, in nanoseconds.
    public var duration: Int

    /// Makes the result of a scenario that ran.
    public init(
        name: String, points: Int, isHidden: Bool, findings: [Finding], transcript: Transcript?, duration: Int
    ) {
        self.name = name
        self.title = name
        self.verdict = findings.first?.verdict ?? .passed
        self.points = points
        self.isHidden = isHidden
        self.findings = findings
        self.transcript = transcript
        self.duration = duration
    }

    /// Makes the result of a scenario that was not run.
    public static func skipped(name: String, points: Int, isHidden: Bool) -> ScenarioResult {
        var result = ScenarioResult(
            name: name, points: points, isHidden: isHidden, findings: [], transcript: nil, duration: 0)
        result.verdict = .skipped
        return result
    }
}

/// What came of one kata.
public struct KataResult: Sendable {
    /// The kata's id.
    public var id: String
    /// The title in the reader's language.
    public var title: String
    /// The module that was judged.
    public var module: String
    /// The kata file.
    public var source: SourceFile
    /// What its check found, warnings included.
    public var diagnostics: [Diagnostic]
    /// The scenarios that were selected; none if the file is invalid.
    public var scenarios: [ScenarioResult]
    /// What kept the kata as a whole from being judged: the build, a missing module, the machine.
    public var finding: Finding?
    /// What is to be said of the solution's structure; nil where the log is not right, or nothing asks for any.
    public private(set) var structure: StructureResult?

    /// Adds what is to be said of the structure; what fails stands beside the scenarios.
    public mutating func add(_ structure: StructureResult) {
        self.structure = structure
        guard structure.isFailure else { return }
        scenarios.append(
            ScenarioResult(
                name: StructureResult.name, points: 0, isHidden: false, findings: [.structure(structure)],
                transcript: nil, duration: 0))
    }

    /// Makes the result of a kata.
    public init(
        id: String, title: String, module: String, source: SourceFile, diagnostics: [Diagnostic] = [],
        scenarios: [ScenarioResult] = [], finding: Finding? = nil
    ) {
        self.id = id
        self.title = title
        self.module = module
        self.source = source
        self.diagnostics = diagnostics
        self.scenarios = scenarios
        self.finding = finding
    }

    /// The verdict of the whole: the gravest of its scenarios'.
    public var verdict: Verdict {
        if diagnostics.contains(where: \.isError) { return .invalid }
        if let finding { return finding.verdict }
        let code = ExitCode.combined(scenarios.map(\.verdict.exitCode))
        return scenarios.first { $0.verdict.exitCode == code && $0.verdict != .skipped }?.verdict ?? .skipped
    }
}

/// The whole of a run, when it is over.
public struct RunSummary: Sendable {
    /// The number of katas with each verdict.
    public private(set) var katas: [Verdict: Int] = [:]
    /// The number of scenario runs with each verdict.
    public private(set) var scenarios: [Verdict: Int] = [:]
    /// How long the run took, in nanoseconds.
    public var duration = 0
    /// Tells whether somebody interrupted it.
    public var isInterrupted = false
    /// What isolated the workers; nil where it is not known.
    public var isolation: IsolationReport?

    /// Makes the summary of no katas.
    public init() {}

    /// Counts a kata.
    public mutating func add(_ kata: KataResult) {
        katas[kata.verdict, default: 0] += 1
        for scenario in kata.scenarios { scenarios[scenario.verdict, default: 0] += 1 }
    }

    /// The number of katas.
    public var kataCount: Int { katas.values.reduce(0, +) }

    /// The exit code of the run.
    public var exitCode: ExitCode {
        if isInterrupted { return .interrupted }
        let judged = katas.filter { $0.key != .skipped }
        return ExitCode.combined(judged.keys.map(\.exitCode))
    }
}

/// What happens in a run, in selection order; every format is written from it.
public enum RunEvent: Sendable {
    /// The run begins with that many katas.
    case started(kataCount: Int)
    /// A kata is over.
    case finished(KataResult)
    /// The run is over.
    case ended(RunSummary)
}

/// A format of reports: turns events into text as they come.
public protocol ReportFormat: Sendable {
    /// Returns what is to be written for an event; may be empty.
    mutating func text(for event: RunEvent) -> String
}
