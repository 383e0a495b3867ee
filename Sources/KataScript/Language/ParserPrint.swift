import KataDiagnostics

/// `print(a, b, separator: ", ", terminator: "")`, which writes into the log as Swift's own does.
extension Parser {
    /// Tells whether `print` stands here and is called.
    var isPrintAhead: Bool { isAt(word: "print") && next.kind == .mark(.openParenthesis) }

    /// Reads the call.
    mutating func printed() throws(AbandonedError) -> Statement.Kind {
        let start = advance().range.lowerBound
        var items = try arguments(from: .openParenthesis, to: .closeParenthesis)
        let range = place(start..<previousEnd)
        let terminator = items.remove(labelled: "terminator") ?? Expression("\n", range: range)
        let separator = items.remove(labelled: "separator") ?? Expression(" ", range: range)
        if let label = items.lazy.compactMap(\.label).first {
            let known = "'print' takes values, 'separator:' and 'terminator:'"
            diagnostics.add(
                SyntaxProblem.foreign("\(label.text):", instead: known).diagnostic(at: label.range))
            throw AbandonedError()
        }
        let written = items.map(\.value).printed(separatedBy: separator, range: range)
        return .log(written, terminator: terminator)
    }

    /// Reads `print` as what is to be called: `forEach(print)`; nil where it is no such value.
    mutating func printAsValue() -> Expression? {
        guard isAt(word: "print"), next.kind == .mark(.closeParenthesis) || next.kind == .mark(.comma) else {
            return nil
        }
        let range = place(advance().range)
        let value = [Expression(.name("$0"), range: range)].printed(separatedBy: nil, range: range)
        let written = Statement(.log(value, terminator: Expression("\n", range: range)), range: range)
        let body = Block(statements: [written], range: range)
        return Expression(.closure(Closure(parameters: [], body: body)), range: range)
    }
}

extension [ArgumentNode] {
    /// Takes out the argument of a label.
    fileprivate mutating func remove(labelled label: String) -> Expression? {
        guard let place = firstIndex(where: { $0.label?.text == label }) else { return nil }
        return remove(at: place).value
    }
}

extension [Expression] {
    /// The values one after another as one text.
    fileprivate func printed(separatedBy separator: Expression?, range: SourceRange) -> Expression {
        var segments: [StringLiteral.Segment] = []
        for value in self {
            if !segments.isEmpty, let separator { segments.append(.value(separator)) }
            segments.append(.value(value))
        }
        let range = count == 1 ? self[0].range : range
        let literal = StringLiteral(segments: segments, range: range, isPrinted: true)
        return Expression(.string(literal), range: range)
    }
}

extension Expression {
    /// Makes a text that is not written.
    fileprivate init(_ text: String, range: SourceRange) {
        self.init(.string(StringLiteral(segments: [.text(text)], range: range)), range: range)
    }
}
