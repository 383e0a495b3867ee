import KataDiagnostics
import KataScript
import KataTranscript

/// Noting what statements must have written; the comparison comes later, from the transcript.
extension Context {
    /// Where a statement began.
    struct CheckMark {
        /// The index of its first command.
        var command: Int
        /// What was written before it.
        var bytes: Int
    }

    /// Returns where the transcript stands.
    func checkMark() -> CheckMark {
        CheckMark(command: transcript.commandCount, bytes: transcript.byteCount)
    }

    /// Notes what a statement that has run must have written.
    func noteCheck(of statement: Statement, since mark: CheckMark, isSilent: Bool) {
        let commands = mark.command..<transcript.commandCount
        if let expected = statement.inlineExpectation {
            checks.append(
                InlineCheck(
                    items: expected.items, statement: statement.range, commands: commands,
                    constants: constants(in: expected.items)))
        } else if isSilent, transcript.byteCount > mark.bytes, statement.blocks.isEmpty {
            demandSilence(of: statement.range, from: mark.command)
        } else if isSilent, let first = statement.blocks.first {
            noteSilentHead(of: statement, before: first, command: mark.command)
        }
    }

    /// Notes that the commands from `command` on, all of one statement, must have written nothing.
    func demandSilence(of range: SourceRange, from command: Int) {
        checks.append(
            InlineCheck(
                items: [], statement: range, commands: command..<transcript.commandCount, constants: [:]))
    }

    /// A loop's or condition's own expressions must be silent; its inner statements were checked one by one.
    private func noteSilentHead(of statement: Statement, before block: Block, command: Int) {
        guard transcript.hasOutput(ofCommand: command) else { return }
        checks.append(
            InlineCheck(
                items: [], statement: SourceRange(statement.range.start, block.range.start),
                commands: command..<command + 1, constants: [:]))
    }

    /// The values of loop variables and plain `let`s that the items name.
    private func constants(in items: [LogItem]) -> [String: String] {
        var result: [String: String] = [:]
        for name in items.flatMap(\.references) where result[name] == nil {
            guard let binding = scope.binding(of: name), binding.origin != .object, binding.value.isPlain
            else {
                continue
            }
            result[name] = binding.value.text
        }
        return result
    }
}

extension LogItem {
    /// The names that the item refers to by `${name}`.
    fileprivate var references: [String] {
        switch self {
        case .line(let pattern): pattern.references
        case .unordered(let patterns, _): patterns.flatMap(\.references)
        case .times(_, let items, _): items.flatMap(\.references)
        case .gap, .anyLines: []
        }
    }
}

extension LinePattern {
    fileprivate var references: [String] {
        template.pieces.compactMap { piece in
            if case .reference(let name) = piece { name.text } else { nil }
        }
    }
}

extension Value {
    /// Tells whether no object of the worker is in the value.
    var isPlain: Bool {
        var isPlain = true
        forEachReference { _ in isPlain = false }
        return isPlain
    }
}
