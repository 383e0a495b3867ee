extension Expression {
    /// Calls `visit` for the node and each node inside it, the outer ones first.
    public func forEachExpression(_ visit: (Expression) -> Void) {
        visit(self)
        switch kind {
        case .integer, .float, .bool, .null, .name: break
        case .string(let literal): literal.forEachExpression(visit)
        case .implicitCase(_, let arguments):
            for argument in arguments { argument.value.forEachExpression(visit) }
        case .member(let base, _): base.forEachExpression(visit)
        case .call(let callee, let arguments), .index(let callee, let arguments):
            callee.forEachExpression(visit)
            for argument in arguments { argument.value.forEachExpression(visit) }
        case .list(let elements): for element in elements { element.forEachExpression(visit) }
        case .tuple(let parts): for part in parts { part.value.forEachExpression(visit) }
        case .map(let entries):
            for entry in entries {
                entry.key.forEachExpression(visit)
                entry.value.forEachExpression(visit)
            }
        case .unary(_, let operand): operand.forEachExpression(visit)
        case .binary(_, let left, let right):
            left.forEachExpression(visit)
            right.forEachExpression(visit)
        case .closure(let closure): closure.body.forEachExpression(visit)
        case .conditional(let condition, let then, let otherwise):
            for part in [condition, then, otherwise] { part.forEachExpression(visit) }
        }
    }
}

extension StringLiteral {
    fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
        for segment in segments {
            if case .value(let node) = segment { node.forEachExpression(visit) }
        }
    }
}

extension Statement {
    /// The expressions of the statement itself, without those of the blocks inside it.
    public var expressions: [Expression] {
        switch kind {
        case .bind(_, let value), .bindVariable(_, let value), .log(let value), .expect(let value),
            .call(let value), .value(let value):
            [value]
        case .expectThrows(let operand, let error):
            [operand] + (error.value.map { [$0] } ?? [])
                + (error.message.map { [Expression(.string($0), range: $0.range)] } ?? [])
        case .assign(let place, let value): [place, value]
        case .forEach(_, .elements(let list), _): [list]
        case .forEach(_, .range(let lower, let upper, _), _): [lower, upper]
        case .repeated(let count, _), .whileLoop(let count, _): [count]
        case .conditional(let condition, _, _): [condition]
        case .undo, .redo, .drop, .wait, .settle: []
        }
    }

    /// Calls `visit` for each expression of the statement and of the statements inside it.
    public func forEachExpression(_ visit: (Expression) -> Void) {
        for expression in expressions { expression.forEachExpression(visit) }
        for block in blocks { block.forEachExpression(visit) }
    }
}

extension Block {
    /// Calls `visit` for each expression in the block, however deep.
    public func forEachExpression(_ visit: (Expression) -> Void) {
        for statement in statements { statement.forEachExpression(visit) }
    }

    /// Calls `visit` for each statement in the block, the outer ones first.
    public func forEachStatement(_ visit: (Statement) -> Void) {
        for statement in statements {
            visit(statement)
            for block in statement.blocks { block.forEachStatement(visit) }
        }
    }
}
