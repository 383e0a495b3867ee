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
            return Self.sign(method) + method.signature
                + (known?.returns.map { $0 == "Void" || $0 == "()" ? "" : " → \($0)" } ?? "")
        }
        return Diagram.Box(
            id: type.name, stereotype: type.kind == .classType ? nil : type.kind.rawValue, title: type.name,
            compartments: [cases + properties, methods])
    }

    /// UML's sign for a member that others cannot reach; what they can reach has none.
    private static func sign(_ member: MemberFacts) -> String {
        member.access == .private || member.access == .fileprivate ? "- " : ""
    }

    // MARK: Lines

    /// A dependency that a supertype has already is not drawn once more for each subtype.
    private func lines(_ type: TypeFacts) -> [Diagram.Line] {
        let inherited = inheritance(of: type)
        let kept = keeping(type)
        let lineage = facts.lineage(of: type.name)
        var known = Set(lineage + kept.map(\.to))
        for ancestor in lineage.dropFirst().compactMap({ facts[$0] }) {
            known.formUnion(keeping(ancestor).map(\.to))
            known.formUnion(uses(of: ancestor).map(\.name))
        }
        let uses = uses(of: type).filter { !known.contains($0.name) }
        return inherited + kept
            + uses.map { Diagram.Line(type.name, .dependency, $0.name, reason: $0.reason) }
    }

    private func inheritance(of type: TypeFacts) -> [Diagram.Line] {
        type.inherits.compactMap { ancestor in
            guard let base = facts[ancestor.name], !base.isForeign else { return nil }
            let isProtocol = base.kind == .protocolType
            let reason =
                isProtocol
                ? Reason(
                    "\(type.name) conforms to the protocol \(base.name)", "\(type.name) 遵循协议 \(base.name)")
                : Reason(
                    "\(type.name) inherits from the class \(base.name)", "\(type.name) 继承类 \(base.name)")
            return Diagram.Line(
                type.name, isProtocol ? .realization : .generalization, base.name, reason: reason)
        }
    }

    /// The lines to what stored properties keep, one for each type and relation, with the properties' names.
    private func keeping(_ type: TypeFacts) -> [Diagram.Line] {
        var lines: [Diagram.Line] = []
        for property in type.members where property.kind == .property && property.isStored {
            for name in property.type.names where isDrawn(name) {
                let (relation, how) = relation(of: property, in: type, to: name)
                let member = "\(type.name).\(property.name)"
                let reason = Reason("\(member) \(how.english)", "\(member) \(how.chinese)")
                if let index = lines.firstIndex(where: { $0.to == name && $0.relation == relation }) {
                    lines[index].label += ", " + property.name
                    lines[index].reason.add(reason)
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
    ) -> (Relation, Reason) {
        let made = property.facts.contains {
            $0.kind == .make && $0.types.contains { facts.lineage(of: $0).contains(name) }
        }
        let isSetToMade = type.members.contains { member in
            member.facts.contains { fact in
                fact.kind == .set && fact.member == property.name && fact.with.contains(.made)
                    && (fact.on.isEmpty || fact.on.contains(type.name))
            }
        }
        if made || isSetToMade {
            return (.composition, Reason("keeps what \(type.name) makes itself", "保存 \(type.name) 自己创建的对象"))
        }
        if property.type.isMany {
            return (.aggregation, Reason("keeps a collection of what others make", "保存一组由别处创建的对象"))
        }
        return (.association, Reason("keeps a reference", "保存一个引用"))
    }

    /// The types that members take, give back, make or use, each with how it was first met; enumerations are left out.
    private func uses(of type: TypeFacts) -> [(name: String, reason: Reason)] {
        var result: [(name: String, reason: Reason)] = []
        for member in type.members {
            let signature = member.kind == .initializer ? "init" : member.name
            for (name, deed) in deeds(of: member) where isDrawn(name) && facts[name]?.kind != .enumeration {
                guard !result.contains(where: { $0.name == name }) else { continue }
                let place = "\(type.name).\(signature)"
                result.append(
                    (
                        name,
                        Reason(
                            "\(place) \(deed.english) it and does not keep it",
                            "\(place) \(deed.chinese)它，但不保存")
                    ))
            }
        }
        return result
    }

    private func deeds(of member: MemberFacts) -> [(name: String, deed: Reason)] {
        let taken = member.parameters.flatMap(\.type.names).map { ($0, Reason("takes", "接收")) }
        let given =
            member.kind == .method ? member.type.names.map { ($0, Reason("returns", "返回")) } : []
        let made = member.facts.filter { $0.kind == .make }.flatMap(\.types)
            .map { ($0, Reason("makes", "创建")) }
        let used = member.facts.filter { $0.kind == .call || $0.kind == .name }
            .flatMap { $0.on + ($0.kind == .name ? $0.types : []) }.map { ($0, Reason("uses", "使用")) }
        return taken + given + made + used
    }

    private func isDrawn(_ name: String) -> Bool { facts[name].map { !$0.isForeign } ?? false }
}
