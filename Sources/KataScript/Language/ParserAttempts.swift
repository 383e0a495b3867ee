import KataDiagnostics

/// What throws or is waited for: `try`, `try?`, `await`, and `do { … } catch { … }`.
extension Parser {
    /// Tells whether the word here is a mark of the value behind it, and no name: `try save()`, `await [a, b]`.
    var isMarkAhead: Bool {
        switch next.kind {
        case .word, .string, .integer, .float, .mark(.not): true
        case .mark(.openParenthesis), .mark(.openBracket), .mark(.point):
            // Right behind the word they would be about it.
            next.range.lowerBound > current.range.upperBound
        default: isTryOptional
        }
    }

    /// Tells whether `try?` stands here.
    var isTryOptional: Bool {
        isAt(word: "try") && next.kind == .mark(.question)
            && next.range.lowerBound == current.range.upperBound
    }

    /// Reads `do { … } catch pattern where condition { … }`.
    mutating func attempted() throws(AbandonedError) -> Statement.Kind {
        advance()
        let block = try block()
        var handlers: [SwitchCase] = []
        while afterNewlines.token.kind == .word("catch") {
            skipNewlines()
            handlers.append(try handler())
        }
        return .attempted(block, catching: handlers)
    }

    private mutating func handler() throws(AbandonedError) -> SwitchCase {
        let word = place(advance().range)
        if isAt(.openBrace) {
            return SwitchCase(
                alternatives: [(.binding(Name("error", range: word)), nil)], block: try block())
        }
        var alternatives: [(pattern: CasePattern, condition: Expression?)] = []
        repeat {
            skipNewlines()
            let pattern = try casePattern()
            alternatives.append((pattern, take(word: "where") ? try head() : nil))
        } while take(.comma)
        return SwitchCase(alternatives: alternatives, block: try block())
    }
}

extension Parser {
    /// Reads `if … { a } else { b }` or `switch … { … }` where a value is wanted.
    mutating func choice() throws(AbandonedError) -> Expression {
        let start = current.range.lowerBound
        let outer = (allowsTrailingClosure, isInClosure)
        (allowsTrailingClosure, isInClosure) = (true, true)
        defer { (allowsTrailingClosure, isInClosure) = outer }
        let choice = try nested { parser throws(AbandonedError) in try parser.statement() }
        guard let result = choice.asResult else {
            report(
                .foreign(
                    source(start..<previousEnd).firstWord,
                    instead: "as a value it has 'else', and each branch ends in a value"),
                at: start..<previousEnd)
            throw AbandonedError()
        }
        return Expression(.choice(Block(statements: [result], range: choice.range)), range: choice.range)
    }
}

extension String {
    /// The text up to the first blank.
    fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}

extension Statement {
    /// Tells whether it is an `if` or a `switch`, whose branches may have values.
    var isChoice: Bool {
        switch kind {
        case .conditional, .switched: true
        default: false
        }
    }

    /// The statement with the values of its branches as results; nil where it does not always come to one.
    var asResult: Statement? {
        var node = self
        switch kind {
        case .value(let value): node.kind = .leave(.closure(value))
        case .call(let call):
            node.kind = .leave(.closure(Expression(.chained(call), range: call.range)))
        case .leave: break
        case .conditional(let conditions, let then, let otherwise):
            guard let then = then.asResult, let otherwise = otherwise?.asResult else { return nil }
            node.kind = .conditional(conditions, then: then, otherwise: otherwise)
        case .switched(let value, let cases):
            var results: [SwitchCase] = []
            for one in cases {
                guard let block = one.block.asResult else { return nil }
                results.append(SwitchCase(alternatives: one.alternatives, block: block))
            }
            node.kind = .switched(value, results)
        default: return nil
        }
        return node
    }
}

extension Block {
    /// The block whose last statement is its result.
    fileprivate var asResult: Block? {
        guard let last = statements.last?.asResult else { return nil }
        return Block(statements: statements.dropLast() + [last], range: range)
    }
}

extension Expression {
    /// Tells whether it is a call, also at the end of a chain.
    var isCall: Bool { if case .call = withoutChain.kind { true } else { false } }

    /// What is done where the value does not matter.
    var discarded: Statement.Kind {
        guard case .attempted(let value) = kind else { return isCall ? .call(withoutChain) : .value(self) }
        let block = Block(statements: [Statement(value.discarded, range: range)], range: range)
        return .attempted(block, catching: [.ignoring(at: range)])
    }
}

extension SwitchCase {
    /// Does nothing for any error: `try? call()` as a statement.
    static func ignoring(at range: SourceRange) -> SwitchCase {
        SwitchCase(alternatives: [(.anything, nil)], block: Block(statements: [], range: range))
    }
}
