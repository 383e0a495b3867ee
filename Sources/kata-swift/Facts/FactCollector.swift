import SwiftSyntax

/// Collects the declarations of all sources, whatever their visibility, nested and local types too.
final class FactCollector: SyntaxVisitor {
    private(set) var types: [String: FactTypeDeclaration] = [:]
    /// The names of the types in the order of the source.
    private(set) var order: [String] = []
    /// Functions and variables outside of all types, by name.
    private(set) var free: [String: [FactMember]] = [:]
    private(set) var freeOrder: [FactMember] = []
    private(set) var aliases: [String: FactTypeDeclaration.Written] = [:]

    private var file: SourceFile
    private var owners: [String] = []
    /// How many bodies of functions are open inside the innermost type.
    private var bodies = [0]

    init(first: SourceFile) {
        file = first
        super.init(viewMode: .sourceAccurate)
    }

    /// Collects what a file declares; extensions are read after all types are known.
    func collect(_ files: [SourceFile]) {
        for file in files {
            self.file = file
            walk(file.tree)
        }
        let waiting = extensions
        extensions = []
        for (node, file) in waiting {
            self.file = file
            read(node)
        }
    }

    private var extensions: [(ExtensionDeclSyntax, SourceFile)] = []
    private var scope: FactScope { FactScope(owner: owners.last) }
    private var isInBody: Bool { (bodies.last ?? 0) > 0 }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, "class", node.genericParameterClause, node.genericWhereClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, "struct", node.genericParameterClause, node.genericWhereClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, "enum", node.genericParameterClause, node.genericWhereClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, "actor", node.genericParameterClause, node.genericWhereClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, "protocol", nil, node.genericWhereClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { close() }
    override func visitPost(_ node: StructDeclSyntax) { close() }
    override func visitPost(_ node: EnumDeclSyntax) { close() }
    override func visitPost(_ node: ActorDeclSyntax) { close() }
    override func visitPost(_ node: ProtocolDeclSyntax) { close() }

    private func open(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: String,
        _ generics: GenericParameterClauseSyntax?, _ requirement: GenericWhereClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let name = (owners.last.map { "\($0)." } ?? "") + unquoted(node.name.text)
        let type =
            types[name]
            ?? FactTypeDeclaration(name: name, kind: kind, place: file.factPlace(node.name), isForeign: false)
        if types[name] == nil { order.append(name) }
        types[name] = type
        owners.append(name)
        bodies.append(0)
        inherit(node.inheritanceClause, type)
        for parameter in generics?.parameters ?? [] {
            let bounds =
                [parameter.inheritedType].compactMap(\.self) + requirement.bounds(of: parameter.name.text)
            type.generics.append((parameter.name.text, bounds.map { .init(syntax: $0, scope: scope) }))
        }
        return .visitChildren
    }

    private func inherit(_ clause: InheritanceClauseSyntax?, _ type: FactTypeDeclaration) {
        for inherited in clause?.inheritedTypes ?? [] {
            type.inherits.append(.init(syntax: inherited.type, scope: scope))
        }
    }

    private func close() {
        owners.removeLast()
        bodies.removeLast()
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extensions.append((node, file))
        return .skipChildren
    }

    private func read(_ node: ExtensionDeclSyntax) {
        let path = ExtendedType(node.extendedType).path.map(unquoted).joined(separator: ".")
        let alias = aliases[path]?.syntax.as(IdentifierTypeSyntax.self)?.name.text
        let name = alias ?? path
        let type =
            types[name]
            ?? FactTypeDeclaration(
                name: name, kind: "struct", place: file.factPlace(node.extendedType), isForeign: true)
        if types[name] == nil { order.append(name) }
        types[name] = type
        owners = [name]
        bodies = [0, 0]
        inherit(node.inheritanceClause, type)
        walk(node.memberBlock)
        owners = []
        bodies = [0]
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: CodeBlockSyntax) { bodies[bodies.count - 1] -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: AccessorBlockSyntax) { bodies[bodies.count - 1] -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: ClosureExprSyntax) { bodies[bodies.count - 1] -= 1 }

    private func enterBody() -> SyntaxVisitorContinueKind {
        bodies[bodies.count - 1] += 1
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = (owners.last.map { "\($0)." } ?? "") + unquoted(node.name.text)
        aliases[name] = .init(syntax: node.initializer.value, scope: scope)
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        let bounds = (node.inheritanceClause?.inheritedTypes ?? []).map(\.type)
        owners.last.flatMap { types[$0] }?.associated[node.name.text] = bounds.map {
            .init(syntax: $0, scope: scope)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isInBody else { return .visitChildren }
        let member = make(.method, unquoted(node.name.text), node.name, node.modifiers)
        member.written = node.signature.returnClause?.type
        take(
            node.signature.parameterClause.parameters, node.genericParameterClause, node.genericWhereClause,
            into: member)
        member.bodies = [node.body.map(Syntax.init)].compactMap(\.self)
        return add(member)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isInBody else { return .visitChildren }
        let member = make(.initializer, "init", node.initKeyword, node.modifiers)
        take(
            node.signature.parameterClause.parameters, node.genericParameterClause, node.genericWhereClause,
            into: member)
        member.bodies = [node.body.map(Syntax.init)].compactMap(\.self)
        return add(member)
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isInBody else { return .visitChildren }
        let member = make(.subscript, "subscript", node.subscriptKeyword, node.modifiers)
        member.written = node.returnClause.type
        take(
            node.parameterClause.parameters, node.genericParameterClause, node.genericWhereClause,
            into: member)
        member.bodies = node.accessorBlock?.bodies ?? []
        return add(member)
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let member = make(.method, "deinit", node.deinitKeyword, node.modifiers)
        member.bodies = [node.body.map(Syntax.init)].compactMap(\.self)
        return add(member)
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            let member = make(.case, unquoted(element.name.text), element.name, node.modifiers)
            member.isStatic = true
            member.parameters = (element.parameterClause?.parameters ?? []).map {
                .init(
                    label: $0.firstName?.text, name: $0.firstName?.text ?? "_", type: $0.type, value: nil,
                    isVariadic: false)
            }
            _ = add(member)
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isInBody else { return .visitChildren }
        let bindings = Array(node.bindings)
        for (index, binding) in bindings.enumerated() {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let member = make(
                .property, unquoted(pattern.identifier.text), pattern.identifier, node.modifiers)
            // `var a, b: Int` writes the type once, after the last.
            let next = bindings[index...].first { $0.typeAnnotation != nil || $0.initializer != nil }
            let isNext = next.map { $0.initializer == nil || $0 == binding } ?? false
            member.written = isNext ? next?.typeAnnotation?.type : nil
            member.value = binding.initializer?.value
            member.bodies = binding.accessorBlock?.bodies ?? []
            member.isStored = binding.accessorBlock?.isStored ?? true
            if types[owners.last ?? ""]?.kind == "protocol" { member.isStored = false }
            member.isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
            member.isWeak = node.modifiers.contains { ["weak", "unowned"].contains($0.name.text) }
            _ = add(member)
        }
        return .visitChildren
    }

    private func make(
        _ kind: FactMember.Kind, _ name: String, _ node: some SyntaxProtocol,
        _ modifiers: DeclModifierListSyntax
    ) -> FactMember {
        let member = FactMember(kind, name, file, scope, file.factPlace(node))
        member.isStatic = modifiers.has("static", "class")
        member.isOverride = modifiers.has("override")
        for word in ["private", "fileprivate", "public", "open"] where modifiers.has(word) {
            member.access = word
        }
        return member
    }

    private func take(
        _ parameters: FunctionParameterListSyntax, _ generics: GenericParameterClauseSyntax?,
        _ requirement: GenericWhereClauseSyntax?, into member: FactMember
    ) {
        member.generics = generics
        member.requirements = (requirement?.requirements).map(Array.init) ?? []
        member.parameters = parameters.map {
            .init(
                label: $0.firstName.text == "_" ? nil : unquoted($0.firstName.text),
                name: unquoted(($0.secondName ?? $0.firstName).text), type: $0.type,
                value: $0.defaultValue?.value, isVariadic: $0.ellipsis != nil)
        }
    }

    private func add(_ member: FactMember) -> SyntaxVisitorContinueKind {
        if let owner = owners.last {
            types[owner]?.members.append(member)
        } else {
            free[member.name, default: []].append(member)
            freeOrder.append(member)
        }
        return .visitChildren
    }
}

extension AccessorBlockSyntax {
    /// The code of its accessors.
    fileprivate var bodies: [Syntax] {
        switch accessors {
        case .getter(let items): [Syntax(items)]
        case .accessors(let list): list.compactMap { $0.body.map(Syntax.init) }
        }
    }

    /// Whether they only watch a value that is stored.
    fileprivate var isStored: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension GenericWhereClauseSyntax? {
    /// What the clause asks of a parameter.
    fileprivate func bounds(of name: String) -> [TypeSyntax] {
        (self?.requirements ?? []).compactMap { requirement in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                conformance.leftType.trimmedDescription == name
            else { return nil }
            return conformance.rightType
        }
    }
}
