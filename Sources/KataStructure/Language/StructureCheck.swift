public import KataDiagnostics

/// The names that every solution has, as a contract promises them.
public struct PromisedNames {
    var types: [String]
    /// Properties, and methods without their labels, of all the types.
    var members: [String]

    /// Makes a list of names.
    public init(types: [String], members: [String]) {
        self.types = types
        self.members = members
    }
}

/// Holds sentences against each other and against the names of a contract.
public struct StructureCheck {
    private let rules: StructureRules
    /// In how many sentences a role stands.
    private let uses: [String: Int]
    private let introduced: Set<String>

    private init(_ rules: StructureRules) {
        self.rules = rules
        uses = rules.sentences.flatMap { Set($0.roles) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        introduced = Set(rules.sentences.filter(\.introduces).flatMap(\.roles))
    }

    /// Reports roles that nothing introduces and names that the contract lacks; without a contract, the names are let be.
    public static func check(_ rules: StructureRules, names: PromisedNames?, diagnostics: inout Diagnostics) {
        let check = StructureCheck(rules)
        for sentence in rules.sentences {
            let problems = check.roleProblems(of: sentence) + (names.map(sentence.nameProblems) ?? [])
            for (word, problem) in problems {
                diagnostics.add(problem.diagnostic(at: sentence.range(of: word)))
            }
        }
    }

    private func roleProblems(of sentence: Sentence) -> [(word: String, problem: SentenceProblem)] {
        if case .hasCount(let role, _, let part) = sentence.meaning, role == part {
            return [(role, .circle(role))]
        }
        return sentence.roles.compactMap { role in
            guard introduced.contains(role) else {
                return (role, .unknownRole(role, roles: introduced.sorted()))
            }
            return misspelt(role, in: sentence).map { (role, .loneRole(role, near: $0)) }
        }
    }

    /// The role of several sentences that was probably meant by one that stands in this sentence alone.
    private func misspelt(_ role: String, in sentence: Sentence) -> String? {
        guard uses[role] == 1, !sentence.isEnough else { return nil }
        return nearestName(to: role, among: uses.filter { $0.value > 1 }.keys.sorted())
    }
}

extension Sentence {
    /// Whether it says who plays a role, and not only what is forbidden or asked of the players.
    fileprivate var introduces: Bool {
        switch meaning {
        case .neverAsks, .bears, .open, .proven, .principle: false
        default: true
        }
    }

    /// Whether a role needs no other sentence than this one: its part, or what it is as well.
    fileprivate var isEnough: Bool {
        switch meaning {
        case .hasCount, .isRole: true
        default: false
        }
    }

    /// What the contract has to have and does not.
    fileprivate func nameProblems(_ promised: PromisedNames) -> [(word: String, problem: SentenceProblem)] {
        let types = names.filter { !promised.types.contains($0) }
        let members = memberNames.filter { !promised.members.contains($0) }
        return types.map { ($0, .unknownName($0, names: promised.types)) }
            + members.map { ($0, .unknownMember($0, members: promised.members)) }
    }

    private var memberNames: [String] {
        guard case .deed(let deed) = meaning else { return [] }
        return [deed.subject.member, deed.object?.member].compactMap(\.self)
    }

    /// The names of the contract in it.
    private var names: [String] {
        switch meaning {
        case .isNamed(_, let name): [name]
        case .hasNamed(_, let names): names
        default: []
        }
    }

    /// The place of a word; the whole sentence where it does not stand on one line as it is.
    fileprivate func range(of word: String) -> SourceRange {
        let bytes = Array(text.utf8)
        let wanted = Array(word.utf8)
        guard range.end - range.start == bytes.count, wanted.count <= bytes.count else { return range }
        let isInside: (UInt8) -> Bool = {
            $0 >= 0x80 || $0 == UInt8(ascii: "_") || Character(Unicode.Scalar($0)).isLetter
                || Character(Unicode.Scalar($0)).isNumber
        }
        for start in 0...(bytes.count - wanted.count)
        where bytes[start..<start + wanted.count].elementsEqual(wanted) {
            let end = start + wanted.count
            let isWhole =
                (start == 0 || !isInside(bytes[start - 1])) && (end == bytes.count || !isInside(bytes[end]))
            if isWhole { return SourceRange(range.start + start, range.start + end) }
        }
        return range
    }
}
