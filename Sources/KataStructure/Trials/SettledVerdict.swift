/// What changed copies of the solution settle of a verdict.
extension StructureVerdict {
    /// Tells whether the first thing missing is a call, which runs may show where the source does not.
    public var lacksCall: Bool {
        guard level == .notFound, case .deed(let deed) = sentence?.meaning else { return false }
        return deed.verb == .calls && !deed.isNever
    }

    /// Takes a sentence for judged and true.
    public mutating func confirm(_ sentence: Sentence) {
        unjudged.removeAll { $0.sentence.text == sentence.text }
    }

    /// Says why a sentence stays unjudged.
    public mutating func leave(_ sentence: Sentence, because reason: UnjudgedSentence.Reason) {
        for index in unjudged.indices where unjudged[index].sentence.text == sentence.text {
            unjudged[index].reason = reason
        }
    }

    /// Finds a role closed: where a further type was handed over, none of its members was ever called.
    public mutating func close(_ question: OpeningQuestion, scenarios: Int) {
        confirm(question.sentence)
        level = .notFound
        sentence = question.sentence
        evidence = Evidence(subject: question.title, place: question.place)
        evidence?.deafScenarios = scenarios
    }

    /// Finds calls too shallow, or too deep, for a sentence.
    public mutating func miss(_ question: DepthQuestion, _ depth: CallDepth) {
        confirm(question.sentence)
        level = .notFound
        sentence = question.sentence
        evidence = Evidence(subject: question.title)
        evidence?.depth = depth
    }

    /// Refutes: the role of a question bears nothing, since so many scenarios pass with its members emptied.
    public mutating func refute(_ question: BearingQuestion, scenarios: Int) {
        confirm(question.sentence)
        level = .refuted
        sentence = question.sentence
        evidence = Evidence(
            subject: question.title,
            emptied: EmptyRole(members: question.members, scenarios: scenarios))
    }
}
