/// What types get whose values scripts write as literals: options, and those that say so themselves.
extension Solution {
    /// What scripts ask of several options.
    func addOptionMembers(_ type: TypeDeclaration) {
        guard type.isOwn, type.inherits.contains("OptionSet"), type.generics.isEmpty else { return }
        let own = TypeText(type.path.joined(separator: "."))
        let known = Set(type.members.map(\.name))
        func add(
            _ name: String, _ kind: MemberDeclaration.Kind, _ result: TypeText?, label: String? = nil,
            by expression: String? = nil
        ) {
            guard !known.contains(name) else { return }
            var member = MemberDeclaration(kind: kind, name: name)
            member.type = result
            member.expression = expression
            // What is told of one option is done for a list of them as well.
            member.isMutating = expression != nil
            if kind == .method {
                member.parameters = [ParameterDeclaration(label: label, name: "other", type: own)]
            }
            type.members.append(member)
        }
        add("contains", .method, TypeText("Bool"))
        add("union", .method, own)
        add("subtracting", .method, own)
        add("isEmpty", .property, TypeText("Bool"))
        for name in ["intersection", "symmetricDifference"] { add(name, .method, own) }
        for (name, label) in [("isSubset", "of"), ("isSuperset", "of"), ("isDisjoint", "with")] {
            add(name, .method, TypeText("Bool"), label: label)
        }
        for (name, change) in [
            ("insert", "formUnion"), ("remove", "subtract"), ("formUnion", "formUnion"),
            ("subtract", "subtract"), ("formIntersection", "formIntersection"),
        ] {
            add(name, .method, nil, by: "__kataSelf.\(change)(__kata0)")
        }
        addLiteralInitializer(type)
        guard !type.members.contains(where: { $0.kind == .constructor && $0.parameters.isEmpty }) else {
            return
        }
        type.members.append(MemberDeclaration.literalInitializer([]))
    }

    /// A type whose values can be written as literals is made of one by its name, where nothing else is made so.
    func addLiteralInitializer(_ type: TypeDeclaration) {
        let isLiteral = type.inherits.contains { $0 == "OptionSet" || $0.hasPrefix("ExpressibleBy") }
        guard type.isOwn, isLiteral, type.generics.isEmpty, type.kind != .protocol else { return }
        let isTaken = type.members.contains { member in
            member.kind == .constructor && member.parameters.count == 1 && member.parameters[0].label == nil
        }
        guard !isTaken else { return }
        let own = TypeText(type.path.joined(separator: "."))
        let parameter = ParameterDeclaration(label: nil, name: "literal", type: own)
        type.members.append(MemberDeclaration.literalInitializer([parameter]))
    }
}

extension MemberDeclaration {
    /// An initializer of a type whose values are written as literals.
    fileprivate static func literalInitializer(_ parameters: [ParameterDeclaration]) -> MemberDeclaration {
        var member = MemberDeclaration(kind: .constructor, name: "init")
        member.isStatic = true
        member.parameters = parameters
        if !parameters.isEmpty { member.expression = "__kata0" }
        return member
    }
}
