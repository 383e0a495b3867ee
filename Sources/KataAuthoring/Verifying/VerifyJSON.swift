import KataDiagnostics
public import KataFormats
import KataResults
import KataTranscript

/// What was proven, for programs: one JSON document, described in docs/json.md.
public struct VerifyJSON: Report {
    private var frame = JSONFrame(format: "kata.verify", version: 1, list: "katas")

    /// Makes a report.
    public init() {}

    public func begin(count: Int) -> String { frame.begin() }

    public mutating func add(_ kata: KataVerification) -> String { frame.add(kata.json) }

    public func end(_ total: VerifyTotal) -> String {
        frame.end(
            .members([
                "katas": .integer(Int64(total.kataCount)), "proven": .integer(Int64(total.provenCount)),
                "mutants": .integer(Int64(total.mutantCount)), "caught": .integer(Int64(total.caughtCount)),
                "exitCode": .integer(Int64(total.exitCode.rawValue)),
                "isolation": total.isolation.map(\.json),
            ]))
    }
}

extension KataVerification {
    fileprivate var json: JSON {
        .members([
            "id": .string(id), "path": .string(source.path), "proven": .bool(exitCode == .allPassed),
            "reference": .string(obstacle?.verdict.rawValue ?? Verdict.passed.rawValue),
            "unsteady": flakyScenario.map(JSON.string), "starterPasses": starterPasses.map(JSON.bool),
            "mutants": .array(mutants.map { $0.json(for: id) }),
            "mutantFaults": mutantFaults.map { faults in
                .array(faults.diagnostics.map { $0.json(in: faults.source) })
            },
            "explained": equivalents.map(\.json), "structure": structure.map(\.json),
            "alterations": .integer(Int64(alterationCount)),
            "noticed": .integer(Int64(noticedCount)), "vacuous": .array(vacuousScenarios.map(JSON.string)),
            "unwatched": .array(
                unwatched.map { line in
                    .members([
                        "scenario": .string(line.scenario), "line": .integer(Int64(line.line)),
                        "text": .string(line.text), "alterations": .array(line.alterations.map(JSON.string)),
                        "command": line.place.map(\.json), "gap": line.gap.json,
                        "advice": .string(line.gap.mending(for: id)),
                    ])
                }),
        ])
    }
}

extension EquivalentProof {
    fileprivate var json: JSON {
        .members([
            "held": .integer(Int64(heldCount)), "unknown": unknown.map(JSON.string),
            "faults": faults.map { faults in
                .array(faults.diagnostics.map { $0.json(in: faults.source) })
            },
        ])
    }
}

extension StructureProof {
    fileprivate var json: JSON {
        .members([
            "proven": .bool(isProven), "falseOfReference": falseOfReference.map(JSON.string),
            "starterFits": starterFits.map(JSON.bool), "cheats": .integer(Int64(asPromised.cheats)),
            "variants": .integer(Int64(asPromised.variants)),
            "misjudged": .array(misjudged.map(\.json)), "needed": .integer(Int64(neededCount)),
            "unneeded": .array(unneeded.map(JSON.string)),
            "cheatFaults": cheatFaults.map { faults in
                .array(faults.diagnostics.map { $0.json(in: faults.source) })
            },
        ])
    }
}

extension StructureProof.Misjudged {
    fileprivate var json: JSON {
        switch fault {
        case .wrongLog(let scenario):
            .members(["name": .string(name), "fault": "wrongLog", "scenario": scenario.map(JSON.string)])
        case .refused(let sentence):
            .members(["name": .string(name), "fault": "refused", "line": sentence.map(JSON.string)])
        case .misplaced: .members(["name": .string(name), "fault": "misplaced"])
        case .accepted: .members(["name": .string(name), "fault": "accepted"])
        }
    }
}

extension KataVerification.Mutant {
    fileprivate func json(for kata: String) -> JSON {
        switch fate {
        case .caught(let scenario, let verdict):
            .members([
                "name": .string(name), "fate": "caught", "scenario": .string(scenario),
                "verdict": .string(verdict.rawValue),
            ])
        case .survived(let survivor):
            .members(["name": .string(name), "fate": "survived", "why": survivor.json(for: kata)])
        case .unbuildable(let output):
            .members(["name": .string(name), "fate": "unbuildable", "output": .string(output)])
        case .misplaced: .members(["name": .string(name), "fate": "misplaced"])
        case .sameAsReference: .members(["name": .string(name), "fate": "sameAsReference"])
        case .unknown(let reason):
            .members(["name": .string(name), "fate": "unknown", "message": .string(reason)])
        }
    }
}

extension Survivor {
    fileprivate func json(for kata: String) -> JSON {
        .members([
            "folder": origin.folder.map(JSON.string), "file": origin.file.map(JSON.string),
            "scenarios": .integer(Int64(scenarioCount)),
            "changes": .array(changes.map(\.json)), "logs": .array(logs.map(\.json)),
            "values": .array(values.map(\.json)), "uses": .array(uses.map(\.json)),
            "advice": .array(advice(for: kata).map(JSON.string)),
        ])
    }
}

extension Survivor.Origin {
    fileprivate var folder: String? { if case .folder(let path) = self { path } else { nil } }
    fileprivate var file: String? { if case .described(let path) = self { path } else { nil } }
}

extension Survivor.Change {
    fileprivate var json: JSON {
        .members([
            "path": .string(path), "reference": referencePath.map(JSON.string),
            "members": .array(members.map { .string($0.name) }), "hunks": text.json,
        ])
    }
}

extension Survivor.LogDifference {
    fileprivate var json: JSON {
        .members([
            "scenario": .string(scenario), "line": .integer(Int64(line)), "hunks": text.json,
            "gap": gap.json,
        ])
    }
}

extension Survivor.ValueDifference {
    fileprivate var json: JSON {
        .members([
            "scenario": .string(scenario), "command": place.json, "reference": .string(reference),
            "mutant": .string(mutant),
        ])
    }
}

extension Survivor.Use {
    fileprivate var json: JSON {
        .members(["scenario": .string(scenario), "command": place.json])
    }
}

extension Place {
    fileprivate var json: JSON {
        .members([
            "line": .integer(Int64(position.line)), "column": .integer(Int64(position.column)),
            "turns": turns.isEmpty ? nil : .array(turns.map { .integer(Int64($0)) }),
            "source": .string(source),
        ])
    }
}

extension WatchGap {
    fileprivate var json: JSON {
        switch self {
        case .notCompared: .members(["kind": "notCompared"])
        case .gap(let line): .members(["kind": "gap", "line": .integer(Int64(line))])
        case .anyLines(let line): .members(["kind": "any", "line": .integer(Int64(line))])
        case .unordered(let line): .members(["kind": "unordered", "line": .integer(Int64(line))])
        case .pattern(let source, let line):
            .members(["kind": "pattern", "line": .integer(Int64(line)), "source": .string(source)])
        }
    }
}
