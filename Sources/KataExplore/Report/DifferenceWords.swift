import KataResults
import KataText
import KataTranscript

/// What both sides did at the command that differs, for people.
struct DifferenceWords {
    let found: FoundDifference
    let names: WrittenNames
    let phrases: Phrases

    /// What the reference did, line by line.
    var reference: [String] {
        words(of: found.reference.last ?? found.openings.reference, object: found.identities.wanted)
    }

    /// What the solution did, line by line.
    var solution: [String] {
        words(of: found.solution.last ?? found.openings.solution, object: found.identities.found)
    }

    private func words(of outcome: Outcome, object: Handle?) -> [String] {
        switch outcome.ending {
        case .threw(let message): return outcome.log + [phrases.throwsError(message)]
        case .ended(let reason): return outcome.log.suffix(3) + [words(of: reason)]
        case .lacks(let message), .refused(let message): return outcome.log + [message]
        case .completed: break
        }
        switch found.difference {
        case .log:
            let lines = outcome.log.map { $0.isEmpty ? phrases.say("(an empty line)", "（空行）") : $0 }
            return lines.isEmpty ? [phrases.logsNothing] : lines
        case .result: return [phrases.returns(text(outcome.result ?? .null))]
        case .identity:
            return [object.map { phrases.returnsVeryOne(names.name($0)) } ?? phrases.anotherObject]
        case .thrown, .message: return outcome.log + [phrases.throwsNothing]
        case .ending: return outcome.log.isEmpty ? [phrases.logsNothing] : outcome.log
        }
    }

    private func words(of reason: SessionError.Reason) -> String {
        switch reason {
        case .crashed(let crash):
            let signal = crash.signal ?? crash.exitCode.map { "exit \($0)" } ?? "?"
            // What else it wrote may be another in each run.
            let words = crash.lastWords.split(separator: "\n").first { $0.contains("Fatal error:") }
            return phrases.crashed(signal) + (words.map { ": \($0)" } ?? "")
        // Which of the two is met first depends on how busy the machine is.
        case .limit(.cpu), .limit(.wall): return phrases.neverEnds
        case .limit(let limit): return limit.words(in: phrases.say)
        case .policy(let rule): return phrases.brokeRule(rule)
        case .failed(let message): return message
        }
    }

    private func text(_ value: Value) -> String {
        switch value {
        case .object(let reference): phrases.anObject(reference.type)
        case .list(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
        default: value.scriptText
        }
    }
}
