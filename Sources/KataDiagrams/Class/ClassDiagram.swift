public import KataTranscript

/// Makes the class diagram of a module from what its types declare and what their code does.
public struct ClassDiagram {
    private let types: ModuleTypes
    private let facts: ModuleFacts

    /// Makes it from the types as a script sees them, which have the words, and the facts, which have the relations.
    public init(_ types: ModuleTypes, _ facts: ModuleFacts) {
        self.types = types
        self.facts = facts
    }

    /// The diagram, types in the order of the source.
    public var diagram: Diagram {
        let own = facts.types.filter { !$0.isForeign }
        return Diagram(boxes: own.map(box), lines: own.flatMap(lines))
    }

    // MARK: Boxes

    private func box(_ type: TypeFacts) -> Diagram.Box {
        let described = types[type.name]
        let properties = type.members.filter { $0.kind == .property }.map { property in
            let known = described?.properties.first { $0.name == property.name }
            let text = known?.type ?? property.type.names.first
            return Self.sign(property) + property.name + (text.map { ": \($0)" } ?? "")
        }
        let cases = type.members.filter { $0.kind == .enumCase }.map { $0.signature }
        let methods = type.members.filter { $0.kind == .method }.map { method in
            let known = described?.methods.first { $0.name == method.name }
            return Self.sign(method) + method.signature + (known?.returns.map { " → \($0)" } ?? "")
        }
        return Diagram.Box(
            id: type.name, stereotype: type.kind == .classType ? nil : type.kind.rawValue, title: type.name,
            compartments: [cases + properties, methods])
    }

    /// UML's sign for a member that others cannot reach; what they can reach has none.
    private static func sign(_ member: MemberFacts) -> String {
        member.access == "private" || member.access == "fileprivate" ? "- " : ""
    }

    // MARK: Lines

    private func lines(_ type: TypeFacts) -> [Diagram.Line] {
        let inherited = inheritance(of: type)
        let kept = keeping(type)
        let known = Set((inherited + kept).map(\.to) + [type.name])
        return inherited + kept + dependencies(of: type, without: known)
    }

    private func inheritance(of type: TypeFacts) -> [Diagram.Line] {
        type.inherits.compactMap { ancestor in
            guard let base = facts[ancestor.name], !base.isForeign else { return nil }
            let isProtocol = base.kind == .protocolType
            let reason = isProtocol ? "conforms to the protocol" : "inherits from the class"
            return Diagram.Line(
                type.name, isProtocol ? .realization : .generalization, base.name,
                reason: "\(type.name) \(reason) \(base.name)")
        }
    }

    /// The lines to what stored properties keep, one for each type and relation, with the properties' names.
    private func keeping(_ type: TypeFacts) -> [Diagram.Line] {
        var lines: [Diagram.Line] = []
        for property in type.members where property.kind == .property && property.isStored {
            for name in property.type.names where isDrawn(name) {
                let (relation, how) = relation(of: property, in: type, to: name)
                let reason = "\(type.name).\(property.name) \(how)"
                if let index = lines.firstIndex(where: { $0.to == name && $0.relation == relation }) {
                    lines[index].label += ", " + property.name
                    lines[index].reason += "; " + reason
                } else {
                    lines.append(
                        Diagram.Line(type.name, relation, name, label: property.name, reason: reason))
                }
            }
        }
        return lines
    }

    /// A part that the type made is its own; a collection of what others made is gathered; else it is a reference.
    private func relation(
        of property: MemberFacts, in type: TypeFacts, to name: String
    ) -> (Relation, String) {
        let made = property.facts.contains { $0.kind == .make && $0.types.contains { isOrInherits($0, name) } }
        let isSetToMade = type.members.contains { member in
            member.facts.contains { fact in
                fact.kind == .set && fact.member == property.name && fact.with.contains("made")
                    && (fact.on.isEmpty || fact.on.contains(type.name))
            }
        }
        if made || isSetToMade { return (.composition, "keeps what \(type.name) makes itself") }
        if property.type.isMany { return (.aggregation, "keeps a collection of what others make") }
        return (.association, "keeps a reference")
    }

    private func isOrInherits(_ name: String, _ ancestor: String) -> Bool {
        var names = [name]
        var next = 0
        while next < names.count {
            if names[next] == ancestor { return true }
            for base in facts[names[next]]?.inherits ?? [] where !names.contains(base.name) {
                names.append(base.name)
            }
            next += 1
        }
        return false
    }

    private func dependencies(of type: TypeFacts, without known: Set<String>) -> [Diagram.Line] {
        var reasons: [(name: String, reason: String)] = []
        for member in type.members {
            let taken = member.parameters.flatMap(\.type.names).map { ($0, "takes it") }
            let given = member.kind == .method ? member.type.names.map { ($0, "returns it") } : []
            let made = member.facts.filter { $0.kind == .make }.flatMap(\.types).map { ($0, "makes it") }
            let called = member.facts.filter { $0.kind == .call || $0.kind == .name }
                .flatMap { $0.on + $0.types }.map { ($0, "uses it") }
            for (name, deed) in taken + given + made + called where isDrawn(name) && !known.contains(name) {
                guard !reasons.contains(where: { $0.name == name }), facts[name]?.kind != .enumeration
                else { continue }
                let signature = member.kind == .initializer ? "init" : member.name
                reasons.append((name, "\(type.name).\(signature) \(deed) and does not keep it"))
            }
        }
        return reasons.map { Diagram.Line(type.name, .dependency, $0.name, reason: $0.reason) }
    }

    private func isDrawn(_ name: String) -> Bool { facts[name].map { !$0.isForeign } ?? false }
}
