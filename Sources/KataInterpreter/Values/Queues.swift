import KataDiagnostics
import KataScript
import KataTranscript

/// What Swift's libraries have for work on other threads.
///
/// A script does one thing after another, so what is begun on a queue runs where the script next waits, in the order
/// in which it was begun, and a lock is always free.
enum QueueType: String, CaseIterable {
    case queue = "DispatchQueue"
    case group = "DispatchGroup"
    case semaphore = "DispatchSemaphore"
    case lock = "NSLock"
    case recursiveLock = "NSRecursiveLock"
    case thread = "Thread"

    /// Returns the type that a name means where neither the script nor the module has another of that name.
    init?(_ node: Expression, types: ModuleTypes?) {
        guard case .name(let name) = node.kind, let type = QueueType(rawValue: name), types?[name] == nil,
            types?.hidden[name] == nil
        else { return nil }
        self = type
    }

    fileprivate var object: Value { .enumCase(EnumCase(name: "made", type: rawValue)) }
}

extension Value {
    /// The type of the script's own that the value is of, where it has to do with other threads.
    fileprivate var queueType: QueueType? {
        guard case .enumCase(let found) = self, found.name == "made" else { return nil }
        return found.type.flatMap(QueueType.init(rawValue:))
    }
}

extension Context {
    /// Returns the type of queues or locks that an expression names; nil where it names something of the script or the module.
    func queueType(_ node: Expression) -> QueueType? {
        // Nearly every call asks this: names of queues are rarer than bound ones, and sooner compared than looked for.
        guard let type = QueueType(node, types: types), scope.binding(of: type.rawValue) == nil else {
            return nil
        }
        return type
    }

    /// Returns a queue or a lock that a call makes: `DispatchQueue(label: "work")`.
    func made(_ type: QueueType, _ nodes: [ArgumentNode], at range: SourceRange) throws(InterruptionError)
        -> Value
    {
        guard type != .thread else { throw .mismatch("'Thread' has 'sleep(forTimeInterval:)'", at: range) }
        return type.object
    }

    /// Does what a static member does: `DispatchQueue.global()`, `Thread.sleep(forTimeInterval: 0.1)`; nil for any other.
    func queueFunction(
        _ name: String, of type: QueueType, _ nodes: [ArgumentNode], at range: SourceRange
    ) throws(InterruptionError) -> Answer? {
        switch (type, name) {
        case (.queue, "global"): return Answer(type.object)
        case (.queue, "concurrentPerform"):
            guard nodes.count == 2, let closure = try nodes.last?.value.evaluateOrRefer(in: self),
                closure.isFunction
            else { return nil }
            for turn in 0..<(try nodes[0].value.evaluateInteger(in: self)) {
                try step(at: range)
                _ = try call(function: closure, [.integer(turn)], at: range)
            }
        case (.thread, "sleep"):
            guard nodes.count == 1, let seconds = try nodes[0].value.evaluate(in: self).number else {
                return nil
            }
            try wait(Int(min(max(0, seconds), 1e6) * 1000), at: range)
        default: return nil
        }
        return Answer(.null, isVoid: true)
    }

    /// Returns a static member that is a queue: `DispatchQueue.main`; nil for any other.
    func queueMember(_ name: String, of type: QueueType) -> Value? {
        type == .queue && name == "main" ? type.object : nil
    }

    /// Does what a method of a queue, a group or a lock does; nil where the value is none, or has no such method.
    func queueCall(
        _ name: String, on value: Value, _ nodes: [ArgumentNode], at range: SourceRange
    ) throws(InterruptionError) -> Answer? {
        guard let type = value.queueType else { return nil }
        switch (type, name) {
        case (.queue, "async"), (.queue, "asyncAfter"), (.group, "notify"):
            guard let closure = try closure(of: nodes) else { return nil }
            _ = makeTask(closure)
        case (.queue, "sync"), (.lock, "withLock"), (.recursiveLock, "withLock"):
            guard let closure = try closure(of: nodes) else { return nil }
            if type == .queue { try runTasks(at: range) }
            guard case .closure(let number, _) = closure else {
                return Answer(try call(function: closure, [], at: range))
            }
            return try call(number, [], at: range)
        case (.group, "wait"), (.semaphore, "wait"):
            try runTasks(at: range)
            if !nodes.isEmpty { return Answer(.enumCase(EnumCase(name: "success"))) }
        case (.group, "enter"), (.group, "leave"), (.semaphore, "signal"), (.lock, "lock"), (.lock, "unlock"),
            (.recursiveLock, "lock"), (.recursiveLock, "unlock"):
            break
        case (.lock, "try"), (.recursiveLock, "try"): return Answer(.bool(true))
        default: return nil
        }
        return Answer(.null, isVoid: true)
    }

    private func closure(of nodes: [ArgumentNode]) throws(InterruptionError) -> Value? {
        guard let value = try nodes.last?.value.evaluateOrRefer(in: self), value.isFunction else {
            return nil
        }
        return value
    }

    /// Tells whether a value is a queue, a group or a lock of the script.
    func isQueue(_ value: Value) -> Bool { value.queueType != nil }
}
