import KataDiagnostics

/// Conditions, patterns and what leaves a block.
extension Parser {
    // MARK: Conditions

    /// Reads the conditions of `if`, `while` and `guard`, with commas between them.
    mutating func conditions() throws(AbandonedError) -> [Condition] {
        var result = [try condition()]
        while take(.comma) {
            skipNewlines()
            result.append(try condition())
        }
        return result
    }

    private mutating func condition() throws(AbandonedError) -> Condition {
        if take(word: "let") || take(word: "var") { return try presence() }
        if isAt(word: "case"), next.kind != .mark(.assign), next.kind != .mark(.equal) {
            advance()
            let pattern = try casePattern()
            try expect(.assign)
            return Condition(pattern: pattern, value: try head())
        }
        let value = try head()
        if isAt(.assign) {
            report(.foreign("=", instead: "'==' compares"), at: current.range)
            throw AbandonedError()
        }
        return Condition(value: value)
    }

    /// Reads `name = value` or `(a, b) = value` behind `if let`, or the name alone, whose own value is meant then.
    private mutating func presence() throws(AbandonedError) -> Condition {
        if isAt(.openParenthesis) {
            let parts = CasePattern.present(try casePattern(binds: true))
            try expect(.assign)
            skipNewlines()
            return Condition(pattern: parts, value: try head())
        }
        let name = try bindingName("the name to bind")
        if take(.colon) { _ = try typeName() }
        let pattern = CasePattern.present(.binding(name))
        guard take(.assign) else {
            return Condition(pattern: pattern, value: Expression(.name(name.text), range: name.range))
        }
        skipNewlines()
        return Condition(pattern: pattern, value: try head())
    }

    /// Reads `guard conditions else { … }`.
    mutating func guarded() throws(AbandonedError) -> Statement.Kind {
        advance()
        let conditions = try conditions()
        skipNewlines()
        guard take(word: "else") else { throw missing("'else'") }
        return .guarded(conditions, otherwise: try block())
    }

    /// Reads the block of a loop, which `break` and `continue` can leave.
    mutating func loopBlock() throws(AbandonedError) -> Block {
        let outer = leavable
        leavable = .loop
        defer { leavable = outer }
        return try block()
    }

    /// Reads `repeat { … } while condition`: a loop that asks behind each turn.
    mutating func repeatWhile() throws(AbandonedError) -> Statement.Kind {
        advance()
        let block = try loopBlock()
        let start = current.range
        guard take(word: "while") else { throw missing("'while', or a number before the block") }
        let condition = Condition(value: try expression())
        let range = place(start.lowerBound..<previousEnd)
        func conditional(_ condition: Condition, _ then: [Statement], _ otherwise: [Statement]?) -> Statement
        {
            Statement(
                .conditional(
                    [condition], then: Block(statements: then, range: block.range),
                    otherwise: otherwise.map { Block(statements: $0, range: range) }),
                range: block.range)
        }
        let always = Condition(value: Expression(.bool(true), range: range))
        let turn = [
            conditional(always, block.statements, nil),
            conditional(condition, [], [Statement(.leave(.loop(label: nil)), range: range)]),
        ]
        return .whileLoop([always], Block(statements: turn, range: block.range))
    }

    /// Reads `for … in list where condition`: what the condition keeps out is a turn that does nothing.
    mutating func filteredBlock(_ condition: Condition?) throws(AbandonedError) -> Block {
        var conditions = condition.map { [$0] } ?? []
        if take(word: "where") { conditions.append(Condition(value: try head())) }
        let block = try loopBlock()
        guard !conditions.isEmpty else { return block }
        let kept = Statement(.conditional(conditions, then: block, otherwise: nil), range: block.range)
        return Block(statements: [kept], range: block.range)
    }

    /// Reads the pattern of `for case`, which holds each element under a name that no script can write.
    mutating func elementFit() throws(AbandonedError) -> (name: Name, condition: Condition) {
        let start = advance().range.lowerBound
        let pattern = try casePattern()
        let name = Name("case", range: place(start..<previousEnd))
        let element = Expression(.name(name.text), range: name.range)
        return (name, Condition(pattern: pattern, value: element))
    }

    // MARK: Leaving

    /// Reads `break`, `continue`, `throw error` or `return value`; nil where the word is none of them or cannot stand here.
    mutating func leaving(_ word: String) throws(AbandonedError) -> Statement.Kind? {
        switch word {
        case "break" where isLabelNext:
            advance()
            return .leave(.loop(label: try label()))
        case "continue" where isLabelNext:
            advance()
            return .leave(.turn(label: try label()))
        case "break" where leavable != nil: advance()
        case "throw":
            advance()
            return .leave(.error(try expression()))
        case "continue" where leavable == .loop || leavable == .switchInLoop:
            advance()
            return .leave(.turn(label: nil))
        case "return":
            advance()
            switch current.kind {
            case .newline, .end, .mark(.closeBrace), .mark(.semicolon): return .leave(.closure(nil))
            default: break
            }
            guard isInClosure else {
                report(
                    .foreign(
                        "return", instead: "only a closure gives a value; 'return' alone ends the commands"),
                    at: current.range)
                throw AbandonedError()
            }
            return .leave(.closure(try expression()))
        default: return nil
        }
        return .leave(.loop(label: nil))
    }

    // MARK: Switch

    /// Reads `switch value { case … }`.
    mutating func switched() throws(AbandonedError) -> Statement.Kind {
        advance()
        let value = try head()
        try expect(.openBrace)
        do throws(AbandonedError) {
            return .switched(value, try switchCases())
        } catch {
            // Its other cases would be reported as what they are not.
            skipStatements()
            _ = take(.closeBrace)
            throw error
        }
    }

    private mutating func switchCases() throws(AbandonedError) -> [SwitchCase] {
        let outer = (leavable, endsAtCase)
        leavable = leavable == nil || leavable == .switchAlone ? .switchAlone : .switchInLoop
        defer { (leavable, endsAtCase) = outer }
        var cases: [SwitchCase] = []
        while true {
            while current.kind == .newline || isAt(.semicolon) { advance() }
            if take(.closeBrace) { return cases }
            endsAtCase = true
            cases.append(try nested { parser throws(AbandonedError) in try parser.switchCase() })
        }
    }

    private mutating func switchCase() throws(AbandonedError) -> SwitchCase {
        var alternatives: [(pattern: CasePattern, condition: Expression?)] = []
        if take(word: "default") {
            alternatives.append((.anything, nil))
        } else {
            guard take(word: "case") else { throw missing("'case', 'default' or '}'") }
            repeat {
                skipNewlines()
                let pattern = try casePattern()
                alternatives.append((pattern, take(word: "where") ? try expression() : nil))
            } while take(.comma)
        }
        try expect(.colon)
        let start = previousEnd
        let inside = statements(inBraces: true)
        return SwitchCase(
            alternatives: alternatives, block: Block(statements: inside, range: place(start..<previousEnd)))
    }

    // MARK: Patterns

    /// Reads a pattern; behind `let` its bare names are bound.
    mutating func casePattern(binds: Bool = false) throws(AbandonedError) -> CasePattern {
        var pattern = try nested { parser throws(AbandonedError) in try parser.barePattern(binds) }
        if isAt(.question) {
            advance()
            pattern = .present(pattern)
        }
        if take(word: "as") { pattern = .cast(pattern, try typeName()) }
        return pattern
    }

    private mutating func barePattern(_ binds: Bool) throws(AbandonedError) -> CasePattern {
        if take(word: "let") || take(word: "var") { return try casePattern(binds: true) }
        if take(word: "_") { return .anything }
        if take(word: "is") { return .type(try typeName()) }
        if isAt(.openParenthesis) {
            let parts = try patternParts(binds)
            return parts.count == 1 ? parts[0].pattern : .tuple(parts)
        }
        if isAt(.point) { return try casePattern(of: nil, binds) }
        guard case .word(let word) = current.kind, !ReservedWords.keywords.contains(word) else {
            return .equal(try plainValue())
        }
        if next.kind == .mark(.less), word.mayBeType, let type = genericTypeAhead(word) {
            return try casePattern(of: type, binds)
        }
        if next.kind == .mark(.point), word.mayBeType {
            var type = Expression(.name(word), range: place(advance().range))
            while case .word(let inner) = next.kind, inner.mayBeType, isInnerType {
                advance()
                let name = Name(inner, range: place(advance().range))
                type = Expression(.member(type, name), range: type.range.joined(with: name.range))
            }
            return try casePattern(of: type, binds)
        }
        return binds ? .binding(try bindingName("the name to bind")) : .equal(try plainValue())
    }

    /// Passes a generic type with its arguments in front of a case's name: `Failure<Int>.missing`; nil where none stands here.
    private mutating func genericTypeAhead(_ word: String) -> Expression? {
        var ahead = self
        let name = ahead.advance().range
        guard let arguments = ahead.typeArguments(behind: name), ahead.isAt(.point) else { return nil }
        self = ahead
        return Expression(.name(word + arguments), range: place(name.lowerBound..<previousEnd))
    }

    /// Reads a value that a pattern holds up; `?` behind it is the pattern's: `case 5?`.
    private mutating func plainValue() throws(AbandonedError) -> Expression {
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = outer }
        return try nested { parser throws(AbandonedError) in try parser.binary(atLeast: 1) }
    }

    /// Tells whether another point follows the word behind the current one: `Outer.Inner.name`.
    private var isInnerType: Bool {
        let ahead = tokensAhead.prefix(3)
        return ahead.count == 3 && ahead[ahead.startIndex + 2].kind == .mark(.point)
    }

    private mutating func casePattern(of type: Expression?, _ binds: Bool) throws(AbandonedError)
        -> CasePattern
    {
        try expect(.point)
        let name = try anyWord("a case's name")
        return .enumCase(type: type, name, isAt(.openParenthesis) ? try patternParts(binds) : nil)
    }

    private mutating func patternParts(_ binds: Bool) throws(AbandonedError) -> [CasePattern.Part] {
        try expect(.openParenthesis)
        var parts: [CasePattern.Part] = []
        while !isAt(.closeParenthesis) {
            var label: Name?
            if case .word(let word) = current.kind, next.kind == .mark(.colon) {
                label = Name(word, range: place(advance().range))
                advance()
            }
            parts.append(CasePattern.Part(label: label, pattern: try casePattern(binds: binds)))
            if !take(.comma) { break }
        }
        if !take(.closeParenthesis) { throw missing("',' or ')'") }
        return parts
    }
}

/// What `break` and `continue` would leave.
enum Leavable {
    case loop
    case switchAlone
    case switchInLoop
}
