import KataDiagnostics
import KataModules
import KataScript
import KataStructure
import KataTranscript

/// Remembers that changed copies of a module have shown all that a kata asks of them: they need not run again.
struct TrialMemory {
    private let record: TrialRecord
    private let kata: Kata
    private let program: String

    /// Makes the memory of a kata and a module; nil where nothing of the module is remembered, or the program is not known.
    init?(of kata: Kata, _ module: PreparedModule, by program: String?) {
        guard let record = module.trials, let program else { return nil }
        self.record = record
        self.kata = kata
        self.program = program
    }

    /// Returns a reading of the source with all confirmed that copies were asked; nil where they have not shown all of it.
    func recalled(_ verdict: StructureVerdict) -> StructureVerdict? {
        record.contains(key(of: verdict)) ? verdict.shown : nil
    }

    /// Notes what copies have shown of a reading, if that is all that they were asked.
    func note(_ settled: StructureVerdict, of verdict: StructureVerdict) {
        guard settled.unjudged.map(\.sentence.text) == verdict.shown.unjudged.map(\.sentence.text) else {
            return
        }
        record.note(key(of: verdict))
    }

    /// Copies that are asked the same of the same scenarios by the same program show the same.
    private func key(of verdict: StructureVerdict) -> CacheKey {
        var key = CacheKey("kata-structure-1")
        key.add(factsOf: program)
        key.add(kata.file.bytes)
        for sentence in verdict.unjudged { key.add(sentence.sentence.text) }
        for place in verdict.asked.joined() { key.add("\(place.file):\(place.line):\(place.column)") }
        for type in verdict.depths.flatMap({ $0.types.sorted() }) { key.add(type) }
        return key
    }
}

extension StructureVerdict {
    /// What copies are asked for this reading, by the members and types that are changed.
    var asked: [[FactPlace]] {
        questions.map { $0.members.map(\.place) } + [openings.compactMap(\.place)]
    }

    /// The verdict with what cannot be asked left, and all else confirmed.
    fileprivate var shown: StructureVerdict {
        var verdict = leavingWhatCannotBeAsked
        for question in questions where question.reason == nil { verdict.confirm(question.sentence) }
        for question in openings where question.reason == nil { verdict.confirm(question.sentence) }
        for question in depths { verdict.confirm(question.sentence) }
        return verdict
    }

    /// The verdict that says of each question which no copy can be asked why that is so.
    var leavingWhatCannotBeAsked: StructureVerdict {
        var verdict = self
        for question in questions {
            if let reason = question.reason { verdict.leave(question.sentence, because: reason) }
        }
        for question in openings {
            if let reason = question.reason { verdict.leave(question.sentence, because: reason) }
        }
        return verdict
    }
}
