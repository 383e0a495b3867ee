import KataTranscript

extension Meaning {
    /// Whether a type's own answer, such as a name or number, decides which player of a role comes next.
    ///
    /// Whoever asked for it puts the one that it names into a property, or keeps it as the key under which that one is found.
    func answersWhich(_ role: String, _ performance: Performance) -> FactWitness? {
        let answers = model.declared(by: performance.type).filter {
            ($0.kind == .method || $0.kind == .property && !$0.isStored) && !$0.isEmpty && !$0.isLiteral
                && !$0.isHollow
        }
        let family = family(role)
        let askers = model.members(outside: family)
        return answers.first { answer in
            let names = tellings(of: answer.name, in: performance.type)
            return askers.contains { asker in
                asker.facts.contains { !names.isDisjoint(with: $0.told) && picks($0, family) }
            }
        }.map { FactWitness(place: $0.place) }
    }

    /// Whether a function's answer decides which function of a property comes next: it is kept as the key to that.
    func answersWhich(_ property: String, of owner: String, _ performance: Performance) -> FactWitness? {
        guard performance.deeds.contains(where: \.fact.isConditional) else { return nil }
        let facts = (model.facts.types.flatMap(\.members) + model.facts.functions).flatMap(\.facts)
        let keys = facts.filter { $0.callsFunction && $0.member == property && $0.on.contains(owner) }
            .flatMap(\.told)
        let isKept = facts.contains { fact in
            fact.kind == .set && fact.told.contains("\(owner).\(property)")
                && fact.on.contains { keys.contains("\($0).\(fact.member)") }
        }
        return isKept ? FactWitness(place: performance.place) : nil
    }

    /// Whether a type keeps the key under which a player of a role is found, and such a player says which key is next.
    ///
    /// A key that the type reckons for itself, or is given from outside, holds nobody; who is made anew for a key is not held either.
    func keepsKey(_ type: String, to family: Set<String>) -> Bool {
        let members = model.members(of: type).map(\.member)
        return members.filter(\.isStored).contains { property in
            let names = tellings(of: property.name, in: type)
            let finds = members.flatMap(\.facts).contains { fact in
                fact.kind == .call && fact.isOn(family)
                    && !names.isDisjoint(with: fact.told)
            }
            return finds && isTold(property.name, of: type, by: family)
        }
    }

    /// Whether what a property of a type becomes is said by a member of others, or set by it.
    private func isTold(_ property: String, of type: String, by family: Set<String>) -> Bool {
        let sets = { (fact: CodeFact) in
            fact.kind == .set && fact.member == property && fact.on.contains(type)
        }
        let isAnswered = model.facts.allMembers.flatMap(\.facts).contains { fact in
            sets(fact) && !fact.tellers.isDisjoint(with: family)
        }
        let theirs = model.facts.types.filter { family.contains($0.name) }.flatMap(\.members).flatMap(\.facts)
        return isAnswered
            || theirs.contains { fact in
                sets(fact) || fact.on.contains(type) && settings(by: fact).contains(where: sets)
            }
    }

    /// Whether what a fact is told with ends in a property that keeps one of some types, or the key to one.
    private func picks(_ fact: CodeFact, _ family: Set<String>) -> Bool {
        if fact.kind == .set { return puts(fact, family) }
        return settings(by: fact).contains { puts($0, family) }
    }

    /// What the members that a call can mean set to what they are given.
    func settings(by fact: CodeFact) -> [CodeFact] {
        guard fact.kind == .call else { return [] }
        return fact.on.flatMap { model.members(fact.member, of: $0) }.flatMap(\.member.facts).filter(
            \.keepsParameter)
    }

    /// How facts name a member of a type, or of one above it, that told something.
    private func tellings(of member: String, in type: String) -> Set<String> {
        Set(model.lineage(of: type).map { "\($0).\(member)" })
    }

    /// Whether a fact puts something into a property that keeps one of some types, or the key to one.
    func puts(_ fact: CodeFact, _ family: Set<String>) -> Bool {
        fact.on.contains { isPick(fact.member, of: $0, family) }
    }

    /// Whether a property keeps one of some types, or tells by which key one of them is found.
    private func isPick(_ property: String, of owner: String, _ family: Set<String>) -> Bool {
        let kept = model.members(property, of: owner).map(\.member).filter(\.isStored)
        if kept.contains(where: { $0.type.speaks(of: family) }) { return true }
        let names = tellings(of: property, in: owner)
        return model.facts.allMembers.contains { member in
            member.facts.contains { fact in
                !names.isDisjoint(with: fact.told)
                    && (fact.isOn(family) || fact.speaks(of: family)
                        || fact.kind == .set && fact.on.contains { keeps($0, fact.member, family) })
            }
        }
    }

    private func keeps(_ type: String, _ property: String, _ family: Set<String>) -> Bool {
        model.members(property, of: type).contains {
            $0.member.isStored && $0.member.type.speaks(of: family)
        }
    }
}
