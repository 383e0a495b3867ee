import KataTranscript

/// A move as people write it.
extension Move {
    /// Returns the line of the move.
    func text(_ name: (Handle) -> String) -> String {
        let act = call(name)
        return binding.map { "let \(name(.made($0))) = \(act)" } ?? act
    }

    /// Returns what the move does, without the name that it binds.
    func call(_ name: (Handle) -> String) -> String {
        switch deed {
        case .make(let type, let operands): "\(type)(\(Self.text(operands, name)))"
        case .call(let receiver, let member, let operands):
            "\(receiver.text(name)).\(member)(\(Self.text(operands, name)))"
        case .read(let receiver, let member): "\(receiver.text(name)).\(member)"
        case .assign(let receiver, let member, let value):
            "\(receiver.text(name)).\(member) = \(value.operand.text(name))"
        case .undo(let count): count == 1 ? "undo" : "undo \(count)"
        case .redo(let count): count == 1 ? "redo" : "redo \(count)"
        case .drop(let handle): "drop \(name(handle))"
        }
    }

    private static func text(_ operands: [Given], _ name: (Handle) -> String) -> String {
        operands.map { given in
            (given.label.map { "\($0): " } ?? "") + given.operand.text(name)
        }.joined(separator: ", ")
    }
}

extension Move.Receiver {
    fileprivate func text(_ name: (Handle) -> String) -> String {
        switch self {
        case .object(let handle): name(handle)
        case .type(let type): type
        }
    }
}

extension Operand {
    func text(_ name: (Handle) -> String) -> String {
        switch self {
        case .plain(let value): value.scriptText
        case .object(let handle): name(handle)
        case .list(let elements): "[" + elements.map { $0.text(name) }.joined(separator: ", ") + "]"
        }
    }
}

extension Value {
    /// The value as a script writes it: a case with its point.
    var scriptText: String {
        switch self {
        case .enumCase(let item): "." + item.name + item.arguments.scriptText
        case .list(let elements): "[" + elements.map(\.scriptText).joined(separator: ", ") + "]"
        case .map(let entries) where !entries.isEmpty:
            "[" + entries.map { "\($0.key.scriptText): \($0.value.scriptText)" }.joined(separator: ", ")
                + "]"
        default: sourceText
        }
    }
}

extension [Argument] {
    fileprivate var scriptText: String {
        if isEmpty { return "" }
        let parts = map { argument in
            (argument.label.map { "\($0): " } ?? "") + argument.value.scriptText
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }
}
