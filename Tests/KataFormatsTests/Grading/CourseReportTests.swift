import Foundation
import KataDiagnostics
import KataTranscript
import Testing

@testable import KataFormats
@testable import KataResults

/// Documents about one submission, each by the rules of whoever reads it.
@Suite struct CourseReportTests {
    private typealias Object = [String: Any]

    private static let identity = Classroom50Report.Identity(
        classroom: "c", assignment: "a", submission: "submit/1", commit: "https://x/1",
        release: "https://x/2",
        review: "https://x/3", date: "2026-03-01T12:00:00Z")

    private static func text(
        _ format: any Report<GradedSubmission, GradeSummary>, _ submission: GradedSubmission
    ) -> String {
        SampleGrade.text(format, [submission])
    }

    private static func object(
        _ format: any Report<GradedSubmission, GradeSummary>, _ submission: GradedSubmission
    ) throws -> Object {
        try #require(try JSONSerialization.jsonObject(with: Data(text(format, submission).utf8)) as? Object)
    }

    private static func tests(_ object: Object) throws -> [Object] {
        try #require(object["tests"] as? [Object])
    }

    @Test func exercismDocuments() throws {
        let submissions = try SampleGrade.submissions()
        let format = ExercismReport()
        #expect(
            Self.text(format, submissions[1])
                == #"""
                {"version":3,"status":"fail","message":null,"tests":[{"name":"lamp / switched on","status":"pass","message":null,"output":"灯: 开"},{"name":"lamp / dimmed","status":"fail","message":"the log differs from line 1 at lamp.yaml:4:3\n  → lamp.off()\n  - expected  + written\n      @ line 3: 灯.on()\n  -   灯: 关\n  + 1 灯: 开\n          ^^\n      @ line 4: lamp.off()\n    2 off\n  note: in row 2 of its parameters","output":"灯: 开\noff"},{"name":"lamp / left alone","status":"error","message":"crashed, hidden"}]}

                """#)
        #expect(
            Self.text(format, submissions[2])
                == #"""
                {"version":3,"status":"error","message":"<solution-dir>/Lamp.swift:4:26: error: cannot find 'nam' in scope","tests":[]}

                """#)
        #expect(
            Self.text(format, submissions[3])
                == #"""
                {"version":3,"status":"error","message":"kata could not grade this: no room on the disk","tests":[]}

                """#)
    }

    @Test func gradescopeDocuments() throws {
        let submissions = try SampleGrade.submissions()
        let format = GradescopeReport()
        #expect(
            Self.text(format, submissions[1])
                == #"""
                {"output":"3 of 10 points\nnote: 'Package.swift' is ignored","output_format":"text","test_output_format":"text","test_name_format":"text","visibility":"visible","stdout_visibility":"hidden","extra_data":{"key":"王小明's key","isolation":"standard"},"tests":[{"name":"lamp / switched on","number":"1.1","score":3,"max_score":3,"status":"passed","visibility":"visible"},{"name":"lamp / dimmed","number":"1.2","score":0,"max_score":5,"status":"failed","output":"the log differs from line 1 at lamp.yaml:4:3\n  → lamp.off()\n  - expected  + written\n      @ line 3: 灯.on()\n  -   灯: 关\n  + 1 灯: 开\n          ^^\n      @ line 4: lamp.off()\n    2 off\n  note: in row 2 of its parameters","visibility":"visible"},{"name":"lamp / left alone","number":"1.3","score":0,"max_score":2,"status":"failed","output":"crashed, hidden","visibility":"visible"}]}

                """#)
        #expect(
            Self.text(format, submissions[2])
                == #"""
                {"output":"0 of 10 points\nthe solution does not build\nLamp.swift:4:26: error: cannot find 'nam' in scope","output_format":"text","test_output_format":"text","test_name_format":"text","visibility":"visible","stdout_visibility":"hidden","extra_data":{"key":"dora's key","isolation":"standard"},"tests":[{"name":"lamp / switched on","number":"1.1","score":0,"max_score":3,"status":"failed","output":"the solution does not build\nLamp.swift:4:26: error: cannot find 'nam' in scope","visibility":"visible"},{"name":"lamp / dimmed","number":"1.2","score":0,"max_score":5,"status":"failed","output":"build","visibility":"visible"},{"name":"lamp / left alone","number":"1.3","score":0,"max_score":2,"status":"failed","output":"build, hidden","visibility":"visible"}]}

                """#)
        #expect(
            Self.text(format, submissions[3])
                == #"""
                {"output":"kata could not grade this: no room on the disk","output_format":"text"}

                """#)
    }

    @Test func check50Documents() throws {
        let submissions = try SampleGrade.submissions()
        let format = Check50Report(version: "1.2.3")
        #expect(
            Self.text(format, submissions[1])
                == #"""
                {"slug":"王小明","results":[{"name":"1.1","description":"lamp / switched on","passed":true,"log":["灯: 开"],"cause":null,"data":{"points":3,"maximum":3,"verdict":"passed"},"dependency":null},{"name":"1.2","description":"lamp / dimmed","passed":false,"log":["灯: 开","off"],"cause":{"rationale":"the log differs from line 1","help":"the log differs from line 1 at lamp.yaml:4:3\n  → lamp.off()\n  - expected  + written\n      @ line 3: 灯.on()\n  -   灯: 关\n  + 1 灯: 开\n          ^^\n      @ line 4: lamp.off()\n    2 off\n  note: in row 2 of its parameters","expected":"灯: 关","actual":"灯: 开"},"data":{"points":0,"maximum":5,"verdict":"failed"},"dependency":null},{"name":"1.3","description":"lamp / left alone","passed":false,"log":[],"cause":{"rationale":"crashed, hidden"},"data":{"points":0,"maximum":2,"verdict":"crashed"},"dependency":null}],"version":"1.2.3"}

                """#)
        #expect(
            Self.text(format, submissions[2])
                == #"""
                {"slug":"dora","results":[{"name":"1.1","description":"lamp / switched on","passed":null,"log":[],"cause":{"rationale":"the solution does not build","help":"the solution does not build\nLamp.swift:4:26: error: cannot find 'nam' in scope"},"data":{"points":0,"maximum":3,"verdict":"build"},"dependency":null},{"name":"1.2","description":"lamp / dimmed","passed":null,"log":[],"cause":{"rationale":"build"},"data":{"points":0,"maximum":5,"verdict":"build"},"dependency":null},{"name":"1.3","description":"lamp / left alone","passed":null,"log":[],"cause":{"rationale":"build, hidden"},"data":{"points":0,"maximum":2,"verdict":"build"},"dependency":null}],"version":"1.2.3"}

                """#)
        #expect(
            Self.text(format, submissions[3])
                == #"""
                {"slug":"carol","error":{"type":"InternalError","value":"no room on the disk","traceback":[],"data":{}},"version":"1.2.3"}

                """#)
    }

    @Test func classroom50Documents() throws {
        let submissions = try SampleGrade.submissions()
        let format = Classroom50Report(Self.identity)
        #expect(
            Self.text(format, submissions[1])
                == #"""
                {"schema":"classroom50/result/v1","classroom":"c","assignment":"a","submission":"submit/1","commit":"https://x/1","release":"https://x/2","review":"https://x/3","datetime":"2026-03-01T12:00:00Z","score":3,"max-score":10,"tests":[{"test-name":"lamp / switched on","passed":true,"score":3,"max-score":3,"verdict":"passed"},{"test-name":"lamp / dimmed","passed":false,"score":0,"max-score":5,"verdict":"failed"},{"test-name":"lamp / left alone","passed":false,"score":0,"max-score":2,"verdict":"crashed"}]}

                """#)
        #expect(
            Self.text(format, submissions[2])
                == #"""
                {"schema":"classroom50/result/v1","classroom":"c","assignment":"a","submission":"submit/1","commit":"https://x/1","release":"https://x/2","review":"https://x/3","datetime":"2026-03-01T12:00:00Z","score":0,"max-score":10,"tests":[{"test-name":"lamp / switched on","passed":false,"score":0,"max-score":3,"verdict":"build"},{"test-name":"lamp / dimmed","passed":false,"score":0,"max-score":5,"verdict":"build"},{"test-name":"lamp / left alone","passed":false,"score":0,"max-score":2,"verdict":"build"}]}

                """#)
        #expect(Self.text(format, submissions[3]) == "")
    }

    @Test func aSubmissionThatPassesPassesEverywhere() throws {
        let passed = try SampleGrade.submissions()[0]
        #expect(try Self.object(ExercismReport(), passed)["status"] as? String == "pass")
        let gradescope = try Self.tests(try Self.object(GradescopeReport(), passed))
        #expect(gradescope.allSatisfy { $0["status"] as? String == "passed" })
        let classroom = try Self.object(Classroom50Report(Self.identity), passed)
        #expect(classroom["score"] as? Int == 10)
    }

    /// A submission with so many scenarios, each with a log and a message of so many bytes.
    private static func long(_ count: Int, _ bytes: Int) -> GradedSubmission {
        let text = String(repeating: "灯\u{1B}", count: bytes / 4)
        let scenarios = (0..<count).map { number in
            ScenarioResult(
                name: "scenario \(number)", maximum: 1,
                findings: [Finding.told(text, verdict: .failed)],
                transcript: Transcript(lines: [text, text]))
        }
        let kata = KataResult(graded: "lamp", title: "lamp", module: "lamp", scenarios: scenarios)
        return SampleGrade.submission("long", [kata])
    }

    @Test(arguments: [(1, 60_000), (10, 60_000), (60, 20_000), (1000, 1000)])
    func exercismKeepsToItsLimits(_ count: Int, _ bytes: Int) throws {
        let text = Self.text(ExercismReport { _, _ in "code" }, Self.long(count, bytes))
        #expect(text.utf8.count <= 500_000)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
        let tests = try Self.tests(object)
        #expect(tests.map { $0["name"] as? String } == (0..<count).map { "lamp / scenario \($0)" })
        for test in tests {
            #expect(try !#require(test["message"] as? String).isEmpty)
            #expect((test["output"] as? String ?? "").unicodeScalars.count <= 500)
        }
    }

    @Test func exercismCutsTheMessageOfABuild() throws {
        let output = String(repeating: "Lamp.swift:1:1: error: 灯\n", count: 5000)
        let object = try Self.object(
            ExercismReport(), SampleGrade.submission("a", [SampleGrade.unbuilt(output)]))
        let message = try #require(object["message"] as? String)
        #expect(message.utf8.count <= 65_535)
        #expect(message.hasPrefix("<solution-dir>/Lamp.swift:1:1: error: 灯\n<solution-dir>/Lamp.swift:1:1"))
        #expect(message.hasSuffix("\n… cut"))
    }

    @Test func exercismShowsTheCodeOfOpenScenariosAlone() throws {
        let object = try Self.object(
            ExercismReport { kata, scenario in "\(kata): \(scenario)" }, try SampleGrade.submissions()[1])
        let codes = try Self.tests(object).map { $0["test_code"] as? String }
        #expect(codes == ["lamp: switched on", "lamp: dimmed", nil])
    }

    @Test(arguments: [0, 1, 2]) func pointsAddUp(_ index: Int) throws {
        let submission = try SampleGrade.submissions()[index]
        let grade = try #require(submission.grade)
        let gradescope = try Self.tests(try Self.object(GradescopeReport(), submission))
        #expect(gradescope.compactMap { $0["max_score"] as? Int }.reduce(0, +) == 10)
        #expect(gradescope.compactMap { $0["score"] as? Int }.reduce(0, +) == grade.points)
        #expect(gradescope.allSatisfy { $0["visibility"] as? String == "visible" })
        let classroom = try Self.object(Classroom50Report(Self.identity), submission)
        let tests = try Self.tests(classroom)
        #expect(classroom["score"] as? Int == grade.points)
        #expect(classroom["max-score"] as? Int == 10)
        #expect(tests.compactMap { $0["score"] as? Int }.reduce(0, +) == grade.points)
        #expect(tests.compactMap { $0["max-score"] as? Int }.reduce(0, +) == 10)
    }

    @Test func aFaultOfKataIsNoMark() throws {
        var kata = SampleGrade.unbuilt("")
        kata.finding = Finding.told("the grader crashed three times", verdict: .error)
        let submission = SampleGrade.submission("a", [kata])
        let words = "kata could not grade this: the grader crashed three times"
        #expect(
            Self.text(GradescopeReport(), submission)
                == "{\"output\":\"\(words)\",\"output_format\":\"text\"}\n")
        #expect(Self.text(Classroom50Report(Self.identity), submission) == "")
        let exercism = try Self.object(ExercismReport(), submission)
        #expect(exercism["message"] as? String == words)
        #expect(SampleGrade.text(GradeCSV(), [submission]).hasSuffix("\r\na,,,error,,,\r\n"))
    }

    @Test func gradescopeSeesLineFeedsAlone() throws {
        let output = "Lamp.swift:1:1: error: a\r\nb\rc\n"
        let text = Self.text(GradescopeReport(), SampleGrade.submission("a", [SampleGrade.unbuilt(output)]))
        #expect(!text.contains("\\r"))
        #expect(text.contains("error: a\\\\u{D}"))
    }

    @Test func aLongTextIsCutWithAWord() {
        #expect("abc".shortened(toUnits: 3) == "abc")
        #expect(String(repeating: "灯", count: 20).shortened(toUnits: 10) == "灯灯灯灯\n… cut")
        #expect(String(repeating: "灯", count: 20).shortened(toUnits: 99, bytes: 17) == "灯灯灯\n… cut")
    }
}
