import SwiftSyntax

/// All declarations of a solution, with what names and members mean.
final class FactTable {
    let types: [FactTypeDeclaration]
    let free: [String: [FactMember]]
    let freeOrder: [FactMember]
    private let byName: [String: FactTypeDeclaration]
    private let aliases: [String: FactTypeDeclaration.Written]
    private var depth = 0
    private var lineages: [String: [Ancestor]] = [:]
    private var aliased: [String: FactType] = [:]

    /// A type that another inherits from, with the arguments that it gives to its parameters.
    struct Ancestor {
        let type: FactTypeDeclaration
        let values: [String: FactType]
    }

    init(_ files: [SourceFile], first: SourceFile) {
        let collector = FactCollector(first: first)
        collector.collect(files)
        byName = collector.types
        types = collector.order.compactMap { collector.types[$0] }
        free = collector.free
        freeOrder = collector.freeOrder
        aliases = collector.aliases
    }

    /// What other names for types stand for, by the names.
    var otherNames: [(String, FactType)] {
        aliases.keys.sorted().map { ($0, alias($0) ?? .unknown) }
    }

    subscript(name: String) -> FactTypeDeclaration? { byName[name] }

    // MARK: Names

    /// What a written type means at a place.
    func resolve(_ syntax: TypeSyntax?, in scope: FactScope) -> FactType {
        guard let syntax, depth < 40 else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        return resolveSimple(syntax, scope).bounded
    }

    /// What an alias stands for, by its full name; looked up once.
    private func alias(_ name: String) -> FactType? {
        if let known = aliased[name] { return known }
        guard let alias = aliases[name] else { return nil }
        // A circle finds nothing.
        aliased[name] = .unknown
        let type = resolve(alias.syntax, in: alias.scope)
        aliased[name] = type
        return type
    }

    private func resolveSimple(_ syntax: TypeSyntax, _ scope: FactScope) -> FactType {
        if let node = syntax.as(IdentifierTypeSyntax.self) {
            return named(unquoted(node.name.text), arguments(node.genericArgumentClause, scope), scope)
        }
        if let node = syntax.as(MemberTypeSyntax.self) { return nested(node, scope) }
        if let node = syntax.as(OptionalTypeSyntax.self) {
            return .optional(resolve(node.wrappedType, in: scope))
        }
        if let node = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return .optional(resolve(node.wrappedType, in: scope))
        }
        if let node = syntax.as(ArrayTypeSyntax.self) { return .list(resolve(node.element, in: scope)) }
        if let node = syntax.as(DictionaryTypeSyntax.self) {
            return .map(resolve(node.key, in: scope), resolve(node.value, in: scope))
        }
        return resolveCompound(syntax, scope)
    }

    private func resolveCompound(_ syntax: TypeSyntax, _ scope: FactScope) -> FactType {
        if let node = syntax.as(SomeOrAnyTypeSyntax.self) { return resolve(node.constraint, in: scope) }
        if let node = syntax.as(AttributedTypeSyntax.self) { return resolve(node.baseType, in: scope) }
        if let node = syntax.as(CompositionTypeSyntax.self) {
            return .composition(node.elements.map { resolve($0.type, in: scope) })
        }
        if let node = syntax.as(TupleTypeSyntax.self) {
            let elements = node.elements.map {
                FactType.Element(label: $0.firstName?.text, type: resolve($0.type, in: scope))
            }
            return elements.count == 1 ? elements[0].type : .tuple(elements)
        }
        if let node = syntax.as(FunctionTypeSyntax.self) {
            return .function(
                node.parameters.map { resolve($0.type, in: scope) },
                resolve(node.returnClause.type, in: scope))
        }
        if let node = syntax.as(MetatypeTypeSyntax.self) {
            return .metatype(resolve(node.baseType, in: scope))
        }
        return .unknown
    }

    private func arguments(_ clause: GenericArgumentClauseSyntax?, _ scope: FactScope) -> [FactType] {
        (clause?.arguments ?? []).map { argument in
            if case .type(let type) = argument.argument { return resolve(type, in: scope) }
            return .unknown
        }
    }

    private func nested(_ node: MemberTypeSyntax, _ scope: FactScope) -> FactType {
        let base = resolve(node.baseType, in: scope)
        let name = unquoted(node.name.text)
        for receiver in base.receivers {
            for ancestor in lineage(of: receiver.name) {
                let full = "\(ancestor.type.name).\(name)"
                if byName[full] != nil { return .named(full, arguments(node.genericArgumentClause, scope)) }
                if let type = alias(full) { return type }
                if let bounds = ancestor.type.associated[name] { return associated(name, bounds) }
            }
        }
        return .foreign(name, [])
    }

    private func associated(_ name: String, _ bounds: [FactTypeDeclaration.Written]) -> FactType {
        .parameter(name, bounds.map { resolve($0.syntax, in: $0.scope) })
    }

    /// What a name means as a type.
    func named(_ name: String, _ arguments: [FactType], _ scope: FactScope) -> FactType {
        if let parameter = scope.parameters[name] { return parameter }
        switch (name, arguments.count) {
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1): return .list(arguments[0])
        case ("Dictionary", 2), ("KeyValuePairs", 2): return .map(arguments[0], arguments[1])
        case ("KeyPath", 2), ("WritableKeyPath", 2), ("ReferenceWritableKeyPath", 2):
            return .function([arguments[0]], arguments[1])
        case ("Optional", 1): return .optional(arguments[0])
        case ("Self", _): if let owner = scope.owner { return own(owner) }
        default: break
        }
        return lookUp(name, arguments, scope) ?? .foreign(name, arguments)
    }

    private func lookUp(_ name: String, _ arguments: [FactType], _ scope: FactScope) -> FactType? {
        var owner = scope.owner
        while let around = owner {
            for ancestor in lineage(of: around) {
                let full = "\(ancestor.type.name).\(name)"
                if byName[full] != nil { return .named(full, arguments) }
                if let type = alias(full) { return type }
                if let generic = ancestor.type.generics.first(where: { $0.name == name }) {
                    return ancestor.values[name]
                        ?? .parameter(name, generic.bounds.map { resolve($0.syntax, in: $0.scope) })
                }
                if let bounds = ancestor.type.associated[name] { return associated(name, bounds) }
            }
            owner = around.lastIndex(of: ".").map { String(around[..<$0]) }
        }
        if byName[name] != nil { return .named(name, arguments) }
        if let type = alias(name) { return type }
        return nil
    }

    /// The type that a type declares, or gives another name to, inside of itself.
    func type(named name: String, in owner: String) -> FactType? {
        let full = "\(owner).\(name)"
        if byName[full] != nil { return own(full) }
        return alias(full)
    }

    /// A type with its own parameters for arguments.
    func own(_ name: String) -> FactType {
        .named(
            name,
            (byName[name]?.generics ?? []).map { generic in
                .parameter(generic.name, generic.bounds.map { resolve($0.syntax, in: $0.scope) })
            })
    }

    /// The scope of a member's code: its type and its generic parameters.
    func scope(of member: FactMember) -> FactScope {
        var scope = member.scope
        for parameter in member.generics?.parameters ?? [] {
            let name = parameter.name.text
            var bounds = [parameter.inheritedType].compactMap(\.self)
            for case .conformanceRequirement(let requirement) in member.requirements.map(\.requirement)
            where requirement.leftType.trimmedDescription == name {
                bounds.append(requirement.rightType)
            }
            scope.parameters[name] = .parameter(name, bounds.map { resolve($0, in: scope) })
        }
        return scope
    }

    // MARK: Lineage

    /// The type and all that it inherits from, the nearest first.
    func lineage(of name: String) -> [Ancestor] {
        if let known = lineages[name] { return known }
        guard let type = byName[name] else { return [] }
        // A circle finds the type alone.
        lineages[name] = [Ancestor(type: type, values: [:])]
        var found = [Ancestor(type: type, values: [:])]
        var next = 0
        while next < found.count {
            for inherited in found[next].type.inherits {
                let base = resolve(inherited.syntax, in: inherited.scope)
                    .replacing(found[next].values).bounded
                for receiver in base.receivers where !found.contains(where: { $0.type.name == receiver.name })
                {
                    guard let type = byName[receiver.name] else { continue }
                    let pairs = zip(type.generics.map(\.name), receiver.arguments)
                    found.append(Ancestor(type: type, values: Dictionary(pairs) { first, _ in first }))
                }
            }
            next += 1
        }
        lineages[name] = found
        return found
    }

    // MARK: Members

    /// A member with the type in which it was found, and what generic parameters stand for there.
    struct Found {
        let member: FactMember
        let owner: String
        let values: [String: FactType]
    }

    /// Finds the members of that name which a value of a type has.
    func members(_ name: String, of type: FactType) -> [Found] {
        type.receivers.flatMap { receiver -> [Found] in
            let pairs = zip((byName[receiver.name]?.generics ?? []).map(\.name), receiver.arguments)
            let own = Dictionary(pairs) { first, _ in first }
            return lineage(of: receiver.name).flatMap { ancestor in
                let values = ancestor.values.mapValues { $0.replacing(own) }.merging(own) { first, _ in first
                }
                return ancestor.type.members.filter { $0.name == name }.map {
                    Found(member: $0, owner: ancestor.type.name, values: values)
                }
            }
        }
    }

    /// The member that a call with these labels means; of overloads, the first that takes them.
    func method(_ name: String, labels: [String?], of type: FactType) -> Found? {
        let all = members(name, of: type)
        let callable = all.filter { $0.member.takes(labels) }
        return callable.first ?? all.first
    }

    /// The full signature type of a member's parameters.
    func parameterTypes(_ found: Found) -> [FactType] {
        let scope = scope(of: found.member)
        return found.member.parameters.map { resolve($0.type, in: scope).replacing(found.values) }
    }
}

extension FactMember {
    /// Whether a call with these labels can mean it; closures behind the brackets have none.
    func takes(_ labels: [String?]) -> Bool {
        guard kind != .property else { return true }
        var position = 0
        for label in labels {
            guard
                let next = parameters[min(position, parameters.count)...].firstIndex(where: {
                    $0.label == label
                })
            else { return parameters.last?.isVariadic == true && label == nil }
            position = next + 1
        }
        return true
    }
}
