import KataTranscript

extension Meaning {
    /// Tells whether no type below a role refuses what that one promises.
    func keepsPromises(_ role: String) -> Truth {
        guard let player = assignment.player(role) else { return .no(Evidence(subject: role)) }
        guard player.kind == .type else { return .yes }
        var doubt: Evidence?
        for type in model.concretes(player.name) where type != player.name {
            for kept in model.members(of: type) where kept.member.isPromise && kept.owner != player.name {
                guard let promise = promise(for: kept), !promise.member.refuses else { continue }
                if let place = kept.member.trap(conditional: false) {
                    return .no(
                        Evidence(subject: type, object: kept.member.name, place: place, isProof: true))
                }
                guard !promise.member.isEmpty, !promise.member.isHollow, doubt == nil,
                    let place = kept.member.refusal, promise.member.refusal == nil
                else { continue }
                doubt = Evidence(subject: type, object: kept.member.name, place: place)
            }
        }
        return doubt.map(Truth.no) ?? .yes
    }

    /// What a member fills or replaces: the nearest of that signature above.
    private func promise(for kept: SolutionModel.Inherited) -> SolutionModel.Inherited? {
        for base in model.lineage(of: kept.owner).dropFirst() {
            guard let type = model.facts[base], !type.isForeign else { continue }
            let same = type.members.filter { $0.signature == kept.member.signature && !$0.isStatic }
            if let found = same.first(where: { !$0.isEmpty }) ?? same.first {
                return SolutionModel.Inherited(owner: base, member: found)
            }
        }
        return nil
    }
}

extension MemberFacts {
    /// Whether it can fill or replace one of a base.
    fileprivate var isPromise: Bool {
        (kind == .method || kind == .property || kind == .subscript) && !isStatic && !isEmpty
    }

    /// Whether it ends the program on every way, as an abstract member does.
    fileprivate var refuses: Bool { trap(conditional: false) != nil }

    /// Where it ends the program: on every way, or under a condition.
    fileprivate func trap(conditional: Bool) -> FactPlace? {
        facts.first { $0.kind == .trap && $0.isConditional == conditional && $0.closure == 0 }?.place
    }

    /// Where it ends the program or throws, on whatever way.
    fileprivate var refusal: FactPlace? {
        facts.first { ($0.kind == .trap || $0.kind == .raise) && $0.closure == 0 }?.place
    }
}
