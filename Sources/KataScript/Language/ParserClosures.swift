import KataDiagnostics

/// Closures: `{ a, b in … }`.
extension Parser {
    /// Reads a closure from its `{` to its `}`.
    mutating func closure() throws(AbandonedError) -> Expression {
        let open = current.range
        try expect(.openBrace)
        let isBuilding = mayBuild
        mayBuild = false
        let outer = (allowsTrailingClosure, isInClosure, allowsBarePlace)
        let around = (leavable, endsAtCase, labels)
        (allowsTrailingClosure, isInClosure) = (true, true)
        (leavable, endsAtCase, labels) = (nil, false, [])
        defer {
            (allowsTrailingClosure, isInClosure, allowsBarePlace) = outer
            (leavable, endsAtCase, labels) = around
        }
        skipNewlines()
        var closure = Closure(parameters: [], body: Block(statements: [], range: place(open)))
        if isCaptureListAhead { try captures(of: &closure) }
        var parameters: [Name] = []
        var result: Name?
        if areClosureParametersAhead {
            let isParenthesized = take(.openParenthesis)
            if !isParenthesized || !isAt(.closeParenthesis) {
                repeat { parameters.append(try closureParameter()) } while take(.comma)
            }
            if isParenthesized, !take(.closeParenthesis) { throw missing("',' or ')'") }
            if take(.arrow) {
                result = passType()
                closure.returns = result?.text
            }
            guard take(word: "in") else { throw missing("'in'") }
        } else if !closure.captures.isEmpty || !closure.weakNames.isEmpty, !take(word: "in") {
            throw missing("'in'")
        }
        var statements = try nested { parser throws(AbandonedError) in parser.statements(inBraces: true) }
        if let last = statements.last, last.isChoice, let result = last.asResult {
            statements[statements.count - 1] = result
        }
        if !take(.closeBrace) { report(.unclosed(.openBrace), at: open) }
        let range = place(open.lowerBound..<previousEnd)
        check(statements, isBuilding: isBuilding)
        closure.parameters = parameters
        closure.body = Block(statements: statements, range: range)
        return Expression(.closure(result.map(closure.giving) ?? closure), range: range)
    }

    /// Tells whether `[…]` here is what a closure captures: its parameters, or `in`, stand right behind it.
    private var isCaptureListAhead: Bool {
        guard isAt(.openBracket) else { return false }
        var depth = 0
        for (token, following) in zip(tokensAhead, tokensAhead.dropFirst()) {
            switch token.kind {
            case .newline, .end: return false
            case .mark(.openBracket), .mark(.openParenthesis): depth += 1
            case .mark(.closeParenthesis): depth -= 1
            case .mark(.closeBracket):
                depth -= 1
                if depth == 0 { return following.kind.isWord || following.kind == .mark(.openParenthesis) }
            default: break
            }
        }
        return false
    }

    /// Reads `[weak a, b, c = value]`.
    private mutating func captures(of closure: inout Closure) throws(AbandonedError) {
        try expect(.openBracket)
        repeat {
            let isWeak = isAt(word: "weak") || isAt(word: "unowned")
            if isWeak { advance() }
            let name = try bindingName("the name to capture")
            let isBound = take(.assign)
            let value = isBound ? try expression() : Expression(.name(name.text), range: name.range)
            if isWeak, !isBound {
                closure.weakNames.insert(name.text)
            } else {
                closure.captures.append((name, value))
            }
        } while take(.comma)
        if !take(.closeBracket) { throw missing("',' or ']'") }
    }

    /// Reads a parameter; the module knows its type, but that of an own closure may be written alone.
    private mutating func closureParameter() throws(AbandonedError) -> Name {
        let name = try bindingName("a parameter's name")
        return take(.colon) ? name.of(passType()) : name
    }

    /// Reads a type; one that cannot be read is reported, and reading goes on behind it.
    private mutating func passType() -> Name? {
        do throws(AbandonedError) {
            return try typeName()
        } catch {
            while !isAt(.comma), !isAt(.closeParenthesis), !isAt(word: "in"), current.kind != .end {
                advance()
            }
            return nil
        }
    }

    /// Reads `call(…) { … }` and `call { … }`: a closure behind a call is its last argument.
    mutating func withTrailingClosure(_ callee: Expression) throws(AbandonedError) -> Expression {
        mayBuild = true
        let argument = ArgumentNode(label: nil, value: try closure())
        let range = callee.range.joined(with: argument.value.range)
        let call =
            if case .call(let function, let arguments) = callee.kind {
                Expression(.call(function, arguments + [argument]), range: range)
            } else {
                Expression(.call(callee, [argument]), range: range)
            }
        return try withFurtherClosures(call)
    }

    /// Reads the closures with labels behind a closure that stands behind its call: `load { … } failure: { … }`.
    private mutating func withFurtherClosures(_ call: Expression) throws(AbandonedError) -> Expression {
        guard case .call(let function, var arguments) = call.kind else { return call }
        while case .word(let label) = current.kind, next.kind == .mark(.colon), isBraceBehindColon {
            let name = Name(label, range: place(advance().range))
            advance()
            arguments.append(ArgumentNode(label: name, value: try closure()))
        }
        return Expression(.call(function, arguments), range: extended(call.range))
    }

    private var isBraceBehindColon: Bool {
        let ahead = tokensAhead.prefix(3)
        return ahead.count == 3 && ahead[ahead.startIndex + 2].kind == .mark(.openBrace)
    }

    /// Reads the head of a loop or condition, where `{` begins the block.
    mutating func head() throws(AbandonedError) -> Expression {
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = outer }
        return try expression()
    }

    /// Reports what cannot stand in a closure, which runs while the module is at work.
    ///
    /// - Parameter isBuilding: Tells whether values may be elements of a result builder; whether they are shows when it runs.
    private mutating func check(_ statements: [Statement], isBuilding: Bool) {
        for (index, statement) in statements.enumerated() {
            if let expectation = statement.inlineExpectation {
                diagnostics.add(SyntaxProblem.notInClosure("a '>' line").diagnostic(at: expectation.range))
            }
            switch statement.kind {
            case .undo: diagnostics.add(SyntaxProblem.notInClosure("'undo'").diagnostic(at: statement.range))
            case .redo: diagnostics.add(SyntaxProblem.notInClosure("'redo'").diagnostic(at: statement.range))
            case .wait:
                diagnostics.add(SyntaxProblem.notInClosure("'wait'").diagnostic(at: statement.range))
            case .settle:
                diagnostics.add(SyntaxProblem.notInClosure("'settle'").diagnostic(at: statement.range))
            case .drop: diagnostics.add(SyntaxProblem.notInClosure("'drop'").diagnostic(at: statement.range))
            case .value(let value)
            where index + 1 < statements.count && !value.isAttempt && !(isBuilding && value.mayBeElement):
                let source = source(contentOf: value.range)
                diagnostics.add(SyntaxProblem.doesNothing(source).diagnostic(at: statement.range))
            default: break
            }
            for block in statement.blocks { checkInner(block, isBuilding) }
        }
    }

    /// Statements of blocks inside a closure are never its last one.
    private mutating func checkInner(_ block: Block, _ isBuilding: Bool) {
        for statement in block.statements {
            if case .value(let value) = statement.kind, !value.isAttempt,
                !(isBuilding && value.mayBeElement)
            {
                let source = source(contentOf: value.range)
                diagnostics.add(SyntaxProblem.doesNothing(source).diagnostic(at: statement.range))
            }
        }
        check(
            block.statements.filter { if case .value = $0.kind { false } else { true } },
            isBuilding: isBuilding)
    }

    private func source(contentOf range: SourceRange) -> String {
        let start = text.bytes.indices.first { place($0..<$0 + 1).start >= range.start } ?? 0
        let end = text.bytes.indices.first { place($0..<$0 + 1).start >= range.end } ?? text.bytes.count
        return source(start..<max(start, end))
    }
}

extension Expression {
    /// Tells whether it is `try? …`, which does something wherever it stands.
    public var isAttempt: Bool { if case .attempted = kind { true } else { false } }

    /// Tells whether it may stand alone as an element of a result builder.
    fileprivate var mayBeElement: Bool {
        switch kind {
        case .string, .name, .member, .integer, .float, .conditional, .implicitCase: true
        default: false
        }
    }
}
