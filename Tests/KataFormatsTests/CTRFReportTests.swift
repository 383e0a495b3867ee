import Foundation
import Testing

@testable import KataFormats
@testable import KataResults

/// CTRF by the rules of its schema (ctrf-io/ctrf, schema/ctrf.schema.json, version 1.0.0).
@Suite struct CTRFReportTests {
    private typealias Object = [String: Any]

    private static let rootNames: Set<String> = ["reportFormat", "specVersion", "generatedBy", "results"]
    private static let testNames: Set<String> = [
        "name", "status", "duration", "suite", "message", "trace", "line", "rawStatus", "filePath", "stdout",
        "steps", "extra",
    ]
    private static let statuses: Set<String> = ["passed", "failed", "skipped", "pending", "other"]
    private static let summaryNames: Set<String> = [
        "tests", "passed", "failed", "skipped", "pending", "other", "suites", "start", "stop",
    ]

    @Test func aHostileRunKeepsTheSchema() throws {
        let root = try Self.object(try SampleRun.text(CTRFReport(origin: SampleRun.origin)))
        #expect(Set(root.keys) == Self.rootNames)
        #expect(root["reportFormat"] as? String == "CTRF")
        #expect(root["specVersion"] as? String == "1.0.0")
        let results = try #require(root["results"] as? Object)
        #expect(Set(results.keys) == ["tool", "tests", "summary"])
        #expect(results["tool"] as? [String: String] == ["name": "kata", "version": "1.2.3"])
        let tests = try #require(results["tests"] as? [Object])
        for test in tests { try Self.check(test) }
        let summary = try #require(results["summary"] as? [String: Int])
        #expect(
            summary == [
                "tests": 7, "passed": 2, "failed": 4, "skipped": 1, "pending": 0, "other": 0, "suites": 5,
                "start": 1_700_000_000_000, "stop": 1_700_000_000_012,
            ])
    }

    @Test func theCommandToBlameIsMarked() throws {
        let root = try Self.object(try SampleRun.text(CTRFReport(origin: SampleRun.origin)))
        let tests = try #require((root["results"] as? Object)?["tests"] as? [Object])
        #expect(
            tests[2]["steps"] as? [[String: String]] == [
                ["name": "line 3: 灯.on()", "status": "passed"],
                ["name": "line 4: lamp.off()", "status": "failed"],
            ])
        #expect((tests[2]["extra"] as? Object)?["hidden"] as? Bool == true)
    }

    @Test func aRunThatJudgedNothingIsNotGreen() throws {
        let text = SampleRun.text(CTRFReport(origin: SampleRun.origin), SampleRun.events([]))
        let results = try #require(try Self.object(text)["results"] as? Object)
        #expect((results["summary"] as? [String: Int])?["failed"] == 1)
    }

    @Test func aCutReportIsWholeWithASummary() throws {
        let events = SampleRun.events(try SampleRun.katas()).dropLast(2)
        let cut = SampleRun.text(CTRFReport(origin: SampleRun.origin), Array(events))
        #expect(throws: (any Error).self) { try Self.object(cut) }
        #expect(try !Self.object(cut + "],\"summary\":{}}}").isEmpty)
    }

    private static func check(_ test: Object) throws {
        #expect(Set(test.keys).isSubset(of: testNames))
        #expect(test["name"] is String && test["duration"] is Int)
        #expect(statuses.contains(try #require(test["status"] as? String)))
        #expect(try !#require(test["suite"] as? [String]).isEmpty)
        #expect(test["stdout"].map { $0 is [String] } ?? true)
        for step in test["steps"] as? [Object] ?? [] {
            #expect(Set(step.keys) == ["name", "status"])
            #expect(statuses.contains(try #require(step["status"] as? String)))
        }
    }

    private static func object(_ text: String) throws -> Object {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    }
}
