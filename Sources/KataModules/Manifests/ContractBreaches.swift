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

    fileprivate func breaches(
        of type: TypeDescription, in types: ModuleTypes, _ isUsed: (String) -> Bool
    ) -> [ContractBreach] {
        var result: [ContractBreach] = []
        func add(_ needed: String, _ found: ContractBreach.Found, _ place: DeclarationPlace?) {
            result.append(
                ContractBreach(needed: needed, type: name, found: found, place: place ?? type.place))
        }
        for text in constructors where isUsed(name) {
            guard let call = Signature(promised: text) else { continue }
            let known = types.lineage(of: name).flatMap { types[$0]?.constructors ?? [] }
            guard !known.contains(where: call.isKept) else { continue }
            let needed = text.firstIndex(of: "(").map { "init\(text[$0...])" } ?? text
            add(needed, known.first.map { .other($0.written) } ?? .nothing(nearest: nil), known.first?.place)
        }
        for (property, wanted) in properties where isUsed(property) {
            let needed = "var \(property): \(wanted)"
            guard let known = types.property(property, of: name) else {
                let near = nearest(to: property, in: types)
                add(needed, .nothing(nearest: near?.name), near?.place)
                continue
            }
            if let found = known.type, TypeFamily.differ(wanted, found) {
                add(needed, .other(found), known.place)
            } else if !wanted.hasSuffix("{get}"), !known.isSettable {
                add(needed, .readOnly, known.place)
            }
        }
        for text in methods {
            guard let call = Signature(promised: text), call.name != "subscript", isUsed(call.name) else {
                continue
            }
            let known = types.methods(call.name, of: name)
            let kept = known.filter(call.isKept)
            let fitting = kept.filter { signature in
                !zip(call.parameters.map(\.type), signature.parameters.map(\.type)).contains {
                    TypeFamily.differ($0, $1)
                }
            }
            guard fitting.isEmpty else { continue }
            guard let other = kept.first ?? known.first else {
                let near = nearest(to: call.name, in: types)
                add(Self.declaration(text), .nothing(nearest: near?.name), near?.place)
                continue
            }
            add(Self.declaration(text), .other(other.written), other.place)
        }
        for wanted in cases {
            let wantedName = wanted.prefix { $0 != "(" }
            let known = types[name]?.cases ?? []
            guard isUsed(String(wantedName)), !known.contains(where: { $0.name == wantedName }) else {
                continue
            }
            let nearest = nearestName(to: String(wantedName), among: known.map(\.name))
            add("case \(wanted)", .nothing(nearest: nearest), nil)
        }
        return result
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
