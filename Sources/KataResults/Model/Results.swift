public import KataDiagnostics
public import KataDiagrams
public import KataText
public import KataTranscript

/// What came of one run of a scenario: a row of it, where it has rows.
public struct ScenarioResult: Sendable {
    /// The name, with the row's number where there are rows: `sorting [2]`; what machines and records go by.
    public var name: String
    /// The name in the reader's language.
    public var title: String
    /// The name in both languages; nil where only the reader's is known.
    public var titles: Titles?
    /// The values of its row, as a script would write them; empty where the scenario has no rows.
    public var parameters: [Parameter] = []
    /// The verdict.
    public var verdict: Verdict
    /// What the scenario is worth; a row after the first is worth nothing of its own.
    public var maximum: Int
    /// Tells whether only name, points and verdict may be shown when grading.
    public var isHidden: Bool
    /// Why it did not pass, the most telling first; empty for a pass.
    public var findings: [Finding]
    /// What was written; nil if nothing ran.
    public var transcript: Transcript?
    /// How long it took, in nanoseconds.
    public var duration: Int
    /// Its commands in the kata file; nil where they are not known.
    public var script: SourceRange?
    /// What the run looked like after each command; nil where that was not asked for.
    public var recording: RunRecording?

    /// A name of `params` with its value in a row.
    public struct Parameter: Sendable, Equatable {
        /// The name.
        public var name: String
        /// The value as a script would write it.
        public var value: String

        /// Makes a name with its value.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The values of the row in one line, shortened: `count = 2, word = "two"`; empty where there are none.
    public var rowText: String { parameters.text }

    /// The points that its rows earned; nil where it is all or nothing.
    public var earned: Int?
    /// How many rows passed, where each earns a part of the points.
    public var rows: RowTally?
    /// What it wrote to standard error by the commands that did, as a stored result holds it; nil where the transcript tells.
    public var storedErrors: [ErrorEntry]?
    /// What it took; nil where that was not measured, or is not told.
    public var measure: CaseMeasure?

    /// Makes the result of a scenario that ran.
    public init(
        name: String, maximum: Int, isHidden: Bool = false, findings: [Finding] = [],
        transcript: Transcript? = nil, duration: Int = 0
    ) {
        self.name = name
        self.title = name
        self.verdict = findings.verdict
        self.maximum = maximum
        self.isHidden = isHidden
        self.findings = findings
        self.transcript = transcript
        self.duration = duration
    }

    /// Makes the result of a scenario of which only the verdict is known.
    public init(name: String, maximum: Int, isHidden: Bool = false, verdict: Verdict) {
        self.init(name: name, maximum: maximum, isHidden: isHidden)
        self.verdict = verdict
    }

    /// Tells whether it stands for the structure of the solution, and not for a run.
    public var standsForStructure: Bool { transcript == nil && name == StructureResult.name && !isHidden }

    /// The points that it earned: all or none, but for rows that count each.
    public var points: Int { verdict == .passed ? maximum : earned ?? 0 }

    /// The row of `params` that did not pass first; nil where its name tells.
    package var row: FindingRow? {
        if case .inRow(let row, _)? = findings.first { return row }
        return nil
    }

    /// Tells whether it ended by a limit that takes a while to meet: time or memory.
    public var metSlowLimit: Bool {
        guard case .limit(let limit, _)? = findings.first else { return false }
        return switch limit {
        case .cpu, .wall, .memory: true
        case .output, .lines, .file, .steps, .values: false
        }
    }

    /// What may be shown of the scenario: of a hidden one name, points and verdict.
    public var redacted: ScenarioResult {
        guard isHidden else { return self }
        var result = ScenarioResult(name: name, maximum: maximum, isHidden: true, verdict: verdict)
        result.title = title
        result.titles = titles
        result.earned = earned
        return result
    }
}

extension [ScenarioResult.Parameter] {
    /// The values in one line, shortened: `count = 2, word = "two"`; empty where there are none.
    package var text: String {
        map { "\($0.name) = \($0.value.visible.shortened(to: 80))" }.joined(separator: ", ")
    }
}

/// What came of one kata.
public struct KataResult: Sendable {
    /// The kata's id.
    public var id: String
    /// The title in the reader's language.
    public var title: String
    /// The title in both languages; nil where only the reader's is known.
    public var titles: Titles?
    /// The module that was judged.
    public var module: String
    /// The kata file.
    public var source: SourceFile
    /// What its check found, warnings included.
    public var diagnostics: [Diagnostic]
    /// The scenarios that were selected; none if the file is invalid.
    public var scenarios: [ScenarioResult]
    /// What the compiler remarked on a solution that builds, several lines; empty for nothing.
    public var remarks = ""
    /// The paths of the solution's files as the user knows them, by their names below its folder; empty where nothing was built.
    public var sources: [String: String] = [:]
    /// What kept the kata as a whole from being judged: the build, a missing module, the machine.
    public var finding: Finding?
    /// What is to be said of the solution's structure; nil where the log is not right, or nothing asks for any.
    public private(set) var structure: StructureResult?

    /// Adds what is to be said of the structure; what fails stands beside the scenarios.
    public mutating func add(_ structure: StructureResult) {
        self.structure = structure
        guard structure.isFailure || structure.points > 0 else { return }
        scenarios.append(
            ScenarioResult(
                name: StructureResult.name, maximum: structure.points,
                findings: structure.isFailure ? [.structure(structure)] : []))
    }

    /// Adds the points of a structure that is not judged, because the log is not right.
    public mutating func addUnjudgedStructure(points: Int) {
        scenarios.append(
            ScenarioResult(name: StructureResult.name, maximum: points, verdict: .skipped))
    }

    /// What words of its log mean; empty where that was not asked for.
    public var gloss = Gloss()

    /// The class diagram of the module, where it was asked for and the module's language tells of its types.
    public var types: Diagram?

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

    /// The points that it earned.
    public var points: Int { scenarios.reduce(0) { $0 + $1.points } }
    /// The points that there are.
    public var maximum: Int { scenarios.reduce(0) { $0 + $1.maximum } }

    /// How the solution ended while it was loaded, where that is all that can be said of every scenario.
    public var crashAtStart: Crash? {
        let crashes = scenarios.filter { $0.verdict != .skipped && !$0.isHidden }.map { scenario -> Crash? in
            guard case .crash(let crash, place: nil)? = scenario.findings.first else { return nil }
            return crash
        }
        guard let first = crashes.first, crashes.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// The kata with what may be shown of its scenarios.
    var redacted: KataResult {
        var kata = self
        kata.scenarios = scenarios.map(\.redacted)
        return kata
    }

    /// The scenarios without those that were skipped because the one before them met a slow limit.
    public var scenariosUpToLimit: ArraySlice<ScenarioResult> {
        guard let last = scenarios.lastIndex(where: { $0.verdict != .skipped }), scenarios[last].metSlowLimit
        else { return scenarios[...] }
        return scenarios[...last]
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
    /// Tells whether it was interrupted.
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

/// What happens in a run, in selection order.
public typealias RunEvent = ResultEvent<KataResult, RunSummary>

extension String {
    /// The text with at most so many characters, `…` at the end where some are left out.
    fileprivate func shortened(to count: Int) -> String {
        self.count > count ? prefix(count - 1) + "…" : self
    }
}
