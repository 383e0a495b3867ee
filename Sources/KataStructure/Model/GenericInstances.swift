import KataTranscript

/// Types that differ only by what is given to a generic one: `Users<SqlServer>` and `Users<Access>` are two.
struct GenericInstances {
    /// The facts, with a type below each generic one for every list of types that is given to it.
    private(set) var facts: ModuleFacts
    /// The generic types that have objects only as one of those below.
    private(set) var generic: Set<String> = []
    /// How many makers and types were looked at.
    private(set) var steps = 0

    /// Looks for them; after so many steps no more.
    init(_ facts: ModuleFacts, atMost limit: Int = .max) {
        self.facts = facts
        var names: [String: [String]] = [:]
        var seen: Set<String> = []
        for (fact, owner) in Self.makes(in: facts) where steps <= limit {
            let owners = facts[fact.types[0]].map { $0.isForeign || $0.kind == .protocolType } ?? true
            guard !owners else { continue }
            for name in self.names(fact, below: owner) where seen.insert(name).inserted {
                names[fact.types[0], default: []].append(name)
            }
        }
        names = names.filter { $0.value.count > 1 }
        guard !names.isEmpty else { return }
        generic = Set(names.keys)
        self.facts = Self.adding(names, to: facts)
    }

    /// The name of the type that a maker with all its types given makes; nil where it has none, or not all are known.
    static func name(_ fact: CodeFact, _ resolve: (String) -> [String]) -> String? {
        guard fact.kind == .make, !fact.given.isEmpty, fact.types.count == 1 else { return nil }
        let arguments = fact.given.map(resolve)
        guard arguments.allSatisfy({ $0.count == 1 }) else { return nil }
        return "\(fact.types[0])<\(arguments.joined().joined(separator: ", "))>"
    }

    private static func makes(in facts: ModuleFacts) -> [(CodeFact, String)] {
        let owned = facts.types.flatMap { type in type.members.flatMap(\.facts).map { ($0, type.name) } }
        return (owned + facts.functions.flatMap(\.facts).map { ($0, "") }).filter {
            $0.0.kind == .make && !$0.0.given.isEmpty && $0.0.types.count == 1
        }
    }

    /// The types that a maker makes: one, or one for each type below its own that fixes the parameters.
    private mutating func names(_ fact: CodeFact, below owner: String) -> [String] {
        let facts = facts
        steps += 1
        if let name = Self.name(fact, { facts[$0] == nil ? [] : [$0] }) { return [name] }
        return facts.types.map { facts.lineage(of: $0.name) }.filter { lineage in
            steps += lineage.count
            return lineage.contains(owner)
        }.compactMap { heir in
            Self.name(fact) { facts[$0] == nil ? facts.given($0, along: heir) : [$0] }
        }
    }

    private static func adding(_ names: [String: [String]], to facts: ModuleFacts) -> ModuleFacts {
        let all = Set(names.values.joined())
        func renamed(_ member: MemberFacts) -> MemberFacts {
            var member = member
            for index in member.facts.indices {
                let name = name(member.facts[index]) { facts[$0] == nil ? [] : [$0] }
                if let name, all.contains(name) { member.facts[index].types = [name] }
            }
            return member
        }
        let types = facts.types.flatMap { type in
            var own = type
            own.members = own.members.map(renamed)
            return [own] + names[type.name, default: []].map(type.instance)
        }
        var result = ModuleFacts(
            types: types, functions: facts.functions.map(renamed), aliases: facts.aliases)
        result.language = facts.language
        return result
    }
}

extension ModuleFacts {
    /// The types that are given to a generic parameter, as a type with this lineage fixes it somewhere above.
    func given(_ parameter: String, along lineage: [String]) -> [String] {
        for ancestor in lineage {
            for base in self[ancestor]?.inherits ?? [] {
                if let types = base.given[parameter] { return types }
            }
        }
        return []
    }
}

extension SolutionModel {
    /// The types of which a deed makes a value on behalf of a type, which may fix generic parameters.
    func made(by fact: CodeFact, for type: String) -> [String] {
        let name = GenericInstances.name(fact) { facts[$0] == nil ? given($0, for: type) : [$0] }
        return name.flatMap { facts[$0] == nil ? nil : [$0] } ?? fact.types
    }
}
