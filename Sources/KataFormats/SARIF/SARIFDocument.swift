public import KataDiagnostics
public import KataResults
import KataTranscript

/// A SARIF 2.1.0 document as it grows: results as they come, the tool with its rules at the end.
///
/// After a kill the document is cut behind its last result; with `],"tool":{…}}]}` it is whole again.
public struct SARIFDocument: Sendable {
    /// How many results of a run GitHub takes.
    private static let resultLimit = 25_000

    private let origin: ReportOrigin
    private var rules: [SARIFRule] = []
    private var ruleIndices: [Annotation.Rule: Int] = [:]
    private var fingerprints: [String: Int] = [:]
    private var count = 0

    /// Makes a document without results.
    public init(origin: ReportOrigin) { self.origin = origin }

    /// Returns what stands before the first result.
    public func begin() -> String {
        "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\","
            + "\"runs\":[{\"columnKind\":\"unicodeCodePoints\",\"results\":["
    }

    /// Adds the diagnostics of a file, which is called `id` in a few words; returns their text.
    public mutating func add(_ diagnostics: [Diagnostic], in file: SourceFile, of id: String) -> String {
        diagnostics.map { add(Annotation($0, in: file, of: id), in: file) }.joined()
    }

    /// Returns what stands behind the last result.
    ///
    /// - Parameter obstacle: what kept the tool from looking at all that it should; nil where it did.
    public func end(_ exitCode: ExitCode, obstacle: String?) -> String {
        let invocation = invocation(exitCode, obstacle: obstacle)
        return "\n],\"invocations\":[\(invocation.shownText)],\"tool\":\(tool.text)}]}\n"
    }

    /// Adds a result; returns its text.
    mutating func add(_ annotation: Annotation, in file: SourceFile) -> String {
        count += 1
        guard count <= Self.resultLimit else { return "" }
        let rule = index(of: annotation.rule)
        let id = rules[rule].id
        let key = Fingerprint.of(annotation, rule: id, in: file)
        fingerprints[key, default: 0] += 1
        let result = JSON.members([
            "ruleId": .string(id), "ruleIndex": .integer(Int64(rule)),
            "level": .string(annotation.severity.rawValue),
            "message": .members(["text": .string("\(annotation.title)\n\(annotation.message)")]),
            "locations": .array([.members(["physicalLocation": annotation.span.sarif])]),
            "partialFingerprints": .members([
                "primaryLocationLineHash": .string("\(key):\(fingerprints[key, default: 1])")
            ]),
            "fixes": annotation.fix.map { .array([$0.json(at: annotation.span.path)]) },
        ])
        return (count == 1 ? "\n" : ",\n") + result.shownText
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

    /// Tells whether everything was looked at, and what was left out.
    private func invocation(_ exitCode: ExitCode, obstacle: String?) -> JSON {
        var notifications: [String] = []
        if let obstacle { notifications.append(obstacle) }
        if count > Self.resultLimit {
            notifications.append("\(count - Self.resultLimit) more results are left out")
        }
        return .members([
            "executionSuccessful": .bool(obstacle == nil),
            "exitCode": .integer(Int64(exitCode.rawValue)),
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
        .members(["artifactLocation": artifact, "region": region])
    }

    private var artifact: JSON { .members(["uri": .string(URIText.reference(path))]) }

    /// The lines and columns; a place alone has no end.
    fileprivate var region: JSON {
        .members([
            "startLine": .integer(Int64(line)), "startColumn": .integer(Int64(column)),
            "endLine": .integer(Int64(endLine)),
            "endColumn": isEmpty ? nil : .integer(Int64(endColumn)),
        ])
    }

    /// The region whose text is deleted; an empty one only inserts.
    fileprivate var deletedRegion: JSON {
        .members([
            "startLine": .integer(Int64(line)), "startColumn": .integer(Int64(column)),
            "endLine": .integer(Int64(endLine)), "endColumn": .integer(Int64(endColumn)),
        ])
    }
}

extension Annotation.Fix {
    /// The fix as SARIF's `fix` of one file.
    fileprivate func json(at path: String) -> JSON {
        let replacements = replacements.map { span, text in
            JSON.members([
                "deletedRegion": span.deletedRegion,
                "insertedContent": text.isEmpty ? nil : .members(["text": .string(text)]),
            ])
        }
        return .members([
            "description": .members(["text": .string(summary)]),
            "artifactChanges": .array([
                .members([
                    "artifactLocation": .members(["uri": .string(URIText.reference(path))]),
                    "replacements": .array(replacements),
                ])
            ]),
        ])
    }
}
