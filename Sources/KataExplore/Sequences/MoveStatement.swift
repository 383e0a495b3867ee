import KataDiagnostics
import KataScript
import KataTranscript

/// A move as a statement of the script language, built as the parser would build it.
extension Move {
    private static let nowhere = SourceRange(0, 0)

    /// The expression of a move that only looks, or makes an object; nil for other moves.
    func expression(_ name: (Handle) -> String) -> Expression? {
        switch deed {
        case .make(let type, let operands):
            Self.node(.call(Self.path(type), operands.map { $0.node(name) }))
        case .call(let receiver, let member, let operands):
            Self.node(.call(receiver.member(member, name), operands.map { $0.node(name) }))
        case .read(let receiver, let member): receiver.member(member, name)
        case .assign, .undo, .redo, .drop: nil
        }
    }

    /// The statement that does the move.
    func statement(_ name: (Handle) -> String) -> Statement {
        if let binding, let value = expression(name) {
            return Statement(
                .bind(Name(name(.made(binding)), range: Self.nowhere), value), range: Self.nowhere)
        }
        return Statement(kind(name), range: Self.nowhere)
    }

    private func kind(_ name: (Handle) -> String) -> Statement.Kind {
        switch deed {
        case .assign(let receiver, let member, let value):
            .assign(place: receiver.member(member, name), value: value.operand.node(name))
        case .undo(let count): .undo(.count(count))
        case .redo(let count): .redo(.count(count))
        case .drop(let handle): .drop([Name(name(handle), range: Self.nowhere)])
        case .make, .call, .read: .call(expression(name) ?? Self.node(.null))
        }
    }

    fileprivate static func node(_ kind: Expression.Kind) -> Expression { Expression(kind, range: nowhere) }

    /// The name of a type, with those around it: `Outer.Inner`.
    fileprivate static func path(_ type: String) -> Expression {
        let parts = type.split(separator: ".").map(String.init)
        return parts.dropFirst().reduce(node(.name(parts.first ?? ""))) { outer, inner in
            node(.member(outer, Name(inner, range: nowhere)))
        }
    }
}

extension Move.Receiver {
    fileprivate func member(_ member: String, _ name: (Handle) -> String) -> Expression {
        let base =
            switch self {
            case .object(let handle): Move.node(.name(name(handle)))
            case .type(let type): Move.path(type)
            }
        return Move.node(.member(base, Name(member, range: base.range)))
    }
}

extension Move.Given {
    fileprivate func node(_ name: (Handle) -> String) -> ArgumentNode {
        ArgumentNode(
            label: label.map { Name($0, range: SourceRange(0, 0)) }, value: operand.node(name))
    }
}

extension Operand {
    fileprivate func node(_ name: (Handle) -> String) -> Expression {
        switch self {
        case .plain(let value): value.node
        case .object(let handle): Move.node(.name(name(handle)))
        case .list(let elements): Move.node(.list(elements.map { $0.node(name) }))
        }
    }
}

extension Value {
    /// The expression that has this value; nil for what a script cannot write.
    fileprivate var node: Expression {
        switch self {
        case .null, .object, .closure: Move.node(.null)
        case .bool(let bool): Move.node(.bool(bool))
        case .integer(let integer): Move.node(.integer(integer))
        case .float(let float): Move.node(.float(float))
        case .string(let text):
            Move.node(.string(StringLiteral(segments: [.text(text)], range: SourceRange(0, 0))))
        case .list(let elements): Move.node(.list(elements.map(\.node)))
        case .map(let entries): Move.node(.map(entries.map { (key: $0.key.node, value: $0.value.node) }))
        case .tuple(let parts): Move.node(.tuple(parts.map(\.node)))
        case .range(let range):
            Move.node(
                .binary(range.isClosed ? .closedRange : .halfOpenRange, range.lower.node, range.upper.node))
        case .metatype(let name):
            Move.node(.member(Move.node(.name(name)), Name("self", range: SourceRange(0, 0))))
        case .enumCase(let item):
            Move.node(
                .implicitCase(Name(item.name, range: SourceRange(0, 0)), item.arguments.map(\.node)))
        }
    }
}

extension Argument {
    /// The argument with the expression that has its value.
    fileprivate var node: ArgumentNode {
        ArgumentNode(label: label.map { Name($0, range: SourceRange(0, 0)) }, value: value.node)
    }
}
