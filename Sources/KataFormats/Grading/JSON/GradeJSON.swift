public import KataResults
import KataTranscript

/// The report of a grading for programs: one JSON document, described in docs/json.md.
///
/// It is written as results come, a line a submission; what stands there after a kill is whole up to the last one.
public struct GradeJSON: Report {
    /// The version of the document's format.
    public static let version = 1
    private var frame = JSONFrame(
        format: "kata.grade", version: GradeJSON.version, list: "submissions")

    /// Makes a report.
    public init() {}

    public func begin(count: Int) -> String { frame.begin() }

    public mutating func add(_ submission: GradedSubmission) -> String { frame.add(submission.json) }

    public func end(_ summary: GradeSummary) -> String { frame.end(summary.json) }
}

extension GradedSubmission {
    /// The submission with its published result, or with why there is none.
    fileprivate var json: JSON {
        if isAbsent { return .members(["name": .string(name), "absent": true]) }
        return .members([
            "name": .string(name), "key": .string(key),
            "obstacle": grade == nil ? .string(obstacle ?? "nothing was published") : nil,
            "result": grade.map { $0.json(key: key) },
            "measures": measures.isEmpty ? nil : .array(measures),
        ])
    }

    /// What the scenarios took, where that is told.
    private var measures: [JSON] {
        (grade?.katas ?? []).flatMap { kata in
            kata.scenarios.compactMap { scenario in
                scenario.measure.map { measure in
                    .members([
                        "kata": .string(kata.id), "scenario": .string(scenario.name),
                        "milliseconds": .integer(Int64(measure.nanoseconds / 1_000_000)),
                        "cpuMilliseconds": measure.cpuMicroseconds.map { .integer(Int64($0 / 1000)) },
                        "peakBytes": measure.peakBytes.map { .integer(Int64($0)) },
                    ])
                }
            }
        }
    }
}

extension GradeSummary {
    /// Counts by verdict, and what isolated the workers.
    fileprivate var json: JSON {
        .members([
            "submissions": .integer(Int64(count)), "missing": .integer(Int64(missingCount)),
            "absent": absent.isEmpty ? nil : .integer(Int64(absent.count)),
            "points": .integer(Int64(points)),
            "unpassed": passes.unpassed.isEmpty ? nil : .array(passes.unpassed.map(JSON.string)),
            "verdicts": .object(
                Verdict.allCases.compactMap { verdict in
                    verdicts[verdict].map { JSON.Member(verdict.rawValue, .integer(Int64($0))) }
                }),
            "isolation": isolationReport.map(\.json), "interrupted": .bool(isInterrupted),
        ])
    }
}
