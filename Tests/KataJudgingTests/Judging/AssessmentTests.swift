import KataTranscript
import Testing

@testable import KataJudging

@Suite struct AssessmentTests {
    @Test func whatIsAsExpectedPasses() throws {
        let report = try Judged.report(
            """
            commands: |
              log 1
              log 2
            expect: |
              1
              2

            """)
        #expect(
            report == """
                ✓ test
                    │ 1
                    │ 2

                """)
    }

    @Test func aLogPartsAtItsCommand() throws {
        let report = try Judged.report(
            """
            commands: |
              for i in 1...2 {
                log i
              }
            expect: |
              1
              3

            """)
        #expect(
            report == """
                ✗ test
                    the log differs from line 2 at test.yaml:5:5 (turn 2)
                      → log i
                      - expected  + written
                          @ line 5, turn 1: log i
                        1 1
                          @ line 5, turn 2: log i
                      -   3
                      + 2 2

                """)
    }

    @Test func whatWentWrongBeforeAnErrorStandsBeforeIt() throws {
        let report = try Judged.report(
            """
            commands: |
              log 1
              > 2
              log 1 / 0
            expect: |
              9

            """)
        #expect(
            report == """
                ✗ test
                    the log differs from line 1 at test.yaml:4:3
                      → log 1
                      - expected  + written
                          @ line 4: log 1
                      -   9
                      + 1 1
                    this statement's log differs at test.yaml:4:3
                      → log 1
                      - expected  + written
                          @ line 4: log 1
                      -   2
                      + 1 1
                    an error was thrown: division by zero: 1 / 0 at test.yaml:6:7
                      → 1 / 0

                """)
    }

    @Test func anErrorThatIsExpectedIsNone() throws {
        let report = try Judged.report(
            """
            commands: |
              log 1
              log 1 / 0
            expect:
              log: |
                1
              error: '*zero*'

            """)
        #expect(
            report == """
                ✓ test
                    │ 1

                """)
    }

    @Test func theLogUpToAnExpectedErrorIsCompared() throws {
        let report = try Judged.report(
            """
            commands: |
              log 1
              log 1 / 0
            expect:
              log: |
                2
              error: '*zero*'

            """)
        #expect(
            report == """
                ✗ test
                    the log differs from line 1 at test.yaml:4:3
                      → log 1
                      - expected  + written
                          @ line 4: log 1
                      -   2
                      + 1 1

                """)
    }

    @Test func anotherErrorSaysWhichWasExpected() throws {
        let report = try Judged.report(
            """
            commands: |
              log 1 / 0
            expect: {error: '*dark*'}

            """)
        #expect(
            report == """
                ✗ test
                    an error was thrown: division by zero: 1 / 0 at test.yaml:4:7
                      → 1 / 0
                      note: 'error: *dark*' is expected

                """)
    }

    @Test func anErrorThatDoesNotComeIsMissed() throws {
        let report = try Judged.report(
            """
            commands: |
              log 1
              log 2
            expect: {error: '*dark*'}

            """)
        #expect(
            report == """
                ✗ test
                    no error ended the scenario at test.yaml:5:3
                      → log 2
                      note: 'error: *dark*' is expected

                """)
    }

    @Test func aMissingMemberIsNeverAnExpectedError() throws {
        let report = try Judged.report(
            """
            commands: |
              let s = Stack()
              s.puhs(1)
            expect: {error: '*'}

            """)
        #expect(
            report == """
                ✗ test
                    the module does not fit: 'Stack' has no member 'puhs' at test.yaml:5:3
                      → s.puhs(1)

                """)
    }

    @Test func aLineThatMustNotBeThereIsTold() throws {
        let report = try Judged.report(
            """
            commands: |
              log "秘密"
            expect:
              log: |
                ...
              never: [{has: 密}]

            """)
        #expect(
            report == """
                ✗ test
                    a line that must not be there at test.yaml:4:3
                      → log "秘密"
                      + 秘密
                      note: '密 (has)' stands under 'never'

                """)
    }

    @Test func everyFalseExpectationIsTold() throws {
        let report = try Judged.report(
            """
            commands: |
              let a = 1
              expect a == 2
              expect a < 1

            """)
        #expect(
            report == """
                ✗ test
                    'a == 2' is false at test.yaml:5:10
                      a is 1
                    'a < 1' is false at test.yaml:6:10
                      a is 1

                """)
    }

    @Test func aBreachIsAllThatCounts() throws {
        let report = try Judged.report(
            """
            commands: |
              log 1
            expect: |
              2

            """, breach: .limit(.memory(bytes: 1 << 20)))
        #expect(
            report == """
                ✗ test
                    more than 1 MiB of memory

                """)
    }

    @Test func aPatternThatTakesTooLongIsTheKatasFault() throws {
        let report = try Judged.report(
            """
            commands: |
              log "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"
            expect: |
              (a|a)*c (re)

            """)
        #expect(
            report == """
                ‼ test
                test.yaml:6:3: error[E0903]: the regular expression '(a|a)*c' takes more than 100 ms on the line 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab'; write it without repetitions inside repetitions, or use (glob)
                    (a|a)*c (re)
                    ^^^^^^^^^^^^

                """)
    }
}
