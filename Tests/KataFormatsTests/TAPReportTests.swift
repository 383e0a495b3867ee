import Testing

@testable import KataFormats
@testable import KataResults

/// TAP as a strict harness reads it.
@Suite struct TAPReportTests {
    @Test func aHostileRunKeepsTheRules() throws {
        let reader = TAPReader(try SampleRun.text(TAPReport()))
        #expect(reader.problems == [])
        #expect(
            reader.points.map(\.description) == [
                "plain", "lamp / seen", "lamp / hidden", "lamp / odd # \\ <name>", "built", "invalid", "rest",
            ])
        #expect(reader.points.map(\.isOK) == [true, true, false, false, false, false, true])
        #expect(reader.points.last?.directive == "SKIP an earlier one did not pass")
        #expect(reader.points[0].diagnostics == [])
    }

    @Test func aPointThatFailedSaysWhy() {
        let katas = [
            SampleRun.kata("lamp", [SampleRun.scenario("lamp", [SampleRun.error("no\u{1B} \"light\"\n...")])])
        ]
        #expect(
            SampleRun.text(TAPReport(), SampleRun.events(katas)) == #"""
                TAP version 14
                not ok 1 - lamp
                  ---
                  message: "an error was thrown: LampError: no\\u{1B} \"light\"\\u{A}..."
                  severity: fail
                  verdict: threw
                  at:
                    file: "katas/my lamp,1:2%.yaml"
                    line: 3
                    column: 3
                  report: |
                    an error was thrown: LampError: no\u{1B} "light"\u{A}... at katas/my lamp,1:2%.yaml:3:3 (turn 2)
                      → 灯.on()
                  ...
                1..1

                """#)
    }

    @Test(arguments: [false, true]) func aRunThatJudgedNothingIsNotGreen(_ isInterrupted: Bool) {
        let events = SampleRun.events([], isInterrupted: isInterrupted)
        let reader = TAPReader(SampleRun.text(TAPReport(), events))
        #expect(reader.problems == [])
        #expect(reader.bailOut == (isInterrupted ? "interrupted" : "nothing was selected"))
        #expect(!reader.isGreen)
    }

    @Test func valuesArePrintableYAML() {
        #expect(YAMLText.quoted("\"a\"\n\u{1B}\u{FEFF}灯") == "\"\\\"a\\\"\\\\u{A}\\\\u{1B}\\\\u{FEFF}灯\"")
        #expect(YAMLText.block("a\u{1B}\n\n\u{FFFE}b") == ["a\\u{1B}", "", "\u{FFFD}b"])
    }

    @Test func aCutReportIsNotGreen() {
        let events = SampleRun.events([SampleRun.kata("lamp", [SampleRun.scenario("lamp")])])
        #expect(TAPReader(SampleRun.text(TAPReport(), events)).isGreen)
        #expect(TAPReader(SampleRun.text(TAPReport(), events.dropLast())).problems == ["no plan"])
    }
}
