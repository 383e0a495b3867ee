import KataDiagnostics
public import KataTranscript

extension FindingRecord {
    /// The record as a published result holds it.
    public var json: JSON {
        let place = description.place
        let start = JSON.members([
            "kind": .string(kind), "verdict": .string(verdict.rawValue),
            "headline": .string(description.headline),
            "addition": description.addition.isEmpty ? nil : .string(description.addition),
            "line": place.map { .integer(Int64($0.position.line)) },
            "column": place.map { .integer(Int64($0.position.column)) },
            "command": place.map { .string($0.source) },
            "turns": place.flatMap { $0.turns.isEmpty ? nil : .array($0.turns.map { .integer(Int64($0)) }) },
            "parting": parting.map(\.json), "facts": facts.isEmpty ? nil : .object(facts),
            "details": description.details.isEmpty ? nil : .array(description.details.map(\.json)),
        ])
        return start
    }

    /// Reads a record; nil if the JSON is none.
    public init?(json: JSON) {
        guard let kind = json["kind"]?.string, let headline = json["headline"]?.string,
            let verdict = json["verdict"]?.string.flatMap(Verdict.init(rawValue:))
        else { return nil }
        var facts: [JSON.Member] = []
        if case .object(let members)? = json["facts"] { facts = members }
        let details = (json["details"]?.array ?? []).map(FindingDescription.Detail.init(json:))
        guard !details.contains(where: { $0 == nil }) else { return nil }
        self.init(
            kind: kind, verdict: verdict, parting: json["parting"].map(Parting.init(json:)), facts: facts,
            description: FindingDescription(
                headline: headline, addition: json["addition"]?.string ?? "", place: Place(json: json),
                details: details.compactMap(\.self)))
    }
}

extension FindingRecord.Parting {
    fileprivate var json: JSON {
        .members([
            "logLine": logLine.map { .integer(Int64($0)) }, "expected": expected.map(JSON.string),
            "written": written.map(JSON.string),
        ])
    }

    fileprivate init(json: JSON) {
        logLine = json["logLine"]?.integer
        expected = json["expected"]?.string
        written = json["written"]?.string
    }
}

extension Place {
    /// Reads the place of a record, whose range in the file is not known.
    fileprivate init?(json: JSON) {
        guard let line = json["line"]?.integer, let column = json["column"]?.integer,
            let command = json["command"]?.string
        else { return nil }
        self.init(
            position: SourcePosition(line: line, column: column), source: command,
            turns: (json["turns"]?.array ?? []).compactMap(\.integer))
    }
}

extension FindingDescription.Detail {
    fileprivate var json: JSON {
        switch self {
        case .forbidden(let line): .members(["forbidden": .string(line)])
        case .value(let value, let source): .members(["value": .string(value), "of": .string(source)])
        case .lastWords(let words): .members(["lastWords": .string(words)])
        case .compilerOutput(let output): .members(["output": .string(output)])
        case .note(let note): .members(["note": .string(note)])
        case .difference(let text): .members(["difference": .string(text)])
        }
    }

    fileprivate init?(json: JSON) {
        if let line = json["forbidden"]?.string {
            self = .forbidden(line)
        } else if let value = json["value"]?.string, let source = json["of"]?.string {
            self = .value(value, of: source)
        } else if let words = json["lastWords"]?.string {
            self = .lastWords(words)
        } else if let output = json["output"]?.string {
            self = .compilerOutput(output)
        } else if let note = json["note"]?.string {
            self = .note(note)
        } else if let text = json["difference"]?.string {
            self = .difference(text)
        } else {
            return nil
        }
    }
}
