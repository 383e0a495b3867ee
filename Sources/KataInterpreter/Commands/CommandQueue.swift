import KataDiagnostics
import KataScript
import KataTranscript

/// A request as an object that can be done, undone and done again: the Command of the Command pattern.
protocol Command: AnyObject {
    /// The statement that issued it.
    var range: SourceRange { get }

    /// Does it; the first time with what the statement evaluated, later with the same values.
    func execute(in context: Context) throws(Interruption)

    /// Takes it back by its inverse; `range` is the `undo` statement.
    func undo(at range: SourceRange, in context: Context) throws(Interruption)

    /// Holds or lets go the objects that it needs to be undone and redone.
    func hold(_ isHeld: Bool, in holds: inout ObjectHolds)

    /// Replaces every object by what it has become in a fresh worker.
    func rename(_ transform: (Value) -> Value)

    /// Tells whether it works on what the name stands for.
    func isAbout(_ binding: Binding) -> Bool

    /// Says that what it works on was dropped.
    func forget(_ name: String)
}

/// The commands that were done and those that were undone: the Invoker of the Command pattern.
final class CommandQueue {
    /// Tells whether the scenario undoes anything; else nothing is kept, so that dropped objects die.
    let keepsHistory: Bool
    private var done: [any Command] = []
    private var undone: [any Command] = []

    init(keepsHistory: Bool) { self.keepsHistory = keepsHistory }

    /// Does a new command; what could be redone before is gone.
    func perform(_ command: any Command, in context: Context) throws(Interruption) {
        try context.trace.recording(command, in: context) { context throws(Interruption) in
            try command.execute(in: context)
        }
        guard keepsHistory else { return }
        command.hold(true, in: &context.holds)
        for dead in undone { dead.hold(false, in: &context.holds) }
        undone = []
        done.append(command)
    }

    /// Takes back the last commands, the newest first.
    func undo(_ amount: Statement.Amount, at range: SourceRange, in context: Context) throws(Interruption) {
        let count = try number(amount, of: done, "undo", "done", at: range)
        if context.scenario.undo.isReplay {
            let taken = done.suffix(count)
            done.removeLast(count)
            undone += taken.reversed()
            if count > 0 { try context.replay(without: Array(taken), commands: done + undone, at: range) }
        } else {
            for _ in 0..<count {
                guard let command = done.last else { return }
                try command.undo(at: range, in: context)
                done.removeLast()
                undone.append(command)
            }
        }
    }

    /// Does again what was undone last.
    func redo(_ amount: Statement.Amount, at range: SourceRange, in context: Context) throws(Interruption) {
        let count = try number(amount, of: undone, "redo", "undone", at: range)
        for _ in 0..<count {
            guard let command = undone.last else { return }
            command.hold(false, in: &context.holds)
            defer { command.hold(true, in: &context.holds) }
            try context.trace.recording(command, in: context) { context throws(Interruption) in
                try command.execute(in: context)
            }
            undone.removeLast()
            done.append(command)
        }
    }

    /// Remembers that a name was dropped: commands about it cannot be undone.
    func forget(_ binding: Binding) {
        for command in done + undone where command.isAbout(binding) { command.forget(binding.name) }
    }

    private func number(
        _ amount: Statement.Amount, of commands: [any Command], _ verb: String, _ state: String,
        at range: SourceRange
    ) throws(Interruption) -> Int {
        guard case .count(let count) = amount else { return commands.count }
        guard count <= commands.count else {
            let there = commands.isEmpty ? "no command is \(state)" : "only \(commands.count) are \(state)"
            throw .invalid(
                Diagnostic(
                    .nothingToUndo,
                    "cannot \(verb) \(count == 1 ? "a command" : "\(count) commands"): \(there)", at: range))
        }
        return count
    }
}
