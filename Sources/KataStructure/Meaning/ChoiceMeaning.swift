import KataTranscript

extension Meaning {
    /// What shows that a type says which one plays a role next.
    func chooses(_ deed: Deed, _ performance: Performance) -> FactWitness? {
        guard let object = deed.object, let player = assignment.player(object.role) else { return nil }
        if case .functions(let property) = player.kind {
            let setters = model.setters(of: property, in: player.name).union([property])
            return performance.deeds.first { done in
                (done.fact.kind == .set || done.fact.kind == .function) && setters.contains(done.fact.member)
                    || done.fact.destination == .result
            }.map { FactWitness(place: $0.fact.place) }
                ?? answersWhich(property, of: player.name, performance)
        }
        if let found = touches(deed, performance, [.make, .name, .set]) { return found }
        if let found = touches(deed, performance, [.call]), !performance.deeds.isEmpty { return found }
        if let found = touches(deed, standIn(performance), [.make, .name, .set]) { return found }
        if let asked = performance.deeds.first(where: {
            givesOne($0.fact, of: self.family(object.role), performance.type)
        }) {
            return FactWitness(place: asked.fact.place)
        }
        let family = address(object.role)
        if let told = performance.deeds.first(where: { tells($0.fact, which: family) }) {
            return FactWitness(place: told.fact.place)
        }
        let read = performance.deeds.first { done in
            done.fact.kind == .get && done.fact.via != .itself
                && done.fact.on.contains { type in
                    model.members(done.fact.member, of: type).contains {
                        $0.member.type.speaks(of: family)
                    }
                }
        }
        return read.map { FactWitness(place: $0.fact.place) } ?? answersWhich(deed, performance)
    }

    /// What a type does that only stands for a function of another one, as a method reference does: what that function does.
    private func standIn(_ performance: Performance) -> Performance {
        let members = model.facts[performance.type]?.members.filter { !$0.facts.isEmpty } ?? []
        guard members.count == 1, members[0].facts.count == 1, let call = members[0].facts.first,
            call.kind == .call
        else { return performance.of([]) }
        let deeds = call.on.flatMap { owner in
            model.members(call.member, of: owner).flatMap { model.deeds(of: $0, on: owner, .own) }
        }
        return Performance(
            name: performance.name, type: performance.type, place: performance.place, deeds: deeds)
    }

    /// Whether a call asks a function that the type keeps for one of some types.
    private func givesOne(_ fact: CodeFact, of family: Set<String>, _ type: String) -> Bool {
        fact.callsFunction && fact.on.contains(type)
            && model.members(fact.member, of: type).contains {
                $0.member.isStored && !family.isDisjoint(with: $0.member.type.gives)
            }
    }

    /// Whether a call tells another type which one of a family to take: by a name or number that it looks up.
    private func tells(_ fact: CodeFact, which family: Set<String>) -> Bool {
        guard fact.with.contains(.literal), fact.via != .itself else { return false }
        return settings(by: fact).contains { $0.speaks(of: family) || puts($0, family) }
    }

    /// Whether an enumeration plays a role.
    func isEnum(_ role: String) -> Bool { assignment.player(role)?.kind == .enumeration }

    /// The cases of an enumeration share their code: so many successors have to be named in it.
    func enumChooses(_ deed: Deed, _ performance: Performance) -> Truth {
        // A case may bring a function of its own.
        let brought = model.allFunctions.filter { $0.owner == performance.type }.flatMap(model.deeds(of:))
        let named = Set(
            (performance.deeds + brought)
                .filter { $0.fact.kind == .name && $0.fact.types.contains(performance.type) }
                .map(\.fact.member))
        guard case .count(let count) = deed.subject.quantity else {
            return named.isEmpty ? .no(Evidence(subject: performance.name)) : .yes
        }
        return count.suffices(named.count)
            ? .yes
            : .no(
                Evidence(
                    subject: performance.name, place: performance.place, counted: (named.count, count.number))
            )
    }
}
