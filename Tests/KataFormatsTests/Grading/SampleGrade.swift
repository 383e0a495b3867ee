import KataDiagnostics
import KataDiff
import KataTranscript
import Testing

@testable import KataFormats
@testable import KataResults

/// Gradings that reports are made of: a quiet one, and one whose submissions write whatever could break a report.
enum SampleGrade {
    /// The kata that all submissions solve; its second scenario has rows, its last is hidden.
    static func lamp(_ first: ScenarioResult, _ second: ScenarioResult, hidden: Verdict) -> KataResult {
        KataResult(
            graded: "lamp", title: "A lamp 一盏灯", module: "lamp",
            scenarios: [
                first, second,
                ScenarioResult(
                    name: "left alone", maximum: 2, isHidden: true,
                    findings: hidden == .passed ? [] : [.told("SECRET", verdict: hidden)],
                    transcript: Transcript(lines: ["SECRET"])),
            ])
    }

    /// Returns a scenario that passed.
    static func passed(_ name: String, _ points: Int) -> ScenarioResult {
        ScenarioResult(name: name, maximum: points, transcript: Transcript(lines: ["灯: 开"]))
    }

    /// Returns a scenario whose log differs at its first line.
    static func failed(_ name: String, _ points: Int, row: Int? = nil) throws -> ScenarioResult {
        let log = SampleRun.transcript(["灯: 开", "off"])
        let finding = try SampleRun.difference(log, expected: ["灯: 关", "off"])
        return ScenarioResult(
            name: name, maximum: points, findings: [row.map { .inRow(FindingRow($0), finding) } ?? finding],
            transcript: Transcript(lines: log.texts))
    }

    /// Returns the kata of a submission that does not build.
    static func unbuilt(_ output: String) -> KataResult {
        let kata = lamp(
            ScenarioResult(name: "switched on", maximum: 3, verdict: .build),
            ScenarioResult(name: "dimmed", maximum: 5, verdict: .build), hidden: .build)
        var finding = kata
        finding.finding = .build(BuildReport(diagnostics: output, limit: nil))
        return finding
    }

    /// Returns a submission that was graded.
    static func submission(_ name: String, _ katas: [KataResult], notes: [String] = []) -> GradedSubmission {
        GradedSubmission(
            name: name, key: name + "'s key",
            grade: SubmissionGrade(notes: notes, isolation: "standard", katas: katas))
    }

    /// One that passed, one that failed in two scenarios, one that does not build, one without a result.
    static func submissions() throws -> [GradedSubmission] {
        [
            submission("anna", [lamp(passed("switched on", 3), passed("dimmed", 5), hidden: .passed)]),
            submission(
                "王小明", [lamp(passed("switched on", 3), try failed("dimmed", 5, row: 2), hidden: .crashed)],
                notes: ["'Package.swift' is ignored"]),
            submission("dora", [unbuilt("Lamp.swift:4:26: error: cannot find 'nam' in scope\n")]),
            GradedSubmission(
                name: "carol", key: String(repeating: "1", count: 64), grade: nil,
                obstacle: "no room on the disk"),
        ]
    }

    /// What the workers were isolated by.
    static let machine = IsolationFacts(
        layers: ["base", "no-new-privileges", "system-calls", "files"],
        missing: ["user (not root)", "group (cgroup v2 is not delegated)"])

    /// Returns the events of a grading.
    static func events(_ submissions: [GradedSubmission], isInterrupted: Bool = false) -> [GradeEvent] {
        var summary = GradeSummary()
        for submission in submissions { summary.add(submission) }
        summary.machines = submissions.isEmpty ? [] : [machine]
        summary.isInterrupted = isInterrupted
        return [.started(count: submissions.count)] + submissions.map { .finished($0) } + [.ended(summary)]
    }

    /// Returns what a format writes of a grading.
    static func text(_ format: any Report<GradedSubmission, GradeSummary>, _ submissions: [GradedSubmission])
        -> String
    {
        var format = format
        return events(submissions).map { format.text(for: $0) }.joined()
    }
}
