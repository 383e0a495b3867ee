import SwiftSyntax

extension FactReader {
    /// Reads an expression without noting what it does.
    func silently<Result>(_ read: () -> Result) -> Result {
        let count = facts.count
        defer { facts.removeLast(facts.count - count) }
        return read()
    }

    /// Reads what is assigned to: what is called and asked on the way counts, what is read does not.
    func target(_ node: ExprSyntax) -> FactValue {
        guard !node.is(SubscriptCallExprSyntax.self) else { return silently { expression(node, .unknown) } }
        let count = facts.count
        let value = expression(node, .unknown)
        let kept = facts[count...].filter { [.ask, .call, .make].contains($0.kind) }
        facts.replaceSubrange(count..., with: kept)
        return value
    }

    /// Changes what is known of a local name; nothing where there is none.
    func update(_ name: String, _ change: (inout FactValue) -> Void) {
        let name = unquoted(name)
        guard let index = names.lastIndex(where: { $0[name] != nil }) else { return }
        names[index][name].map { value in
            var value = value
            change(&value)
            names[index][name] = value
        }
    }
}
