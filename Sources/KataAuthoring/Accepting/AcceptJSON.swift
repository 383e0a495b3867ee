import KataDiagnostics
public import KataFormats
public import KataResults
import KataTranscript

/// What `kata accept` did, for programs: one JSON document, described in docs/json.md.
public struct AcceptJSON: Report {
    private var frame: JSONFrame
    private var counts: [String: Int] = [:]

    /// Makes a report; `isCheck` says that nothing is written.
    public init(isCheck: Bool) {
        frame = JSONFrame(format: "kata.accept", version: 1, ["check": .bool(isCheck)], list: "katas")
    }

    public func begin(count: Int) -> String { frame.begin() }

    public mutating func add(_ result: AcceptResult) -> String {
        counts[result.outcome.word, default: 0] += 1
        return frame.add(result.json)
    }

    public func end(_ exitCode: ExitCode) -> String {
        let words = ["unchanged", "changed", "refused", "obstacle"]
        let summary = JSON.object(
            [JSON.Member("katas", .integer(Int64(counts.values.reduce(0, +))))]
                + words.map { JSON.Member($0, .integer(Int64(counts[$0, default: 0]))) }
                + [JSON.Member("exitCode", .integer(Int64(exitCode.rawValue)))])
        return frame.end(summary)
    }
}

extension AcceptResult {
    fileprivate var json: JSON {
        var members = [
            JSON.Member("id", .string(id)), JSON.Member("path", .string(source.path)),
            JSON.Member("outcome", .string(outcome.word)),
        ]
        switch outcome {
        case .unchanged: break
        case .changed(let changed):
            members.append(JSON.Member("hunks", TextChange(from: source, to: changed, isWhole: true).json))
        case .refused(let refusals):
            members.append(JSON.Member("refusals", .array(refusals.map { $0.json(in: source) })))
        case .obstacle(let obstacle):
            members.append(JSON.Member("result", obstacle.json(withTranscript: false)))
        }
        return .object(members)
    }
}

extension AcceptResult.Outcome {
    fileprivate var word: String {
        switch self {
        case .unchanged: "unchanged"
        case .changed: "changed"
        case .refused: "refused"
        case .obstacle: "obstacle"
        }
    }
}

extension AcceptError {
    fileprivate func json(in file: SourceFile) -> JSON {
        let place = Place(range, in: file)
        return .members([
            "line": .integer(Int64(place.position.line)), "column": .integer(Int64(place.position.column)),
            "message": .string(sentence),
        ])
    }
}
