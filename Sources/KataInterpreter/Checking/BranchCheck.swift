import KataDiagnostics
import KataScript
import KataTranscript

/// Conditions and cases, which bind names.
extension TypeCheck {
    /// Checks conditions, each of which knows what those before it bind.
    mutating func check(_ conditions: [Condition]) {
        for condition in conditions {
            let found = type(of: condition.value)
            for expression in condition.pattern?.expressions ?? [] where path(expression) == nil {
                _ = type(of: expression)
            }
            guard let pattern = condition.pattern else { continue }
            let isWhole = if case .present(.binding) = pattern { true } else { false }
            for name in pattern.names { bind(name, isWhole ? found : .unknown) }
            checkCases(of: pattern, found)
        }
    }

    /// Checks the cases of a `switch` over a value of a type.
    mutating func check(_ cases: [SwitchCase], of type: StaticType) {
        for one in cases {
            scopes.append([:])
            for name in one.names { bind(name, .unknown) }
            for expression in one.expressions where path(expression) == nil { _ = self.type(of: expression) }
            for (pattern, _) in one.alternatives { checkCases(of: pattern, type) }
            check(one.block)
            scopes.removeLast()
        }
    }

    /// Reports a case that the type which is held against the pattern does not have.
    private mutating func checkCases(of pattern: CasePattern, _ type: StaticType) {
        guard case .enumCase(nil, let name, _) = pattern, !["some", "none"].contains(name.text) else {
            return
        }
        checkCase(Expression(.implicitCase(name, []), range: name.range), type, hasPayload: false)
    }
}
