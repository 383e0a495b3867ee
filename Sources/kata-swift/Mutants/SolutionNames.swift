import SwiftSyntax

/// What names stand for in all sources, as far as mutants have to know it so that they compile.
final class SolutionNames: SyntaxVisitor {
    /// Names of values and functions whose type is text or a list: nothing is subtracted from them.
    private(set) var texts: Set<String> = []
    /// Variables of functions that get their value later.
    private(set) var unset: Set<String> = []
    /// The stored properties of each type that an initializer has to set.
    private(set) var demanded: [String: Set<String>] = [:]
    /// The types of parameters, by the name and labels of what is called.
    private(set) var signatures: [String: Set<[String]>] = [:]

    /// Reads sources.
    init(_ trees: [SourceFileSyntax]) {
        super.init(viewMode: .sourceAccurate)
        for tree in trees { walk(tree) }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            note(name, binding.typeAnnotation?.type)
            if let value = binding.initializer?.value, value.isText { texts.insert(name) }
            guard binding.initializer == nil, binding.accessorBlock?.isComputed != true else { continue }
            if let owner = node.ownerName {
                let isConstant = node.bindingSpecifier.text == "let"
                if isConstant || binding.typeAnnotation?.type.isOptional == false {
                    demanded[owner, default: []].insert(name)
                }
            } else {
                unset.insert(name)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node.signature.returnClause?.type)
        note(node.name.text, node.signature.parameterClause.parameters)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let owner = node.ownerName { note(owner, node.signature.parameterClause.parameters) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .visitChildren
    }

    private func note(_ name: String, _ type: TypeSyntax?) {
        guard let text = type?.trimmedDescription else { return }
        let plain = text.filter { !"?!".contains($0) }
        if plain.hasPrefix("[") || ["String", "Character", "Substring"].contains(plain)
            || plain.hasPrefix("Array<") || plain.hasPrefix("Set<")
        {
            texts.insert(name)
        }
    }

    private func note(_ name: String, _ parameters: FunctionParameterListSyntax) {
        let labels = parameters.map(\.firstName.text)
        signatures[Self.key(name, labels), default: []].insert(parameters.map(\.type.trimmedDescription))
    }

    /// The name of something that is called with labels; `_` for none.
    static func key(_ name: String, _ labels: [String]) -> String {
        "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }

    /// Whether an expression is text or a list, by its looks.
    func isText(_ expression: ExprSyntax) -> Bool {
        if expression.isText { return true }
        if let node = expression.as(InfixOperatorExprSyntax.self) {
            return isText(node.leftOperand) || isText(node.rightOperand)
        }
        if let node = expression.as(TupleExprSyntax.self), let only = node.elements.first {
            return node.elements.count == 1 && isText(only.expression)
        }
        if let node = expression.as(TernaryExprSyntax.self) {
            return isText(node.thenExpression) || isText(node.elseExpression)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) { return isText(call.calledExpression) }
        guard let name = expression.lastName else { return false }
        return texts.contains(name) || Self.textMembers.contains(name)
    }

    private static let textMembers: Set<String> = [
        "String", "joined", "description", "uppercased", "lowercased", "map", "filter", "sorted", "reversed",
        "prefix", "suffix", "repeating", "Array", "Set", "text",
    ]
}

extension ExprSyntax {
    /// Whether it is written as text or as a list.
    fileprivate var isText: Bool { self.is(StringLiteralExprSyntax.self) || self.is(ArrayExprSyntax.self) }

    /// The last word of a name such as `a.b`.
    var lastName: String? {
        if let node = self.as(DeclReferenceExprSyntax.self) { return node.baseName.text }
        if let node = self.as(MemberAccessExprSyntax.self) { return node.declName.baseName.text }
        if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.lastName }
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.lastName }
        return nil
    }
}

extension TypeSyntax {
    fileprivate var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension AccessorBlockSyntax {
    /// Whether it gives the value, and does not only watch it.
    fileprivate var isComputed: Bool {
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension DeclSyntaxProtocol {
    /// The name of the type whose member it is; nil for what stands in a function or in none.
    var ownerName: String? {
        guard parent?.is(MemberBlockItemSyntax.self) == true, let owner = parent?.parent?.parent?.parent
        else {
            return nil
        }
        return owner.asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? owner.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
}
