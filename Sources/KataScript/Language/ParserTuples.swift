import KataDiagnostics

/// Tuples, and the members of values.
extension Parser {
    /// Reads a value in parentheses, or the values of a tuple.
    mutating func parenthesized() throws(AbandonedError) -> Expression {
        let start = current.range.lowerBound
        let parts = try arguments(from: .openParenthesis, to: .closeParenthesis)
        let range = place(start..<previousEnd)
        if let part = parts.first(where: \.isInout) {
            let mark = Mark.ampersand.rawValue
            diagnostics.add(
                SyntaxProblem.foreign(mark, instead: "'&' stands before an argument of a call").diagnostic(
                    at: part.value.range))
            throw AbandonedError()
        }
        if parts.count == 1, parts[0].label == nil { return parts[0].value }
        guard parts.count > 1 else {
            diagnostics.add(SyntaxProblem.smallTuple(parts.count).diagnostic(at: range))
            throw AbandonedError()
        }
        return Expression(.tuple(parts), range: range)
    }

    /// Reads a name that is about to be bound, or such names in parentheses.
    mutating func bindingPattern(_ wanted: String) throws(AbandonedError) -> BindingPattern {
        let start = current.range.lowerBound
        guard take(.openParenthesis) else { return .name(try bindingName(wanted)) }
        let patterns = try nested { parser throws(AbandonedError) in
            var patterns = [try parser.bindingPattern(wanted)]
            while parser.take(.comma) { patterns.append(try parser.bindingPattern(wanted)) }
            return patterns
        }
        try expect(.closeParenthesis)
        return patterns.count == 1 ? patterns[0] : .parts(patterns, range: place(start..<previousEnd))
    }

    /// Reads a loop variable, with its type where one is written.
    mutating func loopVariable() throws(AbandonedError) -> (pattern: BindingPattern, type: Name?) {
        let pattern = try bindingPattern("the loop variable")
        guard isAt(.colon) else { return (pattern, nil) }
        advance()
        let type = try typeName()
        guard case .name(let name) = pattern else { return (pattern, type) }
        return (.name(name.of(type)), type)
    }

    /// Reads what stands behind the point: a name, or the place of a value in a tuple.
    mutating func member(of base: Expression) throws(AbandonedError) -> Expression {
        let range = current.range
        switch current.kind {
        case .integer: return member(of: base, at: advance().range)
        case .float:
            // `pair.0.1` is read as a point and the number 0.1.
            let text = source(range)
            guard let point = text.firstIndex(of: "."), text.allSatisfy({ $0.isNumber || $0 == "." }) else {
                throw missing("a member's name")
            }
            advance()
            let end = range.lowerBound + text[..<point].utf8.count
            let outer = member(of: base, at: range.lowerBound..<end)
            return member(of: outer, at: end + 1..<range.upperBound)
        default:
            var name = try anyWord("a member's name")
            if case .name("Swift") = base.kind, ReservedWords.builtins.contains(name.text) {
                return Expression(.name(name.text), range: base.range.joined(with: name.range))
            }
            if let arguments = typeArguments(behind: range) {
                name = Name(name.text + arguments, range: place(range.lowerBound..<previousEnd))
            }
            return Expression(.member(base, name), range: base.range.joined(with: name.range))
        }
    }

    private func member(of base: Expression, at range: Range<Int>) -> Expression {
        let name = Name(source(range), range: place(range))
        return Expression(.member(base, name), range: base.range.joined(with: name.range))
    }
}
