import KataDiagnostics

/// Functions of a script, `func show(_ shape: any Shape, times: Int) -> String { … }`: closures with a name.
extension Parser {
    /// Tells whether a function is declared here.
    var isFunctionAhead: Bool {
        guard isAt(word: "func"), next.kind.isWord else { return false }
        let ahead = tokensAhead.prefix(3)
        return ahead.count == 3
            && [.mark(.openParenthesis), .mark(.less)].contains(ahead[ahead.startIndex + 2].kind)
    }

    /// Reads the declaration; the labels are for people, so calls may have them or not.
    mutating func function() throws(AbandonedError) -> Statement.Kind {
        advance()
        let name = try bindingName("the function's name")
        if isAt(.less) { try passGenericParameters() }
        var parameters: [Name] = []
        try expect(.openParenthesis)
        while !isAt(.closeParenthesis) {
            parameters.append(try functionParameter())
            if !take(.comma) { break }
        }
        try expect(.closeParenthesis)
        while take(word: "async") || take(word: "throws") {}
        let result = take(.arrow) ? try typeName() : nil
        if take(word: "where") { while !isAt(.openBrace), !current.kind.endsLine { advance() } }
        guard isAt(.openBrace) else { throw missing("'{'") }
        let body = try closure()
        guard case .closure(var closure) = body.kind else { throw missing("'{'") }
        closure.parameters = parameters
        closure.returns = result?.text
        if let result { closure = closure.giving(result) }
        closure.isFunction = true
        return .bind(name, Expression(.closure(closure), range: body.range))
    }

    /// Reads `label name: Type`.
    private mutating func functionParameter() throws(AbandonedError) -> Name {
        skipNewlines()
        if next.kind.isWord { advance() }
        let name = try bindingName("a parameter's name")
        try expect(.colon)
        if isAt(word: "inout") {
            let instead = "a function of a script cannot change its arguments: let it return what they become"
            report(.foreign("inout", instead: instead), at: current.range)
            throw AbandonedError()
        }
        let type = try typeName()
        if isAt(.assign) {
            let instead = "a parameter of a script's function has no default: write the argument in each call"
            report(.foreign("=", instead: instead), at: current.range)
            throw AbandonedError()
        }
        return name.of(type)
    }

    /// Passes `<S: Sequence, T>`: a script's values have the types that they have.
    private mutating func passGenericParameters() throws(AbandonedError) {
        let open = current.range
        advance()
        while !isAt(.greater) {
            guard !current.kind.endsLine, !isAt(.openParenthesis) else {
                report(.unexpected(found: "'<'", wanted: "'>'"), at: open)
                throw AbandonedError()
            }
            advance()
        }
        advance()
    }
}

extension Token.Kind {
    /// Tells whether a line or the text ends here.
    fileprivate var endsLine: Bool { self == .newline || self == .end }
}

extension [Statement] {
    /// The statements with their functions in front, where one of them stands above that names it.
    ///
    /// As in Swift, a function is known in the whole block that it stands in.
    var withFunctionsKnown: [Statement] {
        guard contains(where: { $0.functionName != nil }) else { return self }
        var named: Set<String> = []
        var isNamedAbove = false
        for statement in self {
            if let function = statement.functionName, named.contains(function) { isNamedAbove = true }
            statement.forEachExpression { node in
                if case .name(let name) = node.kind { named.insert(name) }
            }
            if let function = statement.functionName { named.remove(function) }
        }
        guard isNamedAbove else { return self }
        return filter { $0.functionName != nil } + filter { $0.functionName == nil }
    }
}

extension Statement {
    /// The name of the function that it declares.
    var functionName: String? {
        guard case .bind(let name, let value) = kind, case .closure(let closure) = value.kind,
            closure.isFunction
        else { return nil }
        return name.text
    }
}
