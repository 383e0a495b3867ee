import KataDiagnostics
import KataTranscript
import Testing

@testable import KataDiff
@testable import KataFormats
@testable import KataResults

/// The words that all formats share, for every kind of finding.
@Suite struct FindingDescriptionTests {
    private static let place = SampleRun.place(4)
    private static let forbidden = Finding.Forbidden(source: "*off", text: "lamp: off")
    private static let isFalse = FalseExpectation(
        place: place, source: "lamp.level == 3", sides: [.init(source: "lamp.level", value: "4")],
        note: "one too many")

    @Test(
        arguments: [
            (.forbidden(forbidden, place: place), "a line that must not be there"),
            (.falseExpectation(isFalse), "'lamp.level == 3' is false"),
            (SampleRun.error("dark"), "an error was thrown: LampError: dark"),
            (
                .error(ErrorReport(verdict: .contract, message: "no 'Lamp'", type: nil, place: place)),
                "the module does not fit: no 'Lamp'"
            ),
            (.missingError(wanted: "dark*", place: place), "no error ended the scenario"),
            (
                .crash(Crash(signal: "SIGILL", exitCode: nil, lastWords: ""), place: place),
                "the module crashed (SIGILL)"
            ),
            (
                .crash(Crash(signal: nil, exitCode: 3, lastWords: ""), place: place),
                "the module left before it answered (exit code 3)"
            ),
            (.limit(.cpu(milliseconds: 300), place: place), "more than 300 ms of CPU time"),
            (.limit(.wall(milliseconds: 2000), place: place), "no answer for 2 s"),
            (.limit(.memory(bytes: 256 << 20), place: place), "more than 256 MiB of memory"),
            (.limit(.output(bytes: 1000), place: nil), "more than 1000 bytes of output"),
            (.limit(.file(bytes: 1 << 10), place: nil), "a file of more than 1 KiB"),
            (.limit(.steps(9), place: nil), "more than 9 statements and loop turns"),
            (.policy("a second answer", place: nil), "the module broke the protocol: a second answer"),
            (
                .build(BuildReport(diagnostics: "x", limit: "the compiler took 10 s")),
                "the solution does not build: the compiler took 10 s"
            ),
            (
                .diagnostics([Diagnostic(.unknownModule, "no module", at: SourceRange(0, 1))]),
                "the kata is invalid: no module"
            ),
            (.machine("no disk\n"), "kata could not judge this: no disk"),
        ] as [(Finding, String)])
    func everyFindingHasASentence(_ finding: Finding, _ sentence: String) {
        #expect(finding.description.sentence == sentence)
    }

    @Test func aCaseSaysAllThatTheTerminalSays() {
        let findings: [Finding] = [
            .falseExpectation(Self.isFalse), .forbidden(Self.forbidden, place: Self.place),
            .crash(
                Crash(signal: "SIGILL", exitCode: nil, lastWords: "Fatal error:\u{7}\nx"), place: Self.place),
        ]
        var cases = TestCases()
        let item = cases.cases(of: SampleRun.kata("lamp", [SampleRun.scenario("lamp", findings)]))[0]
        #expect(
            item.text == #"""
                'lamp.level == 3' is false at katas/my lamp,1:2%.yaml:4:3
                  → lamp.off()
                  lamp.level is 4
                  note: one too many
                a line that must not be there at katas/my lamp,1:2%.yaml:4:3
                  → lamp.off()
                  + lamp: off
                  note: '*off' stands under 'never'
                the module crashed (SIGILL) at katas/my lamp,1:2%.yaml:4:3
                  → lamp.off()
                  Fatal error:\u{7}
                  x
                """#)
    }

    @Test func aHundredFindingsAreNotWrittenOut() {
        let findings = (0..<100).map { SampleRun.error("\($0)") }
        var cases = TestCases()
        let item = cases.cases(of: SampleRun.kata("lamp", [SampleRun.scenario("lamp", findings)]))[0]
        #expect(item.text.hasSuffix("\n+90 more findings"))
    }

    @Test func aLongLogIsCutAndSaysSo() {
        let log = ShownLog(Transcript(lines: ["灯\u{1B}", "abcdef", "g"]), byteLimit: 8)
        #expect(log.allLines == ["灯\\u{1B}", "abc…", "… 1 more line"])
        #expect(ShownLog(nil).allLines == [])
    }

    @Test func compilersErrorsAreFound() {
        let errors = CompilerError.all(
            in: "a b.swift:4:26: error: no 'x': y\nb.swift:1:2: warning: z\nc.swift:0:1: error: z\n  | error")
        #expect(
            errors.map { "\($0.span.path) \($0.span.line) \($0.span.column) \($0.message)" } == [
                "a b.swift 4 26 no 'x': y"
            ])
    }
}
