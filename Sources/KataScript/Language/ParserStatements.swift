import KataDiagnostics

/// Statements and blocks.
extension Parser {
    /// Reads statements up to the end of the text, or to the `}` of the block they stand in.
    mutating func statements(inBraces: Bool) -> [Statement] {
        var result: [Statement] = []
        while true {
            switch current.kind {
            case .newline, .mark(.semicolon): advance()
            case .end: return result.withFunctionsKnown
            case .mark(.closeBrace) where inBraces: return result.withFunctionsKnown
            case .word("case") where endsAtCase: return result
            case .word("default") where endsAtCase && next.kind == .mark(.colon): return result
            case .mark(.closeBrace):
                report(.unexpected(found: "'}'", wanted: "a statement"), at: current.range)
                advance()
            case .expectedLine:
                report(.misplacedExpectedLine, at: current.range)
                while case .expectedLine = current.kind { advance() }
            default:
                result += statementsOrSkip()
            }
        }
    }

    /// Reads a statement, or several bindings of one `let`; what cannot be read is reported and passed.
    private mutating func statementsOrSkip() -> [Statement] {
        do throws(AbandonedError) {
            let word = current.kind
            var statements = [try statement()]
            while isAt(.comma), word == .word("let") || word == .word("var"), statements[0].isBinding {
                let start = next.range.lowerBound
                let kind = try binding(isVariable: word == .word("var"))
                statements.append(Statement(kind, range: place(start..<previousEnd)))
            }
            try endOfStatement()
            if isAt(.semicolon), next.kind == .newline { advance() }
            statements[statements.count - 1].inlineExpectation = inlineExpectation()
            return statements
        } catch {
            skipStatement()
            _ = inlineExpectation()
            return []
        }
    }

    private mutating func endOfStatement() throws(AbandonedError) {
        switch current.kind {
        case .newline, .end, .mark(.semicolon), .mark(.closeBrace): return
        case .word(let word):
            if let instead = ForeignSyntax.infixWords[word] {
                report(.foreign(word, instead: instead), at: current.range)
                throw AbandonedError()
            }
            throw missing("the end of the statement, or an operator")
        default: throw missing("the end of the statement")
        }
    }

    /// Reads the `>` lines right below the statement that has just ended.
    private mutating func inlineExpectation() -> InlineExpectation? {
        guard current.kind == .newline, case .expectedLine = next.kind else { return nil }
        advance()
        let start = current.range.lowerBound
        var items: [LogItem] = []
        while case .expectedLine(let content) = current.kind {
            items.append(LogLineParser.item(text, range: content, diagnostics: &diagnostics))
            advance()
            if current.kind == .newline, case .expectedLine = next.kind { advance() }
        }
        return InlineExpectation(items: items, range: place(start..<previousEnd))
    }

    // MARK: One statement

    mutating func statement() throws(AbandonedError) -> Statement {
        if isLabelAhead { return try labelled() }
        let start = current.range.lowerBound
        let kind = try statementKind()
        return Statement(kind, range: place(start..<previousEnd))
    }

    private mutating func statementKind() throws(AbandonedError) -> Statement.Kind {
        guard case .word(let word) = current.kind else { return try expressionStatement() }
        switch word {
        case "async" where next.kind == .word("let"):
            // A script runs one after another; what is begun here is awaited at once.
            advance()
            return try statementKind()
        case "do" where next.kind == .mark(.openBrace): return try attempted()
        case "weak" where next.kind == .word("var") || next.kind == .word("let"): return try weakBinding()
        case "unowned" where next.kind == .word("var") || next.kind == .word("let"): return try weakBinding()
        case "let": return try binding(isVariable: false)
        case "var": return try binding(isVariable: true)
        case "while":
            advance()
            return .whileLoop(try conditions(), try loopBlock())
        case "guard" where !isAssignedOrUsed: return try guarded()
        case "switch" where !isAssignedOrUsed: return try switched()
        case "wait" where isDurationAhead: return .wait(milliseconds: try duration())
        case "settle" where isDurationAhead: return .settle(milliseconds: try duration())
        case "undo" where !isNameAhead && !isCallAhead: return .undo(try amount())
        case "redo" where !isNameAhead && !isCallAhead: return .redo(try amount())
        case "drop" where !isNameAhead && !isCallAhead: return .drop(try dropped())
        case "log" where !isNameAhead:
            advance()
            let value = try expression()
            guard isAt(.comma), next.kind == .word("terminator") else { return .log(value) }
            advance()
            advance()
            try expect(.colon)
            return .log(value, terminator: try expression())
        case "func" where isFunctionAhead: return try function()
        case "defer" where next.kind == .mark(.openBrace):
            advance()
            return .deferred(try block())
        case "print" where isPrintAhead: return try printed()
        case "expect" where !isNameAhead || next.kind == .mark(.openBracket): return try expectation()
        case "assert" where next.kind == .mark(.openParenthesis): return try asserted()
        case "precondition" where next.kind == .mark(.openParenthesis): return try asserted()
        case "for": return try loop()
        case "repeat" where next.kind == .mark(.openBrace): return try repeatWhile()
        case "repeat":
            advance()
            return .repeated(try head(), try loopBlock())
        case "if": return try conditional()
        default:
            if !isAssignedOrUsed, let leaving = try leaving(word) { return leaving }
            if let instead = ForeignSyntax.words[word], !isAssignedOrUsed, !isMarkedCall,
                word != "new" || next.kind.isWord
            {
                report(.foreign(word, instead: instead), at: current.range)
                throw AbandonedError()
            }
            return try expressionStatement()
        }
    }

    /// Tells whether the word at the beginning of a statement is a name: `log.write("a")`, `log = []`.
    private var isNameAhead: Bool {
        guard case .mark(let mark) = next.kind else { return false }
        switch mark {
        case .assign: return true
        case .point, .openBracket, .question: return next.range.lowerBound == current.range.upperBound
        default: return mark.assignmentOperator != nil
        }
    }

    /// Tells whether the word at the beginning of a statement is called: `undo()`.
    private var isCallAhead: Bool {
        next.kind == .mark(.openParenthesis) && next.range.lowerBound == current.range.upperBound
    }

    /// Tells whether `try` stands before a call.
    private var isMarkedCall: Bool { isAt(word: "try") && isMarkAhead }

    /// Tells whether the word is used as a name: `new.run()`, `print[0] = 1`.
    private var isAssignedOrUsed: Bool {
        if next.kind == .mark(.assign) { return true }
        // Behind a blank stands a value: `return [1]`, `return .west`.
        guard next.range.lowerBound == current.range.upperBound else { return false }
        return next.kind == .mark(.point) || next.kind == .mark(.openBracket)
    }

    /// Tells whether a number stands behind the word: `wait` and `settle` may be names as well.
    private var isDurationAhead: Bool {
        switch next.kind {
        case .duration, .integer, .float: true
        default: false
        }
    }

    private mutating func duration() throws(AbandonedError) -> Int {
        advance()
        guard case .duration(let milliseconds) = current.kind else {
            throw missing("a duration such as 3s or 500ms")
        }
        advance()
        return milliseconds
    }

    private mutating func amount() throws(AbandonedError) -> Statement.Amount {
        guard case .word(let word) = advance().kind else { throw AbandonedError() }
        switch current.kind {
        case .word("all"):
            advance()
            return .all
        case .integer(0):
            report(.amountZero(word), at: current.range)
            throw AbandonedError()
        case .integer(let count):
            advance()
            return .count(Int(clamping: count))
        default: return .count(1)
        }
    }

    private mutating func dropped() throws(AbandonedError) -> [Name] {
        advance()
        var names = [try bindingName("the name to let go")]
        while take(.comma) {
            skipNewlines()
            names.append(try bindingName("the name to let go"))
        }
        return names
    }

    private mutating func expectation() throws(AbandonedError) -> Statement.Kind {
        advance()
        guard isAt(word: "throws") else { return .expect(try expression()) }
        advance()
        let operand = try expression()
        var error = ExpectedError()
        while error.message == nil, take(.comma) {
            skipNewlines()
            if case .string = current.kind, case .string(let literal) = try primary().kind {
                error.message = literal
            } else if error.value == nil, isErrorAhead {
                error.value = try unary()
            } else {
                throw missing(
                    error.value == nil
                        ? "an error's type or case, or a string with a glob over its message"
                        : "a string with a glob over the error's message")
            }
        }
        return .expectThrows(operand, error)
    }

    /// Reads `assert(condition, message)`, which is checked as `expect condition` is.
    private mutating func asserted() throws(AbandonedError) -> Statement.Kind {
        let start = advance().range.lowerBound
        let arguments = try arguments(from: .openParenthesis, to: .closeParenthesis)
        guard let condition = arguments.first, condition.label == nil, arguments.count <= 2 else {
            let wanted = "a condition, and perhaps a message"
            report(
                .unexpected(found: "'\(source(start..<previousEnd))'", wanted: wanted),
                at: start..<previousEnd)
            throw AbandonedError()
        }
        return .expect(condition.value)
    }

    /// Tells whether what comes may name an error: `Failure`, `Failure.short(by: 2)`, `.short`.
    private var isErrorAhead: Bool {
        switch current.kind {
        case .word, .mark(.point): true
        default: false
        }
    }

    private mutating func loop() throws(AbandonedError) -> Statement.Kind {
        advance()
        // What is waited for needs no mark; it may have one.
        if next.kind.isWord, isAt(word: "try") { advance() }
        if next.kind.isWord, isAt(word: "await") { advance() }
        let fit = isAt(word: "case") && next.kind != .word("in") ? try elementFit() : nil
        let (pattern, type) =
            if let fit { (BindingPattern.name(fit.name), Name?.none) } else { try loopVariable() }
        if isAt(.comma) {
            report(
                .foreign(",", instead: "several names stand in parentheses: 'for (a, b) in list'"),
                at: current.range)
            throw AbandonedError()
        }
        guard take(word: "in") else { throw missing("'in'") }
        let whole = try head()
        let first = type.map { whole.of(writtenType: Name("[\($0.text)]", range: $0.range)) } ?? whole
        if case .binary(let mark, let lower, let upper) = first.kind, mark.makesRange {
            if case .null = upper.kind { throw missing("the end of the range") }
            let range = Statement.Sequence.range(lower: lower, upper: upper, isClosed: mark == .closedRange)
            return .forEach(pattern, in: range, try filteredBlock(fit?.condition))
        }
        return .forEach(pattern, in: .elements(of: first), try filteredBlock(fit?.condition))
    }

    private mutating func conditional() throws(AbandonedError) -> Statement.Kind {
        advance()
        let conditions = try conditions()
        let then = try block()
        guard afterNewlines.token.kind == .word("else") else {
            return .conditional(conditions, then: then, otherwise: nil)
        }
        skipNewlines()
        advance()
        guard isAt(word: "if") else { return .conditional(conditions, then: then, otherwise: try block()) }
        let alternative = try nested { parser throws(AbandonedError) in try parser.statement() }
        return .conditional(
            conditions, then: then, otherwise: Block(statements: [alternative], range: alternative.range))
    }

    mutating func block() throws(AbandonedError) -> Block {
        let open = current.range
        guard take(.openBrace) else { throw missing("'{'") }
        let outer = endsAtCase
        endsAtCase = false
        defer { endsAtCase = outer }
        let inside = try nested { parser throws(AbandonedError) in parser.statements(inBraces: true) }
        if !take(.closeBrace) { report(.unclosed(.openBrace), at: open) }
        return Block(statements: inside, range: place(open.lowerBound..<previousEnd))
    }

    // MARK: Statements without a keyword

    private mutating func expressionStatement() throws(AbandonedError) -> Statement.Kind {
        let start = current.range.lowerBound
        let whole = try expression()
        if case .attempted = whole.kind, !isInClosure { return whole.discarded }
        // A chain that ends early does nothing.
        let target = whole.withoutChain
        let range = start..<previousEnd
        if case .sign(let sign) = current.kind { return try change(of: target, by: sign) }
        if case .mark(let mark) = current.kind, let binaryOperator = mark.assignmentOperator {
            return try assignment(applying: binaryOperator, to: target, at: range)
        }
        if isAt(.assign) {
            guard isPlace(target) else {
                report(.notAssignable, at: range)
                throw AbandonedError()
            }
            advance()
            skipNewlines()
            let value = try expression()
            if case .name("_") = target.kind { return value.discarded }
            return .assign(place: target, value: value)
        }
        if current.kind == .invalid { throw AbandonedError() }
        switch target.kind {
        case .call: return .call(target)
        case _ where isInClosure: return .value(whole)
        default:
            report(.doesNothing(source(range)), at: range)
            throw AbandonedError()
        }
    }

    /// Reads the right side of `place += value`.
    private mutating func assignment(
        applying binaryOperator: BinaryOperator, to target: Expression, at range: Range<Int>
    ) throws(AbandonedError) -> Statement.Kind {
        guard isPlace(target) else {
            report(.notAssignable, at: range)
            throw AbandonedError()
        }
        guard !target.containsCall else {
            report(.repeatedCall(binaryOperator.rawValue + "="), at: range)
            throw AbandonedError()
        }
        return try change(of: target, by: binaryOperator.rawValue + "=")
    }

    private func isPlace(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .member, .index, .name: true
        default: false
        }
    }
}

extension Statement {
    /// Tells whether it binds a name.
    fileprivate var isBinding: Bool {
        switch kind {
        case .bind, .bindVariable, .bindParts: true
        default: false
        }
    }
}

extension Expression {
    /// Tells whether evaluating it calls something.
    fileprivate var containsCall: Bool {
        var found = false
        forEachExpression { node in
            if case .call = node.kind { found = true }
        }
        return found
    }
}
