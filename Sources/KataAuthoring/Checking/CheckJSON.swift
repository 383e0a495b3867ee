import KataDiagnostics
public import KataFormats
import KataResults
import KataTranscript

/// What a check found, for programs: one JSON document, described in docs/json.md.
public struct CheckJSON: Report {
    private var frame = JSONFrame(format: "kata.check", version: 1, list: "diagnostics")

    /// Makes a report.
    public init() {}

    public func begin(count: Int) -> String { frame.begin() }

    public mutating func add(_ result: Check.Result) -> String {
        result.diagnostics.map { frame.add($0.json(in: result.source)) }.joined()
    }

    public func end(_ summary: CheckSummary) -> String {
        frame.end(
            .members([
                "files": .integer(Int64(summary.files)), "errors": .integer(Int64(summary.errors)),
                "warnings": .integer(Int64(summary.warnings)),
                "exitCode": .integer(Int64(summary.exitCode.rawValue)),
            ]))
    }
}
