import KataDiagnostics
import KataDiff
import KataTranscript
import Testing

@testable import KataReport

/// Gradings that reports are made of: a quiet one, and one whose submissions write whatever could break a report.
enum SampleGrade {
    /// The kata that all submissions solve; its second scenario has rows, its last is hidden.
    static func lamp(_ first: ScenarioGrade, _ second: ScenarioGrade, hidden: Verdict) -> KataGrade {
        KataGrade(
            id: "lamp", title: "A lamp 一盏灯", module: "lamp", finding: nil,
            scenarios: [
                first, second,
                ScenarioGrade(
                    name: "left alone", verdict: hidden, maximum: 2, isHidden: true, findings: [secret],
                    log: GradedLog(lines: ["SECRET"])),
            ])
    }

    /// What no report may show, in places where a published result would not hold it at all.
    static let secret = FindingRecord(
        kind: "log", verdict: .failed, "SECRET", output: "SECRET", notes: ["SECRET"])

    /// Returns a scenario that passed.
    static func passed(_ name: String, _ points: Int) -> ScenarioGrade {
        ScenarioGrade(name: name, verdict: .passed, maximum: points, log: GradedLog(lines: ["灯: 开"]))
    }

    /// Returns a scenario whose log differs at its first line.
    static func failed(_ name: String, _ points: Int, row: Int? = nil) throws -> ScenarioGrade {
        let log = SampleRun.transcript(["灯: 开", "off"])
        let record = FindingRecord(
            try SampleRun.difference(log, expected: ["灯: 关", "off"]), transcript: log, file: SampleRun.source)
        return ScenarioGrade(
            name: name, verdict: .failed, maximum: points, row: row, findings: [record],
            log: GradedLog(lines: log.texts))
    }

    /// Returns the kata of a submission that does not build.
    static func unbuilt(_ output: String) -> KataGrade {
        let kata = lamp(
            ScenarioGrade(name: "switched on", verdict: .build, maximum: 3),
            ScenarioGrade(name: "dimmed", verdict: .build, maximum: 5), hidden: .build)
        var finding = kata
        finding.finding = FindingRecord(
            .build(BuildReport(diagnostics: output, limit: nil)), transcript: nil, file: SampleRun.source)
        return finding
    }

    /// Returns a submission that was graded.
    static func submission(_ name: String, _ katas: [KataGrade], notes: [String] = []) -> GradedSubmission {
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
    static func text(_ format: any GradeFormat, _ submissions: [GradedSubmission]) -> String {
        var format = format
        return events(submissions).map { format.text(for: $0) }.joined()
    }
}
