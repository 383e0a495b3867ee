import KataDiagnostics

/// Expressions, by precedence climbing.
extension Parser {
    mutating func expression() throws(AbandonedError) -> Expression {
        try nested { parser throws(AbandonedError) in try parser.conditional() }
    }

    private mutating func conditional() throws(AbandonedError) -> Expression {
        let condition = try binary(atLeast: 1)
        guard take(.question) else { return condition }
        skipNewlines()
        let then = try expression()
        guard take(.colon) else { throw missing("':' and the value otherwise") }
        skipNewlines()
        let otherwise = try expression()
        return Expression(
            .conditional(condition, then: then, otherwise: otherwise),
            range: condition.range.joined(with: otherwise.range))
    }

    /// The operator at the current token; `matches` is one only behind an operand.
    private var binaryOperator: BinaryOperator? {
        switch current.kind {
        case .mark(let mark): mark.binaryOperator
        case .word(BinaryOperator.matches.rawValue): .matches
        default: nil
        }
    }

    mutating func binary(atLeast precedence: Int) throws(AbandonedError) -> Expression {
        var left = try operand()
        var isBesideSign = endsInSign
        var isCompared = false
        var links = 0
        while true {
            while precedence <= Cast.precedence, let cast = castAhead {
                try checkChain(&links)
                left = try casting(left, cast)
            }
            guard let binaryOperator, binaryOperator.precedence >= precedence else { break }
            if binaryOperator.isComparison, isCompared {
                report(.chainedComparison, at: current.range)
                throw AbandonedError()
            }
            try checkChain(&links)
            isCompared = binaryOperator.isComparison
            if binaryOperator == .closedRange, endsRange(next) {
                let range = left.range.joined(with: place(advance().range))
                return Expression(.binary(.closedRange, left, openBound), range: range)
            }
            let mark = advance().range
            try refuseOperatorBehind(binaryOperator.rawValue, at: mark)
            skipNewlines()
            let right = try nested { parser throws(AbandonedError) in
                // `a ?? b ?? c` falls back from left to right, so the right side goes on.
                try parser.binary(
                    atLeast: binaryOperator.precedence + (binaryOperator == .coalesce ? 0 : 1))
            }
            isBesideSign = isBesideSign || endsInSign
            if isBesideSign, binaryOperator.precedence >= BinaryOperator.coalesce.precedence {
                try refuseMixing(binaryOperator, at: mark)
            }
            isBesideSign = false
            left = Expression(
                .binary(binaryOperator, left, right), range: left.range.joined(with: right.range))
        }
        endsInSign = isBesideSign
        return left
    }

    /// Counts a link of a chain, `a + b + c` or `a.b.c`, each of which nests the tree one level deeper.
    private mutating func checkChain(_ links: inout Int) throws(AbandonedError) {
        links += 1
        guard links + depth > Self.maximumDepth else { return }
        report(.tooDeep(Self.maximumDepth), at: current.range)
        throw AbandonedError()
    }

    /// Tells whether a range that has no upper bound ends before a token.
    private func endsRange(_ token: Token) -> Bool {
        switch token.kind {
        case .newline, .end, .mark(.closeParenthesis), .mark(.closeBracket), .mark(.comma),
            .mark(.closeBrace), .mark(.semicolon), .mark(.colon):
            true
        default: false
        }
    }

    /// Stands for the bound that a one-sided range leaves out, in front of the current token.
    private var openBound: Expression {
        Expression(.null, range: place(current.range.lowerBound..<current.range.lowerBound))
    }

    /// Reads `...upper` or `..<upper`.
    private mutating func rangeUpTo(_ mark: BinaryOperator) throws(AbandonedError) -> Expression {
        let start = place(current.range)
        let lower = openBound
        advance()
        let upper = try nested { parser throws(AbandonedError) in
            try parser.binary(atLeast: mark.precedence + 1)
        }
        return Expression(.binary(mark, lower, upper), range: start.joined(with: upper.range))
    }

    mutating func unary() throws(AbandonedError) -> Expression {
        let start = current.range
        if case .mark(let mark) = current.kind, let range = mark.binaryOperator, range.makesRange {
            return try rangeUpTo(range)
        }
        if case .sign(let sign) = current.kind { return try prefixSign(sign) }
        guard case .mark(let mark) = current.kind, let unaryOperator = UnaryOperator(rawValue: mark.rawValue)
        else {
            return try postfix(try primary())
        }
        advance()
        if unaryOperator == .minus, case .integer(let magnitude) = current.kind {
            return try negativeInteger(magnitude, from: start)
        }
        let operand = try nested { parser throws(AbandonedError) in try parser.unary() }
        return Expression(.unary(unaryOperator, operand), range: place(start).joined(with: operand.range))
    }

    /// The least integer has no positive twin, so the sign is taken together with the digits.
    private mutating func negativeInteger(_ magnitude: UInt64, from start: Range<Int>) throws(AbandonedError)
        -> Expression
    {
        let range = start.lowerBound..<current.range.upperBound
        guard magnitude <= UInt64(Int64.max) + 1 else {
            report(.integerTooLarge(source(range)), at: range)
            throw AbandonedError()
        }
        advance()
        let value = magnitude == UInt64(Int64.max) + 1 ? Int64.min : -Int64(magnitude)
        return try postfix(Expression(.integer(value), range: place(range)))
    }

    private mutating func postfix(_ first: Expression) throws(AbandonedError) -> Expression {
        var result = first
        var links = 0
        var mayEnd = false
        while true {
            try checkChain(&links)
            if current.kind == .newline {
                let ahead = afterNewlines
                guard ahead.token.kind == .mark(.point), case .word = ahead.following.kind else { break }
                skipNewlines()
            }
            if isAt(.point) {
                advance()
                result = try member(of: result)
            } else if let labels = labelsAhead {
                for _ in 0..<labels.count * 2 + 2 { advance() }
                result = result.referring(to: labels, range: extended(result.range))
            } else if isAt(.openParenthesis) {
                let arguments = try arguments(from: .openParenthesis, to: .closeParenthesis)
                result = Expression(.call(result, arguments), range: extended(result.range))
            } else if isAt(.openBrace), allowsTrailingClosure, result.maybeCalled {
                result = try withTrailingClosure(result)
            } else if isAt(.openBracket) {
                let arguments = try arguments(from: .openBracket, to: .closeBracket)
                result = Expression(.index(result, arguments), range: extended(result.range))
            } else if let unwrapping = unwrappingAhead {
                advance()
                mayEnd = mayEnd || unwrapping == .optional
                result = Expression(.unwrapped(result, unwrapping), range: extended(result.range))
            } else {
                break
            }
        }
        return mayEnd ? Expression(.chained(result), range: result.range) : result
    }

    func extended(_ range: SourceRange) -> SourceRange {
        SourceRange(range.start, place(previousEnd - 1..<previousEnd).end)
    }

    mutating func arguments(from open: Mark, to close: Mark) throws(AbandonedError) -> [ArgumentNode] {
        try expect(open)
        let outer = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = outer }
        var result: [ArgumentNode] = []
        while !isAt(close) {
            var label: Name?
            if case .word(let word) = current.kind, next.kind == .mark(.colon) {
                label = Name(word, range: place(advance().range))
                advance()
            }
            let isInout = take(.ampersand)
            let named = operatorAsValue() ?? printAsValue()
            let value = if let named { named } else { try expression() }
            result.append(ArgumentNode(label: label, value: value, isInout: isInout))
            if !take(.comma) { break }
        }
        if !take(close) { throw missing("',' or '\(close.rawValue)'") }
        return result
    }

    // MARK: Primaries

    mutating func primary() throws(AbandonedError) -> Expression {
        let token = current
        switch token.kind {
        case .integer(let magnitude):
            guard let value = Int64(exactly: magnitude) else { return unsigned(magnitude) }
            return leaf(.integer(value))
        case .float(let value): return leaf(.float(value))
        case .string(let segments): return try string(segments)
        case .word(let word): return try named(word)
        case .mark(.point): return try implicitCase()
        case .mark(.openBracket): return try listOrMap()
        case .mark(.openBrace) where allowsTrailingClosure: return try closure()
        case .mark(.openParenthesis): return try parenthesized()
        case .mark(.backslash): return try keyPath()
        default: throw missing("a value")
        }
    }

    /// An integer above those of 64 bits with a sign, as a value of the language's own type for it.
    private mutating func unsigned(_ magnitude: UInt64) -> Expression {
        let range = place(advance().range)
        let digits = StringLiteral(segments: [.text("\(magnitude)")], range: range)
        let argument = ArgumentNode(label: nil, value: Expression(.string(digits), range: range))
        return Expression(.call(Expression(.name("UInt64"), range: range), [argument]), range: range)
    }

    private mutating func leaf(_ kind: Expression.Kind) -> Expression {
        Expression(kind, range: place(advance().range))
    }

    private mutating func named(_ word: String) throws(AbandonedError) -> Expression {
        switch word {
        // What throws or is waited for needs no mark; it may have one.
        case "try" where isTryOptional:
            let start = advance().range.lowerBound
            advance()
            let value = try expression()
            return Expression(.attempted(value), range: place(start..<previousEnd))
        case "try" where next.kind == .mark(.not):
            advance()
            advance()
            return try unary()
        case "try" where isMarkAhead, "await" where isMarkAhead:
            advance()
            return try unary()
        case "if": return try choice()
        case "switch" where isMarkAhead: return try choice()
        case "true": return leaf(.bool(true))
        case "false": return leaf(.bool(false))
        case "nil": return leaf(.null)
        case "CharacterSet" where next.kind == .mark(.point):
            advance()
            return try implicitCase()
        case "CharacterSet" where next.kind == .mark(.openParenthesis):
            let start = advance().range.lowerBound
            let arguments = try arguments(from: .openParenthesis, to: .closeParenthesis)
            let range = place(start..<previousEnd)
            return Expression(.implicitCase(Name("charactersIn", range: range), arguments), range: range)
        case _ where ReservedWords.keywords.contains(word): throw missing("a value")
        default:
            let start = advance().range
            let arguments = typeArguments(behind: start)
            // A list, a set or a map of a script holds values of any type.
            let name = word + (Self.collections.contains(word) ? "" : arguments ?? "")
            return Expression(.name(name), range: place(start.lowerBound..<previousEnd))
        }
    }

    private static let collections: Set = ["Array", "Set", "Dictionary"]

    private mutating func implicitCase() throws(AbandonedError) -> Expression {
        let start = advance().range.lowerBound
        if isAtNumber, current.range.lowerBound == start + 1 {
            report(
                .floatNeedsDigits(source(start..<current.range.upperBound)),
                at: start..<current.range.upperBound)
            throw AbandonedError()
        }
        let name = try anyWord("a case's name")
        var arguments =
            isAt(.openParenthesis) ? try arguments(from: .openParenthesis, to: .closeParenthesis) : []
        if isAt(.openBrace), allowsTrailingClosure {
            arguments.append(ArgumentNode(label: nil, value: try closure()))
        }
        return Expression(.implicitCase(name, arguments), range: place(start..<previousEnd))
    }

    private mutating func listOrMap() throws(AbandonedError) -> Expression {
        let start = advance().range.lowerBound
        let outer = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = outer }
        if take(.colon) {
            if !take(.closeBracket) { throw missing("']'") }
            return Expression(.map([]), range: place(start..<previousEnd))
        }
        var elements: [Expression] = []
        var entries: [(key: Expression, value: Expression)] = []
        while !isAt(.closeBracket) {
            let first = try expression()
            if entries.isEmpty, !elements.isEmpty || !isAt(.colon) {
                elements.append(first)
            } else {
                try expect(.colon)
                entries.append((first, try expression()))
            }
            if !take(.comma) { break }
        }
        if !take(.closeBracket) { throw missing("',' or ']'") }
        return Expression(
            entries.isEmpty ? .list(elements) : .map(entries), range: place(start..<previousEnd))
    }

    private mutating func string(_ segments: [Token.StringSegment]) throws(AbandonedError) -> Expression {
        let range = place(advance().range)
        var parts: [StringLiteral.Segment] = []
        for segment in segments {
            switch segment {
            case .text(let text): if !text.isEmpty { parts.append(.text(text)) }
            case .code(let code): parts.append(.value(try interpolated(code)))
            }
        }
        return Expression(.string(StringLiteral(segments: parts, range: range)), range: range)
    }

    private mutating func interpolated(_ code: Range<Int>) throws(AbandonedError) -> Expression {
        let text = text
        return try nested { parser throws(AbandonedError) in
            var inner = Parser(text, in: code, depth: parser.depth, diagnostics: parser.diagnostics)
            defer { parser.diagnostics = inner.diagnostics }
            let value = try inner.expression()
            try inner.endOfText("one value")
            return value
        }
    }

    /// Reports what follows although the text should have ended.
    mutating func endOfText(_ wanted: String) throws(AbandonedError) {
        skipNewlines()
        guard current.kind != .end else { return }
        if current.kind != .invalid { report(.tooManyStatements(wanted: wanted), at: current.range) }
        throw AbandonedError()
    }
}

extension Token.Kind {
    /// Tells whether it is a word.
    var isWord: Bool { if case .word = self { true } else { false } }
}

extension Expression {
    /// Tells whether a closure behind it can be its argument.
    fileprivate var maybeCalled: Bool {
        switch kind {
        case .name, .member, .call, .unwrapped: true
        default: false
        }
    }
}
