/// What a function or a closure gives where its type is written: `func make() -> Stack<Int> { return Stack() }`.
extension Closure {
    /// The closure whose results are values of a type that is written.
    func giving(_ type: Name) -> Closure {
        var closure = self
        closure.body = body.giving(type, isWhole: true)
        return closure
    }
}

extension Block {
    /// The block with the values that end the closure around it as those of a type.
    ///
    /// - Parameter isWhole: Tells whether it is the closure's own block, whose last value is a result too.
    fileprivate func giving(_ type: Name, isWhole: Bool) -> Block {
        var block = self
        for index in statements.indices {
            let isLast = isWhole && index == statements.count - 1
            block.statements[index] = statements[index].giving(type, isLast: isLast)
        }
        return block
    }
}

extension Statement {
    fileprivate func giving(_ type: Name, isLast: Bool) -> Statement {
        var statement = self
        switch kind {
        case .leave(.closure(let value?)): statement.kind = .leave(.closure(value.of(writtenType: type)))
        case .value(let value) where isLast: statement.kind = .value(value.of(writtenType: type))
        case .call(let value) where isLast: statement.kind = .call(value.of(writtenType: type))
        case .forEach(let pattern, let sequence, let block):
            statement.kind = .forEach(pattern, in: sequence, block.giving(type, isWhole: false))
        case .whileLoop(let conditions, let block):
            statement.kind = .whileLoop(conditions, block.giving(type, isWhole: false))
        case .conditional(let conditions, let then, let otherwise):
            statement.kind = .conditional(
                conditions, then: then.giving(type, isWhole: false),
                otherwise: otherwise?.giving(type, isWhole: false))
        case .guarded(let conditions, let otherwise):
            statement.kind = .guarded(conditions, otherwise: otherwise.giving(type, isWhole: false))
        case .switched(let value, var cases):
            for index in cases.indices {
                cases[index].block = cases[index].block.giving(type, isWhole: false)
            }
            statement.kind = .switched(value, cases)
        default: break
        }
        return statement
    }
}
