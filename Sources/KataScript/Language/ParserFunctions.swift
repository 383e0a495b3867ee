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
        if isAt(.less) {
            let instead =
                "a function of a script is not generic: leave '<…>' out, and write 'Any' for its types"
            report(.foreign("<", instead: instead), at: current.range)
            throw AbandonedError()
        }
        var parameters: [Name] = []
        try expect(.openParenthesis)
        while !isAt(.closeParenthesis) {
            parameters.append(try functionParameter())
            if !take(.comma) { break }
        }
        try expect(.closeParenthesis)
        while take(word: "async") || take(word: "throws") {}
        if take(.arrow) { _ = try typeName() }
        guard isAt(.openBrace) else { throw missing("'{'") }
        let body = try closure()
        guard case .closure(var closure) = body.kind else { throw missing("'{'") }
        closure.parameters = parameters
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
        _ = try typeName()
        if isAt(.assign) {
            let instead = "a parameter of a script's function has no default: write the argument in each call"
            report(.foreign("=", instead: instead), at: current.range)
            throw AbandonedError()
        }
        return name
    }
}
