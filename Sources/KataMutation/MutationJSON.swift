import KataAuthoring
import KataDiagnostics
import KataJudging
import KataResults
import KataTranscript

/// What became of mistakes, for programs: one JSON document, described in docs/json.md.
public struct MutationJSON: MutationReport {
    private var isFirst = true
    private let percent: Int

    /// Makes a report on katas of which so many percent have to be caught.
    public init(atLeast percent: Int) { self.percent = percent }

    /// Returns the beginning of the document.
    public func begin() -> String { "{\"format\":\"kata.mutate\",\"version\":1,\"katas\":[" }

    /// Returns one kata's part.
    public mutating func text(of kata: MutationScore) -> String {
        defer { isFirst = false }
        return (isFirst ? "\n" : ",\n") + kata.json(percent).text
    }

    /// Returns the end of the document.
    public func end(_ total: MutationTotal) -> String {
        let summary = JSON.members([
            "katas": .integer(Int64(total.katas)), "caught": .integer(Int64(total.caught)),
            "living": .integer(Int64(total.living)),
            "score": total.score.map { .float(Double($0) / 10) },
            "exitCode": .integer(Int64(total.exitCode.rawValue)),
        ])
        return "\n],\"summary\":\(summary.text)}\n"
    }
}

extension MutationScore {
    fileprivate func json(_ percent: Int) -> JSON {
        .members([
            "id": .string(id), "path": .string(path), "score": score.map { .float(Double($0) / 10) },
            "caught": .integer(Int64(caught)), "living": .integer(Int64(living)),
            "unreached": .integer(Int64(unreached)), "explained": .integer(Int64(explained)),
            "unbuildable": .integer(Int64(unbuildable)), "unknown": .integer(Int64(unknown)),
            "exitCode": .integer(Int64(exitCode(atLeast: percent).rawValue)),
            "obstacle": obstacle.map(\.json), "mutants": .array(mutants.map(\.json)),
            "faults": faults.map { faults in
                .array(faults.diagnostics.map { $0.json(in: faults.source) })
            },
            "suggestions": suggestions.isEmpty ? nil : .array(suggestions.map(\.json)),
        ])
    }
}

extension MutationScore.Obstacle {
    fileprivate var json: JSON {
        switch self {
        case .invalidKata: .members(["kind": "invalid"])
        case .build(let failure): .members(["kind": "build", "text": .string(failure.text)])
        case .noMutants(let language): .members(["kind": "noMutants", "text": .string(language)])
        case .reference(let scenario): .members(["kind": "reference", "text": .string(scenario)])
        case .exploring(let reason): .members(["kind": "exploring", "text": .string(reason)])
        }
    }
}

extension MutationScore.Suggestion {
    fileprivate var json: JSON {
        .members([
            "mutants": .array(mutants.map { .integer(Int64($0)) }), "lines": .array(lines.map(JSON.string)),
        ])
    }
}

extension JudgedMutant {
    fileprivate var json: JSON {
        var members: [(String, JSON?)] = [
            ("number", .integer(Int64(number))), ("kind", .string(kind)), ("path", .string(path)),
            ("line", .integer(Int64(position.line))), ("column", .integer(Int64(position.column))),
            ("old", .array(old.map(JSON.string))), ("new", .array(new.map(JSON.string))),
        ]
        switch fate {
        case .caught(let scenario, let verdict):
            members += [
                ("fate", "caught"), ("scenario", .string(scenario)), ("verdict", .string(verdict.rawValue)),
            ]
        case .lives: members.append(("fate", "lives"))
        case .unreached: members.append(("fate", "unreached"))
        case .explained(let why): members += [("fate", "explained"), ("why", .string(why))]
        case .unbuildable(let reason): members += [("fate", "unbuildable"), ("why", .string(reason))]
        case .unknown(let reason): members += [("fate", "unknown"), ("why", .string(reason))]
        }
        return .object(members.compactMap { name, value in value.map { JSON.Member(name, $0) } })
    }
}
