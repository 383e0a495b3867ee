import KataDiagnostics
import KataTranscript

@testable import KataFormats
@testable import KataResults

/// A finding of each kind that this target makes; those of logs belong to KataDiff.
enum Findings {
    static let file = SourceFile(
        path: "灯.yaml", text: "kata: 1\ncommands: |\n  灯.on()\n  for i in 1...2 { 灯.dim(\n    to: i) }\n")

    /// The statement `灯.on()`.
    static var place: Place { Place(SourceRange(22, 30), in: file) }

    /// The statement in the loop, of two lines, at its second turn.
    static var turn: Place { Place(SourceRange(50, 72), turns: [2], in: file) }

    /// A crash whose calls in the solution were found.
    private static var located: Crash {
        var crash = Crash(signal: "SIGSEGV", exitCode: nil, lastWords: "")
        crash.didOverflow = true
        crash.frames = [
            SourceFrame(file: "灯.swift", line: 7, column: 0, function: "Lamp.on()"),
            SourceFrame(file: "灯.swift", line: 7, column: 9, function: "Lamp.on()"),
            SourceFrame(file: "B.swift", line: 1, column: 3, function: ""),
        ]
        return crash
    }

    /// A solution that ended while it was loaded.
    private static func atStart(signal: String?, _ words: String) -> Crash {
        var crash = Crash(signal: signal, exitCode: signal == nil ? 1 : nil, lastWords: words)
        crash.isAtStart = true
        if !words.isEmpty { crash.frames = [SourceFrame(file: "灯.py", line: 7, column: 0, function: "on")] }
        return crash
    }

    static let all: [(name: String, finding: Finding)] = [
        (
            "false",
            .falseExpectation(
                FalseExpectation(
                    place: place, source: "a == b",
                    sides: [.init(source: "a", value: "\"灯\""), .init(source: "2", value: "2")],
                    note: "look closer"))
        ),
        (
            "threw",
            .error(
                ErrorReport(verdict: .threw, message: "too\u{1B}[31m bright", type: "Overload", place: turn))
        ),
        (
            "other error",
            .error(ErrorReport(verdict: .threw, message: "no", type: nil, place: place, wanted: "*dark*"))
        ),
        ("contract", .error(ErrorReport(verdict: .contract, message: "no 'of'", type: nil, place: place))),
        ("missing error", .missingError(wanted: "*dark*", place: place)),
        (
            "trap",
            .crash(
                Crash(signal: "SIGILL", exitCode: nil, lastWords: "Fatal error: bang\nand more"), place: turn)
        ),
        ("recursion", .crash(located, place: turn)),
        ("left", .crash(Crash(signal: nil, exitCode: 3, lastWords: ""), place: place)),
        ("not loaded", .crash(atStart(signal: nil, "Fatal error: KeyError: '灯'"), place: nil)),
        ("crashed loading", .crash(atStart(signal: "SIGSEGV", ""), place: nil)),
        ("cpu", .limit(.cpu(milliseconds: 300), place: place)),
        ("wall", .limit(.wall(milliseconds: 2000), place: place)),
        ("memory", .limit(.memory(bytes: 64 << 20), place: nil)),
        ("lines", .limit(.lines(1 << 20), place: place)),
        ("output", .limit(.output(bytes: 1000), place: place)),
        ("file", .limit(.file(bytes: 1 << 30), place: place)),
        ("steps", .limit(.steps(7), place: turn)),
        ("policy", .policy("an answer to nothing", place: place)),
        (
            "build",
            .build(BuildReport(diagnostics: "A.swift:1:1: error: no\n  灯\n\n", limit: "it took too long"))
        ),
        ("invalid", .diagnostics([Diagnostic(.emptyManifest, "wrong", at: SourceRange(22, 25))])),
        (
            "told",
            .told(
                "no source", verdict: .build, inChinese: "没有源文件",
                place: DeclarationPlace(file: "Lamp.swift", line: 2, column: 3))
        ),
        ("machine", .machine("no room\nleft\n")),
    ]

    /// Returns a result that has only this finding.
    static func result(_ finding: Finding) -> KataResult {
        KataResult(
            id: "灯", title: "A lamp", module: "lamp", source: file,
            scenarios: [
                ScenarioResult(
                    name: "first", maximum: 4, isHidden: true, findings: [finding],
                    transcript: Transcript(lines: ["灯"]),
                    duration: 1_500_000)
            ])
    }
}
