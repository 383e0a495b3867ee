import KataDiagnostics
import KataDiff
import KataTranscript
import Testing

@testable import KataFormats
@testable import KataResults

/// Runs that reports are made of: a quiet one, and one whose module writes whatever could break a report.
enum SampleRun {
    /// What a hostile module writes, a line each.
    static let hostileLines = [
        "]]><script>alert('x')</script>&amp;", "\u{0}\u{1B}[31mred\u{1B}[0m\u{9B}2J\u{FFFE}\u{202E}",
        "::error::not mine", "  ::stop-commands::x", "x ##[error]not mine", "```", "````` @everyone #1",
        "[[ATTACHMENT|/etc/passwd]]", "ok 99 - not mine", "1..0", "...", "Bail out!", "灯: 开", "",
    ]

    /// The kata file that all samples stand in.
    static let source = SourceFile(
        path: "katas/my lamp,1:2%.yaml", text: "kata: 1\ncommands: |\n  灯.on()\n  lamp.off()\n")

    /// Returns the place of the command on that line, from 1, of `source`.
    static func place(_ line: Int, turns: [Int] = []) -> Place {
        let range = source.range(ofLine: line - 1)
        return Place(SourceRange(range.start + 2, range.end), turns: turns, in: source)
    }

    /// Returns a log whose lines the two commands of `source` wrote, one by the first, the rest by the second.
    static func transcript(_ lines: [String]) -> Transcript {
        var builder = TranscriptBuilder()
        for (index, line) in lines.enumerated() {
            if index < 2 { builder.begin(ExecutedCommand(range: place(index + 3).range)) }
            builder.append(Array((line + "\n").utf8))
        }
        return builder.finish()
    }

    /// Returns the finding of a log that should have been another.
    static func difference(_ written: Transcript, expected: [String]) throws -> Finding {
        let mismatch = try #require(
            LogComparer().compare(expected: Transcript(lines: expected), with: written))
        return .log(Difference(mismatch, written, in: source), place: place(4))
    }

    /// Returns a scenario that took 1,234,567 ns.
    static func scenario(_ name: String, _ findings: [Finding] = [], log: [String] = ["灯: 开"])
        -> ScenarioResult
    {
        ScenarioResult(
            name: name, maximum: 5, isHidden: name == "hidden", findings: findings,
            transcript: transcript(log), duration: 1_234_567)
    }

    /// Returns a kata in `source`.
    static func kata(_ id: String, _ scenarios: [ScenarioResult] = [], _ finding: Finding? = nil)
        -> KataResult
    {
        KataResult(
            id: id, title: "A lamp & 一盏灯", module: "lamp", source: source, scenarios: scenarios,
            finding: finding)
    }

    /// A kata that passes, one that fails in two scenarios, one that does not build, one that is invalid, one skipped.
    static func katas() throws -> [KataResult] {
        let hostile = transcript(hostileLines)
        var invalid = kata("invalid")
        invalid.diagnostics = [
            Diagnostic(
                .unknownModule, "no module 'lapm' is registered; did you mean 'lamp'?",
                at: SourceRange(0, 4), notes: [Note("looked in here")])
        ]
        return [
            kata("plain", [scenario("plain")]),
            kata(
                "lamp",
                [
                    scenario("seen"),
                    scenario(
                        "hidden", [try difference(hostile, expected: ["灯: 关", "on"])], log: hostileLines),
                    scenario("odd # \\ <name>", [error(hostileLines.joined(separator: "\n"))]),
                ]),
            kata("built", [], .build(BuildReport(diagnostics: compilerOutput, limit: nil))),
            invalid, kata("rest", [ScenarioResult(name: "rest", maximum: 10, verdict: .skipped)]),
        ]
    }

    /// What a compiler says of a solution that tries to speak for itself.
    static let compilerOutput =
        "mine/Lamp.swift:4:26: error: cannot find 'nam' in scope\n4 | ::error::not mine\n##[error]x\n"

    /// Returns the finding of an error that the module threw.
    static func error(_ message: String) -> Finding {
        .error(ErrorReport(verdict: .threw, message: message, type: "LampError", place: place(3, turns: [2])))
    }

    /// Returns the events of a run of katas.
    static func events(_ katas: [KataResult], isInterrupted: Bool = false) -> [RunEvent] {
        var summary = RunSummary()
        for kata in katas { summary.add(kata) }
        summary.duration = 12_000_000
        summary.isInterrupted = isInterrupted
        return [.started(count: katas.count)] + katas.map { .finished($0) } + [.ended(summary)]
    }

    /// Returns what a format writes of events.
    static func text(_ format: some Report<KataResult, RunSummary>, _ events: [RunEvent]) -> String {
        var format = format
        return events.map { format.text(for: $0) }.joined()
    }

    /// Returns what a format writes of the katas of `katas()`.
    static func text(_ format: some Report<KataResult, RunSummary>) throws -> String {
        text(format, events(try katas()))
    }

    /// Where all samples come from.
    static let origin = ReportOrigin(version: "1.2.3", start: 1_700_000_000_000)
}
