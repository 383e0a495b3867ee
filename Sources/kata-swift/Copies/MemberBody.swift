import SwiftSyntax

/// A piece of code between braces that belongs to a member, as text is put into it.
struct MemberBody {
    /// What the code is for.
    enum Purpose {
        /// It answers what the member is asked.
        case answer
        /// It takes a value: a setter or an observer.
        case taking
        /// It belongs to the language alone: `_modify` and its like.
        case other
    }

    let purpose: Purpose
    /// The byte behind its opening brace.
    let start: Int
    let statements: CodeBlockItemListSyntax

    /// The bodies of a member.
    static func all(of member: FactMember) -> [MemberBody] { member.bodies.compactMap(MemberBody.init) }

    private init?(_ syntax: Syntax) {
        if let block = syntax.as(CodeBlockSyntax.self) {
            statements = block.statements
            start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            let accessor = block.parent?.as(AccessorDeclSyntax.self)
            purpose =
                switch accessor?.accessorSpecifier.text {
                case nil, "get": .answer
                case "set", "willSet", "didSet", "init": .taking
                default: .other
                }
        } else if let items = syntax.as(CodeBlockItemListSyntax.self),
            let block = items.parent?.as(AccessorBlockSyntax.self)
        {
            statements = items
            start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            purpose = .answer
        } else {
            return nil
        }
    }

    /// The byte before the only expression, which is what the body answers once nothing stands beside it; nil for none.
    ///
    /// With a statement before it, it needs the word `return`.
    var onlyExpression: Int? {
        guard statements.count == 1, let item = statements.first?.item else { return nil }
        let expression: ExprSyntax?
        if case .expr(let plain) = item {
            expression = plain
        } else {
            // A lone `if` or `switch` is parsed as a statement.
            expression = item.as(ExpressionStmtSyntax.self)?.expression
        }
        guard let expression, !expression.neverReturns, !expression.returnsItself else { return nil }
        return expression.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// Tells whether it only stops the program, as the members of abstract classes do.
    var isAbstract: Bool {
        guard statements.count == 1, case .expr(let expression)? = statements.first?.item else {
            return false
        }
        return expression.neverReturns
    }
}

extension ExprSyntax {
    /// Whether it is a call that stops the program.
    fileprivate var neverReturns: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)
        else { return false }
        return ["fatalError", "preconditionFailure"].contains(name.baseName.text)
    }

    /// Whether it is an `if` or `switch` whose branches leave the function by themselves.
    fileprivate var returnsItself: Bool {
        guard self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) else { return false }
        return hasReturn
    }
}
