import SwiftSyntax

extension DeclSyntaxProtocol {
    /// The names that may stand behind a protocol's own in angle brackets; none for any other declaration.
    var primaryTypes: [String] {
        let clause = self.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause
        return clause?.primaryAssociatedTypes.map(\.name.text) ?? []
    }
}

/// Types that an argument tells by what it is to a protocol: `R` by a value of `any Visitor<R>`.
extension MemberWriter {
    /// The code for the ways in which arguments tell the type of a generic parameter so.
    func related(_ generic: GenericParameter) -> [String] {
        member.parameters.enumerated().compactMap { slot, parameter in
            guard let (owner, name) = related(generic.name, in: parameter.type.written) else { return nil }
            let constraint = settled(TypeText(owner))
            return """
                .related(\(slot), { __kataArgument in
                func __kataRelated<Argument: \(constraint)>(_: Argument.Type) -> Any.Type { Argument.\(name).self }
                return (__kataArgument as? any \(constraint).Type).map { __kataRelated($0) }
                })
                """
        }
    }

    /// The protocol in a type, and what of it has the generic parameter's place.
    private func related(_ name: String, in written: String) -> (owner: String, name: String)? {
        guard written.hasPrefix("any "), written.hasSuffix(">"), let open = written.firstIndex(of: "<") else {
            return nil
        }
        let owner = String(written[..<open].dropFirst("any ".count))
        guard let place = TypeText.arguments(String(written[open...])).firstIndex(of: name),
            let type = solution.type(named: owner, in: type.path), type.primaryTypes.indices.contains(place)
        else { return nil }
        return (owner, type.primaryTypes[place])
    }
}

extension MemberDeclaration {
    /// Whether a type itself is an argument that tells what the generic parameter stands for.
    func takesType(of generic: GenericParameter) -> Bool {
        parameters.contains { $0.genericName == generic.name && $0.type.written.hasSuffix(".Type") }
    }
}
