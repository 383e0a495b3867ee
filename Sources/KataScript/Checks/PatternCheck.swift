import KataDiagnostics

/// Values that cannot be taken apart into the names of a pattern, as far as that shows in the script.
extension BindingPattern {
    /// Reports a value that `let (a, b) = value` cannot take apart.
    func check(_ value: Expression, _ findings: inout Findings) {
        guard case .parts(let patterns, _) = self else { return }
        switch value.kind {
        case .tuple(let parts): check(patterns, parts.map(\.value), of: value, &findings)
        case .list(let elements): check(patterns, elements, of: value, &findings)
        default:
            guard let kind = value.indivisibleKind else { return }
            findings.add(.notTakenApart(names: patterns.count, found: kind), at: value.range)
        }
    }

    /// Reports a sequence whose elements `for (a, b) in sequence` cannot take apart.
    func check(_ sequence: Statement.Sequence, _ findings: inout Findings) {
        guard case .parts(let patterns, _) = self else { return }
        switch sequence {
        case .range(let lower, let upper, _):
            let range = lower.range.joined(with: upper.range)
            findings.add(.notTakenApart(names: patterns.count, found: "an integer"), at: range)
        case .elements(let list):
            switch list.kind {
            case .list(let elements): for element in elements { check(element, &findings) }
            case .string: check(list, &findings)
            default: break
            }
        }
    }

    private func check(
        _ patterns: [BindingPattern], _ parts: [Expression], of value: Expression, _ findings: inout Findings
    ) {
        guard patterns.count == parts.count else {
            let found = "\(parts.count) \(parts.count == 1 ? "value" : "values")"
            findings.add(.notTakenApart(names: patterns.count, found: found), at: value.range)
            return
        }
        for (pattern, part) in zip(patterns, parts) { pattern.check(part, &findings) }
    }
}

extension Expression {
    /// What a literal is that has no parts; nil for anything else.
    fileprivate var indivisibleKind: String? {
        switch kind {
        case .integer: "an integer"
        case .float: "a floating-point number"
        case .bool: "a Bool"
        case .null: "nil"
        case .string: "a string"
        case .closure: "a closure"
        default: nil
        }
    }
}
