import KataResults

@testable import KataGrading

/// Frozen work of tests, with results as tests want them.
enum Frozen {
    /// Returns a manifest of submissions with these names; the key of the first is 64 times `1`.
    static func manifest(_ names: [String], isEach: Bool = true) -> GradeManifest {
        let rows = names.enumerated().map { rank, name in
            GradeManifest.Row(key: key(rank), name: name, path: "subs/\(name)")
        }
        let settings = GradeSettings(
            katas: ["state"], hidden: [], language: nil, isolation: "standard")
        return GradeManifest(settings: settings, isEach: isEach, rows: rows)
    }

    /// Returns the key of a row: a digit, 64 times.
    static func key(_ rank: Int) -> String { String(repeating: String(rank + 1), count: 64) }

    /// Returns a grade of so many points out of ten.
    static func grade(_ points: Int) -> SubmissionGrade {
        SubmissionGrade(
            notes: [], isolation: "standard",
            katas: [
                KataResult(
                    graded: "state", title: "State", module: "state",
                    scenarios: [
                        ScenarioResult(name: "won", maximum: points, verdict: .passed),
                        ScenarioResult(name: "lost", maximum: 10 - points, verdict: .failed),
                    ])
            ])
    }
}
