import KataTranscript

/// Finds the assignment of roles under which most sentences are true.
struct Solver {
    let rules: StructureRules
    let model: SolutionModel
    /// How many assignments are tried at most.
    private static let limit = 20_000

    /// The best assignment, with what each sentence is under it.
    struct Solution {
        var assignment: Assignment
        var truths: [Truth]

        var score: Int { truths.count { !$0.isFalse } }

        /// Tells whether it reads a solution better than another one: more is true, or as much and more of who is who.
        func isBetter(than other: Solution, _ sentences: [Sentence]) -> Bool {
            if score != other.score { return score > other.score }
            return identities(sentences) > other.identities(sentences)
        }

        private func identities(_ sentences: [Sentence]) -> Int {
            zip(sentences, truths).count { $0.isIdentity && !$1.isFalse }
        }
    }

    /// Tries all assignments, abstractions in the order of their size; the first of the best is kept.
    func solve() -> Solution {
        searched().best
            ?? Solution(assignment: Assignment(), truths: rules.sentences.map { _ in .unjudged(.unknown) })
    }

    /// All assignments under which every sentence is true, as far as they are tried; each reads the solution another way.
    func allSolutions() -> [Solution] { searched(keepsAll: true).all }

    private func searched(keepsAll: Bool = false) -> Search {
        let finder = Candidates(model: model, roles: Roles(rules))
        var search = Search(solver: self, finder: finder, keepsAll: keepsAll)
        search.run()
        return search
    }

    private struct Search {
        let solver: Solver
        let finder: Candidates
        let keepsAll: Bool
        let candidates: [(role: String, players: [Player])]
        /// All under which every sentence is true, where they are kept.
        var all: [Solution] = []
        var tried = 0
        var best: Solution?
        var known: [String: Truth] = [:]

        init(solver: Solver, finder: Candidates, keepsAll: Bool = false) {
            self.solver = solver
            self.finder = finder
            self.keepsAll = keepsAll
            candidates = finder.roles.open.map { (role: $0, players: finder.candidates($0)) }
        }

        private var roles: Roles { finder.roles }

        mutating func run() {
            let ofLibrary = roles.named.filter { solver.model.isOfLibrary($0.value) }.map(\.key)
            extend(
                Assignment(partOf: roles.partOf, counts: roles.counts, libraryRoles: Set(ofLibrary)), from: 0)
        }

        private var isDone: Bool {
            tried >= Solver.limit || solver.model.isExhausted
                || !keepsAll && best.map { $0.score == solver.rules.sentences.count } ?? false
        }

        private mutating func extend(_ assignment: Assignment, from index: Int) {
            guard !isDone else { return }
            guard index < candidates.count else { return hold(assignment) }
            let (role, players) = candidates[index]
            let crowd = finder.crowd(role, in: assignment).map { [$0] } ?? []
            let free = players.filter { isFree($0, for: role, in: assignment) } + crowd
            for player in free {
                var next = assignment
                next.players[role] = player
                extend(next, from: index + 1)
            }
            if free.isEmpty { extend(assignment, from: index + 1) }
        }

        /// Two roles have two players, unless one has to be the other.
        private func isFree(_ player: Player, for role: String, in assignment: Assignment) -> Bool {
            assignment.players.allSatisfy { other, taken in
                taken.name != player.name || taken.kind != player.kind || taken.kind == .group
                    || roles.isA[role]?.contains(other) == true || roles.isA[other]?.contains(role) == true
                    || roles.named[role] != nil && roles.named[other] != nil
            }
        }

        private mutating func hold(_ assignment: Assignment) {
            tried += 1
            let meaning = Meaning(model: solver.model, assignment: assignment)
            let truths = solver.rules.sentences.enumerated().map { index, sentence in
                truth(index, sentence, meaning)
            }
            let solution = Solution(assignment: assignment, truths: truths)
            if keepsAll, solution.score == truths.count { all.append(solution) }
            if best.map({ solution.isBetter(than: $0, solver.rules.sentences) }) ?? true { best = solution }
        }

        private mutating func truth(_ index: Int, _ sentence: Sentence, _ meaning: Meaning) -> Truth {
            let players = sentence.roles.map {
                meaning.assignment.player($0).map { "\($0.kind)\($0.title)" } ?? "-"
            }
            let key = "\(index)|\(players.joined(separator: "|"))"
            // Who else plays a role decides only how far helpers are followed.
            if let truth = known[key] { return truth }
            solver.model.look(at: solver.model.size)
            let truth = meaning.truth(of: sentence)
            known[key] = truth
            return truth
        }
    }
}
