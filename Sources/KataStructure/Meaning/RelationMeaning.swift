import KataTranscript

extension Meaning {
    /// Whether a type has anything to do with a role.
    func knows(_ deed: Deed, _ role: String, _ performance: Performance) -> FactWitness? {
        let address = holding(role).union(deed.isNever ? family(role) : [])
        for inherited in model.members(of: performance.type) {
            let member = inherited.member
            let spoken = [member.type] + member.parameters.map(\.type)
            let types = spoken.flatMap { $0.names + $0.takes + $0.gives }
            if !address.isDisjoint(with: types) { return FactWitness(place: member.place) }
            if member.isStored,
                !model.held(by: member, closed: roleTypes(but: role)).types.isDisjoint(with: address)
            {
                return FactWitness(place: member.place)
            }
        }
        return performance.witness { fact in
            !fact.isOnOwnObject && (fact.isOn(address) || fact.speaks(of: address))
        }
    }

    /// Whether a type reads what a player of a role keeps.
    func reads(_ role: String, _ performance: Performance) -> FactWitness? {
        let address = address(role)
        return performance.witness { fact in
            guard !fact.isOnOwnObject else { return false }
            switch fact.kind {
            case .get, .call: return fact.isOn(address)
            case .ask: return fact.isOn(address) || fact.speaks(of: address)
            default: return false
            }
        }
    }

    /// Whether a type changes what a player of a role keeps, itself or by a call.
    func changes(_ deed: Deed, _ role: String, _ performance: Performance) -> FactWitness? {
        let family = family(role)
        return performance.witness { fact in
            guard fact.isOn(family) else { return false }
            // What a function does that is only made here is done by its caller.
            if deed.isNever, fact.closure > 0 { return false }
            if fact.kind == .set { return true }
            // What a function that it keeps does to what it has captured, the source does not tell.
            if fact.callsFunction, fact.on.contains(performance.type) { return !deed.isNever }
            guard fact.kind == .call, fact.via != .itself else { return false }
            return fact.on.contains { type in
                model.members(fact.member, of: type).contains { member in
                    model.deeds(of: member, on: type, .own).contains {
                        $0.fact.kind == .set && family.contains($0.type)
                    }
                }
            }
        } ?? keepsElsewhere(deed, performance)
    }

    // MARK: Visitors

    /// The members of a role that others may call: of the abstraction, and the functions that it holds.
    func visitorMembers(_ role: String) -> [MemberFacts] {
        guard let player = assignment.player(role) else { return [] }
        return ([player.name] + player.parts).flatMap { model.members(of: $0).map(\.member) }
    }

    /// Whether a type has a member for each player of a role: one that takes it, or one that it alone calls.
    func members(forEach role: String, _ performance: Performance) -> FactWitness? {
        let members = model.members(of: performance.type).map(\.member)
        let elements = actors(role).types
        let isTaken = elements.allSatisfy { element in members.contains { $0.takes(element) } }
        if isTaken, !elements.isEmpty { return FactWitness(place: performance.place) }
        var called: [Set<String>] = []
        for element in elements {
            let names = Set(
                model.deeds(of: element, .own).filter { $0.fact.kind == .call && $0.fact.via != .itself }.map(
                    \.fact.member))
            called.append(names.intersection(members.map(\.name)))
        }
        let isOwn = called.indices.allSatisfy { index in
            !called[index].isEmpty
                && called.indices.allSatisfy { $0 == index || called[index].isDisjoint(with: called[$0]) }
        }
        return isOwn && called.count > 1 ? FactWitness(place: performance.place) : nil
    }

    // MARK: Templates

    /// Whether a member, or any, leaves a step to those below: it calls one of its own that two or more of them define.
    func leaves(_ member: String?, _ role: String, _ performance: Performance) -> FactWitness? {
        guard let whole = assignment.player(role) else { return nil }
        if let member { return leaves(template: member, to: whole, performance) }
        let methods = model.members(of: performance.type).map(\.member).filter { $0.kind == .method }
        return Set(methods.map(\.name)).sorted().lazy.compactMap {
            leaves(template: $0, to: whole, performance)
        }
        .first
    }

    private func leaves(template name: String, to whole: Player, _ performance: Performance) -> FactWitness? {
        let templates = model.members(name, of: performance.type)
        guard let template = templates.first(where: { !$0.member.isEmpty }),
            !whole.parts.contains(template.owner)
        else {
            return nil
        }
        let redefining = whole.parts.filter { model.declared(by: $0).contains { $0.name == name } }
        guard redefining.isEmpty else { return nil }
        let step = model.deeds(of: template, on: performance.type, .own).first { done in
            guard let step = ownStep(done.fact, performance), step != name else { return false }
            let steps = whole.parts.map { part in
                model.declared(by: part).filter { $0.name == step }
            }.filter { !$0.isEmpty }
            // Of a step that does nothing but answer, the answer has to be used.
            let isHeard = done.fact.kind != .call || done.fact.isUsed
            return steps.count >= 2 && (isHeard || steps.joined().contains { !$0.onlyAnswers })
        }
        return step.map { FactWitness(place: $0.fact.place) }
    }

    /// The member of its own object, or of its type, that code calls, reads or hands to a helper; nil for none.
    private func ownStep(_ fact: CodeFact, _ performance: Performance) -> String? {
        let lineage = model.lineage(of: performance.type)
        switch fact.kind {
        case .call, .get:
            let isOwn = fact.via == .itself || fact.via == .static && fact.isOn(lineage)
            return isOwn ? fact.member : nil
        case .function:
            let isOwn = fact.destination == .argument && fact.speaks(of: lineage)
            return isOwn && !fact.name.isEmpty && !fact.isOfInitializer ? fact.name : nil
        default: return nil
        }
    }
}

extension MemberFacts {
    /// Whether it gives a value back, and does nothing beside it.
    fileprivate var onlyAnswers: Bool {
        (isLiteral || isAnswering || !type.names.isEmpty)
            && facts.allSatisfy(\.onlyLooks)
    }

    /// Whether a type is what it takes, as a parameter or as the function that it holds.
    func takes(_ type: String) -> Bool {
        parameters.contains { $0.type.names.contains(type) }
            || self.type.isFunction && self.type.takes.contains(type)
    }
}
