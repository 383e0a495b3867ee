import KataDiagnostics
public import KataTranscript

extension SubmissionGrade {
    /// The version of a result's format, which docs/grading.md describes.
    public static let version = 3

    /// Returns the members of the result that is published under a key.
    public func json(key: String) -> JSON {
        .members([
            "format": "kata.result", "version": .integer(Int64(SubmissionGrade.version)),
            "key": .string(key),
            "points": .integer(Int64(points)), "maximum": .integer(Int64(maximum)),
            "verdict": .string(verdict.rawValue), "isolation": .string(isolation),
            "notes": notes.isEmpty ? nil : .array(notes.map(JSON.string)),
            "katas": .array(katas.map(\.stored)),
        ])
    }

    /// Reads a published result; nil if the JSON is none of this version.
    public init?(json: JSON) {
        guard json["format"]?.string == "kata.result", json["version"]?.integer == SubmissionGrade.version,
            let isolation = json["isolation"]?.string,
            let katas = json["katas"]?.array?.allMapped(KataResult.init(stored:))
        else { return nil }
        self.init(
            notes: (json["notes"]?.array ?? []).compactMap(\.string), isolation: isolation, katas: katas)
    }
}

extension KataResult {
    /// The kata with its scenarios, as a published result holds it.
    public var stored: JSON {
        .members([
            "id": .string(id), "title": .string(title), "module": .string(module),
            "verdict": .string(verdict.rawValue), "points": .integer(Int64(points)),
            "maximum": .integer(Int64(maximum)), "finding": finding.map(\.stored),
            "scenarios": .array(scenarios.map(\.redacted.stored)),
        ])
    }

    fileprivate init?(stored json: JSON) {
        guard let id = json["id"]?.string, let title = json["title"]?.string,
            let module = json["module"]?.string,
            let scenarios = json["scenarios"]?.array?.allMapped(ScenarioResult.init(stored:))
        else { return nil }
        let finding = json["finding"].map(Finding.init(stored:))
        if case .some(.none) = finding { return nil }
        self.init(
            graded: id, title: title, module: module, scenarios: scenarios, finding: finding.flatMap(\.self))
    }

    /// Makes the result of a kata of a submission, whose file is known by the kata's id alone.
    public init(
        graded id: String, title: String, module: String, scenarios: [ScenarioResult], finding: Finding? = nil
    ) {
        self.init(
            id: id, title: title, module: module, source: SourceFile(path: id + ".yaml", bytes: []),
            scenarios: scenarios, finding: finding)
    }
}

extension ScenarioResult {
    fileprivate var stored: JSON {
        let log = transcript
        return .members([
            "name": .string(name), "verdict": .string(verdict.rawValue), "points": .integer(Int64(points)),
            "maximum": .integer(Int64(maximum)), "hidden": isHidden ? true : nil,
            "rows": rows.map(\.json), "row": row.map { .integer(Int64($0.number)) },
            "parameters": row.flatMap(\.json),
            "findings": findings.isEmpty ? nil : .array(findings.map(\.stored)),
            "errors": storedErrors.map { .array($0.map(\.json)) },
            "log": log.map { .array($0.texts.map(JSON.string)) },
            "cutLines": log.flatMap { $0.omittedCount == 0 ? nil : .integer(Int64($0.omittedCount)) },
        ])
    }

    fileprivate init?(stored json: JSON) {
        guard let name = json["name"]?.string, let maximum = json["maximum"]?.count,
            let verdict = json["verdict"]?.string.flatMap(Verdict.init(rawValue:)),
            let findings = (json["findings"]?.array ?? []).allMapped(Finding.init(stored:))
        else { return nil }
        let row = json["row"]?.integer.map { FindingRow($0, values: json["parameters"]) }
        self.init(
            name: name, maximum: maximum, isHidden: json["hidden"]?.bool ?? false,
            findings: findings.map { finding in row.map { .inRow($0, finding) } ?? finding },
            transcript: json["log"]?.array.map { lines in
                Transcript(
                    lines: lines.compactMap(\.string), omittedCount: json["cutLines"]?.count ?? 0)
            })
        self.verdict = verdict
        if let points = json["points"]?.integer, points > 0, verdict != .passed {
            earned = min(points, maximum)
        }
        rows = json["rows"].flatMap(RowTally.init(json:))
        storedErrors = json["errors"]?.array?.compactMap(ErrorEntry.init(json:))
    }
}

extension FindingRow {
    fileprivate init(_ number: Int, values json: JSON?) {
        guard case .object(let members)? = json else {
            self.init(number)
            return
        }
        self.init(number, members.map { .init(name: $0.name, value: $0.value.string ?? "") })
    }

    fileprivate var json: JSON? {
        values.isEmpty ? nil : .object(values.map { JSON.Member($0.name, .string($0.value)) })
    }
}

extension RowTally {
    fileprivate var json: JSON {
        .members([
            "count": .integer(Int64(count)), "failed": .array(failed.map { .integer(Int64($0)) }),
        ])
    }

    fileprivate init?(json: JSON) {
        guard let count = json["count"]?.count, let failed = json["failed"]?.array?.compactMap(\.integer),
            failed.count <= count
        else { return nil }
        self.init(count: count, failed: failed)
    }
}

extension ErrorEntry {
    fileprivate var json: JSON {
        place.json.adding(.members(["text": .string(lines.joined(separator: "\n"))]))
    }

    fileprivate init?(json: JSON) {
        guard let place = Place(json: json), let text = json["text"]?.string else { return nil }
        self.init(
            place: place,
            lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
}
