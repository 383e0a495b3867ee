public import KataResults
import KataTranscript

/// The report for programs: one JSON document, described in docs/json.md.
///
/// It is written as results come; what stands there after an interruption is whole up to the last kata.
public struct JSONReport: Report {
    /// The version of the document's format.
    public static let version = 1
    private let showsTranscripts: Bool
    private var frame = JSONFrame(format: "kata.run", version: JSONReport.version, list: "katas")

    /// Makes a report, with what every scenario wrote or without.
    public init(showsTranscripts: Bool = true) { self.showsTranscripts = showsTranscripts }

    public func begin(count: Int) -> String { frame.begin() }

    public mutating func add(_ kata: KataResult) -> String {
        frame.add(kata.json(withTranscript: showsTranscripts))
    }

    public func end(_ summary: RunSummary) -> String { frame.end(summary.json) }
}

extension RunSummary {
    /// Counts by verdict, and the exit code.
    fileprivate var json: JSON {
        .members([
            "katas": RunSummary.counts(katas), "scenarios": RunSummary.counts(scenarios),
            "milliseconds": .float(Double(duration / 1000) / 1000), "interrupted": .bool(isInterrupted),
            "exitCode": .integer(Int64(exitCode.rawValue)), "isolation": isolation.map(\.json),
        ])
    }

    private static func counts(_ counts: [Verdict: Int]) -> JSON {
        .object(
            Verdict.allCases.compactMap { verdict in
                counts[verdict].map { JSON.Member(verdict.rawValue, .integer(Int64($0))) }
            })
    }
}
