import KataInterpreter
import KataStructure
import KataTranscript

/// What copies tell of one reading of a solution.
struct StructureReading {
    var verdict: StructureVerdict
    /// The questions whose roles bear nothing.
    var silent: [BearingQuestion] = []
    /// The questions whose roles are not open.
    var closed: [OpeningQuestion] = []
    /// The questions whose calls are nested otherwise, and how deep they are.
    var missed: [(question: DepthQuestion, depth: CallDepth)] = []

    /// The sentences that copies found false.
    var wrong: [Sentence] {
        silent.map(\.sentence) + closed.map(\.sentence) + missed.map(\.question.sentence)
    }

    /// Whether nothing is false.
    var isRight: Bool { wrong.isEmpty }

    /// Returns the reading with sentences left that no solution can be blamed by.
    func letting(_ unnoticed: Set<String>) -> StructureReading {
        var reading = self
        for sentence in wrong where unnoticed.contains(sentence.text) {
            reading.verdict.leave(sentence, because: .notNoticed)
        }
        reading.silent.removeAll { unnoticed.contains($0.sentence.text) }
        reading.closed.removeAll { unnoticed.contains($0.sentence.text) }
        reading.missed.removeAll { unnoticed.contains($0.question.sentence.text) }
        return reading
    }

    /// Answers the questions of depth by the calls of an instrumented copy.
    mutating func answerDepths(by calls: CallRecordings) {
        guard !verdict.depths.isEmpty else { return }
        let recordings: [RunRecording]
        switch calls.recorded {
        case .success(let made): recordings = made
        case .failure(let failure):
            for question in verdict.depths { verdict.leave(question.sentence, because: failure.reason) }
            return
        }
        let steps = recordings.flatMap(\.steps)
        for question in verdict.depths {
            let found = steps.map { CallDepths.greatest(in: $0.calls, of: question.types) }.max() ?? 0
            if question.count.holds(found) {
                verdict.confirm(question.sentence)
            } else if steps.contains(where: \.hasMoreCalls) || steps.allSatisfy(\.calls.isEmpty) {
                verdict.leave(question.sentence, because: .callsAreCut)
            } else {
                missed.append((question, CallDepth(found: found, scenarios: recordings.count)))
            }
        }
    }
}
