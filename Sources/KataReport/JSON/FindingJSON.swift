import KataDiagnostics
import KataDiff
import KataTranscript

extension Finding {
    /// The finding: its kind, its place, and its facts.
    func json(in file: SourceFile) -> JSON {
        switch self {
        case .log(let mismatch, let place): return members(place, ["diff": mismatch.json])
        case .inline(let mismatch, let statement): return members(statement, ["diff": mismatch.json])
        case .forbidden(let line, let place):
            return members(
                place, ["pattern": .string(line.source), "text": .string(line.actual.text)])
        case .falseExpectation(let expectation):
            let sides = expectation.sides.map { side in
                JSON.members(["source": .string(side.source), "value": .string(side.value)])
            }
            return members(
                expectation.place,
                [
                    "source": .string(expectation.source), "sides": .array(sides),
                    "note": expectation.note.map(JSON.string),
                ])
        case .error(let error):
            return members(
                error.place,
                [
                    "message": .string(error.message), "type": error.type.map(JSON.string),
                    "wanted": error.wanted.map(JSON.string),
                ])
        case .missingError(let wanted, let place):
            return members(place, ["wanted": .string(wanted)])
        case .crash(let crash, let place):
            return members(
                place,
                [
                    "signal": crash.signal.map(JSON.string),
                    "exitCode": crash.exitCode.map { .integer(Int64($0)) },
                    "lastWords": .string(crash.lastWords),
                ])
        case .limit(let limit, let place): return members(place, limit.members)
        case .policy(let breach, let place): return members(place, ["message": .string(breach)])
        case .build(let build):
            return members(
                nil, ["output": .string(build.diagnostics), "limit": build.limit.map(JSON.string)])
        case .diagnostics(let diagnostics):
            return members(nil, ["diagnostics": .array(diagnostics.map { $0.json(in: file) })])
        case .machine(let reason): return members(nil, ["message": .string(reason)])
        case .structure(let result): return members(nil, ["structure": result.json])
        case .recorded(let record): return record.json
        }
    }

    /// The kind of finding in one word.
    var kind: String {
        switch self {
        case .log: "log"
        case .inline: "inline"
        case .forbidden: "forbidden"
        case .falseExpectation: "expect"
        case .error: "error"
        case .missingError: "missingError"
        case .crash: "crash"
        case .limit: "limit"
        case .policy: "policy"
        case .build: "build"
        case .diagnostics: "invalid"
        case .machine: "machine"
        case .structure: "structure"
        case .recorded(let record): record.kind
        }
    }

    private func members(_ place: Place?, _ facts: KeyValuePairs<String, JSON?>) -> JSON {
        guard case .object(let details) = JSON.members(facts) else { return .null }
        let start = JSON.members([
            "kind": .string(kind), "line": place.map { .integer(Int64($0.position.line)) },
            "column": place.map { .integer(Int64($0.position.column)) },
            "command": place.map { .string($0.source) },
            "turns": place.flatMap { $0.turns.isEmpty ? nil : .array($0.turns.map { .integer(Int64($0)) }) },
        ])
        guard case .object(let members) = start else { return .null }
        return .object(members + details)
    }
}

extension Limit {
    /// The kind and the bound.
    var members: KeyValuePairs<String, JSON?> {
        switch self {
        case .cpu(let bound): ["limit": "cpu", "milliseconds": .integer(Int64(bound))]
        case .wall(let bound): ["limit": "wall", "milliseconds": .integer(Int64(bound))]
        case .memory(let bound): ["limit": "memory", "bytes": .integer(Int64(bound))]
        case .output(let bound): ["limit": "output", "bytes": .integer(Int64(bound))]
        case .file(let bound): ["limit": "file", "bytes": .integer(Int64(bound))]
        case .steps(let bound): ["limit": "steps", "steps": .integer(Int64(bound))]
        }
    }
}

extension LogMismatch {
    /// Where the logs part, and the hunks; `kind` is `context`, `missing` or `unexpected`.
    fileprivate var json: JSON {
        .members([
            "logLine": parting.line.map { .integer(Int64($0 + 1)) }, "missing": .integer(Int64(missingCount)),
            "unexpected": .integer(Int64(unexpectedCount)), "leftOut": .integer(Int64(leftOutCount)),
            "remarks": remarks.isEmpty ? nil : .array(remarks.map { .string($0.sentence) }),
            "hunks": .array(hunks.map(\.json)),
        ])
    }
}

extension DiffHunk {
    fileprivate var json: JSON {
        .members([
            "skipped": .integer(Int64(skippedLines)),
            "lines": .array(
                lines.map { line in
                    .members([
                        "kind": .string(line.kind.rawValue),
                        "expected": line.expected.map { .string($0.source) },
                        "actual": line.actual.map { .string($0.text) },
                        "logLine": line.actual.map { .integer(Int64($0.line + 1)) },
                        "lookAlikes": line.lookAlikes.isEmpty
                            ? nil : .array(line.lookAlikes.map { .string($0.sentence) }),
                    ])
                }),
        ])
    }
}
