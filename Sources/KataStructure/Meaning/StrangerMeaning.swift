import KataTranscript

extension Meaning {
    /// Tells whether a role, or all code, uses only what is its own, given to it, or made by it.
    func knowsNoStrangers(_ subject: String?) -> Truth {
        for (owner, member) in speakers(subject) {
            guard let fact = member.facts.first(where: { isStrange($0, to: owner) }) else { continue }
            let name = member.title(in: owner)
            return .no(
                Evidence(
                    subject: name, object: "\(fact.on[0]).\(fact.member)", place: fact.place, isProof: true))
        }
        return .yes
    }

    private func speakers(_ subject: String?) -> [(String, MemberFacts)] {
        if let subject {
            return insiders(subject).flatMap { type in
                model.members(of: type).map { ($0.owner, $0.member) }
            }
        }
        return model.ownTypes.flatMap { type in type.members.map { (type.name, $0) } }
            + model.facts.functions.map { ("", $0) }
    }

    private func isStrange(_ fact: CodeFact, to owner: String) -> Bool {
        guard fact.usesMember, !fact.through.isEmpty, fact.via != .element,
            !fact.callsFunction, let type = fact.on.first.flatMap({ model.facts[$0] }), !type.isForeign,
            type.kind != .enumeration, !isOwn(type.name, to: owner)
        else { return false }
        if fact.kind == .get, isData(type) { return false }
        return fact.through.contains { isStep($0, to: type.name, from: owner) }
    }

    private func isOwn(_ type: String, to owner: String) -> Bool {
        guard !owner.isEmpty else { return false }
        return type.hasPrefix("\(owner).") || model.lineage(of: owner).contains(type)
            || model.family(owner).contains(type)
    }

    /// Whether nothing is done by a type: it only keeps values.
    private func isData(_ type: TypeFacts) -> Bool {
        model.members(of: type.name).allSatisfy { $0.member.kind != .method && !$0.member.isEmpty }
    }

    /// Whether a member gives away what another object keeps, and no copy, product or self.
    private func isStep(_ step: String, to stranger: String, from owner: String) -> Bool {
        guard let point = step.lastIndex(of: ".") else { return false }
        let giver = String(step[..<point])
        let name = String(step[step.index(after: point)...])
        if isOwn(giver, to: owner) { return false }
        let members = model.members(name, of: giver)
        guard !members.isEmpty, members.allSatisfy({ !$0.member.isStatic }) else { return false }
        let family = model.family(giver).union(model.lineage(of: giver))
        if members.contains(where: { $0.member.type.speaks(of: family) }) { return false }
        // An element of a list that is told belongs to the list.
        if members.contains(where: { $0.member.type.isMany || $0.member.type.isFunction }) { return false }
        return !makers(name, of: giver).contains { member in
            model.deeds(of: member, on: giver, .own).contains {
                let given = Set(member.member.type.names.flatMap(model.family))
                // What a property began with is no new object.
                return $0.fact.kind == .make && !$0.member.isStored
                    && $0.fact.speaks(of: given)
            }
        }
    }

    /// The members that run when one of that name is called: those below, too.
    private func makers(_ name: String, of type: String) -> [SolutionModel.Inherited] {
        ([type] + model.below(type)).flatMap { model.members(name, of: $0) }.filter { !$0.member.isStored }
    }
}
