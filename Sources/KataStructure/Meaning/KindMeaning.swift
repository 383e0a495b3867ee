import KataTranscript

extension Meaning {
    /// How surely a member tells kinds apart.
    enum Certainty {
        /// Beyond doubt.
        case sure
        /// Constants are handed up among other things, of which any may be meant.
        case likely
    }

    /// Whether a member tells kinds apart: two or more of those below tell a constant of their own, and always the same.
    func tellsKinds(_ member: String, _ player: Player, _ certainty: Certainty = .sure) -> Bool {
        player.parts.count { tellsItsOwn(member, $0, player, certainty) } >= 2
    }

    /// Whether a part tells a constant by a member: its own, one that it hands up, or one that it is made with.
    private func tellsItsOwn(
        _ name: String, _ part: String, _ player: Player, _ certainty: Certainty, depth: Int = 2
    ) -> Bool {
        let found = model.members(name, of: part)
        if found.contains(where: {
            $0.member.isLiteral && player.parts.contains($0.owner)
                && (!$0.member.isStored || !isSetLater(name, part))
        }) {
            return true
        }
        return found.contains { inherited in
            let member = inherited.member
            if member.isStored {
                return isMadeWith(name, part, inherited.owner, certainty) && !isSetLater(name, part)
            }
            guard depth > 0, !member.isEmpty, member.facts.count == 1, let only = member.facts.first,
                only.kind == .get, only.via == .itself, only.member != name
            else { return false }
            return tellsItsOwn(only.member, part, player, certainty, depth: depth - 1)
        }
    }

    /// Whether a part's initializers put a constant into a property, or hand constants up to the one that does.
    private func isMadeWith(
        _ property: String, _ part: String, _ owner: String, _ certainty: Certainty
    ) -> Bool {
        let made = initializing(part)
        let sets = made.filter { $0.kind == .set && $0.member == property }
        if !sets.isEmpty { return sets.allSatisfy { $0.with == [.literal] } }
        let isTold = initializing(owner).contains { $0.keepsParameter && $0.member == property }
        return isTold && owner != part
            && made.contains {
                $0.kind == .call && $0.member == "init" && $0.via == .base && $0.with.contains(.literal)
                    && (certainty == .likely || $0.with.count == 1)
            }
    }

    private func initializing(_ type: String) -> [CodeFact] {
        model.declared(by: type).filter { $0.kind == .initializer }.flatMap(\.facts)
    }

    /// Whether any code but that of initializers changes a property.
    private func isSetLater(_ property: String, _ type: String) -> Bool {
        let family = model.family(type).union(model.lineage(of: type))
        return model.facts.allMembers.contains { member in
            member.kind != .initializer
                && member.facts.contains {
                    $0.kind == .set && $0.member == property && $0.isOn(family)
                }
        }
    }

    /// What reads two or more flags of which each is up for one player of a role alone: `isStudent` and `isSoldier`.
    ///
    /// The place is no proof: it may be what they can do that is asked.
    func readsFlags(_ subject: String?, _ role: String) -> Evidence? {
        guard let player = abstraction(role) else { return nil }
        let family = family(role)
        for (name, facts) in askers(subject) where !family.contains(name) {
            var raised: Set<String> = []
            for fact in facts where fact.kind == .get || fact.kind == .call {
                guard fact.isOn(family), let part = raises(fact.member, player) else { continue }
                raised.insert(part)
                if raised.count > 1 { return Evidence(subject: name, place: fact.place) }
            }
        }
        return nil
    }

    /// What finds by a kind, in a table that is written out, what it needs of a player of a role.
    ///
    /// Not where the table gives players of that role, as one of states does. The place is no proof: it may be only a name that is found.
    func looksUpKinds(_ subject: String?, _ role: String) -> Evidence? {
        guard let player = abstraction(role) else { return nil }
        let family = family(role)
        for (name, facts) in askers(subject) where !family.contains(name) {
            let found = facts.first { fact in
                fact.question == .lookup && !fact.speaks(of: family) && fact.isOn(family)
                    && tellsKinds(fact.member, player)
            }
            if let found { return Evidence(subject: name, place: found.place) }
        }
        return nil
    }

    /// The only part for which a flag is up; nil where it is no such flag.
    private func raises(_ flag: String, _ player: Player) -> String? {
        let told = player.parts.map { part in
            model.members(flag, of: part).first { !$0.member.isEmpty && !isChanged($0.member, part) }?.member
                .truth
        }
        let raised = zip(player.parts, told).filter { $0.1 == true }.map(\.0)
        return raised.count == 1 && told.allSatisfy { $0 != nil } ? raised[0] : nil
    }

    private func isChanged(_ member: MemberFacts, _ part: String) -> Bool {
        member.isStored && !member.isFixed && isSetLater(member.name, part)
    }
}
