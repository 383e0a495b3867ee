import KataTranscript

extension Meaning {
    /// What shows that a type calls one who plays a role, as often as a sentence asks.
    func calls(_ deed: Deed, _ object: Subject, _ performance: Performance) -> FactWitness? {
        let callsValues = performance.deeds.contains { $0.fact.callsFunction }
        let found = performance.deeds.filter { done in
            isHandedOver(done.fact, to: object, isCalled: callsValues)
                || isGiven(deed, done.fact, performance)
                    && [object, deed.reached(by: done)].compactMap(\.self).contains {
                        isCall(done, to: $0, from: performance)
                    }
        }
        if deed.isOwn { return callsOwn(deed, object.role, performance, found) }
        guard case .count(let count) = object.quantity else {
            return found.first.map { FactWitness(place: $0.fact.place) }
                ?? seenCall(deed, object, performance)
        }
        // A loop over those who are called, or over what they are told to do, stands for so many calls;
        // so does a call of whichever member a name tells.
        let isLoop = found.contains {
            $0.fact.via == .element || $0.fact.with.contains(.element) || $0.fact.member.isEmpty
        }
        return count.holds(steps(found, of: object)) || (isLoop && count.isLeast)
            ? FactWitness(place: found.first?.fact.place) : seenCall(deed, object, performance)
    }

    /// How many different calls of a role a performance has, where a sentence asks for more; nil where it asks for none.
    func callCount(_ deed: Deed, _ performance: Performance) -> Int? {
        guard deed.verb == .calls, let object = deed.object, case .count = object.quantity else { return nil }
        let found = performance.deeds.filter { isCall($0, to: object, from: performance) }
        return steps(found, of: object)
    }

    /// How many different calls there are: a builder's one member may be told by a constant which step is meant.
    private func steps(_ found: [SolutionModel.Deed], of object: Subject) -> Int {
        let isOne = assignment.player(object.role)?.kind == .type
        let facts = found.map(\.fact).filter { !isIdle($0.member, of: $0.on) }
        return Set(facts.map { $0.step + (isOne ? $0.constant : "") }).count
    }

    /// Whether a member of the role is handed to a helper that calls it, or put where functions lie that are called one by one.
    private func isHandedOver(_ fact: CodeFact, to object: Subject, isCalled: Bool) -> Bool {
        let isThere =
            fact.destination == .argument || isCalled && [.element, .local].contains(fact.destination)
        return fact.kind == .function && isThere && !fact.isOfInitializer && object.accepts(fact.name)
            && !fact.name.isEmpty && fact.speaks(of: address(object.role))
    }

    private func isCall(
        _ done: SolutionModel.Deed, to object: Subject, from performance: Performance
    ) -> Bool {
        let fact = done.fact
        guard let player = assignment.player(object.role) else { return false }
        if case .functions(let property) = player.kind {
            return fact.callsFunction && fact.member == property
                && fact.isOn(model.family(player.name))
        }
        guard fact.kind == .call || (fact.kind == .get && isComputed(fact)) else { return false }
        if fact.callsFunction {
            return isFunctionCall(fact, to: object, player, from: performance)
        }
        guard object.accepts(fact.member) else { return false }
        if fact.on.isEmpty { return isLikelyCall(fact, object.role) }
        guard !fact.isOnOwnObject else { return false }
        return fact.isOn(address(object.role))
    }

    /// Whether a call of a held function reaches a player of the role.
    private func isFunctionCall(
        _ fact: CodeFact, to object: Subject, _ player: Player, from performance: Performance
    ) -> Bool {
        let address = address(object.role)
        if player.kind == .instances, fact.on.contains(player.name), performance.type != player.name {
            return true
        }
        let isOwn = fact.via == .itself || fact.via == .property && fact.through.isEmpty
        let isOthers = !isOwn && fact.via != nil
        if isOthers, fact.isOn(address) { return true }
        let values = model.values(of: fact.member, on: fact.on)
        if values.contains(where: { reaches($0, object, address) }) { return true }
        // A helper's function is one of those that its initializer took.
        let boxes = fact.on.filter(isHelper)
        if boxes.flatMap({ model.functions(for: fact.member, of: $0) }).contains(where: {
            reaches($0, object, address)
        }) {
            return true
        }
        guard isOthers else { return false }
        // Where it comes from cannot be followed: it may be one of those that the type holds.
        let held = model.members(of: performance.type).map(\.member).filter {
            $0.isStored && $0.type.isFunction
        }
        return held.contains { property in
            model.values(of: property.name, on: model.lineage(of: performance.type)).contains {
                reaches($0, object, address)
            }
        }
    }

    private func reaches(_ value: SolutionModel.FunctionValue, _ object: Subject, _ address: Set<String>)
        -> Bool
    {
        if value.fact.speaks(of: address), object.accepts(value.fact.name) { return true }
        // What a member of another role does is that role's doing.
        let isOthers = value.fact.speaks(of: players.subtracting([value.owner]))
        if !value.fact.name.isEmpty, isOthers { return false }
        return model.deeds(of: value).contains { inner in
            let fact = inner.fact
            if fact.destination == .result {
                return fact.speaks(of: address) && object.accepts(fact.name)
            }
            return fact.kind == .call && fact.isOn(address) && object.accepts(fact.member)
        }
    }

    /// Whether reading it runs code, as a computed property does.
    private func isComputed(_ fact: CodeFact) -> Bool {
        guard fact.via != .itself else { return false }
        return fact.on.contains { type in
            let own = model.members(fact.member, of: type).map(\.member).filter { $0.kind == .property }
            let below = model.below(type).flatMap(model.declared).filter { $0.name == fact.member }
            let filled = (own + below).filter { !$0.isEmpty }
            // A requirement is code only where something below fills it with code; data tells no behaviour.
            return filled.isEmpty ? own.contains { !$0.isStored } : filled.contains { !$0.isStored }
        }
    }

    /// Whether a call whose receiver the source does not tell can be meant for a role: no other type has such a member.
    private func isLikelyCall(_ fact: CodeFact, _ role: String) -> Bool {
        guard fact.via != .free, fact.via != .itself, !fact.member.isEmpty else { return false }
        let owners = model.ownTypes.filter { $0.members.contains { $0.name == fact.member } }.map(\.name)
        return !owners.isEmpty && owners.allSatisfy(address(role).contains)
    }

    private func isGiven(_ deed: Deed, _ fact: CodeFact, _ performance: Performance) -> Bool {
        switch deed.gift {
        case nil: true
        case .itself: fact.with.contains(.itself) || deed.isOwn
        case .news: fact.with.contains { $0 != .itself }
        case .newsOrItself:
            !fact.with.isEmpty
                || deed.object.map { actors($0.role).types.contains { knows($0, performance.type) } } ?? false
        }
    }

    /// Whether a type keeps another one, and so need not be told what it can ask for.
    private func knows(_ type: String, _ other: String) -> Bool {
        model.members(of: type).contains { $0.member.isStored && $0.member.type.names.contains(other) }
    }

    /// Whether a call goes to the member that is meant for just this caller.
    private func callsOwn(
        _ deed: Deed, _ role: String, _ performance: Performance, _ found: [SolutionModel.Deed]
    ) -> FactWitness? {
        let own = found.first { done in
            if done.fact.callee == .namesake { return hasNamesake(of: performance.type, role) }
            let overloads = visitorMembers(role).filter { $0.name == done.fact.member }
            if overloads.contains(where: { $0.takes(performance.type) }) { return true }
            // Without a parameter for the caller, the member must have no other caller.
            let others = actors(deed.subject.role).types.filter { $0 != performance.type }
            return !others.isEmpty
                && others.allSatisfy { other in
                    !model.deeds(of: other, .own).contains {
                        $0.fact.kind == .call && $0.fact.member == done.fact.member
                    }
                }
        }
        return own.map { FactWitness(place: $0.fact.place) }
    }

    /// Whether a role has a member that is named for a type: `visitMan` for `Man`.
    private func hasNamesake(of type: String, _ role: String) -> Bool {
        let name = type.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return visitorMembers(role).contains {
            $0.name.filter { $0 != "_" }.lowercased().contains(name) && !name.isEmpty
        }
    }
}

extension CodeFact {
    /// What tells one call from another.
    fileprivate var step: String { "\(on.joined()).\(name).\(member)" }

    /// Where it tells by a constant what is to be done; nothing where it does not.
    fileprivate var constant: String { with.contains(.literal) ? ".\(place.line):\(place.column)" : "" }
}
