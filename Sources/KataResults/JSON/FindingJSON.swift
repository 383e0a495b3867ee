package import KataDiagnostics
import KataDiff
import KataText
package import KataTranscript

extension Finding {
    /// Returns the finding for programs: its kind, its place, and its facts.
    package func json(in file: SourceFile) -> JSON {
        switch self {
        case .log(let difference, let place, let gap):
            members(place, ["gap": gap.map(\.json), "diff": difference.hunks])
        case .inline(let difference, let statement): members(statement, ["diff": difference.hunks])
        case .diagnostics(let diagnostics):
            members(nil, ["diagnostics": .array(diagnostics.map { $0.json(in: file) })])
        case .inRow(_, let finding): finding.json(in: file)
        default: members(description.place, facts)
        }
    }

    /// What a program wants to know beside the place, but for differences and diagnostics.
    var facts: KeyValuePairs<String, JSON?> {
        switch self {
        case .log, .inline, .diagnostics: [:]
        case .structure(let result): ["structure": result.json]
        case .explored(let difference): difference.facts
        case .forbidden(let line, _): ["pattern": .string(line.source), "text": .string(line.text)]
        case .falseExpectation(let expectation):
            [
                "source": .string(expectation.source),
                "sides": .array(
                    expectation.sides.map {
                        .members(["source": .string($0.source), "value": .string($0.value)])
                    }),
                "note": expectation.note.map(JSON.string),
                "noteInChinese": expectation.noteInChinese.map(JSON.string),
            ]
        case .error(let error):
            [
                "message": .string(error.message), "type": error.type.map(JSON.string),
                "wanted": error.wanted.map(JSON.string), "frames": error.origin.frames.json,
            ]
        case .missingError(let wanted, _): ["wanted": .string(wanted)]
        case .crash(let crash, _):
            [
                "signal": crash.signal.map(JSON.string),
                "exitCode": crash.exitCode.map { .integer(Int64($0)) }, "lastWords": .string(crash.lastWords),
                "stackOverflow": crash.didOverflow ? true : nil, "atStart": crash.isAtStart ? true : nil,
                "frames": crash.frames.json,
            ]
        case .limit(let limit, _): limit.members
        case .policy(let breach, _): ["message": .string(breach)]
        case .build(let build):
            ["output": .string(build.diagnostics), "limit": build.limit.map(JSON.string)]
        case .contract(let report):
            [
                "breaches": .array(report.breaches.map { $0.json(of: report.kata) }),
                "others": report.others.isEmpty ? nil : .array(report.others.map(JSON.string)),
            ]
        case .machine(let reason): ["message": .string(reason)]
        case .told(let reason, _, let chinese, let place):
            [
                "message": .string(reason), "messageInChinese": chinese.map(JSON.string),
                "place": place?.json,
            ]
        case .inRow: [:]
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
        case .contract: "contract"
        case .diagnostics: "invalid"
        case .machine: "machine"
        case .structure: "structure"
        case .explored: "explored"
        case .told(_, let verdict, _, _): verdict.rawValue
        case .inRow(_, let finding): finding.kind
        }
    }

    private func members(_ place: Place?, _ facts: KeyValuePairs<String, JSON?>) -> JSON {
        JSON.members(["kind": .string(kind)]).adding(place?.json).adding(.members(facts))
    }
}

extension Place {
    /// Line, column, source, and the turns of loops.
    var json: JSON {
        .members([
            "line": .integer(Int64(position.line)), "column": .integer(Int64(position.column)),
            "command": .string(source),
            "turns": turns.isEmpty ? nil : .array(turns.map { .integer(Int64($0)) }),
        ])
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
        case .lines(let bound): ["limit": "lines", "lines": .integer(Int64(bound))]
        case .file(let bound): ["limit": "file", "bytes": .integer(Int64(bound))]
        case .steps(let bound): ["limit": "steps", "steps": .integer(Int64(bound))]
        case .values(let bound): ["limit": "values", "bytes": .integer(Int64(bound))]
        }
    }
}

extension Difference {
    /// Where the logs part, and the hunks; `kind` is `context`, `missing` or `unexpected`.
    fileprivate var hunks: JSON {
        var hunks: [(skipped: Int, lines: [JSON])] = []
        for row in rows {
            switch row {
            case .skipped(let count): hunks.append((count, []))
            case .line(let line):
                if hunks.isEmpty { hunks.append((0, [])) }
                hunks[hunks.count - 1].lines.append(line.hunkLine)
            case .command, .leftOut: break
            }
        }
        return .members([
            "logLine": parting.line.map { .integer(Int64($0)) }, "missing": .integer(Int64(missingCount)),
            "unexpected": .integer(Int64(unexpectedCount)), "leftOut": .integer(Int64(leftOutCount)),
            "remarks": remarks.isEmpty ? nil : .array(remarks.map { .string($0.english) }),
            "hunks": .array(
                hunks.map { .members(["skipped": .integer(Int64($0.skipped)), "lines": .array($0.lines)]) }),
        ])
    }
}

extension Difference.Line {
    fileprivate var hunkLine: JSON {
        .members([
            "kind": .string(kind.rawValue), "expected": expected.map(JSON.string),
            "actual": actual.map(JSON.string), "logLine": number.map { .integer(Int64($0)) },
            "lookAlikes": lookAlikes.isEmpty ? nil : .array(lookAlikes.map { .string($0.english) }),
        ])
    }
}

extension [SourceFrame] {
    /// The calls, the innermost first; nil for none.
    fileprivate var json: JSON? { isEmpty ? nil : .array(map(\.json)) }
}

extension SourceFrame {
    fileprivate var json: JSON {
        .members([
            "file": .string(file), "line": .integer(Int64(line)),
            "column": column > 0 ? .integer(Int64(column)) : nil,
            "function": function.isEmpty ? nil : .string(function),
        ])
    }
}

extension LogGap {
    /// The commands before and behind the gap, and those that wrote nothing.
    var json: JSON {
        .members([
            "after": after.map(\.json), "before": before.map(\.json),
            "silent": .array(silent.prefix(60).map(\.json)),
        ])
    }
}

extension ContractBreach {
    fileprivate func json(of kata: String) -> JSON {
        .members([
            "message": .string(sentence(of: kata, in: .english)), "needed": .string(needed),
            "type": type.map(JSON.string), "file": place.map { .string($0.file) },
            "line": place.map { .integer(Int64($0.line)) },
            "column": place.flatMap(\.column).map { .integer(Int64($0)) },
        ])
    }
}
