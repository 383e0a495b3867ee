import KataDiagnostics
import KataScript
import KataTranscript

/// All that a scenario knows while it runs: the Context of the Interpreter pattern.
final class Context {
    let source: SourceFile
    let session: any ModuleSession
    let types: ModuleTypes?
    let scenario: Scenario
    /// The inverse rules by the name of the method that they undo, in the order of the file.
    let rules: [String: [InverseRule]]
    /// Names that expected texts may use, with their text.
    private(set) var constants: [String: String] = [:]

    var scope = Scope(inside: nil)
    var transcript = TranscriptBuilder()
    var queue: CommandQueue
    var holds = ObjectReferences()
    var trace: Trace
    /// What the run looks like after each command; nil where it is not asked for.
    let recorder: Recorder?
    /// The closures that the script made, by their numbers.
    var closures: [ClosureObject] = []
    /// The tasks that the script made, and the groups of such.
    var tasks: [ScriptTask] = []
    var taskGroups: [[Value]] = []
    /// How many closures run that the module called.
    var callbackDepth = 0
    /// What objects have become so far, while a replay runs.
    var renaming: Renaming?
    /// Tells which operators of two operands the module was found to declare; loops ask at each turn.
    var declaredOperators: [String: Bool] = [:]
    /// Tells whether some function of the module takes a closure of a result builder.
    private(set) lazy var hasBuilders = types?.haveBuilders ?? false
    /// How many closures run inside each other.
    var callDepth = 0
    /// The expression in front of `??` that is in hand.
    var optionalCall: SourceRange?
    /// The command that is in hand.
    private(set) var commandInHand = SourceRange(0, 0)
    /// The command that a closure of the script interrupted: what is written next belongs to it again.
    var interrupted: SourceRange?
    /// Tells whether values are written as the language's own `print` writes them.
    var isPrinting = false
    /// Tells whether the script made a clock whose time `wait` lets pass.
    private var madeVirtualClock = false
    /// The type of clocks that stand still but for `wait`.
    private static let virtualClock = "VirtualClock"
    /// The turns of the loops around the statement that runs.
    var turns: [Int] = []
    var failures: [ExpectationFailure] = []
    var checks: [InlineCheck] = []
    /// Tells whether statements without `>` lines must write nothing: all of the log is expected inline.
    var demandsSilence: Bool
    private var stepsLeft: Int
    private var valueBytesLeft = Context.maximumValueBytes

    /// What a scenario's values may take in bytes; a kata that people read needs a thousandth of it.
    static let maximumValueBytes = 16 << 20
    /// Values of so few bytes cost nothing: of those there are at most as many as steps.
    private static let smallValue = 128

    init(
        scenario: Scenario, source: SourceFile, session: any ModuleSession, types: ModuleTypes?,
        records: RecordedParts = []
    ) {
        self.scenario = scenario
        self.rules = Dictionary(grouping: scenario.undo.rules, by: \.method.text)
        self.source = source
        self.session = session
        self.types = types
        self.stepsLeft = scenario.limits.steps
        self.demandsSilence = scenario.expectsInline
        let undoes = scenario.commands.contains { statement in
            if case .undo = statement.kind { true } else { false }
        }
        self.queue = CommandQueue(keepsHistory: undoes)
        self.trace = Trace(isRecording: undoes && scenario.undo.isReplay)
        let undoing: RunRecording.Undoing =
            undoes ? (scenario.undo.isReplay ? .byReplay : .byRules) : .never
        self.recorder = records.isEmpty ? nil : Recorder(undoing, records)
    }

    // MARK: Steps

    /// Counts a statement or a loop turn.
    func step(at range: SourceRange) throws(InterruptionError) {
        stepsLeft -= 1
        if stepsLeft < 0 { throw .ended(.limit(.steps(scenario.limits.steps)), at: range) }
    }

    /// Counts the bytes of a value that the script handles: what a module answers, it may answer without end.
    func handle(_ bytes: Int, at range: SourceRange) throws(InterruptionError) {
        valueBytesLeft -= max(0, bytes - Self.smallValue)
        if valueBytesLeft < 0 { throw .ended(.limit(.values(bytes: Self.maximumValueBytes)), at: range) }
    }

    /// Returns a value that was put together from others, its bytes counted: what holds another twice doubles with each turn of a loop.
    func counted(_ value: Value, at range: SourceRange) throws(InterruptionError) -> Value {
        try handle(value.size, at: range)
        return value
    }

    /// Writes a line of the script's own into the log, or with a terminator a part of one; its bytes are bounded as those of the module.
    func log(_ text: String, terminator: String? = nil, at range: SourceRange) throws(InterruptionError) {
        try handle(text.utf8.count + (terminator?.utf8.count ?? 0), at: range)
        if let interrupted { beginCommand(interrupted) }
        transcript.append(line: text, terminator: terminator)
        let limit = scenario.limits.output
        if transcript.byteCount > limit { throw .ended(.limit(.output(bytes: limit)), at: range) }
    }

    /// Says that what follows belongs to the statement at `range`.
    func beginCommand(_ range: SourceRange) {
        (commandInHand, interrupted) = (range, nil)
        if transcript.commandCount > 0 { recorder?.endCommand(in: self) }
        transcript.begin(ExecutedCommand(range: range, turns: turns))
    }

    // MARK: Asking the module

    /// Adds what the module wrote to the command that is in hand.
    private func note(_ written: ModuleOutput) {
        if let interrupted, !written.log.isEmpty || !written.errors.isEmpty { beginCommand(interrupted) }
        transcript.append(written)
    }

    /// Sends a request; the module's errors become faults at `range`.
    func perform(_ request: Request, at range: SourceRange) throws(InterruptionError) -> Answer {
        let reply = try reply(at: range) { session throws(SessionError) in try session.perform(request) }
        switch reply.result {
        case .success(let answer):
            if case .new(Self.virtualClock, _) = request { madeVirtualClock = true }
            try handle(answer.value.size + (answer.receiver?.size ?? 0), at: range)
            holds.register(answer.value)
            if let receiver = answer.receiver { holds.register(receiver) }
            for change in answer.changes {
                try handle(change.value.size, at: range)
                holds.register(change.value)
            }
            trace.record(request, answer: answer, range: range)
            return answer
        case .failure(let error):
            try handle(error.message.utf8.count, at: range)
            throw .fault(Fault(error, at: range))
        }
    }

    /// Waits for the reply to what `send` sends; closures that the module calls before run here.
    private func reply(
        at range: SourceRange, _ send: (any ModuleSession) throws(SessionError) -> Reply
    ) throws(InterruptionError) -> Reply {
        var reply: Reply
        do throws(SessionError) {
            reply = try send(session)
        } catch {
            note(error.written)
            throw .ended(error.reason, at: range)
        }
        note(reply.written)
        while let callback = reply.callback {
            let outcome = try answer(callback, at: range)
            do throws(SessionError) {
                reply = try session.resume(outcome)
            } catch {
                note(error.written)
                throw .ended(error.reason, at: range)
            }
            note(reply.written)
        }
        return reply
    }

    /// Sends a request of which only the value matters.
    func value(of request: Request, at range: SourceRange) throws(InterruptionError) -> Value {
        try perform(request, at: range).value
    }

    /// Waits for a module that works in the background, if the scenario says so.
    func settle(at range: SourceRange) throws(InterruptionError) {
        if let quiet = scenario.settle { try settle(quiet, at: range) }
    }

    /// Lets time pass: that of the script's virtual clocks where there are some, which takes none.
    func wait(_ milliseconds: Int, at range: SourceRange) throws(InterruptionError) {
        guard callbackDepth == 0 else {
            throw .mismatch("a closure that the module calls cannot wait", at: range)
        }
        try runTasks(at: range)
        if madeVirtualClock {
            let time = Argument(label: "milliseconds", value: .integer(Int64(milliseconds)))
            _ = try perform(
                .call(on: .type(Self.virtualClock), member: "advance", arguments: [time]), at: range)
            return
        }
        do throws(SessionError) {
            transcript.append(try session.wait(milliseconds: milliseconds))
        } catch {
            transcript.append(error.written)
            throw .ended(error.reason, at: range)
        }
    }

    /// Waits until the log was silent for so many milliseconds.
    func settle(_ quiet: Int, at range: SourceRange) throws(InterruptionError) {
        do throws(SessionError) {
            transcript.append(try session.settle(quiet: quiet))
        } catch {
            transcript.append(error.written)
            throw .ended(error.reason, at: range)
        }
    }

    /// Lets go what the statement made and nothing holds; what dying objects log belongs to the statement.
    func releaseUnheld(at range: SourceRange) throws(InterruptionError) {
        let ids = holds.takeUnheld()
        guard !ids.isEmpty else { return }
        _ = try trace.paused(in: self) { context throws(InterruptionError) in
            try context.perform(.release(ids), at: range)
        }
        trace.recordRelease(of: ids, range: range)
    }

    // MARK: Names

    /// Binds a name to a value and holds the objects in it.
    @discardableResult
    func bind(
        _ name: String, to value: Value, origin: Binding.Origin, request: Int? = nil,
        source: Binding.Source? = nil
    ) -> Binding {
        let binding = Binding(name, value, origin: origin, request: request)
        binding.source = source
        holds.hold(value)
        scope.add(binding)
        return binding
    }

    /// Binds a parameter, which expected texts may use too.
    func bindParameter(_ name: String, to expression: Expression) throws(InterruptionError) {
        let value = try expression.evaluate(in: self)
        bind(name, to: value, origin: .parameter)
        // A case may still be open: it has a name, though no type yet.
        constants[name] = value.isPlain ? value.text : try text(of: value, at: expression.range)
    }

    /// Returns the value with a copy of its own for each struct in it that something else holds.
    func ownCopy(of value: Value, at range: SourceRange) throws(InterruptionError) -> Value {
        var isOwn = true
        value.forEachReference { if isHeldStruct($0) { isOwn = false } }
        if isOwn { return value }
        return try value.mapReferences { reference throws(InterruptionError) in
            guard isHeldStruct(reference),
                case .object(let copy) = try self.value(of: .copy(.object(reference)), at: range)
            else { return reference }
            return copy
        }
    }

    private func isHeldStruct(_ reference: ObjectReference) -> Bool {
        types?.isStruct(reference.type) == true && holds.isHeld(reference.id)
    }

    /// Gives a name another value: an element of the value that it stands for was assigned.
    func rebind(_ binding: Binding, to value: Value) {
        holds.hold(value)
        holds.letGo(binding.value)
        binding.value = value
        binding.request = nil
    }

    /// Runs `body` with a scope of its own; what it bound is let go.
    func inScope<Result>(
        _ body: (Context) throws(InterruptionError) -> Result
    ) throws(InterruptionError) -> Result {
        let outer = scope
        scope = Scope(inside: outer)
        defer {
            for binding in scope.own where !binding.isDropped { holds.letGo(binding.value) }
            scope = outer
        }
        return try endingScope { context throws(InterruptionError) in try body(context) }
    }

    /// Runs `body`, and behind it what it deferred, however it ended.
    func endingScope<Result>(
        _ body: (Context) throws(InterruptionError) -> Result
    ) throws(InterruptionError) -> Result {
        let result: Result
        do throws(InterruptionError) {
            result = try body(self)
        } catch {
            if case .ended = error { throw error }
            try runDeferred()
            throw error
        }
        try runDeferred()
        return result
    }

    private func runDeferred() throws(InterruptionError) {
        while let (block, statement) = scope.deferred.popLast() { try block.run(below: statement, in: self) }
    }

    /// Returns the text of a source range.
    func source(_ range: SourceRange) -> String { source.text(in: range) }
}

extension Fault {
    /// Makes a fault of what a module answered.
    fileprivate init(_ error: ModuleError, at range: SourceRange) {
        let kind: Kind =
            switch error.kind {
            case .thrown: .thrown
            case .contract: .contract
            case .bridge: .bridge
            }
        self.init(kind, error.message, at: range, type: error.type, nearest: error.nearest)
        origin = error.origin
    }
}

extension UndoPolicy {
    /// Tells whether undoing means to do everything else again.
    var isReplay: Bool { if case .replay = self { true } else { false } }

    /// The inverse rules; none for a replay.
    var rules: [InverseRule] { if case .rules(let rules) = self { rules } else { [] } }
}
