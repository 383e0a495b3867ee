import KataDiagnostics
import KataText
import Testing

@testable import KataFormats
@testable import KataResults

/// The report of a grading as people read it.
@Suite struct GradeTextTests {
    private static func text(_ submissions: [GradedSubmission]) -> String {
        SampleGrade.text(GradeText(style: .plain), submissions)
    }

    @Test func aSubmissionIsALine() throws {
        #expect(
            Self.text(try SampleGrade.submissions())
                == #"""
                ✓ anna                  10/10  passed
                ✗ 王小明                 3/10  crashed   left alone: crashed, hidden (1 note)
                ✗ dora                   0/10  build     Lamp.swift:4: cannot find 'nam' in scope
                ‼ carol                 no result: no room on the disk

                4 submissions: 1 passed, 1 crashed, 1 build
                mean 4.3 of 10 points
                ‼ 1 submission has no result: carol
                isolation: standard (base, no-new-privileges, system-calls, files); missing: user (not root), group (cgroup v2 is not delegated)

                """#)
    }

    @Test func ofASingleSubmissionAllIsShown() throws {
        let submission = try SampleGrade.submissions()[1]
        #expect(
            Self.text([submission])
                == #"""
                ✗ 王小明  3/10  crashed
                  note: 'Package.swift' is ignored
                  ✗ lamp  A lamp 一盏灯  3/10
                    ✓ switched on  3/3
                    ✗ dimmed       0/5
                      the log differs from line 1 at lamp.yaml:4:3
                        → lamp.off()
                        - expected  + written
                            @ line 3: 灯.on()
                        -   灯: 关
                        + 1 灯: 开
                                ^^
                            @ line 4: lamp.off()
                          2 off
                        note: in row 2 of its parameters
                    ✗ left alone   0/2  crashed, hidden

                isolation: standard (base, no-new-privileges, system-calls, files); missing: user (not root), group (cgroup v2 is not delegated)

                """#)
    }

    @Test func aSubmissionThatDoesNotBuildShowsTheCompilersWords() throws {
        let submission = try SampleGrade.submissions()[2]
        #expect(
            Self.text([submission])
                == #"""
                ✗ dora  0/10  build
                  ✗ lamp  A lamp 一盏灯  0/10
                    the solution does not build
                    Lamp.swift:4:26: error: cannot find 'nam' in scope

                isolation: standard (base, no-new-privileges, system-calls, files); missing: user (not root), group (cgroup v2 is not delegated)

                """#)
    }

    @Test func aSubmissionWithoutAResultIsSaidLoudly() throws {
        let submission = try SampleGrade.submissions()[3]
        #expect(
            Self.text([submission])
                == #"""
                ‼ carol  no result: no room on the disk

                ‼ 1 submission has no result: carol

                """#)
    }

    @Test func aLevelThatProtectsNothingIsWarnedOf() throws {
        var submission = try SampleGrade.submissions()[0]
        submission.grade?.isolation = "basic"
        #expect(
            Self.text([submission, submission]).hasSuffix(
                """
                isolation: basic (base, no-new-privileges, system-calls, files); missing: user (not root), group (cgroup v2 is not delegated)
                warning: at 'basic' a submission can read and change what the grader can; do not trust these marks

                """))
    }

    @Test func nothingAndHalfOfItAreSaid() throws {
        #expect(Self.text([]) == "nothing was selected\n")
        var format = GradeText(style: .plain)
        let events = SampleGrade.events(Array(try SampleGrade.submissions().prefix(2)), isInterrupted: true)
        #expect(events.map { format.text(for: $0) }.joined().hasSuffix("\ninterrupted\n"))
    }

    @Test func columnsGrowWithNamesAndLongOnesAreCut() throws {
        var long = try SampleGrade.submissions()[0]
        long.name = String(repeating: "长", count: 30)
        let lines = Self.text([try SampleGrade.submissions()[0], long, try SampleGrade.submissions()[1]])
            .split(separator: "\n").prefix(3)
        #expect(
            lines.joined(separator: "\n") == """
                ✓ anna                  10/10  passed
                ✓ 长长长长长长长长长长长长长长长长长长长…  10/10  passed
                ✗ 王小明                                    3/10  crashed   left alone: crashed, hidden (1 note)
                """)
    }

    @Test func manyFindingsAreCounted() {
        let findings = (1...5).map {
            Finding.told("'\($0) == 0' is false", verdict: .failed)
        }
        let scenario = ScenarioResult(name: "lamp", maximum: 3, findings: findings)
        let kata = KataResult(graded: "lamp", title: "lamp", module: "lamp", scenarios: [scenario])
        #expect(
            Self.text([SampleGrade.submission("anna", [kata])]).hasPrefix(
                """
                ✗ anna  0/3  failed
                  ✗ lamp  0/3
                    '1 == 0' is false
                    '2 == 0' is false
                    +3 more findings in this scenario

                """))
    }

    @Test func aDifferenceHasItsColours() throws {
        let text = SampleGrade.text(
            GradeText(style: TextStyle(isOn: true)), [try SampleGrade.submissions()[1]])
        #expect(
            text.contains("\u{1B}[31m  -   \u{1B}[0m\u{1B}[31m灯: \u{1B}[0m\u{1B}[1;4;31m关\u{1B}[0m\n"))
        #expect(
            text.contains("\u{1B}[32m  + 1 \u{1B}[0m\u{1B}[32m灯: \u{1B}[0m\u{1B}[1;4;32m开\u{1B}[0m\n"))
        #expect(text.contains("\u{1B}[2m      @ line 4: lamp.off()\u{1B}[0m"))
    }
}
