import KataTranscript

extension Meaning {
    /// What one who plays the subject does: a name, and the deeds.
    struct Performance {
        let name: String
        let type: String
        let place: FactPlace?
        let deeds: [SolutionModel.Deed]

        /// What it does in some members alone.
        func of(_ members: [MemberFacts]) -> Performance {
            let places = members.map(\.place)
            return Performance(
                name: name, type: type, place: place,
                deeds: deeds.filter { places.contains($0.member.place) })
        }
    }

    /// Tells whether the subject does it, in the quantity that is asked.
    func truth(of deed: Deed) -> Truth {
        let performances = performances(of: deed.subject, isNever: deed.isNever)
        guard let first = performances.first else { return .no(Evidence(subject: deed.subject.role)) }
        if deed.isNever {
            var forbidding = self
            forbidding.isForbidding = true
            for performance in performances {
                if let proof = forbidding.witness(deed, performance) {
                    return .no(Evidence(subject: performance.name, place: proof.place))
                }
            }
            return .yes
        }
        if deed.isOwn, deed.verb == .makes { return ownProducts(deed, performances) }
        let doing = performances.filter { witness(deed, $0) != nil }
        if deed.verb == .chooses, isEnum(deed.subject.role) { return enumChooses(deed, first) }
        let isEnough =
            switch deed.subject.quantity {
            case .some, .another: !doing.isEmpty
            case .each: doing.count == performances.count
            case .count(let count): count.holds(doing.count)
            }
        guard isEnough else { return shortfall(deed, performances, doing) }
        return deed.depth == nil ? .yes : .unjudged(.needsRun)
    }

    private func shortfall(_ deed: Deed, _ all: [Performance], _ doing: [Performance]) -> Truth {
        let idle = all.first { performance in !doing.contains { $0.name == performance.name } }
        let title = assignment.player(deed.subject.role)?.title ?? deed.subject.role
        let isOne = all.count == 1 || deed.subject.quantity == .each
        var evidence = Evidence(
            subject: isOne ? idle?.name ?? title : title,
            place: isOne
                ? idle?.place
                : assignment.player(deed.subject.role).flatMap { model.facts[$0.name]?.place },
            counted: (doing.count, all.count))
        if isOne, let idle { evidence.calls = callCount(deed, idle) }
        return .no(evidence)
    }

    /// What those who play a role do, in the member that is asked or in all.
    func performances(of subject: Subject, isNever: Bool) -> [Performance] {
        let actors = actors(subject.role)
        let reach: SolutionModel.Reach = isNever ? .own : .helpers(except: players)
        let functions = actors.values.enumerated().map { index, value in
            Performance(
                name: "\(value.owner) #\(index + 1)", type: value.owner, place: value.fact.place,
                deeds: model.deeds(of: value) + (isNever ? [] : model.itself(value)))
        }
        return functions
            + actors.types.map { type in
                guard let wanted = subject.member else {
                    return Performance(
                        name: type, type: type, place: model.facts[type]?.place,
                        deeds: model.deeds(
                            of: type, reach, without: isNever ? roleTypes(but: subject.role) : []))
                }
                let members = model.members(wanted, of: type)
                let deeds = members.flatMap { model.deeds(of: $0, on: type, reach) }
                return Performance(
                    name: "\(type).\(wanted)", type: type,
                    place: members.first?.member.place ?? model.facts[type]?.place,
                    deeds: deeds)
            }
    }

    /// The deed that shows that a type does what a sentence says; nil where none does.
    func witness(_ deed: Deed, _ performance: Performance) -> FactWitness? {
        switch deed.verb {
        case .holdsOne: holds(deed, performance, many: false)
        case .holdsMany: holds(deed, performance, many: true)
        case .calls: calls(deed, performance)
        case .makes: makes(deed, performance)
        case .names: touches(deed, performance, [.name, .make])
        case .returns: returns(deed, performance)
        case .chooses: chooses(deed, performance)
        case .knows: knows(deed, performance)
        case .reads: reads(deed, performance)
        case .changes: changes(deed, performance)
        case .hasMemberForEach: members(deed, performance)
        case .leavesStep: leaves(deed, performance)
        case .writes:
            performance.deeds.first { $0.fact.kind == .write }.map { FactWitness(place: $0.fact.place) }
        }
    }

    /// What shows that something is done.
    struct FactWitness {
        var place: FactPlace?
    }

    // MARK: Calling

    private func calls(_ deed: Deed, _ performance: Performance) -> FactWitness? {
        guard let object = deed.object else { return nil }
        let callsValues = performance.deeds.contains { $0.fact.callsFunction }
        let found = performance.deeds.filter { done in
            isHandedOver(done.fact, to: object, isCalled: callsValues)
                || isGiven(deed, done.fact, performance)
                    && [object, deed.reached(by: done)].compactMap(\.self).contains {
                        isCall(done, to: $0, from: performance)
                    }
        }
        if deed.isOwn { return callsOwn(deed, performance, found) }
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
    private func callCount(_ deed: Deed, _ performance: Performance) -> Int? {
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
            let below = model.below(type).flatMap { model.facts[$0]?.members ?? [] }
                .filter { $0.name == fact.member }
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
    private func callsOwn(_ deed: Deed, _ performance: Performance, _ found: [SolutionModel.Deed])
        -> FactWitness?
    {
        guard let object = deed.object else { return nil }
        let own = found.first { done in
            if done.fact.callee == .namesake { return hasNamesake(of: performance.type, object.role) }
            let overloads = visitorMembers(object.role).filter { $0.name == done.fact.member }
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

    // MARK: Making

    private func makes(_ deed: Deed, _ performance: Performance) -> FactWitness? {
        guard let object = deed.object else { return nil }
        return products(performance, object.role).isEmpty ? nil : FactWitness(place: performance.place)
    }

    /// What of a role a type makes, with generic parameters as it fixes them.
    private func products(_ performance: Performance, _ role: String) -> Set<String> {
        let family = address(role)
        var found: Set<String> = []
        for done in performance.deeds where done.fact.makes || done.fact.kind == .name {
            guard done.fact.speaks(of: family) else { continue }
            let isGeneric = done.fact.kind == .make && !done.fact.name.isEmpty
            let given = isGeneric ? model.given(done.fact.name, for: performance.type) : []
            found.formUnion(given.isEmpty ? model.made(by: done.fact, for: performance.type) : given)
            if done.fact.kind == .name, !done.fact.member.isEmpty {
                found = found.union(["\(done.fact.types[0]).\(done.fact.member)"])
            }
        }
        return found
    }

    private func ownProducts(_ deed: Deed, _ performances: [Performance]) -> Truth {
        guard let object = deed.object else { return .yes }
        var seen: [Set<String>] = []
        for performance in performances {
            // What a base makes of what it was told is made for each of those below; each tells it something else.
            let own = products(performance.of(model.facts[performance.type]?.members ?? []), object.role)
            let made = own.isEmpty ? products(performance, object.role) : own
            guard !made.isEmpty, !seen.contains(made) else {
                return .no(Evidence(subject: performance.name, place: performance.place))
            }
            seen.append(made)
        }
        return .yes
    }

    /// What shows that a type makes, names or sets one who plays a role.
    func touches(_ deed: Deed, _ performance: Performance, _ kinds: Set<CodeFact.Kind>)
        -> FactWitness?
    {
        guard let object = deed.object else { return nil }
        let family = address(object.role)
        return performance.deeds.first {
            kinds.contains($0.fact.kind) && $0.fact.speaks(of: family)
        }
        .map { FactWitness(place: $0.fact.place) }
    }

    private func returns(_ deed: Deed, _ performance: Performance) -> FactWitness? {
        guard let object = deed.object else { return nil }
        let family = address(object.role)
        let members = model.members(of: performance.type).map(\.member).filter {
            $0.kind == .method || $0.kind == .property && !$0.isStored
        }
        let wanted = members.filter { deed.subject.member == nil || $0.name == deed.subject.member }
        return wanted.first { $0.type.speaks(of: family) }.map { FactWitness(place: $0.place) }
    }
}

extension CodeFact {
    /// Whether it makes a value, or hands on the initializer that does.
    fileprivate var makes: Bool { kind == .make || kind == .function && isOfInitializer }

    /// What tells one call from another.
    fileprivate var step: String { "\(on.joined()).\(name).\(member)" }

    /// Where it tells by a constant what is to be done; nothing where it does not.
    fileprivate var constant: String { with.contains(.literal) ? ".\(place.line):\(place.column)" : "" }
}
