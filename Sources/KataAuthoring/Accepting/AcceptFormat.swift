import KataDiagnostics
public import KataReport
import KataTranscript

/// A format of what `kata accept` did.
public protocol AcceptFormat: Sendable {
    /// Returns what stands before the first kata.
    mutating func begin() -> String
    /// Returns the text of a kata.
    mutating func text(of result: AcceptResult) -> String
    /// Returns what stands behind the last kata.
    mutating func end(_ exitCode: ExitCode) -> String
}

/// What `kata accept` did, for programs: one JSON document, described in docs/json.md.
public struct AcceptJSON: AcceptFormat {
    private let isCheck: Bool
    private var counts: [String: Int] = [:]

    /// Makes a report; `isCheck` says that nothing is written.
    public init(isCheck: Bool) { self.isCheck = isCheck }

    public func begin() -> String {
        "{\"format\":\"kata.accept\",\"version\":1,\"check\":\(isCheck),\"katas\":["
    }

    public mutating func text(of result: AcceptResult) -> String {
        let isFirst = counts.isEmpty
        counts[result.outcome.word, default: 0] += 1
        return (isFirst ? "\n" : ",\n") + result.json.text
    }

    public func end(_ exitCode: ExitCode) -> String {
        let words = ["unchanged", "changed", "refused", "obstacle"]
        let summary = JSON.object(
            [JSON.Member("katas", .integer(Int64(counts.values.reduce(0, +))))]
                + words.map { JSON.Member($0, .integer(Int64(counts[$0, default: 0]))) }
                + [JSON.Member("exitCode", .integer(Int64(exitCode.rawValue)))])
        return "\n],\"summary\":\(summary.text)}\n"
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
