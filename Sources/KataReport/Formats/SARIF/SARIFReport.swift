import KataDiagnostics
import KataTranscript

/// The report for code scanning: SARIF 2.1.0 with what is wrong in kata files and solutions, at its place.
///
/// Results are written as they come, the tool with its rules at the end. After a kill the document is cut behind its
/// last result; with `],"tool":{…}}]}` it is whole again.
public struct SARIFReport: ReportFormat {
    /// How many results of a run GitHub takes.
    private static let resultLimit = 25_000

    private let origin: ReportOrigin
    private var annotations = Annotations()
    private var rules: [SARIFRule] = []
    private var ruleIndices: [Annotation.Rule: Int] = [:]
    private var fingerprints: [String: Int] = [:]
    private var count = 0

    /// Makes a report.
    public init(origin: ReportOrigin) { self.origin = origin }

    /// Returns the part of the document that an event adds.
    public mutating func text(for event: RunEvent) -> String {
        switch event {
        case .started:
            return "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\","
                + "\"runs\":[{\"columnKind\":\"unicodeCodePoints\",\"results\":["
        case .finished(let kata):
            return annotations.annotations(of: kata).map { text(of: $0, in: kata) }.joined()
        case .ended(let summary):
            return "\n],\"invocations\":[\(invocation(summary).text)],\"tool\":\(tool.text)}]}\n"
        }
    }

    private mutating func text(of annotation: Annotation, in kata: KataResult) -> String {
        count += 1
        guard count <= SARIFReport.resultLimit else { return "" }
        let rule = index(of: annotation.rule)
        let id = rules[rule].id
        let key = Fingerprint.of(annotation, rule: id, in: kata.source)
        fingerprints[key, default: 0] += 1
        let result = JSON.members([
            "ruleId": .string(id), "ruleIndex": .integer(Int64(rule)),
            "level": .string(annotation.severity.rawValue),
            "message": .members(["text": .string("\(annotation.title)\n\(annotation.message)")]),
            "locations": .array([.members(["physicalLocation": annotation.span.sarif])]),
            "partialFingerprints": .members([
                "primaryLocationLineHash": .string("\(key):\(fingerprints[key, default: 1])")
            ]),
        ])
        return (count == 1 ? "\n" : ",\n") + result.text
    }

    private mutating func index(of rule: Annotation.Rule) -> Int {
        if let known = ruleIndices[rule] { return known }
        ruleIndices[rule] = rules.count
        rules.append(SARIFRule(rule))
        return rules.count - 1
    }

    private var tool: JSON {
        .members([
            "driver": .members([
                "name": "kata", "version": .string(origin.version), "rules": .array(rules.map(\.json)),
            ])
        ])
    }

    /// Tells whether everything was judged, and what was left out.
    private func invocation(_ summary: RunSummary) -> JSON {
        var notifications: [String] = []
        if let obstacle = SummaryWords(summary).obstacle { notifications.append(obstacle) }
        if count > SARIFReport.resultLimit {
            notifications.append("\(count - SARIFReport.resultLimit) more results are left out")
        }
        return .members([
            "executionSuccessful": .bool(SummaryWords(summary).obstacle == nil),
            "exitCode": .integer(Int64(summary.exitCode.rawValue)),
            "toolExecutionNotifications": notifications.isEmpty
                ? nil
                : .array(
                    notifications.map {
                        .members(["level": "warning", "message": .members(["text": .string($0)])])
                    }),
        ])
    }
}

extension SourceSpan {
    /// The span as a physical location.
    fileprivate var sarif: JSON {
        .members([
            "artifactLocation": .members(["uri": .string(URIText.reference(path))]),
            "region": .members([
                "startLine": .integer(Int64(line)), "startColumn": .integer(Int64(column)),
                "endLine": .integer(Int64(endLine)),
                "endColumn": isEmpty ? nil : .integer(Int64(endColumn)),
            ]),
        ])
    }
}
