/// What a member is looked for by.
struct MemberQuery: Hashable {
    let types: [ObjectIdentifier]
    /// Whether it is asked of the type and not of an object.
    let isOfType: Bool
    let name: String

    fileprivate func reaches(_ member: Member) -> Bool {
        member.kind != .constructor && isOfType == (member.isStatic || member.kind == .enumCase)
    }
}

extension Session {
    /// The members of that name, those of the nearest type first.
    func candidates(of subject: Subject, named name: String) throws -> [Candidate] {
        let types = try types(of: subject)
        let query = MemberQuery(
            types: types.map(ObjectIdentifier.init), isOfType: subject.value == nil, name: name)
        if let known = foundMembers[query] { return known }
        let owners = types.flatMap(\.lineage)
        let found = owners.flatMap { owner in
            owner.members.filter { $0.name == name && query.reaches($0) }.map {
                Candidate(member: $0, owner: owner)
            }
        }
        let reachable = found.filter { $0.owner.reason == nil }
        guard !reachable.isEmpty else {
            let typeName = types.first?.name ?? subject.value.map(summary) ?? "the value"
            throw absence(query, in: owners, called: typeName, found)
        }
        foundMembers[query] = reachable
        return reachable
    }

    /// Why no member of that name can be reached.
    private func absence(
        _ query: MemberQuery, in owners: [TypeEntry], called typeName: String, _ found: [Candidate]
    ) -> RefusalError {
        if let owner = found.first?.owner, let reason = owner.reason {
            return .bridge("'\(owner.name)' is out of reach: \(reason)")
        }
        if let reason = owners.first?.reason { return .bridge("'\(typeName)' is out of reach: \(reason)") }
        if let owner = owners.last(where: {
            $0.members.contains { $0.name == query.name && $0.kind != .constructor }
        }) {
            let full = "'\(owner.qualified(query.name))'"
            return .contract(
                query.isOfType
                    ? "\(full) belongs to an object, not to the type"
                    : "\(full) belongs to the type; write \(owner.qualified(query.name))")
        }
        if query.name == "subscript" {
            return .contract("\(typeName) has no elements: it declares no subscript")
        }
        let names = owners.flatMap(\.members)
            .filter { query.reaches($0) && $0.reason == nil && !$0.isOperator }.map(\.name)
        let whole =
            owners.first?.kind == .module
            ? "the module has no '\(query.name)'"
            : "\(typeName) has no \(query.isOfType ? "static " : "")member '\(query.name)'"
        return .unknown(whole, name: query.name, among: names)
    }

    /// The types that a subject's members are looked for in.
    func types(of subject: Subject) throws -> [TypeEntry] {
        switch subject {
        case .type(let name):
            return [try registry.type(named: name)]
        case .value(.null) where registry.extendsOptional: return registry.optionals
        case .value(.null), .value(.void):
            throw RefusalError.contract("nil has no members")
        case .value(.list):
            return registry.types.filter { $0.name == "Array" }
        case .value(.map):
            return registry.types.filter { $0.name == "Dictionary" }
        case .value(let value):
            do {
                let object = try natural(value)
                let own = types(of: object, type(of: object))
                return registry.extendsOptional ? own + registry.optionals : own
            } catch is MisfitError {
                throw RefusalError.contract("\(summary(of: value)) does not say of which type it is")
            }
        }
    }
}
