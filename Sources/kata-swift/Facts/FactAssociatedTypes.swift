extension FactTable {
    /// What the associated types of a protocol are in a type that conforms to it, as far as the source tells.
    func associatedTypes(of name: String, in heir: String) -> [(String, FactType)] {
        guard self[heir]?.kind != "protocol" else { return [] }
        let protocols = lineage(of: name).map(\.type).filter { !$0.associated.isEmpty }
        let names = Set(protocols.flatMap(\.associated.keys)).sorted()
        guard !names.isEmpty else { return [] }
        var found: [String: FactType] = [:]
        for wanted in names { found[wanted] = declared(wanted, in: heir) }
        for requirement in protocols.flatMap(\.members) {
            infer(from: requirement, in: heir, into: &found)
        }
        return names.compactMap { name in found[name].map { (name, $0) } }
    }

    /// The type of that name that the heir, or a class above it, declares or names anew.
    private func declared(_ name: String, in heir: String) -> FactType? {
        let classes = lineage(of: heir).map(\.type).filter { $0.kind != "protocol" }
        return classes.lazy.compactMap { self.type(named: name, in: $0.name) }.first
    }

    /// Holds what is required against the member of the heir that fulfils it.
    private func infer(
        from requirement: FactMember, in heir: String, into found: inout [String: FactType]
    ) {
        guard !requirement.hasBody, requirement.kind == .method || requirement.kind == .property else {
            return
        }
        let wanted = type(of: requirement)
        let witness = members(requirement.name, of: own(heir)).first {
            $0.member !== requirement && $0.member.kind == requirement.kind
                && $0.member.parameters.count == requirement.parameters.count
                && self[$0.owner]?.kind != "protocol"
        }
        guard let witness else { return }
        wanted.match(type(of: witness.member).replacing(witness.values), into: &found)
    }
}
