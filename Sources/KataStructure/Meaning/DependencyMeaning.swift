import KataTranscript

extension Meaning {
    // MARK: Abstractions only

    /// Tells whether a role names an abstraction alone, and none of the types below it.
    func dependsOnAbstraction(_ subject: String, _ role: String) -> Truth {
        guard let player = assignment.player(role), !actors(subject).types.isEmpty else {
            return .no(Evidence(subject: subject, object: role))
        }
        guard player.kind == .type else { return .yes }
        let details = Set(model.concretes(player.name)).subtracting(insiders(subject))
        for type in insiders(subject) {
            if let found = mention(of: details, in: type) {
                return .no(
                    Evidence(subject: type, object: found.name, place: found.place, isProof: true))
            }
        }
        return .yes
    }

    private func mention(of details: Set<String>, in type: String) -> (name: String, place: FactPlace)? {
        for member in model.members(of: type).map(\.member) {
            let spoken = [member.type] + member.parameters.map(\.type)
            if let name = spoken.flatMap({ $0.names + $0.takes + $0.gives }).first(where: details.contains) {
                return (name, member.place)
            }
            for fact in member.facts {
                if let name = named(in: fact).first(where: details.contains) { return (name, fact.place) }
            }
        }
        return nil
    }

    /// The types that a line of code names, as far as that is sure.
    private func named(in fact: CodeFact) -> [String] {
        switch fact.kind {
        case .ask where fact.question == .lookup: []
        case .make, .name, .ask: fact.types
        case .call, .get, .set: fact.on.count == 1 ? fact.on : []
        case .write, .function, .trap, .raise: []
        }
    }

    // MARK: One place

    /// Tells whether all objects of a role are made by another one, or on its behalf.
    func onlyMakes(_ subject: String, _ role: String) -> Truth {
        if subject == role { return onlyMakesItself(role) }
        guard let player = assignment.player(role), let first = actors(subject).types.first else {
            return .no(Evidence(subject: subject, object: role))
        }
        let products = Set(player.parts + (player.kind == .type ? model.concretes(player.name) : []))
        var isMade = false
        for (owner, member, fact) in makings(of: products) where !products.contains(owner) {
            guard isAllowed(owner, member, to: subject, products) else {
                let name = member.title(in: owner)
                return .no(Evidence(subject: name, object: fact.types.first, place: fact.place))
            }
            isMade = true
        }
        return isMade ? .yes : .no(Evidence(subject: first, object: role, place: model.facts[first]?.place))
    }

    /// Tells whether nobody but a role itself makes its objects, or can: its initializers are out of reach.
    private func onlyMakesItself(_ role: String) -> Truth {
        let inside = insiders(role)
        guard let type = inside.first else { return .no(Evidence(subject: role, object: role)) }
        for (owner, member, fact) in makings(of: Set(inside)) {
            // A variable outside of all types is made once, as a static one is.
            if inside.contains(owner) || owner.isEmpty && member.isStored { continue }
            let name = member.title(in: owner)
            return .no(Evidence(subject: name, object: type, place: fact.place))
        }
        if let (owner, member) = secondMaker(of: type) {
            return .no(Evidence(subject: "\(owner).\(member.name)", object: type, place: member.place))
        }
        guard let open = openInitializer(of: type) else { return .yes }
        return .no(Evidence(subject: type, place: open))
    }

    /// A member of the type itself that makes one for whoever asks, and keeps none; nil where the language hides no initializer.
    private func secondMaker(of type: String) -> (String, MemberFacts)? {
        guard model.facts.hidesInitializers, let facts = model.facts[type] else { return nil }
        let maker = facts.members.first { member in
            let isOpen = !member.access.isHidden
            let makes = member.facts.contains { $0.kind == .make && $0.types.contains(type) }
            let keeps = member.facts.contains { $0.kind == .set }
            return member.isStatic && !member.isStored && member.kind != .initializer && isOpen && makes
                && !keeps
                && member.type.names.contains(type)
        }
        return maker.map { (type, $0) }
    }

    /// Where an initializer stands that others can call; nil where there is none, or nothing is known of it.
    private func openInitializer(of type: String) -> FactPlace? {
        guard let facts = model.facts[type], facts.kind == .classType || facts.kind == .structure else {
            return nil
        }
        // Where nothing can be hidden, the initializer itself has to refuse.
        if !model.facts.declaresTypes { return facts.isGuarded ? nil : facts.place }
        guard model.facts.hidesInitializers else { return nil }
        let initializers = facts.members.filter { $0.kind == .initializer }
        // The compiler writes one that all can call.
        guard !initializers.isEmpty else { return facts.place }
        return initializers.first { !$0.access.isHidden }?.place
    }

    private func makings(of products: Set<String>) -> [(String, MemberFacts, CodeFact)] {
        let owned = model.facts.types.flatMap { type in type.members.map { (type.name, $0) } }
        return (owned + model.facts.functions.map { ("", $0) }).flatMap { owner, member in
            member.facts.filter { $0.kind == .make && $0.speaks(of: products) }.map {
                (owner, member, $0)
            }
        }
    }

    /// Whether it is the one place, or a helper of which no other role makes use.
    private func isAllowed(
        _ owner: String, _ member: MemberFacts, to subject: String, _ products: Set<String>
    ) -> Bool {
        let inside = insiders(subject)
        if inside.contains(owner) { return true }
        if players.contains(owner) { return false }
        let others = players.subtracting(inside).subtracting(products)
        return !others.contains { other in
            model.members(of: other).map(\.member).contains { user in
                if !owner.isEmpty, user.type.names.contains(owner) { return true }
                return user.facts.contains { fact in
                    owner.isEmpty
                        ? fact.via == .free && fact.member == member.name
                        : fact.on.contains(owner) || fact.types.contains(owner)
                }
            }
        }
    }
}
