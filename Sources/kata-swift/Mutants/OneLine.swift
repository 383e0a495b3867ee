import SwiftSyntax

/// Code written on one line, so that a copy of the sources keeps its lines.
enum OneLine {
    /// Returns the code of a node, perhaps with other words at some bytes; nil where it has a text of several lines.
    static func text(
        of node: some SyntaxProtocol, replacing changes: [(range: Range<Int>, text: String)] = []
    ) -> String? {
        var text = ""
        var hasBlank = true
        for token in node.tokens(viewMode: .sourceAccurate) {
            if token.text.contains(where: \.isNewline) { return nil }
            let place = token.ownRange
            let change = changes.first { $0.range.contains(place.lowerBound) && !place.isEmpty }
            if token.beginsStatement, !text.isEmpty {
                text += "; "
            } else if !token.leadingTrivia.isEmpty, !hasBlank {
                text += " "
            }
            if let change {
                if change.range.lowerBound == place.lowerBound { text += change.text }
            } else {
                text += token.text
            }
            hasBlank = !token.trailingTrivia.isEmpty
            if hasBlank { text += " " }
        }
        return text.trimmingBlanks
    }
}

extension TokenSyntax {
    /// Whether a statement begins here that is not the first of its list.
    fileprivate var beginsStatement: Bool {
        var node = Syntax(self)
        while let parent = node.parent, parent.firstToken(viewMode: .sourceAccurate) == self {
            if let item = parent.as(CodeBlockItemSyntax.self) {
                return item.previousItem.map { $0.semicolon == nil } ?? false
            }
            node = parent
        }
        return false
    }
}

extension CodeBlockItemSyntax {
    /// The statement before it in the same list.
    private var previousItemInList: CodeBlockItemSyntax? {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), let place = list.firstIndex(of: self),
            place > list.startIndex
        else { return nil }
        return list[list.index(before: place)]
    }

    fileprivate var previousItem: CodeBlockItemSyntax? { previousItemInList }

    /// Whether it stands alone between its braces.
    var isAlone: Bool { parent?.as(CodeBlockItemListSyntax.self)?.count == 1 }

    /// The expression that it is, also where that stands as a statement.
    var wholeExpression: ExprSyntax? {
        switch item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
        case .decl: nil
        }
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        var rest = self[...]
        while rest.last == " " { rest.removeLast() }
        while rest.first == " " { rest.removeFirst() }
        return String(rest)
    }
}

extension SyntaxProtocol {
    /// How many nodes are around it.
    var depth: Int {
        var count = 0
        var node = parent
        while let next = node {
            count += 1
            node = next.parent
        }
        return count
    }

    /// Its bytes without the blanks around it.
    var ownRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Returns the innermost node around it that is of a kind.
    func around<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var node = parent
        while let next = node {
            if let found = next.as(type) { return found }
            node = next.parent
        }
        return nil
    }
}

extension ExprSyntax {
    /// The expression below `try` and `await`, which have to stay at its left.
    var withoutEffects: ExprSyntax {
        if let node = self.as(TryExprSyntax.self) { return node.expression.withoutEffects }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.withoutEffects }
        return self
    }
}
