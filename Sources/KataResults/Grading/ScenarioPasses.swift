import KataText

/// How many submissions passed each scenario, of those whose kata could be judged.
package struct ScenarioPasses: Sendable {
    /// So few say nothing about a scenario.
    private static let least = 2
    /// How many scenarios a warning names.
    private static let named = 5

    private struct Scenario: Hashable {
        let kata: String
        let name: String
        let occurrence: Int
    }

    private var order: [Scenario] = []
    private var counts: [Scenario: (judged: Int, passed: Int)] = [:]

    /// Counts a submission.
    package mutating func add(_ grade: SubmissionGrade) {
        for kata in grade.katas where kata.finding == nil {
            var occurrences: [String: Int] = [:]
            for scenario in kata.scenarios where !scenario.isStructureWithoutPoints {
                occurrences[scenario.name, default: 0] += 1
                let key = Scenario(
                    kata: kata.id, name: scenario.name, occurrence: occurrences[scenario.name, default: 1])
                if counts[key] == nil { order.append(key) }
                let old = counts[key] ?? (0, 0)
                counts[key] = (old.judged + 1, old.passed + (scenario.verdict == .passed ? 1 : 0))
            }
        }
    }

    /// The scenarios that several were judged by and none passed, as reports name them: `lamp / dimmed`.
    package var unpassed: [String] {
        order.filter { key in
            guard let count = counts[key] else { return false }
            return count.judged >= ScenarioPasses.least && count.passed == 0
        }.map { $0.name == $0.kata ? $0.kata : "\($0.kata) / \($0.name)" }
    }

    /// What is to be said of scenarios that none passed; nil where there is nothing.
    package var warning: String? {
        let names = unpassed.map { "'\($0.visible)'" }
        guard let first = names.first else { return nil }
        guard names.count > 1 else {
            return "nothing that was handed in passes \(first); is it what the kata asks for?"
        }
        let rest = names.count - ScenarioPasses.named
        let more = rest > 0 ? " and \(rest) more" : ""
        return
            "nothing that was handed in passes \(names.prefix(ScenarioPasses.named).joined(separator: ", "))"
            + "\(more); are they what the katas ask for?"
    }
}

extension ScenarioResult {
    /// Tells whether it stands for the structure of a solution, which appears only where that fails unless it has points.
    fileprivate var isStructureWithoutPoints: Bool { maximum == 0 && standsForStructure }
}
