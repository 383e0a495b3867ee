import KataModules
import KataStructure
import KataTranscript

/// What a copy is asked, each question with the number of its switch.
struct CopyInquiry {
    var bearings: [(question: BearingQuestion, number: Int)] = []
    var openings: [(question: OpeningQuestion, number: Int)] = []

    /// Takes the questions of a verdict that a copy can answer.
    init(_ verdict: StructureVerdict) {
        for question in verdict.questions where question.reason == nil {
            bearings.append((question, bearings.count))
        }
        for question in verdict.openings where question.reason == nil {
            openings.append((question, bearings.count + openings.count))
        }
    }

    /// The sentences that ask.
    var sentences: [Sentence] { bearings.map(\.question.sentence) + openings.map(\.question.sentence) }

    /// What the copy has to be for that.
    var wishes: CopyWishes {
        var wishes = CopyWishes()
        let places = Set(bearings.flatMap { $0.question.members.map(\.place) })
        for place in places.sorted(by: isBefore) {
            let asking = bearings.filter { $0.question.members.contains { $0.place == place } }
            wishes.empty(place, switches: asking.reduce(0) { $0 | 1 << UInt($1.number) })
        }
        for (question, number) in openings {
            if let place = question.place { wishes.open(place, number: number) }
        }
        return wishes
    }

    private func isBefore(_ left: FactPlace, _ right: FactPlace) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
