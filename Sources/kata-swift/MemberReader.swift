import SwiftSyntax

/// Reads the members in the braces of a type or an extension.
struct MemberReader {
    let scope: Scope
    /// The type whose own braces these are; nothing for an extension.
    let owner: TypeDeclaration?
    let file: SourceFile
    private(set) var members: [MemberDeclaration] = []
    private(set) var storage = Storage()
    private(set) var associatedTypes: Set<String> = []
    /// Other names for types.
    private(set) var aliases: [String] = []
    /// Why values cannot become the types that these aliases stand for.
    private(set) var obstacles: [String: String] = [:]
    /// The types of functions that aliases stand for.
    private(set) var functions: [String: FunctionShape] = [:]
    /// How values are put together that other aliases stand for.
    private(set) var shapes: [String: ValueShape] = [:]
    private var nested: [(declaration: DeclSyntax, conditions: [String])] = []

    init(scope: Scope, owner: TypeDeclaration?, file: SourceFile) {
        self.scope = scope
        self.owner = owner
        self.file = file
    }

    /// Reads all members and returns the declarations of nested types.
    mutating func read(_ items: MemberBlockItemListSyntax) -> [(
        declaration: DeclSyntax, conditions: [String]
    )] {
        storage.conditions = scope.conditions
        read(items, [])
        return nested
    }

    /// Reads a function or a variable outside all types.
    mutating func read(free declaration: DeclSyntax) {
        if let node = declaration.as(FunctionDeclSyntax.self) { read(node, []) }
        if let node = declaration.as(VariableDeclSyntax.self) { read(node, []) }
    }

    private mutating func read(_ items: MemberBlockItemListSyntax, _ conditions: [String]) {
        for item in items {
            let declaration = item.decl
            if let clause = declaration.as(IfConfigDeclSyntax.self) {
                for (condition, elements) in clause.branches {
                    if case .decls(let items) = elements { read(items, conditions + condition) }
                }
            } else if let node = declaration.as(InitializerDeclSyntax.self) {
                read(node, conditions)
            } else if let node = declaration.as(FunctionDeclSyntax.self) {
                read(node, conditions)
            } else if let node = declaration.as(VariableDeclSyntax.self) {
                read(node, conditions)
            } else if let node = declaration.as(SubscriptDeclSyntax.self) {
                read(node, conditions)
            } else if let node = declaration.as(EnumCaseDeclSyntax.self) {
                read(node, conditions)
            } else if let node = declaration.as(AssociatedTypeDeclSyntax.self) {
                associatedTypes.insert(node.name.text)
            } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
                if !node.modifiers.isHidden { aliases.append(node.name.text) }
                if let obstacle = TypeReader.obstacle(node.initializer.value) {
                    obstacles[node.name.text] = obstacle
                    functions[node.name.text] = FunctionShape(node.initializer.value)
                    if node.genericParameterClause == nil {
                        shapes[node.name.text] = ValueShape(node.initializer.value)
                    }
                }
            } else {
                nested.append((declaration, conditions))
            }
        }
    }

    /// What every member takes from its modifiers and attributes.
    private func member(
        _ kind: MemberDeclaration.Kind, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax,
        _ attributes: AttributeListSyntax, _ conditions: [String]
    ) -> MemberDeclaration {
        var member = MemberDeclaration(kind: kind, name: name.text)
        let place = file.position(name)
        member.place = (file.path, place.line, place.column)
        member.conditions = scope.conditions + conditions
        member.expression = attributes.expressionOfBindings
        member.isStatic = modifiers.has("static", "class")
        member.isMutating = modifiers.has("mutating")
        if modifiers.isHidden { member.reason = .hidden }
        if attributes.isUnavailable { member.reason = .unavailable }
        if attributes.names(["MainActor"]) {
            member.isolation = .main
        } else if modifiers.isNonisolated {
            member.isNonisolated = true
        } else if scope.isMainActor {
            member.isolation = .main
        } else if scope.isOtherActor, !member.isStatic, kind != .constructor {
            member.isolation = .other
        }
        return member
    }

    private mutating func read(_ node: InitializerDeclSyntax, _ conditions: [String]) {
        storage.hasInitializer = true
        var member = member(.constructor, node.initKeyword, node.modifiers, node.attributes, conditions)
        member.isConvenience = node.modifiers.has("convenience")
        if !member.isConvenience { storage.hasDesignatedInitializer = true }
        guard owner?.kind != .protocol else { return }
        member.isStatic = true
        signature(&member, node.signature, node.genericParameterClause, node.genericWhereClause)
        member.type = nil
        members.append(member)
    }

    private mutating func read(_ node: FunctionDeclSyntax, _ conditions: [String]) {
        guard let isOperator = node.isOperatorOfScripts else { return }
        var member = member(.method, node.name, node.modifiers, node.attributes, conditions)
        member.isOperator = isOperator
        signature(&member, node.signature, node.genericParameterClause, node.genericWhereClause)
        if let result = node.signature.returnClause?.type {
            self.result(&member, result, node.genericParameterClause)
        }
        members.append(member)
    }

    private mutating func read(_ node: SubscriptDeclSyntax, _ conditions: [String]) {
        var member = member(.subscript, node.subscriptKeyword, node.modifiers, node.attributes, conditions)
        if let generics = node.genericParameterClause {
            self.generics(
                &member, SequenceParameters(generics.list, node.genericWhereClause),
                node.parameterClause.parameters, giving: node.returnClause.type, unlabelled: true)
        } else {
            member.parameters = ParameterReader(generics: [])
                .read(node.parameterClause.parameters, unlabelled: true)
            require(node.genericWhereClause, of: &member, isGeneric: false)
        }
        result(&member, node.returnClause.type, node.genericParameterClause)
        let accessors = Accessors(node.accessorBlock)
        accessors.apply(to: &member)
        member.isSettable = accessors.hasSetter && !node.modifiers.hidesSetter
        finish(&member)
        members.append(member)
    }

    private mutating func read(_ node: EnumCaseDeclSyntax, _ conditions: [String]) {
        for element in node.elements {
            var member = member(.enumCase, element.name, node.modifiers, node.attributes, conditions)
            member.isolation = .none
            let reader = ParameterReader(generics: [])
            member.parameters = reader.read(element.parameterClause)
            finish(&member)
            members.append(member)
        }
    }

    private func signature(
        _ member: inout MemberDeclaration, _ signature: FunctionSignatureSyntax,
        _ generics: GenericParameterClauseSyntax?, _ requirement: GenericWhereClauseSyntax?
    ) {
        member.isThrowing = signature.effectSpecifiers?.throwsClause != nil
        member.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        self.generics(
            &member, SequenceParameters(generics?.list ?? [], requirement),
            signature.parameterClause.parameters, giving: signature.returnClause?.type)
    }

    /// Reads parameters, some of which may be of types that the member is generic over.
    private func generics(
        _ member: inout MemberDeclaration, _ sequences: SequenceParameters,
        _ parameters: FunctionParameterListSyntax, giving result: TypeSyntax? = nil, unlabelled: Bool = false
    ) {
        let list = sequences.parameters
        member.parameters = ParameterReader(generics: list).read(parameters, unlabelled: unlabelled)
        if member.parameters.contains(where: \.isIsolated) { member.isolation = .other }
        let open = list.filter { $0.standIn == nil }
        let clauses = sequences.clauses
        if !clauses.isEmpty, open.isEmpty {
            member.requirement = Requirement(clauses)
        } else if !clauses.isEmpty {
            member.reason = member.reason ?? .whereClause
        }
        for generic in open where generic.constraint != nil {
            guard member.parameters.filter({ $0.genericName == generic.name }).count > 1 else { continue }
            member.reason = member.reason ?? .repeatedGeneric(generic.name)
        }
        let unknown = open.map(\.name).filter { name in
            !member.parameters.contains { $0.genericName == name }
        }
        if let name = unknown.sorted().first {
            member.reason = member.reason ?? .missingGeneric(name, of: nil)
        }
        finish(&member)
        guard !open.isEmpty,
            let opened = Self.opened(
                member, list, clauses, result.map(TypeReader.text),
                { reader in
                    reader.read(parameters, unlabelled: unlabelled)
                })
        else { return }
        member = opened
    }

    /// The member with its generic parameters opened, where values alone do not do; nil where they do, or cannot be opened.
    private static func opened(
        _ member: MemberDeclaration, _ list: [GenericParameter], _ clauses: [GenericRequirementSyntax],
        _ result: TypeText?, _ read: (ParameterReader) -> [ParameterDeclaration]
    ) -> MemberDeclaration? {
        let isNeeded =
            member.parameters.contains {
                $0.reason?.hasPrefix("the generic") == true || $0.type.written == "Any.Type"
            }
            || member.reason?.isAboutGenerics == true
            || list.contains { member.takesType(of: $0) }
            // An operator does not open what its operands are, as a call of a function does.
            || member.isOperator && list.contains { $0.standIn == nil }
            || list.contains { $0.constraint == nil && $0.standIn == nil && !$0.isSpecial }
        let open = list.filter { $0.standIn == nil }
        // A generic type of `any P` is none of those that it can be made of.
        let isArgument = result.map { $0.written.contains("<") && $0.mentions(Set(open.map(\.name))) }
        guard isNeeded || isArgument == true, !list.contains(where: \.isSpecial) else { return nil }
        var opened = member
        opened.reason = nil
        opened.parameters = read(ParameterReader(generics: list.filter { $0.standIn != nil }))
        opened.opened = open.map { $0.constrained(by: clauses.map(\.requirement)) }
        if !clauses.isEmpty, !Requirement(clauses).isAboutParameters { opened.given = Requirement(clauses) }
        let isReachable = opened.parameters.allSatisfy { $0.hasDefault || $0.reason == nil }
        return isReachable && opened.parameters.filter(\.isVariadic).count < 2 ? opened : nil
    }

    /// A `where` clause of a member that has no parameters of its own is about the type.
    private func require(
        _ clause: GenericWhereClauseSyntax?, of member: inout MemberDeclaration, isGeneric: Bool
    ) {
        guard let clause else { return }
        if isGeneric {
            member.reason = member.reason ?? .whereClause
        } else {
            member.requirement = Requirement(clause)
        }
    }

    private func result(
        _ member: inout MemberDeclaration, _ type: TypeSyntax, _ generics: GenericParameterClauseSyntax?
    ) {
        let text = TypeReader.text(TypeReader.stripped(type))
        member.type = text.isVoid ? nil : text
        let names = Set((generics?.list ?? []).map(\.name))
        // Where the parameters are opened, the code knows them by their names.
        let unknown = member.opened.isEmpty ? names.union(["Self"]) : ["Self"]
        let hidden = text.mentions(unknown) || type.description.contains("some ")
        member.namesType = !hidden
        if type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { member.namesType = false }
        member.result = FunctionShape(type)
    }

    private func finish(_ member: inout MemberDeclaration) {
        guard member.reason == nil else { return }
        if member.parameters.filter(\.isVariadic).count > 1 { member.reason = .twoVariadics }
        for parameter in member.parameters where !parameter.hasDefault {
            if let reason = parameter.reason {
                member.reason = .parameter(name: parameter.name, reason)
                return
            }
        }
    }
}

extension MemberReader {
    private mutating func read(_ node: VariableDeclSyntax, _ conditions: [String]) {
        let bindings = Array(node.bindings)
        for (index, binding) in bindings.enumerated() {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            var member = member(
                .property, pattern.identifier, node.modifiers, node.attributes, conditions)
            // `var a, b: Int` writes the type once, after the last.
            let next = bindings[index...].first { $0.typeAnnotation != nil || $0.initializer != nil }
            let written = next.flatMap { $0.initializer == nil || $0 == binding ? $0.typeAnnotation : nil }
            member.takeType(written?.type, of: binding)
            let accessors = Accessors(binding.accessorBlock)
            accessors.apply(to: &member)
            // The first use of a lazy property changes the struct that it belongs to, and so may a wrapper.
            member.wrapper = node.attributes.wrapper
            if node.modifiers.has("lazy") || node.attributes.hasWrapper { member.isMutating = true }
            member.isSettable = !node.isConstant && accessors.hasSetter && !node.modifiers.hidesSetter
            if owner?.kind == .protocol, binding.accessorBlock != nil {
                member.isSettable = accessors.hasSetter
            }
            members.append(member)
            guard !member.isStatic, accessors.isStored, owner != nil else { continue }
            storage.properties.append(
                StoredProperty(
                    member, node, written: written.map { TypeReader.stripped($0.type) },
                    hasValue: binding.initializer != nil))
        }
    }
}

extension MemberDeclaration {
    /// Takes the type of a property: as it is written, as the closure shows it that is its value, or as its value tells.
    fileprivate mutating func takeType(_ written: TypeSyntax?, of binding: PatternBindingSyntax) {
        let closure = binding.initializer?.value.as(ClosureExprSyntax.self)
        if let written {
            let type = TypeReader.stripped(written)
            self.type = TypeReader.text(type)
            function = FunctionShape(written)
            syntax = type
            if function == nil, TypeReader.obstacle(type) != nil { shape = ValueShape(type) }
            if reason == nil, function == nil, TypeReader.isFunction(type) { reason = .functionType }
            return
        }
        namesType = false
        if let shown = closure?.functionType {
            type = TypeReader.text(shown)
            function = FunctionShape(shown)
            syntax = shown
        } else {
            type = binding.initializer.flatMap { LiteralType.type(of: $0.value) }
            if closure != nil { reason = reason ?? .functionType }
        }
    }
}

extension StoredProperty {
    /// Makes what a type keeps of a property that it stores.
    fileprivate init(
        _ member: MemberDeclaration, _ node: VariableDeclSyntax, written type: TypeSyntax?, hasValue: Bool
    ) {
        let isOptional = type.map(TypeReader.isOptional) == true
        self.init(
            name: member.name, type: member.type, isGuess: type == nil,
            hasValue: hasValue || !node.isConstant && isOptional,
            isConstant: node.isConstant, isPrivate: node.modifiers.isHidden,
            obstacle: member.function == nil && member.shape == nil
                ? type.flatMap(TypeReader.obstacle) : nil,
            function: member.function, shape: member.shape, syntax: member.syntax,
            isLazy: node.modifiers.has("lazy"),
            isWrapped: node.attributes.hasWrapper,
            conditions: member.conditions)
    }
}

extension VariableDeclSyntax {
    /// Tells whether it is written with `let`.
    fileprivate var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }
}

extension FunctionDeclSyntax {
    /// Operators whose meaning in a script is its own, or that a script cannot write.
    private static let others: Set<String> = ["==", "!=", "===", "!==", "~=", "??", "...", "..<"]

    /// Whether it is an operator that scripts have; nil for one that they do not have.
    fileprivate var isOperatorOfScripts: Bool? {
        switch name.tokenKind {
        case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
            let isPostfix = modifiers.has("postfix")
            return Self.others.contains(text) || isPostfix ? nil : true
        default: return false
        }
    }
}

extension TypeText {
    /// Whether it is the empty tuple.
    var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(written) }
}

/// The accessors of a property or subscript.
private struct Accessors {
    let hasSetter: Bool
    let isStored: Bool
    let isThrowing: Bool
    let isAsync: Bool
    let isMutating: Bool

    init(_ block: AccessorBlockSyntax?) {
        guard let block else {
            (hasSetter, isStored, isThrowing, isAsync, isMutating) = (true, true, false, false, false)
            return
        }
        guard case .accessors(let list) = block.accessors else {
            (hasSetter, isStored, isThrowing, isAsync, isMutating) = (false, false, false, false, false)
            return
        }
        let words = list.map(\.accessorSpecifier.text)
        isStored = words.allSatisfy { ["willSet", "didSet", "init"].contains($0) }
        hasSetter =
            isStored
            || words.contains { ["set", "_modify", "unsafeMutableAddress", "modify", "mutate"].contains($0) }
        let getter = list.first { ["get", "_read", "read"].contains($0.accessorSpecifier.text) }
        isThrowing = getter?.effectSpecifiers?.throwsClause != nil
        isAsync = getter?.effectSpecifiers?.asyncSpecifier != nil
        isMutating = getter?.modifier?.name.text == "mutating"
    }

    func apply(to member: inout MemberDeclaration) {
        member.isThrowing = isThrowing
        member.isAsync = isAsync
        member.isMutating = isMutating
    }
}
