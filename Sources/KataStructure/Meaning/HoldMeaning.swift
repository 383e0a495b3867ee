import KataTranscript

extension Meaning {
    /// What shows that a type keeps one who plays a role, or many; nil where nothing does.
    func holds(_ deed: Deed, _ object: Subject, _ performance: Performance, many: Bool) -> FactWitness? {
        guard let player = assignment.player(object.role) else { return nil }
        let wanted = holding(object.role)
        var found = 0
        for inherited in model.members(of: performance.type) where inherited.member.isStored {
            let member = inherited.member
            if case .functions(let property) = player.kind {
                if member.name == property, model.lineage(of: performance.type).contains(player.name) {
                    found += 2
                }
                continue
            }
            if deed.isNever, isOnlyArgument(wanted, of: member) { continue }
            let held = model.held(by: member, closed: roleTypes(but: object.role))
            let given = member.type.generics.flatMap { model.given($0, for: performance.type) }
            if !held.types.union(given).isDisjoint(with: wanted) {
                found += held.isMany ? 2 : 1
            } else if member.type.isMany, !wanted.isDisjoint(with: member.type.gives) {
                // Functions that give one each are boxes, as those that keep it weakly are.
                found += 2
            } else if member.type.isFunction, captures(member, performance.type, object.role) {
                found += member.type.isMany ? 2 : 1
            } else if !deed.isNever, held.types.contains(where: { isBox($0, capturing: object.role) }) {
                found += held.isMany ? 2 : 1
            }
        }
        if found == 0, isKeptSomewhere(wanted) {
            let isKeyed = !deed.isNever && keepsKey(performance.type, to: family(object.role))
            if object.role == deed.subject.role || isKeyed { found = 1 }
        }
        if found == 0, model.facts[performance.type]?.kind == .enumeration {
            found += payloads(performance.type, wanted)
        }
        // A chain of neighbours is a list, too.
        if found == 1, many, isLinked(object.role) { found = 2 }
        return found >= (many ? 2 : 1) ? FactWitness(place: performance.place) : nil
    }

    /// Whether a property names types only as arguments of a generic type of the solution, which keeps none of them.
    private func isOnlyArgument(_ wanted: Set<String>, of property: MemberFacts) -> Bool {
        guard let outer = property.type.names.first(where: { model.facts[$0]?.isForeign == false }),
            !wanted.contains(outer), !property.type.isMany, !property.type.isFunction,
            model.facts[outer]?.kind == .classType || model.facts[outer]?.kind == .protocolType
        else { return false }
        return model.members(of: outer).map(\.member).allSatisfy { !$0.isStored || $0.type.generics.isEmpty }
    }

    /// Whether a type is the solution's, and plays no role in whatever way.
    func isHelper(_ type: String) -> Bool {
        model.facts[type]?.isForeign == false && !players.contains(type)
            && !assignment.players.values.contains { $0.name == type }
    }

    /// Whether a helper type keeps functions that call a player of the role.
    private func isBox(_ type: String, capturing role: String) -> Bool {
        guard isHelper(type), model.facts[type]?.kind != .protocolType else { return false }
        let family = family(role)
        return model.members(of: type).map(\.member).filter { $0.isStored && $0.type.isFunction }.contains {
            model.functions(for: $0.name, of: type).contains { value in
                model.deeds(of: value).contains { $0.fact.isOn(family) }
            }
        }
    }

    /// Whether a static or global variable keeps one.
    private func isKeptSomewhere(_ types: Set<String>) -> Bool {
        let variables = model.facts.types.flatMap(\.members).filter(\.isStatic) + model.facts.functions
        return variables.contains { $0.isStored && !model.held(by: $0).types.isDisjoint(with: types) }
    }

    private func payloads(_ type: String, _ wanted: Set<String>) -> Int {
        let payloads = model.declared(by: type).filter { $0.kind == .enumCase }.flatMap(\.parameters)
        return payloads.count { $0.type.speaks(of: wanted) } > 0 ? 1 : 0
    }

    /// Whether the functions in a property call a player of the role, or are its members.
    private func captures(_ property: MemberFacts, _ type: String, _ role: String) -> Bool {
        let family = family(role)
        return model.values(of: property.name, on: model.lineage(of: type) + model.below(type)).contains {
            value in
            if value.fact.speaks(of: family) { return true }
            // A member of another object captures that object alone, whatever it does.
            let isOthers =
                value.fact.count == 0 && !value.fact.types.isEmpty
                && !value.fact.speaks(of: model.lineage(of: type))
            return !isOthers && model.deeds(of: value).contains { $0.fact.isOn(family) }
        }
    }

    private func isLinked(_ role: String) -> Bool {
        actors(role).types.contains { type in
            model.members(of: type).contains {
                $0.member.isStored && $0.member.type.speaks(of: family(role))
            }
        }
    }
}
