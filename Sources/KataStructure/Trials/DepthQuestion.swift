/// How many objects of a role one member is active on at once; only calls that were recorded tell.
public struct DepthQuestion: Sendable {
    /// The sentence that asks.
    public var sentence: Sentence
    /// The learner's name for the role.
    public var title: String
    /// The role's types, and those above them.
    public var types: Set<String>
    /// How deep it has to be.
    public var count: Count
}

/// What shows that calls are not nested as deep as they have to be.
public struct CallDepth: Sendable {
    /// On how many objects one member was active at once.
    public var found: Int
    /// How many scenarios were looked at.
    public var scenarios: Int

    /// Makes a depth.
    public init(found: Int, scenarios: Int) {
        self.found = found
        self.scenarios = scenarios
    }
}

/// Makes questions out of sentences that end in a depth.
struct DepthReader {
    let model: SolutionModel
    let assignment: Assignment

    /// Returns the question that a sentence asks; nil for sentences without a depth.
    func question(_ sentence: Sentence) -> DepthQuestion? {
        guard case .deed(let deed) = sentence.meaning, let count = deed.depth, let object = deed.object,
            let subject = assignment.player(deed.subject.role)
        else { return nil }
        let meaning = Meaning(model: model, assignment: assignment)
        let family = meaning.family(deed.subject.role).union(meaning.family(object.role))
        return DepthQuestion(
            sentence: sentence, title: subject.title,
            types: family.reduce(into: family) { $0.formUnion(model.lineage(of: $1)) }, count: count)
    }
}
