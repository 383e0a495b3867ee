import KataDiagnostics

/// Recursive descent over the tokens of one text; a syntax error ends a statement, not the parse.
struct Parser {
    /// Expressions and blocks may nest this deep.
    static let maximumDepth = 200

    let text: LocatedText
    var diagnostics: Diagnostics
    var depth: Int
    /// Tells whether a bare name may be assigned: on the right side of an inverse rule.
    var allowsBarePlace = false
    /// Tells whether `{` behind a value begins a closure: not in the head of a loop or condition.
    var allowsTrailingClosure = true
    /// Tells whether the operand that was read last is what an operator of the module gives.
    var endsInSign = false
    /// Tells whether the statements are those of a closure.
    var isInClosure = false
    /// Tells whether the closure that begins here stands behind a call, and may be one of a result builder.
    var mayBuild = false
    /// What `break` would leave; nil where there is nothing.
    var leavable: Leavable?
    /// The labels of the loops around, which `break` and `continue` can name.
    var labels: [String] = []
    /// Tells whether `case` and `default` end the statements: those of a `switch`.
    var endsAtCase = false
    private let tokens: [Token]
    private var position = 0

    /// Makes a parser of the content's bytes in `range`, all of it by default.
    init(_ text: LocatedText, in range: Range<Int>? = nil, depth: Int = 0, diagnostics: Diagnostics) {
        self.text = text
        self.depth = depth
        var diagnostics = diagnostics
        tokens = Lexer.tokens(of: text, in: range ?? 0..<text.bytes.count, diagnostics: &diagnostics)
        self.diagnostics = diagnostics
    }

    /// A statement cannot be read further; what is wrong was reported.
    struct AbandonedError: Error {}

    // MARK: Looking

    var current: Token { tokens[position] }

    /// The token after the current one.
    var next: Token { tokens[min(position + 1, tokens.count - 1)] }

    func isAt(_ mark: Mark) -> Bool { current.kind == .mark(mark) }

    func isAt(word: String) -> Bool { current.kind == .word(word) }

    /// Tells whether the current token is a number.
    var isAtNumber: Bool {
        switch current.kind {
        case .integer, .float: true
        default: false
        }
    }

    /// The first token that is no line end, from the current one on.
    var afterNewlines: (token: Token, following: Token) {
        var index = position
        while index < tokens.count - 1, tokens[index].kind == .newline { index += 1 }
        return (tokens[index], tokens[min(index + 1, tokens.count - 1)])
    }

    /// The tokens from the current one on.
    var tokensAhead: ArraySlice<Token> { tokens[position...] }

    /// The place in the file of content offsets.
    func place(_ range: Range<Int>) -> SourceRange { text.fileRange(range.lowerBound, range.upperBound) }

    /// Tells whether names and `in` come next: the parameters of a closure.
    var areClosureParametersAhead: Bool {
        var index = position
        let isParenthesized = tokens[index].kind == .mark(.openParenthesis)
        if isParenthesized { return isParenthesizedHead }
        while index + 1 < tokens.count, case .word = tokens[index].kind {
            if tokens[index + 1].kind == .word("in") || tokens[index + 1].kind == .mark(.arrow) {
                return true
            }
            guard tokens[index + 1].kind == .mark(.comma) else { return false }
            index += 2
        }
        return false
    }

    /// Tells whether what stands in the parentheses here are a closure's parameters, `in` behind them.
    private var isParenthesizedHead: Bool {
        var index = position + 1
        while index < tokens.count, tokens[index].kind != .mark(.closeParenthesis) {
            switch tokens[index].kind {
            case .newline, .end, .mark(.openBrace), .mark(.closeBrace): return false
            default: index += 1
            }
        }
        guard index + 1 < tokens.count else { return false }
        return tokens[index + 1].kind == .word("in") || tokens[index + 1].kind == .mark(.arrow)
    }

    /// The text of content offsets.
    func source(_ range: Range<Int>) -> String { String(decoding: text.bytes[range], as: UTF8.self) }

    /// Where the token before the current one ended.
    var previousEnd: Int { position == 0 ? current.range.lowerBound : tokens[position - 1].range.upperBound }

    // MARK: Moving

    @discardableResult
    mutating func advance() -> Token {
        let token = current
        if position < tokens.count - 1 { position += 1 }
        return token
    }

    /// Passes a mark if it is there.
    mutating func take(_ mark: Mark) -> Bool {
        guard isAt(mark) else { return false }
        advance()
        return true
    }

    mutating func take(word: String) -> Bool {
        guard isAt(word: word) else { return false }
        advance()
        return true
    }

    mutating func skipNewlines() { while current.kind == .newline { advance() } }

    // MARK: Reporting

    mutating func report(
        _ problem: SyntaxProblem, at range: Range<Int>, notes: [Note] = [], fix: FixIt? = nil
    ) {
        diagnostics.add(problem.diagnostic(at: place(range), notes: notes, fix: fix))
    }

    /// Reports what is missing at the current token, unless that token was reported already.
    mutating func missing(_ wanted: String) -> AbandonedError {
        if current.kind != .invalid {
            report(.unexpected(found: current.kind.description, wanted: wanted), at: current.range)
        }
        return AbandonedError()
    }

    mutating func expect(_ mark: Mark) throws(AbandonedError) {
        if !take(mark) { throw missing("'\(mark.rawValue)'") }
    }

    /// Passes a name that is about to be bound.
    mutating func bindingName(_ wanted: String = "a name") throws(AbandonedError) -> Name {
        guard case .word(let word) = current.kind else { throw missing(wanted) }
        if ReservedWords.keywords.contains(word) { report(.reservedName(word), at: current.range) }
        return Name(word, range: place(advance().range))
    }

    /// Passes any word: a member or a label may be a keyword.
    mutating func anyWord(_ wanted: String) throws(AbandonedError) -> Name {
        guard case .word(let word) = current.kind else { throw missing(wanted) }
        return Name(word, range: place(advance().range))
    }

    /// Runs `body` one level deeper; too deep is reported.
    mutating func nested<Result>(
        _ body: (inout Parser) throws(AbandonedError) -> Result
    ) throws(AbandonedError) -> Result {
        guard depth < Self.maximumDepth else {
            report(.tooDeep(Self.maximumDepth), at: current.range)
            throw AbandonedError()
        }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    /// Goes on at the `}` of the block that could not be read further, or at the end.
    mutating func skipStatements() {
        while current.kind != .end, !isAt(.closeBrace) {
            if current.kind == .newline || isAt(.semicolon) { advance() }
            skipStatement()
        }
    }

    /// Goes on behind the statement that could not be read: its line, with the block that opens on it.
    mutating func skipStatement() {
        var openBraces = 0
        while current.kind != .end {
            switch current.kind {
            case .newline where openBraces == 0, .mark(.semicolon) where openBraces == 0: return
            case .mark(.closeBrace):
                if openBraces == 0 { return }
                openBraces -= 1
            case .mark(.openBrace): openBraces += 1
            default: break
            }
            advance()
        }
    }
}
