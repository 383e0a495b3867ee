import SwiftSyntax

/// Operators in a row: the compiler gives up on them if each has a choice in it, so they are said again as a whole.
enum ExpressionChain {
    /// The most operators of an expression whose parts are chosen one by one.
    private static let operators = 1

    /// Returns the outermost chain that holds a node; nil where it is in none, or in one that no closure may hold.
    static func around(_ node: Syntax) -> InfixOperatorExprSyntax? {
        var found: InfixOperatorExprSyntax?
        var next: Syntax? = node
        while let node = next, !node.is(ClosureExprSyntax.self), !node.is(CodeBlockItemSyntax.self) {
            if let infix = node.as(InfixOperatorExprSyntax.self), infix.isValue { found = infix }
            next = node.parent
        }
        return found.flatMap { isLong($0) ? $0 : nil }
    }

    private static func isLong(_ chain: InfixOperatorExprSyntax) -> Bool {
        var count = 0
        for token in chain.tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .keyword(.try), .keyword(.await), .prefixAmpersand: return false
            case .binaryOperator: count += 1
            default: break
            }
        }
        return count > operators
    }
}

extension InfixOperatorExprSyntax {
    /// Whether it stores nothing.
    fileprivate var isValue: Bool {
        guard let word = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return !word.hasSuffix("=") || ["<=", ">=", "==", "!=", "===", "!=="].contains(word)
    }
}
