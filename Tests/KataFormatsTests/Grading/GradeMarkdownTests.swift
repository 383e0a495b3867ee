import Testing

@testable import KataFormats
@testable import KataResults

/// The summary of a step that grades.
@Suite struct GradeMarkdownTests {
    @Test func aSubmissionIsARow() throws {
        #expect(
            SampleGrade.text(GradeMarkdown(), try SampleGrade.submissions())
                == #"""
                ## kata grade

                | | submission | points | verdict | |
                |---|---|---:|---|---|
                | ✓ | anna | 10/10 | passed |  |
                | ✗ | 王小明 | 3/10 | crashed | left alone\: crashed, hidden |
                | ✗ | dora | 0/10 | build | Lamp.swift\:4\: cannot find 'nam' in scope |
                | ‼ | carol | | **no result** | no room on the disk |

                **4 submissions: 1 passed, 1 crashed, 1 build**, mean 4.3 of 10 points

                ‼ **1 submission has no result**

                ### Where they part

                **1**: lamp / dimmed, the log differs from line 1, line 4: lamp.off() (王小明)

                ```diff
                - 灯: 关
                + 灯: 开
                ```

                **1**: lamp, cannot find 'nam' in scope (dora)

                isolation: standard (base, no\-new\-privileges, system\-calls, files); missing\: user (not root), group (cgroup v2 is not delegated)

                """#)
    }

    @Test func ofASingleSubmissionAllIsShown() throws {
        let submission = try SampleGrade.submissions()[1]
        #expect(
            SampleGrade.text(GradeMarkdown(), [submission])
                == #"""
                ## kata grade

                **王小明: 3 of 10 points**

                - note: 'Package.swift' is ignored

                | | scenario | points | verdict |
                |---|---|---:|---|
                | ✓ | lamp / switched on | 3/3 | passed |
                | ✗ | lamp / dimmed | 0/5 | failed |
                | ✗ | lamp / left alone | 0/2 | crashed, hidden |

                **lamp / dimmed**: failed

                ```text
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
                ```

                isolation: standard (base, no\-new\-privileges, system\-calls, files); missing\: user (not root), group (cgroup v2 is not delegated)

                """#)
    }

    @Test func aLongReportStaysBelowTheLimit() throws {
        let long = try SampleGrade.submissions()[1]
        let submissions = (0..<20_000).map { number in
            var submission = long
            submission.name = "\(number) " + String(repeating: "@", count: 60)
            return submission
        }
        let text = SampleGrade.text(GradeMarkdown(), submissions)
        #expect(text.utf8.count < 1 << 20)
        #expect(text.contains("rows are left out: the report would be too long."))
        #expect(text.contains("**20000 submissions: 20000 crashed**"))
    }
}
