import KataDiagnostics

/// Entries of `objects` and `undo`.
extension Parser {
    /// Reads `entry` once a line up to the end of the text; a line that cannot be read is skipped.
    mutating func entries<Entry>(_ entry: (inout Parser) throws(AbandonedError) -> Entry) -> [Entry] {
        var result: [Entry] = []
        while true {
            switch current.kind {
            case .newline, .mark(.semicolon): advance()
            case .end: return result
            default:
                do throws(AbandonedError) {
                    result.append(try entry(&self))
                    if current.kind != .newline, current.kind != .mark(.semicolon), current.kind != .end {
                        throw missing("the end of the line")
                    }
                } catch {
                    skipStatement()
                    if isAt(.closeBrace) { advance() }
                }
            }
        }
    }

    /// Reads `name = expression`.
    mutating func objectDeclaration() throws(AbandonedError) -> ObjectDeclaration {
        let name = try bindingName("the object's name")
        try expect(.assign)
        skipNewlines()
        return ObjectDeclaration(name: name, value: try expression())
    }

    /// Reads `Type.method(parameters) -> inverse`.
    mutating func inverseRule() throws(AbandonedError) -> InverseRule {
        let start = current.range.lowerBound
        let left = try ruleHead()
        try expect(.arrow)
        skipNewlines()
        let inverse = try inverse()
        return left.rule(undoneBy: inverse, range: place(start..<previousEnd))
    }

    /// The left side of an inverse rule.
    struct RuleHead {
        var type: Name
        var method: Name
        var parameters: [InverseRule.Parameter]

        /// Makes the rule of this left side and its right side.
        func rule(undoneBy inverse: InverseRule.Inverse, range: SourceRange) -> InverseRule {
            InverseRule(type: type, method: method, parameters: parameters, inverse: inverse, range: range)
        }
    }

    /// Reads `Type.method(a, label b, _ c)`, or `function(a)` for a free function of the module.
    mutating func ruleHead() throws(AbandonedError) -> RuleHead {
        let first = try anyWord("a type's name")
        var path = [first]
        while take(.point) { path.append(try anyWord("a method's name")) }
        if path.count == 1, !isAt(.openParenthesis) { throw missing("'.' and the method's name") }
        let method = path.removeLast()
        let type = Name(
            path.map(\.text).joined(separator: "."),
            range: first.range.joined(with: (path.last ?? first).range))
        try expect(.openParenthesis)
        var parameters: [InverseRule.Parameter] = []
        while !isAt(.closeParenthesis) {
            parameters.append(try ruleParameter())
            if !take(.comma) { break }
        }
        if !take(.closeParenthesis) { throw missing("',' or ')'") }
        return RuleHead(type: type, method: method, parameters: parameters)
    }

    private mutating func ruleParameter() throws(AbandonedError) -> InverseRule.Parameter {
        let first = try anyWord("a parameter's name")
        let hasColon = take(.colon)
        guard hasColon || !isAt(.comma) && !isAt(.closeParenthesis) else {
            return InverseRule.Parameter(label: .any, name: checked(first))
        }
        let name = try anyWord("the parameter's name")
        return InverseRule.Parameter(
            label: first.text == "_" ? .none : .named(first.text), name: checked(name))
    }

    private mutating func checked(_ name: Name) -> Name {
        if ReservedWords.keywords.contains(name.text) || ReservedWords.ruleWords.contains(name.text) {
            diagnostics.add(SyntaxProblem.reservedName(name.text).diagnostic(at: name.range))
        }
        return name
    }

    /// Reads `nothing`, or a call or an assignment on the receiver.
    mutating func inverse() throws(AbandonedError) -> InverseRule.Inverse {
        if isAt(word: "nothing"), next.kind == .newline || next.kind == .end {
            advance()
            return .nothing
        }
        allowsBarePlace = true
        defer { allowsBarePlace = false }
        return .statement(try statement())
    }
}
