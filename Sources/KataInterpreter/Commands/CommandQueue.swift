import KataDiagnostics
import KataScript
import KataTranscript

/// A request as an object that can be done, undone and done again: the Command of the Command pattern.
protocol Command: AnyObject {
    /// The statement that issued it.
    var range: SourceRange { get }

    /// Why it can be neither undone nor redone any more; nil while it can.
    var obstacle: String? { get set }

    /// Does it; the first time with what the statement evaluated, later with the same values.
    func execute(in context: Context) throws(InterruptionError)

    /// Takes it back by its inverse; `range` is the `undo` statement.
    func undo(at range: SourceRange, in context: Context) throws(InterruptionError)

    /// The values whose objects it needs to be undone and redone.
    var keptValues: [Value] { get }

    /// Replaces every object by what it has become in a fresh worker; tells whether all of them still are.
    func rename(_ renaming: Renaming) -> Bool

    /// Gives the name that its place begins with the value that it had before.
    func restoreRoot()

    /// What `undo` would run, as a script would write it; nil where nothing takes the command back.
    func inverseText(in context: Context) -> String?

    /// Tells whether it works on what the name stands for.
    func isAbout(_ binding: Binding) -> Bool
}

/// The commands that were done and those that were undone: the Invoker of the Command pattern.
final class CommandQueue {
    /// Tells whether the scenario undoes anything; else nothing is kept, so that dropped objects die.
    let keepsHistory: Bool
    private var done: [any Command] = []
    private var undone: [any Command] = []

    init(keepsHistory: Bool) { self.keepsHistory = keepsHistory }

    /// Does a new command; what could be redone before is gone.
    func perform(_ command: any Command, in context: Context) throws(InterruptionError) {
        try context.trace.recording(command, in: context) { context throws(InterruptionError) in
            try command.execute(in: context)
        }
        guard keepsHistory else { return }
        context.holds.hold(command)
        for dead in undone { context.holds.letGo(dead) }
        undone = []
        done.append(command)
        context.recorder?.note(.did, inverse: command.inverseText(in: context))
    }

    /// Takes back the last commands, the newest first.
    func undo(_ amount: Statement.Amount, at range: SourceRange, in context: Context)
        throws(InterruptionError)
    {
        let count = try number(amount, of: done, "undo", "done", at: range)
        if context.scenario.undo.isReplay {
            try undoByReplay(count, at: range, in: context)
        } else {
            for _ in 0..<count { try undoLast(at: range, in: context) }
        }
        context.recorder?.note(.undid(count))
    }

    private func undoLast(at range: SourceRange, in context: Context) throws(InterruptionError) {
        guard let command = done.last else { return }
        try command.checkObstacle("undone", at: range)
        context.holds.letGo(command)
        defer { context.holds.hold(command) }
        try command.undo(at: range, in: context)
        done.removeLast()
        undone.append(command)
    }

    private func undoByReplay(
        _ count: Int, at range: SourceRange, in context: Context
    ) throws(InterruptionError) {
        guard count > 0 else { return }
        let taken = Array(done.suffix(count))
        for command in taken { try command.checkObstacle("undone", at: range) }
        for command in taken.reversed() { command.restoreRoot() }
        done.removeLast(count)
        undone += taken.reversed()
        try context.replay(without: taken, commands: done + undone, at: range)
    }

    /// Does again what was undone last.
    func redo(_ amount: Statement.Amount, at range: SourceRange, in context: Context)
        throws(InterruptionError)
    {
        let count = try number(amount, of: undone, "redo", "undone", at: range)
        for _ in 0..<count {
            guard let command = undone.last else { return }
            try command.checkObstacle("done again", at: range)
            context.holds.letGo(command)
            defer { context.holds.hold(command) }
            try context.trace.recording(command, in: context) { context throws(InterruptionError) in
                try command.execute(in: context)
            }
            undone.removeLast()
            done.append(command)
        }
        context.recorder?.note(.redid(count))
    }

    /// Lets go of a dropped name: commands about it cannot be undone, so its object need not live for them.
    func forget(_ binding: Binding, holds: inout ObjectReferences) {
        for command in done + undone where command.obstacle == nil && command.isAbout(binding) {
            holds.letGo(command)
            command.obstacle = "'\(binding.name)' was dropped"
        }
    }

    private func number(
        _ amount: Statement.Amount, of commands: [any Command], _ verb: String, _ state: String,
        at range: SourceRange
    ) throws(InterruptionError) -> Int {
        guard case .count(let count) = amount else { return commands.count }
        guard count <= commands.count else {
            let there =
                switch commands.count {
                case 0: "no command is \(state)"
                case 1: "only one is \(state)"
                default: "only \(commands.count) are \(state)"
                }
            throw .invalid(
                Diagnostic(
                    .nothingToUndo,
                    "cannot \(verb) \(count == 1 ? "a command" : "\(count) commands"): \(there)", at: range))
        }
        return count
    }
}

extension Command {
    /// Throws where the command can be neither undone nor redone.
    fileprivate func checkObstacle(_ wanted: String, at range: SourceRange) throws(InterruptionError) {
        guard let obstacle else { return }
        throw .invalid(
            Diagnostic(
                .droppedName, "the last command cannot be \(wanted): \(obstacle)", at: range,
                notes: [Note("this is the command", at: self.range)]))
    }
}

extension ObjectReferences {
    /// Holds what a command needs, unless it is of no use any more.
    mutating func hold(_ command: any Command) {
        guard command.obstacle == nil else { return }
        for value in command.keptValues { hold(value) }
    }

    /// Lets go what a command needs.
    mutating func letGo(_ command: any Command) {
        guard command.obstacle == nil else { return }
        for value in command.keptValues { letGo(value) }
    }
}
