import KataDiagnostics

/// Functions that are named with their labels and not called: `Year.init(calendarYear:)`, `shelf.add(_:at:)`.
extension Parser {
    /// The labels in the parentheses here, nil for `_`; nil where anything else stands in them.
    var labelsAhead: [String?]? {
        guard isAt(.openParenthesis) else { return nil }
        var labels: [String?] = []
        var tokens = tokensAhead.dropFirst()
        while case .word(let label)? = tokens.first?.kind, tokens.dropFirst().first?.kind == .mark(.colon) {
            labels.append(label == "_" ? nil : label)
            tokens = tokens.dropFirst(2)
        }
        return labels.isEmpty || tokens.first?.kind != .mark(.closeParenthesis) ? nil : labels
    }
}

extension Expression {
    /// The type that `Type.init` makes a value of; anything else as it is.
    private var made: Expression {
        guard case .member(let base, let name) = kind, name.text == "init", case .name = base.kind else {
            return self
        }
        return base
    }

    /// The closure that calls the function with an argument for each label.
    func referring(to labels: [String?], range: SourceRange) -> Expression {
        let arguments = labels.enumerated().map { place, label in
            ArgumentNode(
                label: label.map { Name($0, range: range) },
                value: Expression(.name("$\(place)"), range: range))
        }
        let call = Statement(.call(Expression(.call(made, arguments), range: range)), range: range)
        let body = Block(statements: [call], range: range)
        return Expression(.closure(Closure(parameters: [], body: body)), range: range)
    }
}
