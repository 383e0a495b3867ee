import KataTranscript

extension Meaning {
    /// Whether all that a call of a member can mean does nothing, or only gives its own object back.
    func isIdle(_ member: String, of types: [String]) -> Bool {
        let called = Set(types.flatMap(model.family)).flatMap { owner in
            model.declared(by: owner).filter { $0.name == member && !$0.isEmpty }
                .map { SolutionModel.Inherited(owner: owner, member: $0) }
        }
        return !called.isEmpty && called.allSatisfy { $0.member.isHollow || givesItself($0) }
    }

    /// Whether a member does nothing but give back its own object, as a step of a fluent chain may.
    private func givesItself(_ inherited: SolutionModel.Inherited) -> Bool {
        let member = inherited.member
        return member.kind == .method && member.facts.isEmpty && member.parameters.isEmpty
            && member.type.speaks(of: Set(model.lineage(of: inherited.owner)))
    }
}
