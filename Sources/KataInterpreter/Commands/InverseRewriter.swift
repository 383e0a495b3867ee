import KataScript

/// Reads the right side of an inverse rule as being about its receiver.
///
/// `remove(at: i)` becomes `self.remove(at: i)`, and `old.position` the name of a value that was read before.
struct InverseRewriter {
    /// The name under which the receiver is bound.
    static let receiver = "self"

    let parameters: Set<String>

    /// The name under which a property's former value is bound; no script can write it.
    static func oldName(_ property: String) -> String { "old.\(property)" }

    /// Returns the call or place with its outermost name taken as a member of the receiver.
    ///
    /// Alone that name is a member, whatever the parameters are called: `setPower(power)` is undone by
    /// `power = old.power`. Before a point a parameter is meant if there is one.
    func toReceiver(_ node: Expression, isBase: Bool = false) -> Expression {
        var node = node
        switch node.kind {
        case .name(InverseRewriter.receiver): break
        case .name(let name) where !(isBase && parameters.contains(name)):
            let base = Expression(.name(InverseRewriter.receiver), range: node.range)
            node.kind = .member(base, Name(name, range: node.range))
        case .member(let base, let name):
            if case .name("old") = base.kind { return withOldProperties(node) }
            node.kind = .member(toReceiver(base, isBase: true), name)
        case .index(let base, let arguments):
            node.kind = .index(toReceiver(base), arguments.map(withOldProperties))
        case .call(let callee, let arguments):
            node.kind = .call(toReceiver(callee), arguments.map(withOldProperties))
        case .unwrapped(let base, let mark): node.kind = .unwrapped(toReceiver(base), mark)
        case .chained(let chain): node.kind = .chained(toReceiver(chain))
        default: node = withOldProperties(node)
        }
        return node
    }

    /// Returns the expression with `old.property` replaced by the name of its value.
    func withOldProperties(_ node: Expression) -> Expression {
        var node = node
        switch node.kind {
        case .member(let base, let name):
            if case .name("old") = base.kind {
                node.kind = .name(InverseRewriter.oldName(name.text))
            } else {
                node.kind = .member(withOldProperties(base), name)
            }
        case .call(let callee, let arguments):
            node.kind = .call(withOldProperties(callee), arguments.map(withOldProperties))
        case .index(let base, let arguments):
            node.kind = .index(withOldProperties(base), arguments.map(withOldProperties))
        case .implicitCase(let name, let arguments):
            node.kind = .implicitCase(name, arguments.map(withOldProperties))
        case .list(let elements): node.kind = .list(elements.map(withOldProperties))
        case .tuple(let parts): node.kind = .tuple(parts.map(withOldProperties))
        case .map(let entries):
            node.kind = .map(entries.map { (withOldProperties($0.key), withOldProperties($0.value)) })
        case .unary(let unaryOperator, let operand):
            node.kind = .unary(unaryOperator, withOldProperties(operand))
        case .binary(let binaryOperator, let left, let right):
            node.kind = .binary(binaryOperator, withOldProperties(left), withOldProperties(right))
        case .unwrapped(let base, let mark): node.kind = .unwrapped(withOldProperties(base), mark)
        case .chained(let chain): node.kind = .chained(withOldProperties(chain))
        case .attempted(let value): node.kind = .attempted(withOldProperties(value))
        case .cast(let value, let cast, let type): node.kind = .cast(withOldProperties(value), cast, type)
        case .conditional(let condition, let then, let otherwise):
            node.kind = .conditional(
                withOldProperties(condition), then: withOldProperties(then),
                otherwise: withOldProperties(otherwise))
        case .string(var literal):
            literal.segments = literal.segments.map { segment in
                if case .value(let value) = segment { .value(withOldProperties(value)) } else { segment }
            }
            node.kind = .string(literal)
        case .integer, .float, .bool, .null, .name, .closure, .choice: break
        }
        return node
    }

    private func withOldProperties(_ argument: ArgumentNode) -> ArgumentNode {
        ArgumentNode(
            label: argument.label, value: withOldProperties(argument.value), isInout: argument.isInout)
    }

    /// The properties whose former values the inverse uses.
    static func oldProperties(in statement: Statement) -> [String] {
        var result: [String] = []
        statement.forEachExpression { node in
            if case .member(let base, let name) = node.kind, case .name("old") = base.kind {
                result.append(name.text)
            }
        }
        return result
    }
}
