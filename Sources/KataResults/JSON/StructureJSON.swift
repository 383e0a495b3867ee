import KataStructure
public import KataTranscript

extension StructureResult {
    /// The verdict: `verdict`, `roles`, the first sentence that is not true as `line`, and its `place` in the solution.
    public var json: JSON {
        let verdict = verdict
        let words = StructureWords(result: self)
        let roles = verdict.roles.map { part in
            JSON.Member(part.role, .array(part.names.map(JSON.string)))
        }
        return .members([
            "verdict": .string(verdict.level.rawValue),
            "advice": isAdvice ? true : nil,
            "roles": roles.isEmpty ? nil : .object(roles),
            "line": verdict.sentence.map { .string($0.text) },
            "message": verdict.sentence == nil ? nil : .string(words.finding),
            "nextStep": words.advice.map(JSON.string),
            "place": placeInSolution?.json,
            "notJudged": verdict.unjudged.isEmpty
                ? nil
                : .array(
                    verdict.unjudged.map { unjudged in
                        .members([
                            "line": .string(unjudged.sentence.text),
                            "reason": .string(words.reason(unjudged.reason)),
                        ])
                    }),
            "reason": verdict.reason.map(JSON.string),
        ])
    }
}
