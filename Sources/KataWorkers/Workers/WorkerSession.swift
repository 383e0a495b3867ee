public import KataTranscript

/// The objects of one module during one scenario, in a worker: the client of the worker protocol.
///
/// A session belongs to one thread. After it threw, it throws the same again.
public final class WorkerSession: ModuleSession {
    private let pool: WorkerPool
    private let limits: WorkerLimits
    /// Tells whether standard error is part of the log.
    private let mergesErrors: Bool
    private var meter: Meter
    private var worker: Worker?
    /// What the worker executed when it said hello; nil where that is not known.
    private var image: ProcessImage?
    /// Peak resident size of the worker before this scenario: it is not this one's fault.
    private var peakBefore = 0
    /// The largest resident size of the workers that were reaped.
    private var peakBytes = 0
    /// What was written before the first request; belongs to the next reply.
    private var pending = ModuleOutput()
    /// Tells whether the solution wrote to the log while it was loaded, before anything was asked of it.
    public private(set) var wroteWhileLoading = false
    private var end: SessionError?
    private var objects = ObjectLedger()
    /// Requests in hand whose worker called a closure, the innermost last.
    private var asking: [(request: Request, id: Int)] = []
    /// What the worker said of itself.
    public private(set) var greeting: WorkerGreeting?

    /// The names of the system calls that its workers tried and that were refused, sorted; complete when it is finished.
    ///
    /// Empty where they are not noted: in confinements that do not say so, and before Linux 5.0.
    public var refusedCalls: [String] { refused.sorted() }
    private var refused: Set<String> = []

    /// What isolates the worker; nil when the session is over.
    public var layers: IsolationLayers? { worker?.process.layers }

    /// Makes a session without a worker.
    init(pool: WorkerPool, limits: WorkerLimits, mergesErrors: Bool) {
        self.pool = pool
        self.limits = limits
        self.mergesErrors = mergesErrors
        self.meter = Meter(limits: limits)
    }

    deinit {
        if let worker { _ = pool.reap(worker.process) }
    }

    /// Gets a worker: an idle one where the pool reuses them, else a new one.
    func start() throws(SessionError) {
        defer { wroteWhileLoading = !pending.log.isEmpty }
        while let idle = pool.takeIdle(memoryBytes: limits.memoryBytes, mergesErrors: mergesErrors) {
            worker = idle.worker
            greeting = idle.greeting
            image = idle.image
            peakBefore = idle.peakBytes
            meter.changeWorker(cpu: idle.worker.cpuTime ?? 0)
            if !pool.resetsWorkers || isReset(idle.worker) { return }
            worker = nil
            _ = pool.reap(idle.worker.process)
            meter = Meter(limits: limits)
            pending = ModuleOutput()
        }
        try launch()
    }

    /// A request of the session's own, without arguments.
    private static func line(_ operation: String, id: Int) -> [UInt8] {
        JSON.members(["id": .integer(Int64(id)), "op": .string(operation)]).utf8 + [UInt8(ascii: "\n")]
    }

    /// Tells whether a worker that served before stands as after `hello`; what it wrote meanwhile is part of the scenario.
    private func isReset(_ worker: Worker) -> Bool {
        let id = worker.nextID()
        let message = try? worker.exchange(Self.line("reset", id: id), meter: &meter, output: &pending) {
            bytes throws(InterruptionError) in try AnswerReader.message(about: id, in: bytes)
        }
        guard case .answer(.success(let answer))? = message else { return false }
        return answer.value == .bool(true)
    }

    public func perform(_ request: Request) throws(SessionError) -> Reply {
        let worker = try liveWorker()
        let id = worker.nextID()
        return try exchange(request.json(id: id), with: worker, about: request, id)
    }

    public func resume(_ outcome: CallbackOutcome) throws(SessionError) -> Reply {
        let worker = try liveWorker()
        guard let (request, id) = asking.popLast() else {
            throw SessionError(.failed("no closure was called"))
        }
        return try exchange(outcome.json(id: id), with: worker, about: request, id)
    }

    /// Sends a line and waits for the answer to a request, or for a callback before it.
    private func exchange(
        _ json: JSON, with worker: Worker, about request: Request, _ id: Int
    ) throws(SessionError) -> Reply {
        var line = JSONWriter()
        line.write(json)
        line.raw("\n")
        var output = takePending()
        do throws(InterruptionError) {
            let message = try worker.exchange(line.bytes, meter: &meter, output: &output) {
                bytes throws(InterruptionError) in
                try AnswerReader.message(about: id, in: bytes, telling: request.told)
            }
            switch message {
            case .answer(let result):
                if pool.reusesWorkers { objects.note(request, result) }
                return Reply(result: result, written: output)
            case .callback(let callback):
                asking.append((request, id))
                if pool.reusesWorkers { for value in callback.arguments { objects.note(value) } }
                return Reply(callback: callback, written: output)
            }
        } catch {
            throw finish(after: error, of: worker, output: output)
        }
    }

    public func settle(quiet: Int) throws(SessionError) -> ModuleOutput { try listen(.untilSilent(quiet)) }

    public func wait(milliseconds: Int) throws(SessionError) -> ModuleOutput {
        try listen(.forAWhile(milliseconds))
    }

    private func listen(_ listening: Worker.Listening) throws(SessionError) -> ModuleOutput {
        let worker = try liveWorker()
        var output = takePending()
        do throws(InterruptionError) {
            try worker.listen(listening, meter: &meter, output: &output)
            return output
        } catch {
            throw finish(after: error, of: worker, output: output)
        }
    }

    public func restart() throws(SessionError) {
        let worker = try liveWorker()
        // What was written since the last reply belongs to the next one.
        do throws(InterruptionError) {
            try worker.drainAfterEnd(meter: &meter, output: &pending)
            try refuseAnotherImage(worker)
        } catch {
            throw finish(after: error, of: worker, output: takePending())
        }
        let ending = retire(worker)
        if let limit = limitMet(by: ending.usage) {
            let end = SessionError(.limit(limit), written: takePending())
            self.end = end
            throw end
        }
        try launch()
    }

    /// Says bye to the worker, or gives it back to the pool, and returns what the scenario used.
    ///
    /// - Returns: What was used; its `breach` is set when the scenario may not count, although all was answered.
    @discardableResult
    public func finish() -> SessionUsage {
        var breach: SessionError.Reason?
        if let worker, end == nil {
            do throws(InterruptionError) {
                try worker.drainLeftovers(meter: &meter, output: &pending)
                if !asking.isEmpty {
                    // The scenario ended inside of a closure: the worker waits for what it will never get.
                } else if pool.reusesWorkers || pool.resetsWorkers {
                    try refuseAnotherImage(worker)
                    giveBack(worker)
                } else {
                    // When it has left, its peak can no longer be told from kata's.
                    peakBytes = max(peakBytes, processPeakMemory(worker.process.pid) ?? 0)
                    try refuseAnotherImage(worker)
                    try sayBye(to: worker)
                }
            } catch {
                breach = finish(after: error, of: worker, output: ModuleOutput()).reason
            }
        }
        if let worker {
            var usage = retire(worker).usage
            usage.peakBytes = max(usage.peakBytes, peakBytes)
            if let limit = limitMet(by: usage) { breach = .limit(limit) }
        }
        return SessionUsage(
            cpuMicroseconds: meter.cpuUsed / 1000, waitedMicroseconds: meter.waited / 1000,
            peakBytes: peakBytes, output: takePending().log, breach: breach)
    }
}

// MARK: - Beginning

extension WorkerSession {
    /// Starts a worker of its own and waits until it says hello.
    private func launch() throws(SessionError) {
        if pool.isShutDown { throw fail(.failed("interrupted"), output: takePending()) }
        let worker: Worker
        do throws(SpawnError) {
            worker = try pool.launch(
                limits: limits, cpuMilliseconds: meter.cpuLeft / 1_000_000, mergesErrors: mergesErrors)
        } catch {
            throw fail(.failed(error.message), output: takePending())
        }
        self.worker = worker
        peakBefore = 0
        asking = []
        objects = ObjectLedger()
        meter.changeWorker(cpu: 0)
        do throws(InterruptionError) {
            greeting = try worker.exchange([], meter: &meter, output: &pending, read: AnswerReader.greeting)
            image = worker.process.mayExecute ? ProcessImage(of: worker.process.pid) : nil
        } catch {
            throw finish(after: error, of: worker, output: takePending())
        }
    }

    /// Returns the worker, unless the session is over.
    private func liveWorker() throws(SessionError) -> Worker {
        if let end { throw end }
        guard let worker else { throw SessionError(.failed("the session is finished")) }
        return worker
    }

    private func takePending() -> ModuleOutput {
        defer { pending = ModuleOutput() }
        return pending
    }
}

// MARK: - Ending

extension WorkerSession {
    /// Reaps the worker after an interruption, and says what it means for the scenario.
    private func finish(after interruption: InterruptionError, of worker: Worker, output: ModuleOutput)
        -> SessionError
    {
        var output = output
        switch interruption {
        case .policy(let rule):
            _ = retire(worker)
            return fail(pool.isShutDown ? .failed("interrupted") : .policy(rule), output: output)
        case .limit(let limit):
            let ending = retire(worker)
            return fail(.limit(limitOfCPU(after: ending) ?? limit), output: output)
        case .ended:
            // A worker that only closed its descriptors gets a moment to leave, so that its status is its own.
            let didLeave = worker.process.waitForEnd(milliseconds: 100)
            worker.process.kill()
            do throws(InterruptionError) {
                try worker.drainAfterEnd(meter: &meter, output: &output)
            } catch {
                return finish(after: error, of: worker, output: output)
            }
            let ending = retire(worker)
            var lastWords = CrashMessage.split(from: &output.errors)
            if lastWords.isEmpty { lastWords = CrashMessage.split(from: &output.log) }
            return fail(
                reason(of: ending, of: worker, didLeave: didLeave, lastWords: lastWords), output: output)
        }
    }

    /// Says why a worker that should have answered ended.
    private func reason(
        of ending: ChildProcess.Ending, of worker: Worker, didLeave: Bool, lastWords: String
    ) -> SessionError.Reason {
        if pool.isShutDown { return .failed("interrupted") }
        if ending.isLost { return .failed("the worker server ended unexpectedly") }
        if let limit = limitOfCPU(after: ending) { return .limit(limit) }
        if ending.termination == .signalled("SIGXFSZ") { return .limit(.file(bytes: limits.fileBytes)) }
        if limitMet(by: ending.usage) != nil || CrashMessage.tellOfMemory(lastWords) {
            return .limit(.memory(bytes: limits.memoryBytes))
        }
        if ending.termination == .signalled("SIGKILL"), MachineEvents.killsForMemory > worker.killsBefore {
            return .failed("the machine killed a worker for want of memory")
        }
        var crash = CrashMessage.describe(lastWords)
        if didLeave {
            switch ending.termination {
            case .signalled(let name): crash.signal = name
            case .exited(let code): crash.exitCode = code
            }
        }
        return .crashed(crash)
    }

    private func fail(_ reason: SessionError.Reason, output: ModuleOutput) -> SessionError {
        end = SessionError(reason)
        return SessionError(reason, written: output)
    }

    /// Kills and reaps the worker, and counts what it used.
    private func retire(_ worker: Worker) -> ChildProcess.Ending {
        self.worker = nil
        let ending = pool.reap(worker.process)
        refused.formUnion(worker.process.refusals?.names ?? [])
        _ = meter.noteCPU(ending.usage.cpuMicroseconds * 1000)
        peakBytes = max(peakBytes, ending.usage.peakBytes)
        return ending
    }

    /// Returns the CPU limit, if a reaped worker's measured time is beyond it, or the kernel ended it for that.
    ///
    /// On a busy machine the kernel, which counts ticks, may strike before kata looks.
    private func limitOfCPU(after ending: ChildProcess.Ending) -> Limit? {
        let limit = meter.noteCPU(ending.usage.cpuMicroseconds * 1000)
        let isStruck = ending.termination == .signalled("SIGXCPU")
        return limit ?? (isStruck ? .cpu(milliseconds: limits.cpuMilliseconds) : nil)
    }

    /// Returns the limit that a worker met whose usage is known to the end.
    private func limitMet(by usage: ResourceUsage) -> Limit? {
        if let limit = meter.noteCPU(usage.cpuMicroseconds * 1000) { return limit }
        let isOver = usage.peakBytes > limits.residentBytes && usage.peakBytes > peakBefore
        return isOver ? .memory(bytes: limits.memoryBytes) : nil
    }

    /// Throws where the worker executed a program since it said hello: its peak of memory is that of a young process then.
    private func refuseAnotherImage(_ worker: Worker) throws(InterruptionError) {
        guard let image, let now = ProcessImage(of: worker.process.pid), now != image else { return }
        throw .policy("a worker that executed another program")
    }

    /// Waits at most 100 ms for the worker's farewell; a worker that says none is no worse for it.
    private func sayBye(to worker: Worker) throws(InterruptionError) {
        let id = worker.nextID()
        var farewell = Meter(farewellAfter: meter)
        do throws(InterruptionError) {
            try worker.exchange(Self.line("bye", id: id), meter: &farewell, output: &pending) {
                answer throws(InterruptionError) in
                try AnswerReader.farewell(to: id, in: answer)
            }
        } catch .policy(let rule) {
            throw .policy(rule)
        } catch {
            // All requests were answered: a missing goodbye does no harm.
        }
    }

    /// Lets all objects of the scenario go and gives the worker back, unless it failed or grew too large.
    private func giveBack(_ worker: Worker) {
        let references = objects.references
        if !references.isEmpty, pool.reusesWorkers {
            do throws(SessionError) {
                pending += try perform(.release(references)).written
            } catch {
                return
            }
        }
        guard let greeting, let peak = processPeakMemory(worker.process.pid) else { return }
        if let cpu = worker.cpuTime { _ = meter.noteCPU(cpu) }
        let isWithinLimits = limitMet(by: ResourceUsage(cpuMicroseconds: 0, peakBytes: peak)) == nil
        let idle = IdleWorker(
            worker: worker, greeting: greeting, image: image, memoryBytes: limits.memoryBytes,
            mergesErrors: mergesErrors, peakBytes: peak)
        if isWithinLimits, pool.keep(idle) {
            peakBytes = peak
            self.worker = nil
        }
    }
}
