extension SentenceParser {
    /// What may stand behind `nobody`.
    private static let bans = [
        "asks which", "below", "leaves a member empty", "talks to strangers", "does two jobs",
    ]

    /// Reads what stands behind `nobody`.
    mutating func ban() -> Sentence.Meaning? {
        if words.take("asks which") { return role().map { .neverAsks(subject: nil, role: $0) } }
        if words.take("leaves a member empty") { return .principle(.leavesNothingEmpty) }
        if words.take("talks to strangers") { return .principle(.knowsNoStrangers(subject: nil)) }
        if words.take("does two jobs") { return .principle(.hasOneJob(subject: nil)) }
        if words.take("below") {
            guard let role = role() else { return nil }
            guard words.take("throws or traps more") else { return lack("'throws or traps more'") }
            return .principle(.keepsPromises(role: role))
        }
        guard let word = words.current else {
            return lack("what nobody does: \(Self.bans.joined(separator: ", "))")
        }
        guard !Self.bans.contains(where: { $0.hasPrefix("\(word.text) ") }) else {
            let wanted = Self.bans.first { $0.hasPrefix("\(word.text) ") } ?? ""
            report(.missing("the rest of 'nobody \(wanted)'"), at: words.end..<words.end)
            return nil
        }
        report(.unknownWord(word.text, wanted: "verb behind 'nobody'", words: Self.bans), at: word.range)
        return nil
    }

    /// Reads what stands behind `only`.
    mutating func monopoly() -> Sentence.Meaning? {
        guard let subject = role() else { return nil }
        guard words.take("makes") else { return lack("'makes'") }
        return role().map { .principle(.onlyMakes(subject: subject, role: $0)) }
    }

    /// Reads what a role does by a principle; nil where its words say something else.
    mutating func principle(of subject: String) -> Sentence.Meaning?? {
        if words.take("depends only on the abstraction of") {
            return .some(
                role().map { Sentence.Meaning.principle(.dependsOnAbstraction(subject: subject, role: $0)) })
        }
        if words.take("uses most of what it holds") {
            return Sentence.Meaning.principle(.usesMost(subject: subject))
        }
        if words.take("never talks to strangers") {
            return Sentence.Meaning.principle(.knowsNoStrangers(subject: subject))
        }
        if words.take("never does two jobs") {
            return Sentence.Meaning.principle(.hasOneJob(subject: subject))
        }
        return nil
    }

    /// The verbs of principles, where a verb is not known.
    static let principles = ["depends only on the abstraction of", "uses most of what it holds"]
}
