import KataDiagnostics
import KataScript
import KataText
import KataTranscript

/// The requests that a script caused, so that they can be sent again to a fresh worker.
final class Trace {
    private struct Entry {
        var request: Request
        var answer: Value
        var receiver: Value?
        var changes: [InoutChange] = []
        var range: SourceRange
        /// The command that the request did; nil for constructors, lets, conditions and arguments.
        var command: (any Command)?
    }

    private let keepsRequests: Bool
    private var entries: [Entry] = []
    private var isPaused = false
    private var command: (any Command)?

    init(isRecording: Bool) { keepsRequests = isRecording }

    /// The number of requests so far.
    var count: Int { entries.count }

    /// Remembers a request with its answer, unless the trace is paused.
    func record(_ request: Request, answer: Answer, range: SourceRange) {
        guard keepsRequests, !isPaused else { return }
        entries.append(
            Entry(
                request: request, answer: answer.value, receiver: answer.receiver,
                changes: answer.changes, range: range, command: command))
    }

    /// Remembers that objects were let go; a replay does the same, so that what died is dead again.
    func recordRelease(of ids: [Int], range: SourceRange) {
        guard keepsRequests else { return }
        entries.append(Entry(request: .release(ids), answer: .null, range: range))
    }

    /// Returns the request, none before `start`, whose answer is the value of the expression.
    func index(answering value: Value, to expression: Expression, since start: Int) -> Int? {
        guard let last = entries.last, entries.count > start, last.answer == value else { return nil }
        switch expression.kind {
        case .call, .member, .index, .name: return entries.count - 1
        default: return nil
        }
    }

    /// Runs `body` without recording: `log` and `expect` are not replayed.
    func paused<Result>(
        in context: Context, _ body: (Context) throws(InterruptionError) -> Result
    ) throws(InterruptionError) -> Result {
        let wasPaused = isPaused
        isPaused = true
        defer { isPaused = wasPaused }
        return try body(context)
    }

    /// Runs `body`, whose requests do a command.
    func recording(
        _ command: any Command, in context: Context, _ body: (Context) throws(InterruptionError) -> Void
    ) throws(InterruptionError) {
        let outer = self.command
        self.command = command
        defer { self.command = outer }
        try body(context)
    }

    // MARK: Replaying

    /// Sends the requests again but those of the undone commands; returns what every object has become.
    fileprivate func replay(
        without undone: [any Command], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Renaming {
        var renaming = Renaming()
        var kept: [Entry] = []
        defer { context.renaming = nil }
        for (index, entry) in entries.enumerated() {
            if let command = entry.command, undone.contains(where: { $0 === command }) {
                entry.answer.forEachReference { renaming.lost[$0.id] = command.range }
                continue
            }
            if case .release(let ids) = entry.request {
                let ids = ids.compactMap { renaming.forget($0) }
                guard !ids.isEmpty else { continue }
                _ = try context.resend(.release(ids), of: entry.range, undone: undone, at: range)
                kept.append(Entry(request: .release(ids), answer: .null, range: entry.range))
                continue
            }
            context.renaming = renaming
            let request = try renaming.request(entry.request, entry.range, at: range, in: context)
            let answer = try context.resend(request, of: entry.range, undone: undone, at: range)
            renaming.learn(from: entry.answer, to: answer.value)
            if let old = entry.receiver, let new = answer.receiver { renaming.learn(from: old, to: new) }
            for (old, new) in zip(entry.changes, answer.changes) {
                renaming.learn(from: old.value, to: new.value)
            }
            renaming.answers[index] = (kept.count, answer.value)
            kept.append(
                Entry(
                    request: request, answer: answer.value, receiver: answer.receiver,
                    changes: answer.changes, range: entry.range, command: entry.command))
        }
        entries = kept
        return renaming
    }
}

/// What the objects and answers of a worker have become in a fresh one.
struct Renaming {
    fileprivate(set) var ids: [Int: ObjectReference] = [:]
    /// Objects that are no more, with the undone command that had made them.
    fileprivate var lost: [Int: SourceRange] = [:]
    /// The new index and answer of each request that was sent again.
    fileprivate var answers: [Int: (index: Int, value: Value)] = [:]

    fileprivate mutating func learn(from old: Value, to new: Value) {
        var references: [ObjectReference] = []
        new.forEachReference { references.append($0) }
        var index = 0
        old.forEachReference { reference in
            if index < references.count { ids[reference.id] = references[index] }
            index += 1
        }
    }

    /// Takes the object out that was let go; returns its reference in the fresh worker, if it came to be there.
    fileprivate mutating func forget(_ id: Int) -> Int? { ids.removeValue(forKey: id)?.id }

    /// Returns the value with each object replaced; nil if one is no more.
    func value(_ value: Value) -> Value? {
        var isWhole = true
        value.forEachReference { if ids[$0.id] == nil { isWhole = false } }
        return isWhole ? value.mapReferences { ids[$0.id] ?? $0 } : nil
    }

    /// Returns the request with each object replaced; an object that is no more is an error.
    fileprivate func request(
        _ request: Request, _ origin: SourceRange, at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Request {
        try request.mapValues { value throws(InterruptionError) in
            try value.mapReferences { reference throws(InterruptionError) in
                if let new = ids[reference.id] { return new }
                throw context.cannotReplay(origin, without: lost[reference.id] ?? range, at: range)
            }
        }
    }
}

extension Context {
    /// Puts the module into the state that it would have without some commands, in a fresh worker.
    func replay(
        without undone: [any Command], commands: [any Command], at range: SourceRange
    ) throws(InterruptionError) {
        do throws(SessionError) {
            try session.restart()
        } catch {
            throw .ended(error.reason, at: range)
        }
        let renaming = try trace.replay(without: undone, at: range, in: self)
        holds = ObjectReferences()
        for object in renaming.ids.values { holds.register(.object(object)) }
        for binding in scope.visible where !binding.isDropped {
            if let request = binding.request, let answer = renaming.answers[request] {
                binding.value = answer.value
                binding.request = answer.index
            } else if let renamed = renaming.value(binding.value) {
                binding.value = renamed
            } else {
                let line = source.position(at: (undone.first?.range ?? range).start).line
                throw .mismatch("'\(binding.name)' is no more without line \(line)", at: range)
            }
            holds.hold(binding.value)
        }
        for binding in namesOfClosures where !binding.isDropped {
            // One that is no more is an error only where the closure uses it.
            guard let renamed = renaming.value(binding.value) else { continue }
            binding.value = renamed
            holds.hold(renamed)
        }
        for command in commands where command.obstacle == nil {
            if command.rename(renaming) {
                holds.hold(command)
            } else {
                command.obstacle = "what it works on is no more"
            }
        }
    }

    /// Sends a request again; what it writes is discarded.
    fileprivate func resend(
        _ request: Request, of origin: SourceRange, undone: [any Command], at range: SourceRange
    ) throws(InterruptionError) -> Answer {
        let reply = try silentReply(to: request, of: origin)
        switch reply.result {
        case .success(let answer): return answer
        case .failure(let error):
            let missing = undone.first?.range ?? range
            throw cannotReplay(origin, without: missing, at: range, because: error.message)
        }
    }

    /// Sends a request and waits for its reply; closures run again, and what they write is discarded too.
    private func silentReply(to request: Request, of origin: SourceRange) throws(InterruptionError) -> Reply {
        let outer = (transcript, failures, checks)
        defer { (transcript, failures, checks) = outer }
        do throws(SessionError) {
            var reply = try session.perform(request)
            while let callback = reply.callback {
                let outcome: CallbackOutcome
                do throws(InterruptionError) {
                    outcome = try answer(callback, at: origin)
                } catch {
                    throw SessionError(.failed("a closure failed in a replay"))
                }
                reply = try session.resume(outcome)
            }
            return reply
        } catch {
            throw .ended(error.reason, at: origin)
        }
    }

    /// Makes the error for a statement that needs what an undone one did.
    fileprivate func cannotReplay(
        _ origin: SourceRange, without missing: SourceRange, at range: SourceRange,
        because reason: String? = nil
    ) -> InterruptionError {
        let line = source.position(at: missing.start).line
        let originLine = source.position(at: origin.start).line
        return .mismatch(
            "line \(originLine) cannot be replayed without line \(line)" + (reason.map { ": \($0)" } ?? ""),
            at: range)
    }
}
