import KataTranscript
import Testing

@testable import KataFormats
@testable import KataResults

/// The log of a workflow that grades, as GitHub's runner reads it.
@Suite struct GradeGitHubTests {
    @Test func submissionsThatDidNotPassAreAnnotated() throws {
        #expect(
            SampleGrade.text(GradeGitHub(token: "t"), try SampleGrade.submissions())
                == #"""
                ::error title=王小明%3A 3 of 10 points::left alone: crashed, hidden
                ::error title=dora%3A build::cannot find 'nam' in scope
                ::error title=carol%3A no result::no room on the disk
                ::group::kata
                ::stop-commands::t
                ✓ anna                  10/10  passed
                ✗ 王小明                 3/10  crashed   left alone: crashed, hidden (1 note)
                ✗ dora                   0/10  build     Lamp.swift:4: cannot find 'nam' in scope
                ‼ carol                 no result: no room on the disk

                4 submissions: 1 passed, 1 crashed, 1 build
                mean 4.3 of 10 points
                ‼ 1 submission has no result: carol
                isolation: standard (base, no-new-privileges, system-calls, files); missing: user (not root), group (cgroup v2 is not delegated)
                ::t::
                ::endgroup::

                """#)
    }

    @Test func ofASingleSubmissionScenariosAre() throws {
        let submission = try SampleGrade.submissions()[1]
        #expect(
            SampleGrade.text(GradeGitHub(token: "t"), [submission])
                == #"""
                ::error title=lamp / dimmed%3A failed::the log differs from line 1 at lamp.yaml:4:3%0A  → lamp.off()%0A  - expected  + written%0A      @ line 3: 灯.on()%0A  -   灯: 关%0A  + 1 灯: 开%0A          ^^%0A      @ line 4: lamp.off()%0A    2 off%0A  note: in row 2 of its parameters
                ::error title=lamp / left alone%3A crashed::crashed, hidden
                ::notice title=Points::3/10
                ::group::kata
                ::stop-commands::t
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
                ::t::
                ::endgroup::

                """#)
    }

    @Test(arguments: [
        ("work/dora", "work/dora/Lamp.swift"), ("./work/", "work/Lamp.swift"), (".", "Lamp.swift"),
        ("./", "Lamp.swift"),
    ]) func errorsStandInTheSubmissionsOwnFiles(_ folder: String, _ path: String) throws {
        var submission = try SampleGrade.submissions()[2]
        submission.folder = folder
        let reader = GitHubReader(SampleGrade.text(GradeGitHub(token: "t"), [submission]))
        #expect(reader.marks == [])
        let error = try #require(reader.commands.first)
        #expect(
            error.properties == ["file": path, "line": "4", "col": "26", "title": "dora: build"])
        #expect(error.message == "cannot find 'nam' in scope")
    }

    @Test func aFindingStandsInTheSubmissionsOwnFile() throws {
        var submission = try SampleGrade.submissions()[0]
        submission.folder = "work/anna"
        let place = DeclarationPlace(file: "Lamp.swift", line: 4, column: 26)
        submission.grade?.katas[0].scenarios[0].verdict = .failed
        submission.grade?.katas[0].scenarios[0].findings = [.told("it asks", verdict: .failed, place: place)]
        let reader = GitHubReader(SampleGrade.text(GradeGitHub(token: "t"), [submission]))
        let error = try #require(reader.commands.first)
        #expect(error.properties["file"] == "work/anna/Lamp.swift")
        #expect(error.properties["line"] == "4" && error.properties["col"] == "26")
        #expect(submission.katas(named: true).first?.sources == ["Lamp.swift": "work/anna/Lamp.swift"])
    }

    @Test func aLevelThatProtectsNothingIsAnnotated() throws {
        var submission = try SampleGrade.submissions()[0]
        submission.grade?.isolation = "basic"
        let reader = GitHubReader(SampleGrade.text(GradeGitHub(token: "t"), [submission]))
        #expect(reader.commands.map(\.name) == ["notice", "warning", "group", "stop-commands", "endgroup"])
    }
}
