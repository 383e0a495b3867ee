import KataTranscript

/// The report for programs: one JSON document, described in docs/json.md.
///
/// It is written as results come; what stands there after an interruption is whole up to the last kata.
public struct JSONReport: ReportFormat {
    /// The version of the document's format.
    public static let version = 1
    private let showsTranscripts: Bool
    private var isFirst = true

    /// Makes a report, with what every scenario wrote or without.
    public init(showsTranscripts: Bool = true) { self.showsTranscripts = showsTranscripts }

    /// Returns the part of the document that an event adds.
    public mutating func text(for event: RunEvent) -> String {
        switch event {
        case .started: return "{\"format\":\"kata.run\",\"version\":\(JSONReport.version),\"katas\":["
        case .finished(let kata):
            defer { isFirst = false }
            return (isFirst ? "\n" : ",\n") + kata.json(withTranscript: showsTranscripts).shownText
        case .ended(let summary): return "\n],\"summary\":\(summary.json.shownText)}\n"
        }
    }
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
