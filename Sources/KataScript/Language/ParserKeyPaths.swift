import KataDiagnostics

/// Closures that are written shorter: key paths, `\.name.count`, and operators as values.
extension Parser {
    /// Reads `\.name`, `\Type.name` or `\.self`; the place where it is used tells the type.
    mutating func keyPath() throws(AbandonedError) -> Expression {
        let start = advance().range.lowerBound
        if case .word(let word) = current.kind, word.isTypeLike {
            let name = advance().range
            _ = typeArguments(behind: name)
            while isAt(.point), case .word(let word) = next.kind, word.isTypeLike {
                advance()
                let inner = advance().range
                _ = typeArguments(behind: inner)
            }
        }
        var value = Expression(.name("$0"), range: place(start..<previousEnd))
        var path: [Name] = []
        repeat {
            guard take(.point) else { throw missing("'.' of a key path, '\\.name',") }
            let longer = try member(of: value)
            guard case .member(_, let name) = longer.kind else { continue }
            path.append(name)
            if name.text != "self" { value = longer }
        } while isAt(.point)
        if isAt(.openBracket) {
            let instead = "a key path reads properties alone: write a closure, '{ $0.list[0] }'"
            report(.foreign("[", instead: instead), at: current.range)
            throw AbandonedError()
        }
        let range = place(start..<previousEnd)
        var closure = shortClosure(Expression(value.kind, range: range), arguments: 1, range)
        closure.path = path.filter { $0.text != "self" }.map(\.text)
        return Expression(.closure(closure), range: range)
    }

    /// Reads an operator that stands for a function, as in `reduce(0, +)` and `sorted(by: >)`; nil where none does.
    mutating func operatorAsValue() -> Expression? {
        guard next.kind == .mark(.comma) || next.kind == .mark(.closeParenthesis) else { return nil }
        let range = place(current.range)
        let operands = (0..<2).map { Expression(.name("$\($0)"), range: range) }
        let value: Expression
        switch current.kind {
        case .sign(let sign): value = .applying(Expression(.name(sign), range: range), operands)
        case .mark(let mark):
            guard let sign = mark.binaryOperator, !sign.makesRange else { return nil }
            value = Expression(.binary(sign, operands[0], operands[1]), range: range)
        default: return nil
        }
        advance()
        return Expression(.closure(shortClosure(value, arguments: 2, range)), range: range)
    }

    private func shortClosure(_ value: Expression, arguments: Int, _ range: SourceRange) -> Closure {
        let body = Block(statements: [Statement(.value(value), range: range)], range: range)
        return Closure(parameters: (0..<arguments).map { Name("$\($0)", range: range) }, body: body)
    }
}

extension String {
    /// Tells whether the name begins as those of types do.
    fileprivate var isTypeLike: Bool { unicodeScalars.first?.properties.isUppercase ?? false }
}
