import KataDiagnostics

/// Checks the inverse rules of a scenario: what their right sides name, and that each method has one.
enum RuleCheck {
    static func check(
        _ scenario: Scenario, _ mayBeModules: @escaping (String) -> Bool, findings: inout Findings
    ) {
        guard case .rules(let rules) = scenario.undo else { return }
        var first: [String: SourceRange] = [:]
        for rule in rules {
            let key = rule.signature
            if let earlier = first[key], earlier != rule.range {
                findings.add(
                    .duplicateRule(key), at: rule.range, notes: [Note("it has this one", at: earlier)])
            } else {
                first[key] = rule.range
            }
            check(rule, mayBeModules, &findings)
        }
    }

    private static func check(
        _ rule: InverseRule, _ mayBeModules: @escaping (String) -> Bool, _ findings: inout Findings
    ) {
        guard case .statement(let statement) = rule.inverse else { return }
        let known = Known(
            names: Set(rule.parameters.map(\.name.text) + ["result", "self"]), mayBeModules: mayBeModules)
        switch statement.kind {
        case .call(let call): checkReceiver(call, known, &findings)
        case .assign(let place, let value), .change(let place, _, let value):
            checkReceiver(place, known, &findings)
            check(value, known, &findings)
        default: findings.add(.noInverse, at: statement.range)
        }
    }

    /// Checks what is done to the receiver: its outermost name is a member, whatever it is called.
    private static func checkReceiver(
        _ node: Expression, _ known: Known, _ findings: inout Findings
    ) {
        switch node.kind {
        case .name: break
        case .member(let base, _): checkReceiver(base, known, &findings)
        case .call(let base, let arguments), .index(let base, let arguments):
            checkReceiver(base, known, &findings)
            for argument in arguments { check(argument.value, known, &findings) }
        default: check(node, known, &findings)
        }
    }

    /// What the right side of a rule may name.
    private struct Known {
        var names: Set<String>
        /// Tells whether a name may be a function or a global of the module.
        var mayBeModules: (String) -> Bool
    }

    private static func check(_ node: Expression, _ known: Known, _ findings: inout Findings) {
        var formerValues: [SourceRange] = []
        var unknown: [(name: String, range: SourceRange)] = []
        node.forEachExpression { node in
            switch node.kind {
            case .member(let base, _):
                if case .name("old") = base.kind { formerValues.append(base.range) }
            case .name(let name)
            where !known.names.contains(name) && !name.mayBeType && !ReservedWords.builtins.contains(name):
                if !formerValues.contains(node.range) { unknown.append((name, node.range)) }
            default: break
            }
        }
        for (name, range) in unknown {
            guard !known.mayBeModules(name) else { continue }
            let nearest = nearestName(to: name, among: known.names.sorted().filter { $0 != "self" })
            findings.add(.unknownRuleName(name, nearest: nearest), at: range)
        }
    }
}

extension InverseRule {
    /// The left side, as a rule writes it.
    fileprivate var signature: String {
        let parameters = parameters.map { parameter in
            switch parameter.label {
            case .any: "·"
            case .none: "_"
            case .named(let label): label
            }
        }
        let labels = parameters.map { $0 == "·" ? "_" : $0 }
        let isOpen = parameters.allSatisfy { $0 == "·" }
        let head = type.text.isEmpty ? method.text : "\(type.text).\(method.text)"
        return
            "\(head)(\(isOpen ? "\(parameters.count)" : labels.joined(separator: ", ")))"
    }
}
