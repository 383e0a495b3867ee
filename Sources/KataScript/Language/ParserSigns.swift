import KataDiagnostics

/// Operators that only the module can give a meaning; what they do is a call of the operator.
extension Parser {
    /// Reads an operand, and what the module's own operators join it to, from left to right.
    mutating func operand() throws(AbandonedError) -> Expression {
        var left = try unary()
        var links = 0
        while case .sign(let sign) = current.kind, !sign.assigns {
            links += 1
            guard links + depth < Self.maximumDepth else {
                report(.tooDeep(Self.maximumDepth), at: current.range)
                throw AbandonedError()
            }
            let mark = advance().range
            try refuseOperatorBehind(sign, at: mark)
            let name = Expression(.name(sign), range: place(mark))
            skipNewlines()
            let right = try unary()
            left = .applying(name, [left, right])
        }
        endsInSign = links > 0
        return left
    }

    /// Reads an operator of the module in front of its operand.
    mutating func prefixSign(_ sign: String) throws(AbandonedError) -> Expression {
        let name = Expression(.name(sign), range: place(advance().range))
        let operand = try nested { parser throws(AbandonedError) in try parser.unary() }
        return .applying(name, [operand])
    }

    /// Reports an operator of the module beside one of the language: how tightly it binds is the module's to say.
    mutating func refuseMixing(_ sign: BinaryOperator, at range: Range<Int>) throws(AbandonedError) {
        report(.mixedOperators(sign.rawValue), at: range)
        throw AbandonedError()
    }

    /// Reports an operator that nothing stands behind, right after it was read: `off(10%)`.
    mutating func refuseOperatorBehind(_ sign: String, at range: Range<Int>) throws(AbandonedError) {
        switch current.kind {
        case .mark(.closeParenthesis), .mark(.closeBracket), .mark(.closeBrace), .mark(.comma): break
        default: return
        }
        let instead =
            "an operator behind its operand is out of reach; call what it does, or give the module a method"
        report(.foreign(sign, instead: instead), at: range)
        throw AbandonedError()
    }

    /// Reads the right side of `place |= value`, an operator of the module that changes what stands left of it.
    mutating func change(of target: Expression, by sign: String) throws(AbandonedError) -> Statement.Kind {
        let name = Name(sign, range: place(advance().range))
        skipNewlines()
        return .change(place: target, by: name, try expression())
    }
}

extension Expression {
    /// The call of an operator.
    static func applying(_ sign: Expression, _ operands: [Expression]) -> Expression {
        let range = operands.reduce(sign.range) { $0.joined(with: $1.range) }
        return Expression(.call(sign, operands.map { ArgumentNode(label: nil, value: $0) }), range: range)
    }
}

extension String {
    /// Tells whether a name is an operator of the module, which is made of marks.
    public var isSign: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first != "_" && first != "$" && first != "·" && !first.properties.isXIDStart
            && !first.properties.isXIDContinue
    }

    /// Tells whether the operator changes what stands left of it, and so binds least of all.
    fileprivate var assigns: Bool {
        guard hasSuffix("="), let first = unicodeScalars.first else { return false }
        return !["=", "!", "<", ">", "~"].contains(first)
    }
}
