public import KataTranscript

/// Whether a role bears the log: what has to be emptied in a copy of the solution, so that its scenarios tell.
public struct BearingQuestion: Sendable {
    /// A member whose code is passed over.
    public struct Member: Sendable, Equatable {
        /// The full name of the type that declares it.
        public var type: String
        /// The name with labels.
        public var signature: String
        /// Where its name stands.
        public var place: FactPlace
    }

    /// The sentence that asks.
    public var sentence: Sentence
    /// The learner's name for the role.
    public var title: String
    /// What is emptied.
    public var members: [Member] = []
    /// Why it cannot be asked; nil where it can.
    public var reason: UnjudgedSentence.Reason?
}

/// What shows that a role bears nothing.
public struct EmptyRole: Sendable {
    /// The members that were emptied, in the order of the source.
    public var members: [BearingQuestion.Member]
    /// How many scenarios passed without them.
    public var scenarios: Int
}

/// Makes questions out of sentences that say that a role bears the log.
struct BearingReader {
    let model: SolutionModel
    let assignment: Assignment

    /// Returns the question that a sentence asks; nil for sentences of other kinds.
    func question(_ sentence: Sentence) -> BearingQuestion? {
        guard case .bears(let role) = sentence.meaning, let player = assignment.player(role) else {
            return nil
        }
        var question = BearingQuestion(sentence: sentence, title: player.title)
        switch player.kind {
        case .functions, .instances: question.reason = .functions
        case .enumeration: question.reason = .enumeration
        case .type, .group:
            let types = types(of: player)
            question.members = types.flatMap(members)
            if question.members.isEmpty { question.reason = .noMembers }
            if types.contains(where: answersByFunctions) { question.reason = .functions }
            if let busy = types.first(where: worksAtItsEnds) { question.reason = .initializer(type: busy) }
        }
        return question
    }

    /// The types whose code the role runs: those that play it, what stands between them, and their bases.
    private func types(of player: Player) -> [String] {
        let family = player.kind == .group ? Set(player.parts) : model.family(player.name)
        let all = family.reduce(into: Set<String>()) { $0.formUnion(model.lineage(of: $1)) }
        return model.facts.types.map(\.name).filter(all.contains)
    }

    private func members(of type: String) -> [BearingQuestion.Member] {
        model.declared(by: type).filter(\.canBeEmptied).map {
            BearingQuestion.Member(type: type, signature: $0.signature, place: $0.place)
        }
    }

    /// Tells whether a type lets others call a function that it keeps: no copy passes over the code of one.
    private func answersByFunctions(_ type: String) -> Bool {
        let functions = model.declared(by: type).filter { $0.isStored && $0.type.isFunction }.map(\.name)
        let family = model.family(type).union(model.lineage(of: type))
        return !functions.isEmpty
            && model.members(outside: family).flatMap(\.facts).contains {
                $0.callsFunction && functions.contains($0.member) && $0.isOn(family)
            }
    }

    /// Tells whether making or ending an object does more than keep what it is given.
    private func worksAtItsEnds(_ type: String) -> Bool {
        let ends = model.declared(by: type).filter { $0.kind == .initializer || $0.isDeinitializer }
        return ends.flatMap(\.facts).contains { fact in
            fact.kind == .write || fact.kind == .call && !fact.isOnOwnObject
        }
    }
}

extension MemberFacts {
    fileprivate var isDeinitializer: Bool { kind == .method && name == "deinit" }

    /// Tells whether it has code that can be passed over.
    fileprivate var canBeEmptied: Bool {
        switch kind {
        case .method: !isEmpty && !isDeinitializer
        case .property: !isEmpty && (!isStored || !facts.isEmpty)
        case .subscript: !isEmpty
        case .initializer, .enumCase: false
        }
    }
}
