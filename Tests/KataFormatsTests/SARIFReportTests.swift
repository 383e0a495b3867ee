import Foundation
import KataDiagnostics
import Testing

@testable import KataFormats
@testable import KataResults

/// SARIF 2.1.0 by the rules that code scanning needs.
@Suite struct SARIFReportTests {
    private typealias Object = [String: Any]

    @Test func aHostileRunKeepsTheRules() throws {
        let run = try Self.run(try SampleRun.text(SARIFReport(origin: SampleRun.origin)))
        let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
        let rules = try #require(driver["rules"] as? [Object])
        #expect(
            rules.map { $0["id"] as? String } == [
                "failed", "threw", "build", DiagnosticCode.unknownModule.id,
            ])
        for rule in rules {
            #expect(((rule["shortDescription"] as? Object)?["text"] as? String)?.isEmpty == false)
            #expect((rule["helpUri"] as? String).flatMap(URL.init(string:))?.scheme != nil)
        }
        let results = try #require(run["results"] as? [Object])
        for result in results { try Self.check(result, rules) }
        let fingerprints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
        #expect(Set(fingerprints.compactMap { $0["primaryLocationLineHash"] }).count == results.count)
    }

    @Test func resultsStandAtTheirPlaces() throws {
        let run = try Self.run(try SampleRun.text(SARIFReport(origin: SampleRun.origin)))
        let places = try #require(run["results"] as? [Object]).map(Self.place)
        let kata = "katas/my%20lamp%2C1%3A2%25.yaml"
        #expect(
            places == [
                "\(kata) 4:3-4:13", "\(kata) 3:3-3:9", "mine/Lamp.swift 4:26-4:?", "\(kata) 1:1-1:5",
            ])
    }

    @Test func fingerprintsStayWhenLinesAboveChange() throws {
        func fingerprint(_ katas: [KataResult]) throws -> String? {
            let text = SampleRun.text(SARIFReport(origin: SampleRun.origin), SampleRun.events(katas))
            let results = try #require(try Self.run(text)["results"] as? [Object])
            return (results.last?["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
        }
        let katas = try SampleRun.katas()
        #expect(try fingerprint([katas[1]]) == (try fingerprint([katas[0], katas[1]])))
        #expect(try fingerprint([katas[1]]) != (try fingerprint([katas[1], katas[1]])))
    }

    @Test func aRunThatJudgedNothingDidNotSucceed() throws {
        let text = SampleRun.text(SARIFReport(origin: SampleRun.origin), SampleRun.events([]))
        let invocations = try #require(try Self.run(text)["invocations"] as? [Object])
        #expect(invocations[0]["executionSuccessful"] as? Bool == false)
    }

    @Test func aCutReportIsWholeWithATool() throws {
        let events = SampleRun.events(try SampleRun.katas()).dropLast()
        let cut = SampleRun.text(SARIFReport(origin: SampleRun.origin), Array(events))
        let tool = "],\"tool\":{\"driver\":{\"name\":\"kata\"}}}]}"
        #expect(try (Self.run(cut + tool)["results"] as? [Object])?.count == 4)
    }

    @Test(arguments: [
        ("a/b.yaml", "a/b.yaml"), ("./灯.yaml", "%E7%81%AF.yaml"), ("/x y", "file:///x%20y"),
        ("../a#?:", "../a%23%3F%3A"),
    ])
    func pathsAreReferences(_ path: String, _ reference: String) {
        #expect(URIText.reference(path) == reference)
    }

    private static func check(_ result: Object, _ rules: [Object]) throws {
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(result["ruleId"] as? String == rules[index]["id"] as? String)
        #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
        #expect(((result["message"] as? Object)?["text"] as? String)?.isEmpty == false)
    }

    private static func place(_ result: Object) -> String {
        let location = (result["locations"] as? [Object])?.first?["physicalLocation"] as? Object
        let uri = (location?["artifactLocation"] as? Object)?["uri"] as? String ?? "?"
        let region = location?["region"] as? [String: Int] ?? [:]
        func number(_ name: String) -> String { region[name].map(String.init) ?? "?" }
        return "\(uri) \(number("startLine")):\(number("startColumn"))-"
            + "\(number("endLine")):\(number("endColumn"))"
    }

    private static func run(_ text: String) throws -> Object {
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
        #expect(root["version"] as? String == "2.1.0")
        #expect(root["$schema"] is String)
        return try #require((root["runs"] as? [Object])?.first)
    }
}
