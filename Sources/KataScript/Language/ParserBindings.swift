import KataDiagnostics

/// Names that are bound: `let a: Type = …`, `var found: Item?`, `weak var first = …`.
extension Parser {
    /// Reads what stands behind `let`, `var`, or a comma between two bindings.
    mutating func binding(isVariable: Bool) throws(AbandonedError) -> Statement.Kind {
        advance()
        let pattern = try bindingPattern("the name to bind")
        let type = take(.colon) ? try typeName() : nil
        if let type, !isAt(.assign), case .name(let name) = pattern { return unset(name.of(type)) }
        try expect(.assign)
        skipNewlines()
        let expression = try expression()
        let value = type.map { expression.of(writtenType: $0) } ?? expression
        guard case .name(let bound) = pattern else {
            return .bindParts(pattern, value, isVariable: isVariable)
        }
        let name = bound.of(type)
        return isVariable ? .bindVariable(name, value) : .bind(name, value)
    }

    /// Reads `weak var name = value`.
    mutating func weakBinding() throws(AbandonedError) -> Statement.Kind {
        advance()
        switch try binding(isVariable: isAt(word: "var")) {
        case .bind(var name, let value):
            name.isWeak = true
            return .bind(name, value)
        case .bindVariable(var name, let value):
            name.isWeak = true
            return .bindVariable(name, value)
        case let other: return other
        }
    }

    /// A name without a value yet: `var found: Item?`, and `let shape: Shape`, which gets its value once below.
    private func unset(_ name: Name) -> Statement.Kind {
        let nothing = place(previousEnd..<previousEnd)
        return .bindVariable(name, Expression(.null, range: nothing))
    }
}
