import SwiftSyntax

extension FactTable {
    /// What a member is: the value of a property, the function that a method is, the type of a case.
    func type(of member: FactMember) -> FactType {
        if let type = member.type { return type }
        member.type = .unknown
        let scope = scope(of: member)
        let type: FactType
        switch member.kind {
        case .property, .subscript:
            if let written = member.written {
                type = resolve(written, in: scope)
            } else if let value = member.value {
                type = FactReader(member, in: self).type(of: value)
            } else {
                type = .unknown
            }
        case .method:
            type = .function(
                member.parameters.map { resolve($0.type, in: scope) },
                member.written.map { resolve($0, in: scope) } ?? .none)
        case .initializer, .case: type = member.scope.owner.map(own) ?? .unknown
        }
        member.type = type.bounded
        return member.type ?? .unknown
    }

    /// What calling a member gives.
    func result(_ found: Found) -> FactType {
        let type = type(of: found.member).replacing(found.values)
        if found.member.kind == .method, case .function(_, let gives) = type { return gives }
        return type
    }

    /// The only stored property of a type that holds a function.
    func functionProperty(of type: FactType) -> Found? {
        for receiver in type.receivers {
            let stored = (self[receiver.name]?.members ?? []).filter {
                $0.isStored && self.type(of: $0).isFunction
            }
            if let only = stored.last { return Found(member: only, owner: receiver.name, values: [:]) }
        }
        return nil
    }
}
