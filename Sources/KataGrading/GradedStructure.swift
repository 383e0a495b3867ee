import KataResults
import KataStructure

/// What the structure of a submission is worth, and what its reader is told.
struct GradedStructure {
    private let result: StructureResult
    /// Tells whether the sources hold what no reader gets through, though the reference's can be read.
    private let isUnread: Bool

    /// Whether there is something to earn, or to fail for.
    private var counts: Bool { result.isRequired || result.points > 0 }

    /// Takes what was found of a submission; whether its sources could not be read is asked where nothing was judged.
    init(_ result: StructureResult, isUnread: @autoclosure () -> Bool) {
        self.result = result
        self.isUnread = result.verdict.level == .notApplicable && isUnread()
    }

    /// Why nothing is earned; nil where all is.
    private var refusal: String? {
        if counts, isUnread { return "its structure cannot be read: it is too deep or too large" }
        if counts, let reason = result.unprovenReason {
            return "its structure cannot be proven: \(StructureWords(result: result).reason(reason))"
        }
        return result.isFailure ? result.sentence : nil
    }

    /// The line beside the scenarios; nil where nothing depends on it.
    func scenario(_ withOwnPaths: (String) -> String) -> ScenarioResult? {
        guard let refusal else {
            return result.points > 0
                ? ScenarioResult(name: StructureResult.name, maximum: result.points) : nil
        }
        return ScenarioResult(
            name: StructureResult.name, maximum: result.points,
            findings: [
                Finding.told(
                    refusal, verdict: .failed, place: result.isFailure ? result.placeInSolution : nil
                ).published(withOwnPaths)
            ])
    }

    /// Remarks for the reader: advice, and what the solution or its language keeps from being judged, which counts as true.
    var notes: [String] {
        if result.isAdvice { return ["structure not found: \(result.sentence)"] }
        guard counts, refusal == nil else { return [] }
        let words = StructureWords(result: result)
        return result.verdict.unjudged.compactMap { unjudged in
            switch unjudged.reason {
            // What no solution can help, or what earns nothing anyway.
            case .openAnyway, .notNoticed, .copyDiffers, .tookTooLong, .tooMuch, .machine: nil
            case nil, .needsCopy, .noCopies, .functions, .enumeration, .noMembers, .initializer, .member,
                .closed,
                .noFurther, .silentFurther, .callsAreCut, .copyFails:
                "structure: '\(unjudged.sentence.text)' is not judged: \(words.reason(unjudged.reason))"
            }
        }
    }
}
