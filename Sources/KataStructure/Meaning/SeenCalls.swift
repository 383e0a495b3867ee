import KataTranscript

extension Meaning {
    /// Whether runs show calls that the source does not tell, of as many members as are asked.
    func seenCall(_ deed: Deed, _ object: Subject, _ performance: Performance) -> FactWitness? {
        guard !deed.isNever, !model.edges.isEmpty, deed.gift != .itself else { return nil }
        let family = family(object.role)
        let callers = Set(model.lineage(of: performance.type) + [performance.type])
        let seen = callers.reduce(into: Set<CallEdges.End>()) {
            $0.formUnion(model.edges.called(by: $1, deed.subject.member))
        }
        let met = seen.filter { end in
            family.contains(end.type) && object.accepts(end.member)
                && !isIdle(end.member, of: model.lineage(of: end.type))
                && (end.type != performance.type || object.role == deed.subject.role)
                && (deed.gift == nil || model.edges.handsOver.contains(end))
        }
        let count =
            if case .count(let count) = object.quantity { count } else { Count(number: 1, isLeast: true) }
        return count.suffices(Set(met.map(\.member)).count) ? FactWitness(place: performance.place) : nil
    }
}

extension Deed {
    /// The object by the name of a helper, where a member hands its call on through a helper of that name on both sides.
    ///
    /// `display` of a list may ask its children for `lines` in its own `lines`.
    func reached(by done: SolutionModel.Deed) -> Subject? {
        guard let object, object.member != nil, object.member == subject.member,
            done.member.name == done.fact.member
        else { return nil }
        return Subject(quantity: object.quantity, role: object.role, member: done.fact.member)
    }
}
