import SwiftSyntax

/// Reads types and says what a script can do with them.
enum TypeReader {
    /// Reads a type's text; blanks between tokens become single spaces.
    static func text(_ type: some SyntaxProtocol) -> TypeText {
        var pieces: [TypeText.Piece] = []
        var needsBlank = false
        for token in type.tokens(viewMode: .sourceAccurate) {
            if needsBlank || (!pieces.isEmpty && !token.leadingTrivia.isEmpty) {
                pieces.append(.init(text: " ", isName: false))
            }
            let isName = token.parent.map { $0.is(IdentifierTypeSyntax.self) } ?? false
            pieces.append(.init(text: token.text, isName: isName && !token.isPunctuation))
            needsBlank = !token.trailingTrivia.isEmpty
        }
        if let last = pieces.last, last.text == " " { pieces.removeLast() }
        return TypeText(pieces: pieces)
    }

    /// Why no value of the protocol can become this type, if so.
    static func obstacle(_ type: TypeSyntax) -> String? {
        let finder = ObstacleFinder(viewMode: .sourceAccurate)
        finder.walk(type)
        return finder.obstacle
    }

    /// Whether a member may change what it is given for the type.
    static func isInout(_ type: TypeSyntax) -> Bool { type.says("inout") }

    /// Whether a member runs on the actor that it is given for the type.
    static func isIsolated(_ type: TypeSyntax) -> Bool { type.says("isolated") }

    /// The type without attributes and ownership.
    static func stripped(_ type: TypeSyntax) -> TypeSyntax {
        guard let attributed = type.as(AttributedTypeSyntax.self) else { return type }
        // The compiler makes the closure around the value.
        if attributed.attributes.names(["autoclosure"]),
            let function = attributed.baseType.as(FunctionTypeSyntax.self)
        {
            return function.returnClause.type
        }
        return attributed.baseType
    }
}

extension TypeSyntax {
    /// Whether a word such as `inout` stands before the type.
    fileprivate func says(_ word: String) -> Bool {
        self.as(AttributedTypeSyntax.self)?.specifiers.contains { specifier in
            specifier.firstToken(viewMode: .sourceAccurate)?.text == word
        } ?? false
    }
}

extension TokenSyntax {
    fileprivate var isPunctuation: Bool {
        switch tokenKind {
        case .identifier, .keyword: false
        default: true
        }
    }
}

/// Looks through a type for what cannot be made from a script's values.
private final class ObstacleFinder: SyntaxVisitor {
    var obstacle: String?

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        note("a function type")
    }

    override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
        node.elements.count > 1 ? note("a tuple inside another type") : .visitChildren
    }

    override func visit(_ node: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
        note("a noncopyable type")
    }

    override func visit(_ node: PackExpansionTypeSyntax) -> SyntaxVisitorContinueKind {
        note("a parameter pack")
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        node.someOrAnySpecifier.tokenKind == .keyword(.some)
            ? note("an opaque type inside another") : .visitChildren
    }

    private func note(_ text: String) -> SyntaxVisitorContinueKind {
        if obstacle == nil { obstacle = text }
        return .skipChildren
    }
}
