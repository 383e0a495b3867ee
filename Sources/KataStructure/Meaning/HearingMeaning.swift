import KataTranscript

extension Meaning {
    /// Tells whether somebody listens to a role whose members do nothing but answer.
    ///
    /// What a copy with emptied members would show, where the language has none. Whatever may have an effect is left to a run.
    func isHeard(_ role: String) -> Truth {
        guard let player = assignment.player(role), player.kind == .type || player.kind == .group else {
            return .unjudged(.needsRun)
        }
        let family = family(role)
        let outside = model.members(outside: family).flatMap(\.facts)
        let isRead = outside.contains { fact in
            fact.kind == .get && fact.isOn(family)
                || fact.kind == .function && fact.speaks(of: family) && !fact.isOfInitializer
        }
        let address = address(role)
        let calls = outside.filter { $0.kind == .call && $0.isOn(address) }
        let isIgnored = calls.allSatisfy { !$0.isUsed && onlyAnswers($0.member, in: family) }
        guard let first = calls.first, isIgnored, !isRead else { return .unjudged(.needsRun) }
        return .no(Evidence(subject: player.title, place: first.place))
    }

    /// Whether all members of a name give a value back and do nothing beside it.
    private func onlyAnswers(_ name: String, in family: Set<String>) -> Bool {
        let members = family.flatMap(model.declared).filter {
            $0.name == name && !$0.isEmpty
        }
        return !members.isEmpty
            && members.allSatisfy { member in
                member.isAnswering && member.facts.allSatisfy(\.onlyLooks)
            }
    }
}
