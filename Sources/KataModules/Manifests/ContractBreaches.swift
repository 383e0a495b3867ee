import KataDiagnostics
public import KataTranscript

extension ContractCheck {
    /// Returns all that a solution lacks or has otherwise, of what `isUsed` says that a kata names.
    ///
    /// - Parameter isDynamic: Whether a type may get members that its description does not have from an ancestor that is not listed.
    public func breaches(
        of types: ModuleTypes, isDynamic: Bool = false, isUsed: (_ name: String) -> Bool
    ) -> [ContractBreach] {
        contract.types.flatMap { promised -> [ContractBreach] in
            guard let type = types[promised.name] else {
                guard isUsed(promised.name) else { return [] }
                let nearest = nearestName(to: promised.name, among: types.names)
                return [
                    ContractBreach(
                        needed: promised.heading, type: nil, found: .nothing(nearest: nearest),
                        place: nearest.flatMap { types[$0]?.place })
                ]
            }
            if let kind = promised.wrongKind(type), isUsed(promised.name) {
                return [
                    ContractBreach(
                        needed: promised.heading, type: nil, found: .other(kind), place: type.place)
                ]
            }
            let isOpen = isDynamic && types.isOpen(promised.name)
            return promised.breaches(of: type, in: types, isUsed).filter { breach in
                if case .nothing = breach.found { !isOpen } else { true }
            }
        }
    }
}

extension TypeDescription {
    /// Where the type is declared.
    fileprivate var place: DeclarationPlace? {
        file.map { DeclarationPlace(file: $0, line: line ?? 1) }
    }
}

extension Contract.PromisedType {
    /// The type with all that it promises, as Swift would declare it.
    fileprivate var heading: String {
        guard cases.isEmpty else { return "enum \(name) { case \(cases.joined(separator: ", ")) }" }
        let members =
            constructors.compactMap { text in text.firstIndex(of: "(").map { "init\(text[$0...])" } }
            + properties.map { "var \($0.name): \($0.type)" } + methods.map(Self.declaration)
        let body = members.isEmpty ? "" : " { \(members.joined(separator: "; ")) }"
        return (constructors.isEmpty ? "type \(name)" : "class or struct \(name)") + body
    }

    /// A method as Swift declares it.
    fileprivate static func declaration(_ method: String) -> String {
        if method.hasPrefix("subscript") { return method }
        return method.hasPrefix("static ")
            ? "static func \(method.dropFirst("static ".count))" : "func \(method)"
    }

    /// Says what a type is that cannot be what the contract promises; nil where it can.
    fileprivate func wrongKind(_ type: TypeDescription) -> String? {
        switch type.kind {
        case .enumeration:
            // In some languages its cases are objects that keep values.
            let keeps = properties.filter { !$0.type.hasSuffix("{get}") }.allSatisfy { wanted in
                type.properties.contains { $0.name == wanted.name && $0.isSettable }
            }
            return cases.isEmpty && (!constructors.isEmpty || !keeps) ? "an enum" : nil
        case .protocolType: return constructors.isEmpty && cases.isEmpty ? nil : "a protocol"
        case .classType, .structure, .actor: return cases.isEmpty ? nil : "no enum"
        case .module: return nil
        }
    }

    /// Returns the member of the solution's type that a name was probably meant for, and that the contract does not know.
    private func nearest(
        to member: String, in types: ModuleTypes
    ) -> (name: String, place: DeclarationPlace?)? {
        let promised = Set(methods.compactMap { Signature(promised: $0)?.name } + properties.map(\.name))
        let lineage = types.lineage(of: name).compactMap { types[$0] }
        let known =
            lineage.flatMap { $0.methods.map { ($0.name, $0.place) } }
            + lineage.flatMap { $0.properties.map { ($0.name, $0.place) } }
        let near = nearestName(to: member, among: known.map(\.0).filter { !promised.contains($0) })
        return known.first { $0.0 == near }.map { ($0, $1) }
    }

    /// Returns what the solution's type lacks or has otherwise.
    fileprivate func breaches(
        of type: TypeDescription, in types: ModuleTypes, _ isUsed: (String) -> Bool
    ) -> [ContractBreach] {
        let found =
            constructorBreaches(in: types, isUsed) + propertyBreaches(in: types, isUsed)
            + methodBreaches(in: types, isUsed) + caseBreaches(of: type, isUsed)
        return found.map { member in
            ContractBreach(
                needed: member.needed, type: name, found: member.found, place: member.place ?? type.place)
        }
    }

    /// A member that is not as it was promised; its place where it stands in the solution.
    private typealias MemberBreach = (
        needed: String, found: ContractBreach.Found, place: DeclarationPlace?
    )

    private func constructorBreaches(
        in types: ModuleTypes, _ isUsed: (String) -> Bool
    ) -> [MemberBreach] {
        guard isUsed(name) else { return [] }
        let known = types.lineage(of: name).flatMap { types[$0]?.constructors ?? [] }
        return constructors.compactMap { text in
            guard let call = Signature(promised: text), !known.contains(where: call.isKept) else {
                return nil
            }
            let needed = text.firstIndex(of: "(").map { "init\(text[$0...])" } ?? text
            return (
                needed, known.first.map { .other($0.written) } ?? .nothing(nearest: nil), known.first?.place
            )
        }
    }

    private func propertyBreaches(
        in types: ModuleTypes, _ isUsed: (String) -> Bool
    ) -> [MemberBreach] {
        properties.filter { isUsed($0.name) }.compactMap { property, wanted in
            let needed = "var \(property): \(wanted)"
            guard let known = types.property(property, of: name) else {
                let near = nearest(to: property, in: types)
                return (needed, .nothing(nearest: near?.name), near?.place)
            }
            if let found = known.type, TypeFamily.differ(wanted, found) {
                return (needed, .other(found), known.place)
            }
            return wanted.hasSuffix("{get}") || known.isSettable ? nil : (needed, .readOnly, known.place)
        }
    }

    private func methodBreaches(in types: ModuleTypes, _ isUsed: (String) -> Bool) -> [MemberBreach] {
        methods.compactMap { text in
            guard let call = Signature(promised: text), call.name != "subscript", isUsed(call.name) else {
                return nil
            }
            let known = types.methods(call.name, of: name)
            let kept = known.filter(call.isKept)
            let isFitting = kept.contains { signature in
                !zip(call.parameters.map(\.type), signature.parameters.map(\.type)).contains {
                    TypeFamily.differ($0, $1)
                }
            }
            guard !isFitting else { return nil }
            guard let other = kept.first ?? known.first else {
                let near = nearest(to: call.name, in: types)
                return (Self.declaration(text), .nothing(nearest: near?.name), near?.place)
            }
            return (Self.declaration(text), .other(other.written), other.place)
        }
    }

    private func caseBreaches(of type: TypeDescription, _ isUsed: (String) -> Bool) -> [MemberBreach] {
        cases.compactMap { wanted in
            let wantedName = String(wanted.prefix { $0 != "(" })
            guard isUsed(wantedName), !type.cases.contains(where: { $0.name == wantedName }) else {
                return nil
            }
            let nearest = nearestName(to: wantedName, among: type.cases.map(\.name))
            return ("case \(wanted)", .nothing(nearest: nearest), nil)
        }
    }
}

extension Signature {
    /// The signature as Swift writes it: `add(_ order: Order)`.
    fileprivate var written: String {
        let list = parameters.map { parameter in
            let label = parameter.label ?? "_"
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(names): \(parameter.type)"
        }
        return "\(isStatic && name != "init" ? "static " : "")\(name)(\(list.joined(separator: ", ")))"
    }
}

/// Types of the standard library that cannot stand in for each other.
private enum TypeFamily {
    private static let families = [
        ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"],
        ["Double", "Float", "CGFloat", "TimeInterval"], ["String", "Substring"], ["Bool"], ["Character"],
    ]

    /// Tells whether one type surely is not the other; of types that it does not know it says nothing.
    static func differ(_ wanted: String, _ found: String) -> Bool {
        guard let wanted = family(wanted), let found = family(found) else { return false }
        return wanted != found
    }

    private static func family(_ type: String) -> Int? {
        var name = type[...]
        if name.hasSuffix("{get}") { name = name.dropLast("{get}".count) }
        while let last = name.last, " ?!".contains(last) { name = name.dropLast() }
        return families.firstIndex { $0.contains(String(name)) }
    }
}
