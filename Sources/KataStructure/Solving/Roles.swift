/// What the sentences say of the roles themselves, before any solution is looked at.
struct Roles {
    /// All roles, in the order in which the sentences name them.
    private(set) var all: [String] = []
    /// The names that the contract fixes.
    private(set) var named: [String: String] = [:]
    /// The names that stand below a role.
    private(set) var groups: [String: [String]] = [:]
    /// How many parts a role has at least.
    private(set) var counts: [String: Count] = [:]
    /// The whole of each role that is a part.
    private(set) var partOf: [String: String] = [:]
    /// The roles that have to be another one too.
    private(set) var isA: [String: Set<String>] = [:]
    /// Roles of which a sentence counts the objects: any types will do.
    private(set) var crowds: Set<String> = []
    /// Roles that several of another one call, of whom each may have a player of its own for it.
    private(set) var shared: [String: Subject] = [:]
    /// Abstractions that may be an enumeration with methods.
    private(set) var enums: Set<String> = []

    init(_ rules: StructureRules) {
        for sentence in rules.sentences { add(sentence) }
    }

    private mutating func add(_ sentence: Sentence) {
        for role in sentence.roles where !all.contains(role) { all.append(role) }
        switch sentence.meaning {
        case .isNamed(let role, let name): named[role] = name
        case .hasNamed(let role, let names): groups[role, default: []] += names
        case .hasCount(let role, let count, let part):
            counts[role] = count
            partOf[part] = role
            if sentence.allowsEnum { enums.insert(role) }
        case .isRole(let role, let other, false): isA[role, default: []].insert(other)
        case .deed(let deed):
            guard let object = deed.object else { break }
            if case .count = object.quantity { crowds.insert(object.role) }
            if case .count = deed.subject.quantity, deed.verb == .calls { shared[object.role] = deed.subject }
        default: break
        }
    }

    /// The roles for which a player has to be found.
    var open: [String] { all.filter { partOf[$0] == nil || named[$0] != nil || groups[$0] != nil } }
}

extension Sentence {
    /// The roles that it speaks of.
    var roles: [String] {
        switch meaning {
        case .isNamed(let role, _), .hasNamed(let role, _), .bears(let role), .open(let role): [role]
        case .hasCount(let role, _, let part): [role, part]
        case .isRole(let role, let other, _): [role, other]
        case .deed(let deed): [deed.subject.role] + (deed.object.map { [$0.role] } ?? [])
        case .neverAsks(let subject, let role): (subject.map { [$0] } ?? []) + [role]
        case .principle(let principle): principle.roles
        case .proven: []
        }
    }
}
