public import KataTranscript

extension SubmissionGrade {
    /// The version of a result's format, which docs/grading.md describes.
    public static let version = 1

    /// Members of a published result.
    public var json: JSON {
        .members([
            "format": "kata.result", "version": .integer(Int64(SubmissionGrade.version)),
            "points": .integer(Int64(points)), "maximum": .integer(Int64(maximum)),
            "verdict": .string(verdict.rawValue), "isolation": .string(isolation),
            "notes": notes.isEmpty ? nil : .array(notes.map(JSON.string)),
            "katas": .array(katas.map(\.json)),
        ])
    }

    /// Reads a published result; nil if the JSON is none of this version.
    public init?(json: JSON) {
        guard json["format"]?.string == "kata.result", json["version"]?.integer == SubmissionGrade.version,
            let isolation = json["isolation"]?.string,
            let katas = json["katas"]?.array?.allMapped(KataGrade.init(json:))
        else { return nil }
        self.init(
            notes: (json["notes"]?.array ?? []).compactMap(\.string), isolation: isolation, katas: katas)
    }
}

extension KataGrade {
    /// The kata with its scenarios.
    public var json: JSON {
        .members([
            "id": .string(id), "title": .string(title), "module": .string(module),
            "verdict": .string(verdict.rawValue), "points": .integer(Int64(points)),
            "maximum": .integer(Int64(maximum)), "finding": finding.map(\.json),
            "scenarios": .array(scenarios.map(\.json)),
        ])
    }

    fileprivate init?(json: JSON) {
        guard let id = json["id"]?.string, let title = json["title"]?.string,
            let module = json["module"]?.string,
            let scenarios = json["scenarios"]?.array?.allMapped(ScenarioGrade.init(json:))
        else { return nil }
        let finding = json["finding"].map(FindingRecord.init(json:))
        if case .some(.none) = finding { return nil }
        self.init(
            id: id, title: title, module: module, finding: finding.flatMap(\.self), scenarios: scenarios)
    }
}

extension ScenarioGrade {
    /// The scenario; of a hidden one name, points and verdict.
    public var json: JSON {
        .members([
            "name": .string(name), "verdict": .string(verdict.rawValue), "points": .integer(Int64(points)),
            "maximum": .integer(Int64(maximum)), "hidden": isHidden ? true : nil,
            "row": shown.row.map { .integer(Int64($0)) },
            "findings": shown.findings.isEmpty ? nil : .array(shown.findings.map(\.json)),
            "log": shown.log.map { .array($0.lines.map(JSON.string)) },
            "cutLines": shown.log.flatMap { $0.cutLines == 0 ? nil : .integer(Int64($0.cutLines)) },
        ])
    }

    fileprivate init?(json: JSON) {
        guard let name = json["name"]?.string, let maximum = json["maximum"]?.integer,
            let verdict = json["verdict"]?.string.flatMap(Verdict.init(rawValue:)),
            let findings = (json["findings"]?.array ?? []).allMapped(FindingRecord.init(json:))
        else { return nil }
        self.init(
            name: name, verdict: verdict, maximum: maximum, isHidden: json["hidden"]?.bool ?? false,
            row: json["row"]?.integer, findings: findings,
            log: json["log"]?.array.map { lines in
                GradedLog(lines: lines.compactMap(\.string), cutLines: json["cutLines"]?.integer ?? 0)
            })
    }
}

extension Array {
    /// Returns the results for all elements; nil if one has none.
    fileprivate func allMapped<Result>(_ transform: (Element) -> Result?) -> [Result]? {
        var results: [Result] = []
        for element in self {
            guard let result = transform(element) else { return nil }
            results.append(result)
        }
        return results
    }
}
