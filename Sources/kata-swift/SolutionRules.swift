/// The rules by which the compiler gives members to types that do not write them.
extension Solution {
    /// A class or protocol of the main actor hands that down, and so does each of its members.
    func inheritIsolation() {
        for type in types {
            let ancestors = lineage(of: type)
            if ancestors.contains(where: \.isMainActor) { type.isMainActor = true }
            let inherited = ancestors.dropFirst().flatMap(\.members).filter { $0.isolation == .main }
            let names = Set(inherited.map(\.name))
            for index in type.members.indices where type.members[index].kind != .enumCase {
                let member = type.members[index]
                guard member.isolation == .none, !member.isNonisolated else { continue }
                if type.isMainActor || (names.contains(member.name) && member.kind != .constructor) {
                    type.members[index].isolation = .main
                }
            }
        }
    }

    /// A type inside a generic type has the parameters of both.
    func inheritGenerics() {
        for type in types.sorted(by: { $0.path.count < $1.path.count }) where type.path.count > 1 {
            let around = type.path.dropLast().joined(separator: ".")
            guard let outer = self.type(named: around, in: []), !outer.generics.isEmpty else { continue }
            type.genericCounts = outer.genericsPerName + [type.generics.count]
            type.requirement = .and(outer.requirement, type.requirement)
            type.generics = outer.generics + type.generics
            type.reason = type.reason ?? outer.reason
            // Inside, the inner parameter hides the outer one.
            if Set(type.generics.map(\.name)).count < type.generics.count {
                type.reason = type.reason ?? .insideGeneric
            }
        }
    }

    /// What a property holds that is a function can be called by the property's name.
    func addCalls(_ type: TypeDeclaration) {
        let known = Set(type.members.filter { $0.kind == .method }.map(\.name))
        for property in type.members {
            guard let function = property.function, property.reason == nil, !known.contains(property.name)
            else { continue }
            var method = property
            method.kind = .method
            method.function = nil
            method.parameters = function.parameters
            method.type = function.result
            method.result = function.resultFunction
            method.namesType = false
            method.isThrowing = function.isThrowing
            method.isAsync = function.isAsync
            method.isSettable = false
            method.isMutating = false
            method.isOptionalCall = function.isOptional
            if let parameter = function.parameters.first(where: { $0.reason != nil }) {
                method.reason = .parameter(name: parameter.name, parameter.reason ?? "")
            }
            type.members.append(method)
        }
    }

    /// What a property's wrapper offers besides its value is a property of the same name with `$` before it.
    func addProjections(_ type: TypeDeclaration) {
        for property in type.members where property.kind == .property && property.reason == nil {
            guard let wrapper = property.wrapper,
                let projected = self.type(named: wrapper, in: type.path)?.members.first(where: {
                    $0.name == "projectedValue" && $0.kind == .property && $0.reason == nil
                })
            else { continue }
            var member = projected
            member.name = "$\(property.name)"
            member.isStatic = property.isStatic
            member.isolation = property.isolation
            member.place = property.place
            member.conditions = property.conditions
            member.requirement = property.requirement
            member.isFromExtension = property.isFromExtension
            member.namesType = false
            (member.function, member.shape, member.syntax) = (nil, nil, nil)
            type.members.append(member)
        }
    }

    /// Members of a protocol whose types are known only in the conforming type cannot be called on `any P`.
    func settleProtocol(_ type: TypeDeclaration) {
        guard type.kind == .protocol else { return }
        let unknown = lineage(of: type).reduce(into: Set(["Self"])) { $0.formUnion($1.associatedTypes) }
        for index in type.members.indices {
            var member = type.members[index]
            if member.owner != nil { continue }
            if member.given != nil, member.requirement == nil {
                type.members[index].opensSelf = true
                continue
            }
            // What asks for more is called where the conforming type is known.
            guard member.requirement == nil else { continue }
            if member.type?.mentions(unknown) == true { member.namesType = false }
            if member.reason == nil {
                let isInvariant =
                    member.type.map { $0.written.contains("<") && $0.mentions(unknown) } ?? false
                if member.isStatic || (isInvariant && member.isFromExtension) {
                    member.reason = .conformance(parameter: nil)
                }
                for parameter in member.parameters where parameter.type.mentions(unknown) {
                    guard !member.isStatic, member.reason == nil, member.isolation != .main else {
                        member.reason = .conformance(parameter: parameter.name)
                        continue
                    }
                    member.opensSelf = true
                }
                if let last = member.parameters.last(where: { $0.function?.type.mentions(unknown) == true }),
                    !member.isStatic, member.reason == nil
                {
                    member.opensSelf = last.function != nil
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
        let rawTypes = [
            "Int", "String", "Double", "Character", "Float", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
            "Int8",
            "Int16", "Int32", "Int64",
        ]
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
            for storage in type.storages where !storage.hasInitializer { addMemberwise(type, storage) }
        case .class, .actor:
            type.members += inheritedConstructors(type, depth: 0)
        case .enum, .protocol, .module:
            break
        }
    }

    private func addMemberwise(_ type: TypeDeclaration, _ storage: Storage) {
        var constructor = MemberDeclaration(kind: .constructor, name: "init")
        constructor.isStatic = true
        constructor.conditions = storage.conditions
        if type.isMainActor { constructor.isolation = .main }
        let properties = storage.properties.filter { !($0.isConstant && $0.hasValue) && !$0.isLazy }
        if properties.contains(where: \.isPrivate) {
            guard properties.allSatisfy(\.hasValue) else {
                constructor.reason = .privateStorage
                type.members.append(constructor)
                return
            }
        } else {
            for property in properties {
                let isConditional = property.conditions.count > storage.conditions.count
                if isConditional, !property.hasValue { constructor.reason = .conditionalStorage }
                if property.hasValue, property.isWrapped || isConditional { continue }
                var parameter = ParameterDeclaration(
                    label: unquoted(property.name), name: unquoted(property.name),
                    type: property.type ?? TypeText(""))
                parameter.hasDefault = property.hasValue
                parameter.isGuess = property.isGuess
                parameter.reason = property.obstacle
                parameter.function = property.function
                parameter.shape = property.shape
                parameter.syntax = property.syntax
                if let reason = property.obstacle, !property.hasValue, constructor.reason == nil {
                    constructor.reason = .parameter(name: property.name, reason)
                }
                constructor.parameters.append(parameter)
            }
        }
        type.members.append(constructor)
    }

    /// A class without a designated initializer inherits all; one that overrides all of these, the others.
    private func inheritedConstructors(_ type: TypeDeclaration, depth: Int) -> [MemberDeclaration] {
        guard depth < 32 else { return [] }
        guard let base = parents(of: type).first(where: { $0.kind == .class }) else {
            guard !type.hasDesignatedInitializer else { return [] }
            var constructor = MemberDeclaration(kind: .constructor, name: "init")
            constructor.isStatic = true
            constructor.conditions = type.conditions
            if type.isMainActor { constructor.isolation = .main }
            return [constructor]
        }
        let own = base.members.filter { $0.kind == .constructor && $0.requirement == nil }
        let known = own.map(\.labels)
        let all = own + inheritedConstructors(base, depth: depth + 1).filter { !known.contains($0.labels) }
        let mine = type.members.filter { $0.kind == .constructor }.map(\.labels)
        let designated = all.filter { !$0.isConvenience }
        guard type.hasDesignatedInitializer else {
            return substituted(all.filter { !mine.contains($0.labels) }, from: base, in: type)
        }
        guard designated.allSatisfy({ mine.contains($0.labels) }) else { return [] }
        return substituted(all.filter { $0.isConvenience && !mine.contains($0.labels) }, from: base, in: type)
    }

    /// The members of a generic base class, with the arguments that a class gives it.
    private func substituted(
        _ members: [MemberDeclaration], from base: TypeDeclaration, in type: TypeDeclaration
    ) -> [MemberDeclaration] {
        guard !base.generics.isEmpty,
            let clause = type.inherits.first(where: { $0.hasPrefix(base.path.joined(separator: ".")) }),
            let open = clause.firstIndex(of: "<")
        else { return members }
        let arguments = clause[clause.index(after: open)...].dropLast().split(separator: ",").map { part in
            String(part.drop { $0 == " " })
        }
        let replacements = Dictionary(zip(base.generics.map(\.name), arguments)) { first, _ in first }
        return members.map { member in
            var member = member
            for index in member.parameters.indices {
                member.parameters[index].type = member.parameters[index].type.replacing(replacements)
            }
            return member
        }
    }

    /// Whether a generic class inherits from another one, whose bindings it would take for its own.
    func isGenericSubclass(_ type: TypeDeclaration) -> Bool {
        !type.generics.isEmpty && parents(of: type).contains { $0.kind == .class && !$0.generics.isEmpty }
    }

    /// Static members of a generic type are in reach only if their arguments give its parameters.
    func settleGenerics(_ type: TypeDeclaration) {
        if type.path.count > 1, StandardTypes.isGeneric(type.path[0]) {
            type.reason = type.reason ?? .insideGeneric
        }
        guard !type.generics.isEmpty else { return }
        if isGenericSubclass(type) { type.reason = type.reason ?? .genericSubclass(type.name) }
        for index in type.members.indices {
            let member = type.members[index]
            guard member.isStatic || member.kind == .enumCase, member.reason == nil else { continue }
            let unknown = type.generics.first { TypeGiver(of: $0, by: member, in: type) == nil }
            if let unknown, member.slotOfOwnType(type) == nil {
                type.members[index].reason = .missingGeneric(unknown.name, of: type.name)
                type.members[index].isContextual = member.isPlain
            }
        }
    }
}

extension MemberDeclaration {
    /// The labels and types by which initializers override each other.
    var labels: [String] { parameters.map { "\($0.label ?? "_"): \($0.type.written)" } }

    /// Whether it is called where it stands.
    fileprivate var isPlain: Bool {
        requirement == nil && !isAsync && isolation == .none
    }

    /// Whether a conforming type gets it without writing it.
    fileprivate var isProvided: Bool { isFromExtension && (kind == .method || kind == .property) }

    /// Whether it fails on `any P` only because the conforming type is not known there.
    fileprivate var isShareable: Bool {
        if case .conformance = reason { requirement == nil } else { false }
    }
}
