import KataDiagnostics
import KataScript
import KataTranscript

/// A task of the script, which runs when it is waited for: a script does one thing after another.
struct ScriptTask {
    /// What it does.
    let closure: Value
    /// What came of it, as a `Result`; nil while it has not run.
    var outcome: Value?
    var isCancelled = false
}

extension Context {
    private static let taskType = "Task"
    private static let groupType = "TaskGroup"

    // MARK: Tasks

    /// Makes a task, which the next statement that waits runs.
    func makeTask(_ closure: Value) -> Value {
        tasks.append(ScriptTask(closure: closure))
        let number = Argument(value: .integer(Int64(tasks.count - 1)))
        return .enumCase(EnumCase(name: "task", type: Self.taskType, arguments: [number]))
    }

    /// Runs the tasks that were made, in the order in which they were.
    func runTasks(at range: SourceRange) throws(InterruptionError) {
        while let next = tasks.firstIndex(where: { $0.outcome == nil }) {
            // A task that waits for itself would wait for ever.
            tasks[next].outcome = .null
            tasks[next].outcome = try result(of: tasks[next].closure, at: range)
        }
    }

    private func number(of value: Value, _ type: String) -> Int? {
        guard case .enumCase(let found) = value, found.type == type,
            case .integer(let number)? = found.arguments.first?.value
        else { return nil }
        return Int(number)
    }

    /// Returns a member of a task: its value, once it has run; nil where the value is no task, or has no such member.
    func taskMember(_ name: String, of value: Value, at range: SourceRange) throws(InterruptionError)
        -> Value?
    {
        guard let number = number(of: value, Self.taskType), tasks.indices.contains(number) else {
            return nil
        }
        switch name {
        case "isCancelled": return .bool(tasks[number].isCancelled)
        case "value", "result":
            try runTasks(at: range)
            let outcome = tasks[number].outcome ?? .null
            return name == "result" ? outcome : try outcome.success(in: self, at: range) ?? .null
        default: return nil
        }
    }

    /// Does what `Task.sleep`, `Task.yield` and `Task.detached` do; nil for any other member.
    func taskFunction(
        _ name: String, _ arguments: [Argument], at range: SourceRange
    ) throws(InterruptionError) -> Answer? {
        switch name {
        case "detached":
            guard let closure = arguments.last?.value, closure.isFunction else { return nil }
            return Answer(makeTask(closure))
        case "yield":
            try runTasks(at: range)
            return Answer(.null, isVoid: true)
        case "sleep":
            guard let milliseconds = arguments.first.flatMap(\.milliseconds) else {
                throw .mismatch(
                    "'Task.sleep' takes a time: Task.sleep(for: .seconds(1)), or 'wait 1s'", at: range)
            }
            try wait(milliseconds, at: range)
            return Answer(.null, isVoid: true)
        default: return nil
        }
    }

    /// Tells whether a value is a task of the script, or a group of such.
    func isTask(_ value: Value) -> Bool {
        number(of: value, Self.taskType) != nil || number(of: value, Self.groupType) != nil
    }

    // MARK: Groups

    /// Runs the body of a task group, and the tasks that nothing waited for.
    func withTaskGroup(_ arguments: [Argument], at range: SourceRange) throws(InterruptionError) -> Value {
        guard let body = arguments.last?.value, body.isFunction else {
            throw .mismatch(
                "a task group takes a closure: withTaskGroup(of: Int.self) { group in … }", at: range)
        }
        taskGroups.append([])
        let number = taskGroups.count - 1
        let argument = Argument(value: .integer(Int64(number)))
        let group = Value.enumCase(EnumCase(name: "group", type: Self.groupType, arguments: [argument]))
        let result = try call(function: body, [group], at: range)
        _ = try groupResults(group, at: range)
        return result
    }

    /// Returns what the tasks of a group give that nothing waited for; nil where the value is no group.
    func groupResults(_ value: Value, limit: Int = .max, at range: SourceRange) throws(InterruptionError)
        -> [Value]?
    {
        guard let number = number(of: value, Self.groupType), taskGroups.indices.contains(number) else {
            return nil
        }
        var results: [Value] = []
        while results.count < limit, !taskGroups[number].isEmpty {
            results.append(try call(function: taskGroups[number].removeFirst(), [], at: range))
        }
        return results
    }

    /// Does what a method of a task or a group does; nil where the value is none, or has no such method.
    func taskCall(
        _ name: String, on value: Value, _ arguments: [Argument], at range: SourceRange
    ) throws(InterruptionError) -> Answer? {
        if let number = number(of: value, Self.taskType), name == "cancel", tasks.indices.contains(number) {
            tasks[number].isCancelled = true
            return Answer(.null, isVoid: true)
        }
        guard let number = number(of: value, Self.groupType), taskGroups.indices.contains(number) else {
            return nil
        }
        switch name {
        case "addTask", "addTaskUnlessCancelled":
            guard let task = arguments.last?.value, task.isFunction else { return nil }
            taskGroups[number].append(task)
        case "waitForAll": _ = try groupResults(value, at: range)
        case "cancelAll": break
        case "next": return Answer(try groupResults(value, limit: 1, at: range)?.first ?? .null)
        default:
            guard let method = PlainMethod(rawValue: name), !method.isMutating,
                let results = try groupResults(value, at: range)
            else { return nil }
            return Answer(try method.apply(to: .list(results), arguments, at: range, in: self))
        }
        return Answer(.null, isVoid: true)
    }
}

extension Argument {
    /// The time that an argument of `Task.sleep` means.
    fileprivate var milliseconds: Int? {
        switch (label, value) {
        case ("nanoseconds", .integer(let nanoseconds)), (nil, .integer(let nanoseconds)):
            return Int(clamping: nanoseconds / 1_000_000)
        case ("for", .enumCase(let duration)):
            guard let number = duration.arguments.first?.value.number, number >= 0, number < 1e9 else {
                return nil
            }
            switch duration.name {
            case "seconds": return Int(number * 1000)
            case "milliseconds": return Int(number)
            case "microseconds", "nanoseconds": return 0
            default: return nil
            }
        default: return nil
        }
    }
}
