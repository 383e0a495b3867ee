import KataTranscript

extension Meaning {
    /// Whether a type asks which one plays a role; `nil` stands for all types.
    func truth(_ subject: String?, asks role: String) -> Truth {
        guard assignment.player(role) != nil else { return .yes }
        if let proof = question(of: subject, about: role, .sure) { return .no(proof) }
        let hints =
            asksAgain(role) ?? readsFlags(subject, role) ?? looksUpKinds(subject, role)
            ?? question(of: subject, about: role, .likely)
        return hints.map(Truth.no) ?? .yes
    }

    private func question(of subject: String?, about role: String, _ certainty: Certainty) -> Evidence? {
        askers(subject).lazy.compactMap { name, facts in
            question(in: facts, about: role, certainty).map {
                Evidence(subject: name, place: $0, isProof: certainty == .sure)
            }
        }.first
    }

    /// What asks for the kind again by which a player of a role was chosen, where that player is called.
    ///
    /// Which kind it is, the player alone should know from then on. The place is no proof: it may be asked for something else.
    private func asksAgain(_ role: String) -> Evidence? {
        guard let player = abstraction(role) else { return nil }
        let parts = Set(player.parts)
        let address = address(role)
        for type in model.ownTypes where !family(role).contains(type.name) {
            let kinds = type.members.filter { member in
                Set(member.facts.filter { $0.kind == .make }.flatMap(\.types)).intersection(parts).count > 1
            }.flatMap(\.facts).filter(\.comparesConstants).flatMap(\.types)
            for member in type.members where !kinds.isEmpty {
                let calls = member.facts.contains { $0.kind == .call && $0.isOn(address) }
                let asked = member.facts.filter { fact in
                    fact.kind == .ask && fact.question != .lookup
                        && fact.types.contains { kinds.contains($0) && isKind($0) }
                }
                let makes = member.facts.contains { $0.kind == .make && $0.speaks(of: parts) }
                guard calls, !makes, asked.reduce(0, { $0 + $1.count }) > 1, let first = asked.first else {
                    continue
                }
                return Evidence(subject: type.name, place: first.place)
            }
        }
        return nil
    }

    /// Whether a type only names kinds: an enumeration.
    private func isKind(_ type: String) -> Bool { model.facts[type]?.kind == .enumeration }

    func askers(_ subject: String?) -> [(name: String, facts: [CodeFact])] {
        guard let subject else {
            return model.ownTypes.map { ($0.name, $0.members.filter(\.mayNotAsk).flatMap(\.facts)) }
                + model.facts.functions.map { ($0.name, $0.facts) }
        }
        return actors(subject).types.map { type in
            (type, model.deeds(of: type, .own).filter { $0.member.mayNotAsk }.map(\.fact))
        }
    }

    /// The place of the first question that tells apart who plays a role.
    private func question(in facts: [CodeFact], about role: String, _ certainty: Certainty) -> FactPlace? {
        guard let player = assignment.player(role) else { return nil }
        let family = family(role)
        var compared: [String: Int] = [:]
        for fact in facts where fact.kind == .ask {
            switch fact.question {
            case .typeTest, .cast:
                let wanted = Set(fact.types).intersection(family).subtracting([
                    player.kind == .group ? "" : player.name
                ])
                if !wanted.isEmpty, fact.isOn(family) || fact.on.isEmpty, isPart(wanted, player) {
                    return fact.place
                }
            case .dynamicType: if fact.isOn(family) { return fact.place }
            case .lookup: continue
            default:
                guard isCode(fact, role, player, certainty) else { continue }
                compared[fact.member, default: 0] += fact.count
                if compared[fact.member, default: 0] >= 2 { return fact.place }
            }
        }
        return nil
    }

    /// Whether it is one of the parts that is asked for, and not a narrower abstraction.
    private func isPart(_ wanted: Set<String>, _ player: Player) -> Bool {
        wanted.contains { player.parts.contains($0) || !model.concretes($0).isEmpty || model.isConcrete($0) }
    }

    /// Whether a constant is compared with what tells the kinds of a role apart.
    private func isCode(
        _ fact: CodeFact, _ role: String, _ player: Player, _ certainty: Certainty
    ) -> Bool {
        if player.kind == .enumeration {
            return fact.types.contains(player.name) && fact.via != .itself && !fact.on.contains(player.name)
        }
        guard !fact.member.isEmpty, fact.isOn(family(role)), player.parts.count > 1 else {
            return false
        }
        return tellsKinds(fact.member, player, certainty) || isFixedCode(fact, player)
    }

    /// Whether a member is an enumeration's case that is set when an object is made, and never again.
    private func isFixedCode(_ fact: CodeFact, _ player: Player) -> Bool {
        let kinds = fact.types.filter { model.facts[$0]?.kind == .enumeration }
        guard !kinds.isEmpty, let owner = model.facts[player.name],
            let property = owner.members.first(where: { $0.name == fact.member && $0.isStored })
        else { return false }
        return property.isFixed
    }
}

extension MemberFacts {
    /// Whether it is one that has to ask: equality is.
    fileprivate var mayNotAsk: Bool {
        ![
            "==", "!=", "hash", "isEqual", "isEqual:", "<", "equals", "hashCode", "compareTo", "__eq__",
            "__ne__", "__lt__", "__hash__",
        ].contains(name)
    }
}
