public import KataTranscript

/// Whether a role is open: a copy of the solution gets a further type below the role's, and hands it over in scenarios.
public struct OpeningQuestion: Sendable {
    /// The sentence that asks.
    public var sentence: Sentence
    /// The learner's name for the role.
    public var title: String
    /// Where the name of the role's type stands.
    public var place: FactPlace?
    /// Tells whether it may be asked what no further type can answer for itself: stored properties, members of extensions.
    public var mayBeSilent = false
    /// Why it cannot be asked; nil where it can.
    public var reason: UnjudgedSentence.Reason?
}

/// Makes questions out of sentences that say that a role is open.
struct OpeningReader {
    let model: SolutionModel
    let assignment: Assignment

    /// Returns the question that a sentence asks; nil for sentences of other kinds.
    func question(_ sentence: Sentence) -> OpeningQuestion? {
        guard case .open(let role) = sentence.meaning, let player = assignment.player(role) else {
            return nil
        }
        var question = OpeningQuestion(sentence: sentence, title: player.title)
        switch player.kind {
        case .type:
            question.place = model.facts[player.name]?.place
            if question.place == nil { question.reason = .noMembers }
            question.mayBeSilent = mayBeSilent(player.name)
        case .enumeration: question.reason = .closed(type: player.title)
        case .functions, .instances, .group: question.reason = .openAnyway
        }
        return question
    }

    private func mayBeSilent(_ name: String) -> Bool {
        guard let type = model.facts[name] else { return true }
        let members = model.lineage(of: name).flatMap(model.declared).filter { !$0.isStatic }
        guard type.kind == .protocolType else {
            return members.contains { $0.isStored && $0.access != .private }
        }
        let asked = Set(members.filter(\.isEmpty).map(\.signature))
        return members.contains { !$0.isEmpty && !asked.contains($0.signature) }
    }
}
