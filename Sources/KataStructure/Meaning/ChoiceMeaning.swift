import KataTranscript

extension Meaning {
    /// What shows that a type says which one plays a role next.
    func chooses(_ role: String, _ performance: Performance) -> FactWitness? {
        guard let player = assignment.player(role) else { return nil }
        if case .functions(let property) = player.kind {
            let setters = model.setters(of: property, in: player.name).union([property])
            return performance.witness { fact in
                (fact.kind == .set || fact.kind == .function) && setters.contains(fact.member)
                    || fact.destination == .result
            } ?? answersWhich(property, of: player.name, performance)
        }
        return touches(role, performance, [.make, .name, .set])
            ?? touches(role, performance, [.call])
            ?? touches(role, standIn(performance), [.make, .name, .set])
            ?? learns(role, performance) ?? answersWhich(role, performance)
    }

    /// What shows that a type is given, looks up or reads one who plays a role.
    private func learns(_ role: String, _ performance: Performance) -> FactWitness? {
        let family = family(role)
        let address = address(role)
        return performance.witness { givesOne($0, of: family, performance.type) }
            ?? performance.witness { tells($0, which: address) }
            ?? performance.witness { readsOne($0, of: address) }
    }

    /// Whether it reads from another object a property that keeps one of some types.
    private func readsOne(_ fact: CodeFact, of family: Set<String>) -> Bool {
        fact.kind == .get && fact.via != .itself
            && fact.on.contains { type in
                model.members(fact.member, of: type).contains { $0.member.type.speaks(of: family) }
            }
    }

    /// What a type does that only stands for a function of another one, as a method reference does: what that function does.
    private func standIn(_ performance: Performance) -> Performance {
        let members = model.declared(by: performance.type).filter { !$0.facts.isEmpty }
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
