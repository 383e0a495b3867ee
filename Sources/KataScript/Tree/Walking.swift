extension Expression {
    /// Calls `visit` for the node and each node inside it, the outer ones first.
    public func forEachExpression(_ visit: (Expression) -> Void) { walk(intoClosures: true, visit) }

    fileprivate func walk(intoClosures: Bool, _ visit: (Expression) -> Void) {
        visit(self)
        switch kind {
        case .integer, .float, .bool, .null, .name: break
        case .string(let literal): literal.walk(intoClosures: intoClosures, visit)
        case .implicitCase(_, let arguments):
            for argument in arguments { argument.value.walk(intoClosures: intoClosures, visit) }
        case .member(let base, _), .unwrapped(let base, _), .chained(let base), .cast(let base, _, _),
            .attempted(let base):
            base.walk(intoClosures: intoClosures, visit)
        case .call(let callee, let arguments), .index(let callee, let arguments):
            callee.walk(intoClosures: intoClosures, visit)
            for argument in arguments { argument.value.walk(intoClosures: intoClosures, visit) }
        case .list(let elements): for element in elements { element.walk(intoClosures: intoClosures, visit) }
        case .tuple(let parts): for part in parts { part.value.walk(intoClosures: intoClosures, visit) }
        case .map(let entries):
            for entry in entries {
                entry.key.walk(intoClosures: intoClosures, visit)
                entry.value.walk(intoClosures: intoClosures, visit)
            }
        case .unary(_, let operand): operand.walk(intoClosures: intoClosures, visit)
        case .binary(_, let left, let right):
            left.walk(intoClosures: intoClosures, visit)
            right.walk(intoClosures: intoClosures, visit)
        case .choice(let block): block.walk(intoClosures: intoClosures, visit)
        case .closure(let closure):
            for capture in closure.captures { capture.value.walk(intoClosures: intoClosures, visit) }
            if intoClosures { closure.body.walk(intoClosures: true, visit) }
        case .conditional(let condition, let then, let otherwise):
            for part in [condition, then, otherwise] { part.walk(intoClosures: intoClosures, visit) }
        }
    }
}

extension StringLiteral {
    fileprivate func walk(intoClosures: Bool, _ visit: (Expression) -> Void) {
        for segment in segments {
            if case .value(let node) = segment { node.walk(intoClosures: intoClosures, visit) }
        }
    }
}

extension Statement {
    /// The expressions of the statement itself, without those of the blocks inside it.
    public var expressions: [Expression] {
        switch kind {
        case .bind(_, let value), .bindVariable(_, let value), .bindParts(_, let value, _),
            .expect(let value), .call(let value), .value(let value):
            [value]
        case .log(let value, let terminator): [value] + (terminator.map { [$0] } ?? [])
        case .attempted(_, let handlers): handlers.flatMap(\.expressions)
        case .expectThrows(let operand, let error):
            [operand] + (error.value.map { [$0] } ?? [])
                + (error.message.map { [Expression(.string($0), range: $0.range)] } ?? [])
        case .assign(let place, let value), .change(let place, _, let value): [place, value]
        case .forEach(_, .elements(let list), _): [list]
        case .forEach(_, .range(let lower, let upper, _), _): [lower, upper]
        case .repeated(let count, _): [count]
        case .whileLoop(let conditions, _), .conditional(let conditions, _, _), .guarded(let conditions, _):
            conditions.flatMap { [$0.value] + ($0.pattern?.expressions ?? []) }
        case .switched(let value, let cases): [value] + cases.flatMap(\.expressions)
        case .leave(.closure(let value)): value.map { [$0] } ?? []
        case .leave(.error(let value)): [value]
        case .leave(.loop), .leave(.turn): []
        case .undo, .redo, .drop, .wait, .settle, .deferred: []
        }
    }

    /// Calls `visit` for each expression of the statement and of the statements inside it.
    public func forEachExpression(_ visit: (Expression) -> Void) { walk(intoClosures: true, visit) }

    fileprivate func walk(intoClosures: Bool, _ visit: (Expression) -> Void) {
        for expression in expressions { expression.walk(intoClosures: intoClosures, visit) }
        for block in blocks { block.walk(intoClosures: intoClosures, visit) }
    }
}

extension Block {
    /// Calls `visit` for each expression in the block, however deep.
    public func forEachExpression(_ visit: (Expression) -> Void) { walk(intoClosures: true, visit) }

    /// Calls `visit` for each expression in the block but those inside of closures, however deep.
    func forEachOwnExpression(_ visit: (Expression) -> Void) { walk(intoClosures: false, visit) }

    fileprivate func walk(intoClosures: Bool, _ visit: (Expression) -> Void) {
        for statement in statements { statement.walk(intoClosures: intoClosures, visit) }
    }

    /// Calls `visit` for each statement in the block, the outer ones first.
    public func forEachStatement(_ visit: (Statement) -> Void) {
        for statement in statements {
            visit(statement)
            for block in statement.blocks { block.forEachStatement(visit) }
        }
    }
}
