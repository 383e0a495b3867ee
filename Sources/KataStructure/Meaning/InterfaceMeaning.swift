import KataTranscript

extension Meaning {
    // MARK: Empty members

    /// Tells whether no type fills with nothing what a protocol or base class asks for.
    func leavesNothingEmpty() -> Truth {
        for type in model.ownTypes where model.isConcrete(type.name) {
            let wanted = requirements(of: type.name)
            let filling = model.members(of: type.name).filter {
                wanted.contains($0.member.signature) && !$0.member.isEmpty && !$0.member.isStatic
            }
            let idle = filling.filter { $0.member.isIdle }
            // A type that is silent in all that it does is silent on purpose.
            guard idle.count < filling.count, let first = idle.first(where: { $0.owner == type.name }) else {
                continue
            }
            return .no(
                Evidence(
                    subject: type.name, object: first.member.name, place: first.member.place, isProof: true))
        }
        return .yes
    }

    /// The signatures that the protocols and bases of a type ask for.
    private func requirements(of type: String) -> Set<String> {
        let bases = model.lineage(of: type).dropFirst().compactMap { model.facts[$0] }.filter {
            !$0.isForeign
        }
        return Set(bases.flatMap(\.members).filter { $0.kind == .method && !$0.isStatic }.map(\.signature))
    }

    // MARK: Fat interfaces

    /// Tells whether a role uses more than half of what each of its parts offers.
    func usesMost(_ subject: String) -> Truth {
        guard !actors(subject).types.isEmpty else { return .no(Evidence(subject: subject)) }
        for client in actors(subject).types {
            let properties = model.members(of: client).map(\.member).filter { $0.isStored && !$0.isStatic }
            for property in properties where !property.type.isGuessed && !isUsedAsOne(property, by: client) {
                for part in property.type.names where part != client {
                    if let evidence = surplus(of: part, in: property, of: client) { return .no(evidence) }
                }
            }
        }
        return .yes
    }

    /// Whether one of the bases for which a value without a declared type stands offers just what is used.
    private func isUsedAsOne(_ property: MemberFacts, by client: String) -> Bool {
        guard !model.facts.declaresTypes, property.type.names.count > 1 else { return false }
        let facts = model.deeds(of: client, .own).map(\.fact)
        return property.type.names.contains { part in
            guard let type = model.facts[part], !type.isShared else { return false }
            let used = facts.filter { $0.kind == .call && $0.on.contains(part) && $0.name == property.name }
            return used.contains { type.offers($0.member) }
                && surplus(of: part, in: property, of: client) == nil
        }
    }

    /// What shows that a client holds more than it uses; nil where it does not.
    private func surplus(of part: String, in property: MemberFacts, of client: String) -> Evidence? {
        guard let type = model.facts[part], !type.isForeign, type.kind != .enumeration else { return nil }
        let family = Set(model.lineage(of: part)).union(model.family(part))
        let inherited = model.members(of: part).filter {
            $0.member.isOffered && !$0.member.isData && isForOthers($0, family)
        }
        let offered = Set(inherited.map(\.member.name))
        let facts = model.deeds(of: client, .own).map(\.fact)
        guard !isHandedOn(part, by: client, facts), model.members(of: part).contains(where: \.isCode) else {
            return nil
        }
        let used = Set(
            facts.filter { !family.isDisjoint(with: $0.kind == .function ? $0.types : $0.on) }
                .map { $0.kind == .function ? $0.name : $0.member }
        ).intersection(offered)
        guard !offered.isEmpty, used.count * 2 <= offered.count else { return nil }
        return Evidence(
            subject: client, object: part, place: property.place, counted: (used.count, offered.count))
    }

    /// Whether a member is there for others: what a class only keeps for its own work is not, though nothing hides it.
    private func isForOthers(_ inherited: SolutionModel.Inherited, _ family: Set<String>) -> Bool {
        let member = inherited.member
        guard member.isStored, model.facts[inherited.owner]?.kind != .protocolType else { return true }
        let outside = model.ownTypes.filter { !family.contains($0.name) }.flatMap(\.members)
        return (outside + model.facts.functions).flatMap(\.facts).contains {
            ($0.kind == .get || $0.kind == .set) && $0.member == member.name
                && $0.isOn(family)
        }
    }

    /// Whether others get it from the client: what they do with it is not the client's.
    private func isHandedOn(_ part: String, by client: String, _ facts: [CodeFact]) -> Bool {
        facts.contains { ($0.kind == .call || $0.kind == .make) && $0.types.contains(part) }
            || model.members(of: client).contains {
                $0.member.kind == .method && $0.member.type.names.contains(part)
            }
    }
}

extension SolutionModel.Inherited {
    /// Whether it is more than data: a member that does or demands something.
    fileprivate var isCode: Bool { member.kind == .method || member.isEmpty || !member.facts.isEmpty }
}

extension TypeFacts {
    /// Whether it has a member of that name of its own.
    fileprivate func offers(_ name: String) -> Bool { members.contains { $0.name == name } }
}

extension MemberFacts {
    /// Whether others may use it on an object.
    fileprivate var isOffered: Bool {
        let isUsable = kind == .method || kind == .property || kind == .subscript
        return isUsable && !isStatic && !access.isHidden
    }

    /// Whether it is data, kept or demanded: that forces nothing on who uses the rest.
    fileprivate var isData: Bool { kind == .property && (isStored || isEmpty) }

    /// Whether it does nothing: it has no statement, or only refuses.
    fileprivate var isIdle: Bool {
        if isHollow { return true }
        guard facts.contains(where: { ($0.kind == .trap || $0.kind == .raise) && !$0.isConditional }) else {
            return false
        }
        return facts.allSatisfy { [.trap, .raise, .make, .name].contains($0.kind) }
    }
}
