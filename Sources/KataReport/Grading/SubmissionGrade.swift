/// What a submission is worth: the content of a published result, the same for equal submissions on every machine.
public struct SubmissionGrade: Sendable {
    /// What was left out or replaced when the submission was taken in, for people.
    public var notes: [String]
    /// The level of isolation that was demanded, and held.
    public var isolation: String
    /// The katas, in the order of their selection.
    public var katas: [KataGrade]

    /// Makes the grade of a submission.
    public init(notes: [String], isolation: String, katas: [KataGrade]) {
        self.notes = notes
        self.isolation = isolation
        self.katas = katas
    }

    /// The points that it earned.
    public var points: Int { katas.reduce(0) { $0 + $1.points } }
    /// The points that there are.
    public var maximum: Int { katas.reduce(0) { $0 + $1.maximum } }

    /// The verdict of the whole: the gravest of its katas'.
    public var verdict: Verdict {
        let verdicts = katas.map(\.verdict)
        let code = ExitCode.combined(verdicts.map(\.exitCode))
        return verdicts.first { $0.exitCode == code } ?? .skipped
    }
}

/// What came of one kata of a submission.
public struct KataGrade: Sendable {
    /// The kata's id.
    public var id: String
    /// The kata's title in English.
    public var title: String
    /// The module that was judged.
    public var module: String
    /// What kept the kata as a whole from being judged: a refused file, the build, a missing module.
    public var finding: FindingRecord?
    /// All its scenarios, hidden ones at the end.
    public var scenarios: [ScenarioGrade]

    /// Makes the grade of a kata.
    public init(
        id: String, title: String, module: String, finding: FindingRecord?, scenarios: [ScenarioGrade]
    ) {
        self.id = id
        self.title = title
        self.module = module
        self.finding = finding
        self.scenarios = scenarios
    }

    /// The points that it earned.
    public var points: Int { scenarios.reduce(0) { $0 + $1.points } }
    /// The points that there are.
    public var maximum: Int { scenarios.reduce(0) { $0 + $1.maximum } }

    /// The verdict of the whole: the gravest of its scenarios'.
    public var verdict: Verdict {
        if let finding { return finding.verdict }
        let code = ExitCode.combined(scenarios.map(\.verdict.exitCode))
        return scenarios.first { $0.verdict.exitCode == code }?.verdict ?? .skipped
    }
}

/// What came of one scenario of a submission: all of its points or none.
public struct ScenarioGrade: Sendable {
    /// The name.
    public var name: String
    /// The verdict: of the first row that did not pass, where there are rows.
    public var verdict: Verdict
    /// What it is worth.
    public var maximum: Int
    /// Tells whether only name, points and verdict may be shown; there is nothing else then.
    public var isHidden: Bool
    /// The number, from 1, of the row of `params` that did not pass.
    public var row: Int?
    /// Why it did not pass, the most telling first.
    public var findings: [FindingRecord]
    /// What was written, if the scenario ended by itself.
    public var log: GradedLog?

    /// Makes the grade of a scenario.
    public init(
        name: String, verdict: Verdict, maximum: Int, isHidden: Bool = false, row: Int? = nil,
        findings: [FindingRecord] = [], log: GradedLog? = nil
    ) {
        self.name = name
        self.verdict = verdict
        self.maximum = maximum
        self.isHidden = isHidden
        self.row = row
        self.findings = findings
        self.log = log
    }

    /// The points that it earned: all or none.
    public var points: Int { verdict == .passed ? maximum : 0 }

    /// What may be shown of the scenario.
    var shown: ScenarioGrade { isHidden ? withoutDetails : self }

    /// The findings that may be shown, with the row that they are about.
    var shownFindings: [FindingRecord] {
        shown.findings.map { finding in
            row.map { finding.adding(note: "in row \($0) of its parameters") } ?? finding
        }
    }

    /// Returns what may be shown of a hidden scenario.
    public var withoutDetails: ScenarioGrade {
        ScenarioGrade(name: name, verdict: verdict, maximum: maximum, isHidden: true)
    }
}

/// The beginning of a log, as a published result keeps it.
public struct GradedLog: Sendable {
    /// How many bytes of a log are kept.
    public static let keptBytes = 64 << 10

    /// The lines.
    public var lines: [String]
    /// How many lines after these were cut off.
    public var cutLines: Int

    /// Makes a log.
    public init(lines: [String], cutLines: Int = 0) {
        self.lines = lines
        self.cutLines = cutLines
    }

    /// The lines, the remark that some are missing included.
    var allLines: [String] {
        cutLines == 0 ? lines : lines + ["… \(cutLines) more \(cutLines == 1 ? "line" : "lines")"]
    }
}
