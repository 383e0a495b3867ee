import KataDiagnostics
public import KataTranscript

extension SubmissionGrade {
    /// The version of a result's format, which docs/grading.md describes.
    public static let version = 2

    /// Members of a published result.
    public var json: JSON {
        .members([
            "format": "kata.result", "version": .integer(Int64(SubmissionGrade.version)),
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
            "row": row.map { .integer(Int64($0)) },
            "findings": findings.isEmpty ? nil : .array(findings.map(\.stored)),
            "log": log.map { .array($0.texts.map(JSON.string)) },
            "cutLines": log.flatMap { $0.omittedCount == 0 ? nil : .integer(Int64($0.omittedCount)) },
        ])
    }

    fileprivate init?(stored json: JSON) {
        guard let name = json["name"]?.string, let maximum = json["maximum"]?.integer,
            let verdict = json["verdict"]?.string.flatMap(Verdict.init(rawValue:)),
            let findings = (json["findings"]?.array ?? []).allMapped(Finding.init(stored:))
        else { return nil }
        let row = json["row"]?.integer
        self.init(
            name: name, maximum: maximum, isHidden: json["hidden"]?.bool ?? false,
            findings: findings.map { finding in row.map { .inRow($0, finding) } ?? finding },
            transcript: json["log"]?.array.map { lines in
                Transcript(
                    lines: lines.compactMap(\.string), omittedCount: json["cutLines"]?.integer ?? 0)
            })
        self.verdict = verdict
    }
}
