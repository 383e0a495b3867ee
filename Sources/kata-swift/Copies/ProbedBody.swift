import SwiftSyntax

/// The body of a member, as far as a probe has to know it.
struct ProbedBody {
    /// What runs: `method`, `init`, `deinit`, `get`, `set`, or `watch` for what runs around an assignment.
    let role: String
    /// The byte behind the opening brace.
    let opening: Int
    /// The byte of the closing brace.
    let end: Int?
    let items: CodeBlockItemListSyntax
    private let declaration: Syntax
    private let givesValue: Bool

    /// Takes a body apart; nil for accessors that no probe understands.
    init?(_ body: Syntax, of member: FactMember) {
        guard let declaration = body.declaration else { return nil }
        self.declaration = declaration
        if let block = body.as(CodeBlockSyntax.self) {
            items = block.statements
            opening = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        } else if let list = body.as(CodeBlockItemListSyntax.self),
            let block = list.parent?.as(AccessorBlockSyntax.self)
        {
            items = list
            opening = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            end = nil
        } else {
            return nil
        }
        guard let role = Self.role(of: body, member) else { return nil }
        self.role = role
        givesValue =
            role == "get"
            || declaration.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.isVoid == false
    }

    private static func role(of body: Syntax, _ member: FactMember) -> String? {
        switch member.kind {
        case .method: return member.name == "deinit" ? "deinit" : "method"
        case .initializer: return "init"
        case .case: return nil
        case .property, .subscript: break
        }
        guard let accessor = body.parent?.as(AccessorDeclSyntax.self) else { return "get" }
        switch accessor.accessorSpecifier.text {
        case "get": return "get"
        case "set": return "set"
        case "willSet", "didSet": return "watch"
        default: return nil
        }
    }

    /// Whether the arguments are at hand under their names.
    var takesArguments: Bool {
        role == "method" || role == "init" || role == "get" && declaration.is(SubscriptDeclSyntax.self)
    }

    /// Whether it is code to which a statement can be added.
    ///
    /// Attributes that the solution declares may make it a result builder; what other modules may inline can call nothing of this one.
    var mayHaveProbe: Bool {
        guard let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes else {
            return true
        }
        let isInlined = attributes.names(["inlinable", "_transparent", "_alwaysEmitIntoClient"])
        let only = items.count == 1 ? items.first : nil
        let isConfigured = only?.item.is(IfConfigDeclSyntax.self) ?? false
        return !attributes.hasWrapper && !isInlined && !isConfigured
    }

    /// Whether its one expression is what it gives, so that `return` has to be said before another statement.
    var needsReturn: Bool {
        guard givesValue, items.count == 1, let only = items.first, let expression = only.onlyExpression
        else {
            return false
        }
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
            return !expression.hasReturn
        }
        return !expression.neverReturns
    }

    /// Whether an initializer hands on to one that makes the object whole.
    var delegates: Bool {
        let isConvenience = declaration.as(InitializerDeclSyntax.self)?.modifiers.has("convenience") ?? false
        let words = items.tokens(viewMode: .sourceAccurate).map(\.text)
        let callsSuper = zip(words, words.dropFirst(2)).contains { $0 == "super" && $1 == "init" }
        return isConvenience || callsSuper
    }

    /// Whether its last statement leaves it, so that nothing behind it would run.
    var leavesAtEnd: Bool {
        guard let last = items.last else { return false }
        if last.item.is(ReturnStmtSyntax.self) || last.item.is(ThrowStmtSyntax.self) { return true }
        return last.onlyExpression?.neverReturns ?? false
    }

    /// Whether a statement before the closing brace stands on the line of another.
    var needsSeparator: Bool {
        guard let last = items.last, last.semicolon == nil else { return false }
        return !last.trailingTrivia.contains(where: \.isNewline)
            && !(last.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(where: \.isNewline)
                ?? false)
    }
}

extension Syntax {
    /// The function, initializer, subscript or variable that a body belongs to.
    fileprivate var declaration: Syntax? {
        var ancestor = parent
        while let node = ancestor {
            if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
                || node.is(SubscriptDeclSyntax.self) || node.is(VariableDeclSyntax.self)
                || node.is(DeinitializerDeclSyntax.self)
            {
                return node
            }
            ancestor = node.parent
        }
        return nil
    }
}

extension CodeBlockItemSyntax {
    /// The expression that it is, also where that stands as a statement.
    fileprivate var onlyExpression: ExprSyntax? {
        switch item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
        case .decl: nil
        }
    }
}

extension ExprSyntax {
    /// Whether it calls a function that ends the program.
    fileprivate var neverReturns: Bool {
        let name = self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
    }
}

extension TypeSyntax {
    fileprivate var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }
}
