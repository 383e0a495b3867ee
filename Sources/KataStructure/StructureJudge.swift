public import KataTranscript

/// What is to be said of a solution's structure.
public struct StructureVerdict: Sendable {
    /// The levels.
    public enum Level: String, Sendable {
        /// The roles are filled, and every sentence is true.
        case found
        /// No assignment of roles makes all sentences true.
        case notFound = "not found"
        /// Something forbidden is done, at a place.
        case refuted
        /// Nothing can be said.
        case notApplicable = "n/a"
    }

    /// A role, and who plays it.
    public struct Part: Sendable {
        /// The role's name.
        public var role: String
        /// The learner's names.
        public var names: [String]
    }

    /// The level.
    public var level: Level
    /// Who plays which role, in the order of the sentences.
    public var roles: [Part] = []
    /// The first sentence that is false.
    public var sentence: Sentence?
    /// What shows it.
    public var evidence: Evidence?
    /// Sentences that were not judged, and why.
    public var unjudged: [UnjudgedSentence] = []
    /// What a changed copy of the solution is asked about the sentences that are not judged.
    public var questions: [BearingQuestion] = []
    /// What a changed copy is asked about roles that have to be open.
    public var openings: [OpeningQuestion] = []
    /// What the calls of an instrumented copy are asked.
    public var depths: [DepthQuestion] = []
    /// Why nothing can be said.
    public var reason: String?
    /// The language of the solution, as its facts tell it; its words for an abstraction are used.
    public var language = "swift"

    /// Makes a verdict without findings.
    public init(_ level: Level, reason: String? = nil) {
        self.level = level
        self.reason = reason
    }
}

/// Holds a solution against the sentences about its structure.
public enum StructureJudge {
    /// Judges by the source alone; what only a run tells is left out.
    ///
    /// - Parameter edges: calls that were seen in runs, where the source does not tell who is called.
    public static func judge(
        _ rules: StructureRules, _ facts: ModuleFacts?, edges: CallEdges = CallEdges()
    ) -> StructureVerdict {
        guard !rules.sentences.isEmpty else {
            return StructureVerdict(.notApplicable, reason: "the module has no 'structure'")
        }
        guard let facts else {
            return StructureVerdict(
                .notApplicable, reason: "the module's language gives no facts about its source")
        }
        return judge(rules, SolutionModel(facts, edges: edges))
    }

    /// Judges a solution; nothing is said of one with more in it than is looked at.
    static func judge(_ rules: StructureRules, _ model: SolutionModel) -> StructureVerdict {
        let found = verdict(rules, Solver(rules: rules, model: model).solve(), model)
        guard model.isExhausted else { return found }
        var unknown = StructureVerdict(
            .notApplicable, reason: "there is more in the source than is looked at")
        unknown.unjudged = rules.sentences.map { UnjudgedSentence($0, .tooMuch) }
        return unknown
    }

    /// Judges again, with all other ways to fill the roles under which every sentence is true.
    ///
    /// A role that bears nothing may be the wrong reading of a solution that is right.
    public static func otherReadings(
        _ rules: StructureRules, _ facts: ModuleFacts, edges: CallEdges = CallEdges()
    ) -> [StructureVerdict] {
        let model = SolutionModel(facts, edges: edges)
        return Solver(rules: rules, model: model).allSolutions().map { verdict(rules, $0, model) }
    }

    private static func verdict(
        _ rules: StructureRules, _ solution: Solver.Solution, _ model: SolutionModel
    ) -> StructureVerdict {
        let pairs = Array(zip(rules.sentences, solution.truths))
        let failed = pairs.compactMap { sentence, truth -> (Sentence, Evidence)? in
            if case .no(let evidence) = truth { (sentence, evidence) } else { nil }
        }
        var verdict = StructureVerdict(failed.isEmpty ? .found : .notFound)
        verdict.language = model.facts.language
        verdict.roles = parts(rules, solution.assignment)
        verdict.unjudged = pairs.compactMap { sentence, truth in
            guard case .unjudged(let why) = truth else { return nil }
            return UnjudgedSentence(sentence, why == .needsRun ? .needsCopy : nil)
        }
        let reader = BearingReader(model: model, assignment: solution.assignment)
        verdict.questions = rules.sentences.compactMap(reader.question)
        let openings = OpeningReader(model: model, assignment: solution.assignment)
        verdict.openings = rules.sentences.compactMap(openings.question)
        let depths = DepthReader(model: model, assignment: solution.assignment)
        verdict.depths = rules.sentences.compactMap(depths.question)
        let proof = failed.first { $0.1.isProof && $0.1.place != nil }
        let hasRoles = failed.allSatisfy { !$0.0.isIdentity }
        if let proof, hasRoles {
            verdict.level = .refuted
            (verdict.sentence, verdict.evidence) = proof
        } else if let first = failed.first {
            (verdict.sentence, verdict.evidence) = first
        }
        verdict.nameUser(in: rules, solution.assignment, model)
        return verdict
    }

    private static func parts(_ rules: StructureRules, _ assignment: Assignment) -> [StructureVerdict.Part] {
        Roles(rules).all.compactMap { role in
            guard let player = assignment.player(role) else { return nil }
            if assignment.isPart(role) {
                return player.parts.isEmpty ? nil : StructureVerdict.Part(role: role, names: player.parts)
            }
            return StructureVerdict.Part(
                role: role, names: player.kind == .group ? player.parts : [player.title])
        }
    }
}

extension StructureVerdict {
    /// Where nothing plays an abstraction, names the type that has to hold or call it, so that there is a place to begin.
    fileprivate mutating func nameUser(
        in rules: StructureRules, _ assignment: Assignment, _ model: SolutionModel
    ) {
        guard case .hasCount(let role, _, _)? = sentence?.meaning, evidence?.place == nil else { return }
        let users = rules.sentences.lazy.compactMap { sentence -> Player? in
            guard case .deed(let deed) = sentence.meaning, deed.object?.role == role else { return nil }
            return assignment.player(deed.subject.role)
        }
        guard let user = users.first, let place = model.facts[user.name]?.place else { return }
        evidence?.subject = user.title
        evidence?.place = place
    }
}

extension Sentence {
    /// Whether it says who is who: without that, nothing forbidden can be shown.
    var isIdentity: Bool {
        switch meaning {
        case .isNamed, .hasNamed, .hasCount, .isRole: true
        case .deed(let deed): !deed.isNever && (deed.verb == .holdsOne || deed.verb == .holdsMany)
        default: false
        }
    }
}
