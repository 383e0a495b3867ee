public import KataDiagnostics
public import KataTranscript

extension KataResult {
    /// Returns the kata with its scenarios, as `kata run` writes it.
    public func json(withTranscript: Bool) -> JSON {
        .members([
            "id": .string(id), "title": .string(title), "path": .string(source.path),
            "module": .string(module),
            "verdict": .string(verdict.rawValue),
            "diagnostics": diagnostics.isEmpty ? nil : .array(diagnostics.map { $0.json(in: source) }),
            "remarks": remarks.isEmpty ? nil : .string(remarks),
            "finding": finding.map { $0.json(in: source) },
            "structure": structure?.json,
            "scenarios": .array(scenarios.map { $0.json(in: source, withTranscript: withTranscript) }),
        ])
    }
}

extension ScenarioResult {
    /// The scenario with its findings, and what it wrote.
    fileprivate func json(in file: SourceFile, withTranscript: Bool) -> JSON {
        .members([
            "name": .string(name), "parameters": parametersJSON, "verdict": .string(verdict.rawValue),
            "points": .integer(Int64(maximum)),
            "hidden": isHidden ? true : nil, "milliseconds": .float(Double(duration / 1000) / 1000),
            "findings": findings.isEmpty ? nil : .array(findings.map { $0.json(in: file) }),
            "log": withTranscript ? transcript.map { $0.json(in: file) } : nil,
            "errors": withTranscript ? transcript.flatMap { $0.errorsJSON(in: file) } : nil,
        ])
    }
}

extension ScenarioResult {
    /// The values of the row by name, as a script would write them; nil where there are none.
    package var parametersJSON: JSON? {
        parameters.isEmpty ? nil : .object(parameters.map { JSON.Member($0.name, .string($0.value)) })
    }
}

extension Transcript {
    /// The lines of standard error, each with the line of the command that wrote it; nil where there are none.
    fileprivate func errorsJSON(in file: SourceFile) -> JSON? {
        let entries = errorEntries(in: file)
        guard !entries.isEmpty else { return nil }
        return .array(
            entries.flatMap { entry in
                entry.lines.map { text in
                    .members([
                        "text": .string(text), "line": .integer(Int64(entry.place.position.line)),
                        "turns": entry.place.turns.isEmpty
                            ? nil : .array(entry.place.turns.map { .integer(Int64($0)) }),
                    ])
                }
            })
    }

    /// The lines, each with the line of the kata file whose command wrote it.
    fileprivate func json(in file: SourceFile) -> JSON {
        .array(
            (0..<count).map { line in
                let command = command(ofLine: line).map { commands[$0] }
                return .members([
                    "text": .string(text(ofLine: line)),
                    "line": command.map { .integer(Int64(file.position(at: $0.range.start).line)) },
                    "turns": command.flatMap {
                        $0.turns.isEmpty ? nil : .array($0.turns.map { .integer(Int64($0)) })
                    },
                ])
            })
    }
}

extension Diagnostic {
    /// The diagnostic with line and column from 1, columns as a terminal shows them.
    public func json(in file: SourceFile) -> JSON {
        let start = file.position(at: range.start)
        let end = file.position(at: range.end)
        return .members([
            "code": .string(code.id), "severity": .string(severity.rawValue), "message": .string(message),
            "path": .string(file.path), "line": .integer(Int64(start.line)),
            "column": .integer(Int64(start.column)),
            "endLine": .integer(Int64(end.line)), "endColumn": .integer(Int64(end.column)),
            "notes": notes.isEmpty ? nil : .array(notes.map { .string($0.message) }),
            "fix": fix.map { .string($0.summary) },
        ])
    }
}
