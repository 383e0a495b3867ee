/// The rules by which the compiler gives members to types that do not write them.
extension Solution {
    /// A class or protocol of the main actor hands that down.
    func inheritIsolation() {
        let isolated = types.filter { type in lineage(of: type).contains { $0.isMainActor } }
        for type in isolated {
            type.isMainActor = true
            for index in type.members.indices where type.members[index].kind != .enumCase {
                let member = type.members[index]
                if member.isolation == .none, !member.isNonisolated { type.members[index].isolation = .main }
            }
        }
    }

    /// Members of a protocol whose types are known only in the conforming type cannot be called on `any P`.
    func settleProtocol(_ type: TypeDeclaration) {
        guard type.kind == .protocol else { return }
        let unknown = lineage(of: type).reduce(into: Set(["Self"])) { $0.formUnion($1.associatedTypes) }
        for index in type.members.indices {
            var member = type.members[index]
            if member.type?.mentions(unknown) == true { member.namesType = false }
            if member.reason == nil {
                if member.isStatic { member.reason = "it belongs to the types that conform" }
                for parameter in member.parameters where parameter.type.mentions(unknown) {
                    member.reason = "parameter '\(parameter.name)' depends on the conforming type"
                }
            }
            if member.isSettable, member.type?.mentions(unknown) == true { member.isSettable = false }
            type.members[index] = member
        }
    }

    /// What a protocol's extension defines and `any P` cannot call is called on each conforming type.
    func shareProtocolMembers() {
        for type in types where type.kind != .protocol && type.isOwn {
            for parent in lineage(of: type) where parent.kind == .protocol {
                let own = Set(type.members.map(\.name))
                for var member in parent.members where member.isProvided && !own.contains(member.name) {
                    guard member.isShareable else { continue }
                    member.reason = nil
                    member.namesType = false
                    type.members.append(member)
                }
            }
        }
    }

    /// Raw values and the list of all cases.
    func addEnumMembers(_ type: TypeDeclaration) {
        guard type.kind == .enum, let first = type.inherits.first else { return }
        let rawTypes = ["Int", "String", "Double", "Character", "Float", "UInt", "UInt8", "Int8", "Int32", "Int64"]
        if rawTypes.contains(first), type.members.contains(where: { $0.kind == .enumCase }) {
            if !type.members.contains(where: { $0.name == "rawValue" }) {
                var value = MemberDeclaration(kind: .property, name: "rawValue")
                value.type = TypeText(first)
                type.members.append(value)
            }
            var constructor = MemberDeclaration(kind: .constructor, name: "init")
            constructor.isStatic = true
            constructor.parameters = [
                ParameterDeclaration(label: "rawValue", name: "rawValue", type: TypeText(first))
            ]
            type.members.append(constructor)
        }
        if type.inherits.contains("CaseIterable"), !type.members.contains(where: { $0.name == "allCases" }) {
            var all = MemberDeclaration(kind: .property, name: "allCases")
            all.isStatic = true
            all.type = TypeText("[\(type.path.joined(separator: "."))]")
            type.members.append(all)
        }
    }

    /// The initializers that a type has without writing them.
    func addInitializers(_ type: TypeDeclaration) {
        guard type.isOwn else { return }
        switch type.kind {
        case .struct:
            if !type.storage.hasInitializer { addMemberwise(type) }
        case .class, .actor:
            type.members += inheritedConstructors(type, depth: 0)
        case .enum, .protocol:
            break
        }
    }

    private func addMemberwise(_ type: TypeDeclaration) {
        var constructor = MemberDeclaration(kind: .constructor, name: "init")
        constructor.isStatic = true
        constructor.conditions = type.conditions
        if type.isMainActor { constructor.isolation = .main }
        let properties = type.storage.properties.filter { !($0.isConstant && $0.hasValue) && !$0.isLazy }
        if properties.contains(where: \.isPrivate) {
            guard properties.allSatisfy(\.hasValue) else {
                constructor.reason = "a stored property is private"
                type.members.append(constructor)
                return
            }
        } else {
            for property in properties {
                if property.conditions.count > type.conditions.count {
                    constructor.reason = "a stored property is inside #if"
                }
                if property.isWrapped && property.hasValue { continue }
                var parameter = ParameterDeclaration(
                    label: unquoted(property.name), name: unquoted(property.name), type: property.type ?? TypeText(""))
                parameter.hasDefault = property.hasValue
                parameter.reason = property.obstacle
                if let reason = property.obstacle, !property.hasValue, constructor.reason == nil {
                    constructor.reason = "parameter '\(property.name)': \(reason)"
                }
                constructor.parameters.append(parameter)
            }
        }
        type.members.append(constructor)
    }

    /// A class inherits all initializers if it writes no designated one, and the convenient ones if it overrides all others.
    private func inheritedConstructors(_ type: TypeDeclaration, depth: Int) -> [MemberDeclaration] {
        guard depth < 32 else { return [] }
        guard let base = parents(of: type).first(where: { $0.kind == .class }) else {
            guard !type.storage.hasDesignatedInitializer else { return [] }
            var constructor = MemberDeclaration(kind: .constructor, name: "init")
            constructor.isStatic = true
            constructor.conditions = type.conditions
            if type.isMainActor { constructor.isolation = .main }
            return [constructor]
        }
        let own = base.members.filter { $0.kind == .constructor }
        let known = own.map(\.labels)
        let all = own + inheritedConstructors(base, depth: depth + 1).filter { !known.contains($0.labels) }
        let mine = type.members.filter { $0.kind == .constructor }.map(\.labels)
        let designated = all.filter { !$0.isConvenience }
        guard type.storage.hasDesignatedInitializer else {
            return substituted(all.filter { !mine.contains($0.labels) }, from: base, in: type)
        }
        guard designated.allSatisfy({ mine.contains($0.labels) }) else { return [] }
        return substituted(all.filter { $0.isConvenience && !mine.contains($0.labels) }, from: base, in: type)
    }

    /// The members of a generic base class, with the arguments that a class gives it.
    private func substituted(
        _ members: [MemberDeclaration], from base: TypeDeclaration, in type: TypeDeclaration
    ) -> [MemberDeclaration] {
        guard !base.generics.isEmpty, let clause = type.inherits.first(where: { $0.hasPrefix(base.path.joined(separator: ".")) }),
            let open = clause.firstIndex(of: "<")
        else { return members }
        let arguments = clause[clause.index(after: open)...].dropLast().split(separator: ",").map { part in
            String(part.drop { $0 == " " })
        }
        let replacements = Dictionary(zip(base.generics.map(\.name), arguments)) { first, _ in first }
        return members.map { member in
            var member = member
            for index in member.parameters.indices {
                member.parameters[index].type = TypeText(
                    pieces: member.parameters[index].type.pieces.map { piece in
                        guard piece.isName, let argument = replacements[piece.text] else { return piece }
                        return TypeText.Piece(text: argument, isName: true)
                    })
            }
            return member
        }
    }

    /// A member without a receiver is reached in a generic type only if its arguments give the type's parameters.
    func settleGenerics(_ type: TypeDeclaration) {
        guard !type.generics.isEmpty else { return }
        if parents(of: type).contains(where: { $0.kind == .class && !$0.generics.isEmpty }) {
            type.reason = type.reason ?? "it is a generic subclass of a generic class"
        }
        for index in type.members.indices {
            let member = type.members[index]
            guard member.isStatic || member.kind == .enumCase, member.reason == nil else { continue }
            if let unknown = type.generics.first(where: { generic in
                !member.parameters.contains { $0.type.written == generic.name && !$0.hasDefault }
            }) {
                type.members[index].reason =
                    "its arguments do not give the generic parameter \(unknown.name) of \(type.name)"
            }
        }
    }
}

extension MemberDeclaration {
    /// The labels and types by which initializers override each other.
    var labels: [String] { parameters.map { "\($0.label ?? "_"): \($0.type.written)" } }

    /// Whether a conforming type gets it without writing it.
    fileprivate var isProvided: Bool { isFromExtension && (kind == .method || kind == .property) }

    /// Whether it fails on `any P` only because the conforming type is not known there.
    fileprivate var isShareable: Bool {
        guard let reason, !isConstrained else { return false }
        return reason == "it belongs to the types that conform" || reason.hasSuffix("depends on the conforming type")
    }
}
