import KataDiagnostics
import KataDiff
import KataText
import KataTranscript

@testable import KataFormats
@testable import KataResults

/// A grading whose submissions write whatever could break a report, wherever they can write at all.
enum HostileGrade {
    /// What a terminal, a browser, a runner, a spreadsheet or a parser would obey.
    static let lines =
        SampleRun.hostileLines + [
            "\u{1B}]0;title\u{7}\u{1B}[2J", "\u{85}\u{9B}31m\u{9D}8;;http://x\u{9C}",
            "a\u{202E}b\u{2066}c\u{200F}",
            "a\u{2028}b\u{2029}c", "a\rb\r\nc", "=cmd|' /C calc'!A0", "+1", "-1+1", "@SUM(A1)", "\t=1",
            "```\n``````\n~~~", "<!-- --><img src=x onerror=alert(1)>", "\u{FFFE}\u{FFFF}",
            "]]>]]&gt;", "[[ATTACHMENT|\u{301}../secret]]", "| a | b |", "\",\"=1", "::set-output name=x::y",
            "##vso[task.complete]", "# SKIP", "\\", "%0A::error::x", "${{ secrets.X }}",
            "javascript:alert(1)",
            "not ok 1 - x # TODO", "  ...", "  ---", String(repeating: "长x", count: 700),
        ]

    /// All of it.
    static let text = lines.joined(separator: "\n")

    private static let place = Place(
        position: SourcePosition(line: 3, column: 3), source: text, turns: [2])

    /// Findings with it wherever a submission can write.
    private static let findings: [Finding] = [
        .log(
            Difference(
                parting: Difference.Parting(line: 1, expected: text, written: text), missingCount: 1,
                unexpectedCount: 1, remarks: [Words(english: text, chinese: text)],
                rows: [
                    .command(place),
                    .line(
                        Difference.Line(kind: .missing, parts: [DiffPart(.differing, text)], expected: text)),
                    .line(
                        Difference.Line(
                            kind: .unexpected, number: 1,
                            parts: [DiffPart(.same, text), DiffPart(.cut, text)],
                            lookAlikes: [Words(english: text, chinese: text)], actual: text)),
                    .line(
                        Difference.Line(
                            kind: .context, number: 2, parts: [DiffPart(.same, text)], matcher: text)),
                ]), place: place),
        .forbidden(Finding.Forbidden(source: text, text: text), place: place),
        .falseExpectation(
            FalseExpectation(
                place: place, source: text, sides: [.init(source: text, value: text)], note: text)),
        .error(ErrorReport(verdict: .threw, message: text, type: text, place: place, wanted: text)),
        .missingError(wanted: text, place: place), .policy(text, place: place), .machine(text),
        .build(BuildReport(diagnostics: text, limit: text)), .told(text, verdict: .failed),
    ]

    /// Submissions with it in their names, notes, findings, logs and obstacles, each name its own.
    static let submissions: [GradedSubmission] = {
        let failed = ScenarioResult(
            name: "first", maximum: 3, findings: findings.map { .inRow(FindingRow(1), $0) },
            transcript: Transcript(lines: lines.map { $0.replacing("\n", with: " ") }, omittedCount: 3))
        let crashed = ScenarioResult(
            name: "second", maximum: 5,
            findings: [.crash(Crash(signal: text, exitCode: nil, lastWords: text), place: place)])
        let judged = SampleGrade.lamp(failed, crashed, hidden: .failed)
        let unbuilt = SampleGrade.unbuilt("x::y:1:2: error: ::error::z\n" + text)
        return lines.enumerated().map { number, line in
            SampleGrade.submission(
                "\(line)\(number == 0 ? "" : " \(number)")", [number % 2 == 0 ? judged : unbuilt],
                notes: [line, text])
        } + [GradedSubmission(name: text, key: text, grade: nil, obstacle: text, folder: text)]
    }()

    /// The formats by name; those for one submission are meant for `submissions` one by one.
    static let formats: [(name: String, format: any Report<GradedSubmission, GradeSummary>, isForOne: Bool)] =
        [
            ("text", GradeText(style: .plain), false), ("json", GradeJSON(), false),
            ("junit", GradeAdapter(JUnitReport(origin: SampleRun.origin)), false),
            ("junit-strict", GradeAdapter(JUnitReport(origin: SampleRun.origin, isStrict: true)), false),
            ("tap", GradeAdapter(TAPReport()), false), ("github", GradeGitHub(token: "t"), false),
            ("exercism", ExercismReport(), true), ("gradescope", GradescopeReport(), true),
            (
                "classroom50",
                Classroom50Report(
                    Classroom50Report.Identity(
                        classroom: "c", assignment: "a", submission: "submit/1", commit: "https://x/1",
                        release: "https://x/2", review: "https://x/3", date: "2026-03-01T12:00:00Z")), true
            ),
            ("check50", Check50Report(version: "1"), true),
            ("ctrf", GradeAdapter(CTRFReport(origin: SampleRun.origin)), false), ("csv", GradeCSV(), false),
            ("html", GradeHTML(version: "1"), false), ("markdown", GradeMarkdown(), false),
            ("sarif", GradeAdapter(SARIFReport(origin: SampleRun.origin)), false),
        ]

    /// Returns the documents that a format writes: one, or one for each submission, and one for a single submission.
    static func documents(_ name: String, _ submissions: [GradedSubmission]) -> [String] {
        guard let (_, format, isForOne) = formats.first(where: { $0.name == name }) else { return [] }
        let single = submissions.map { SampleGrade.text(format, [$0]) }.filter { !$0.isEmpty }
        return isForOne ? single : [SampleGrade.text(format, submissions)] + single
    }
}
