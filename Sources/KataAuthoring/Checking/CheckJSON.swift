import KataDiagnostics
public import KataReport
import KataTranscript

/// What a check found, for programs: one JSON document, described in docs/json.md.
public struct CheckJSON: CheckFormat {
    private var count = CheckCount()

    /// Makes a report.
    public init() {}

    public var exitCode: ExitCode { count.exitCode }

    public func begin() -> String { "{\"format\":\"kata.check\",\"version\":1,\"diagnostics\":[" }

    public mutating func text(of result: Check.Result) -> String {
        let isFirst = count.errors + count.warnings == 0
        count.add(result)
        let texts = result.diagnostics.map { "\n" + $0.json(in: result.source).text }
        return texts.isEmpty ? "" : (isFirst ? "" : ",") + texts.joined(separator: ",")
    }

    public func end(_ exitCode: ExitCode) -> String {
        let counts = JSON.members([
            "files": .integer(Int64(count.files)), "errors": .integer(Int64(count.errors)),
            "warnings": .integer(Int64(count.warnings)), "exitCode": .integer(Int64(exitCode.rawValue)),
        ])
        return "\n],\"summary\":\(counts.text)}\n"
    }
}
