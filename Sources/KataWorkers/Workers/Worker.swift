internal import KataTranscript

/// Why an exchange with a worker brought no answer.
enum InterruptionError: Error {
    /// The worker ended, or closed its descriptors.
    case ended
    /// A limit was met.
    case limit(Limit)
    /// The worker broke the protocol.
    case policy(String)
}

/// A process that speaks the worker protocol, with its pipes.
///
/// Unchecked, because it is used by one session at a time: the pool hands it over under its lock.
final class Worker: @unchecked Sendable {
    let process: any WorkerProcess
    private var channel: WorkerChannel
    /// The random word that the worker gives back when it says bye.
    let token: String
    /// How many processes the machine had killed for want of memory when the worker was new.
    let killsBefore = MachineEvents.killsForMemory
    private var lastID = 0
    /// An answer within this time, in nanoseconds, comes sooner than a sleeping CPU wakes.
    private static let quick = 60_000
    /// Tells whether the last answer came quickly.
    private var answersQuickly = true

    /// Takes over a process whose pipe holds `hello`, the first request, already.
    init(process: any WorkerProcess, channel: consuming WorkerChannel, token: String) {
        self.process = process
        self.channel = channel
        self.token = token
        self.lastID = Worker.helloID
    }

    /// The id of `hello`.
    static let helloID = 1

    /// What is looked at to tell whether a limit of time is met.
    private var clocks: WorkerClocks {
        let pid = process.pid
        return WorkerClocks(cpu: { processCPUTime(pid) }, delay: { processDelay(pid) })
    }

    /// Returns the id of the next request; ids rise.
    func nextID() -> Int {
        lastID += 1
        return lastID
    }

    /// The CPU time that the worker used so far, in nanoseconds; nil where it cannot be known.
    var cpuTime: Int? { processCPUTime(process.pid) }

    /// Sends a line and waits for the answer's line, reading the log meanwhile and until it is silent.
    ///
    /// - Parameters:
    ///   - line: The request with its line break; empty to wait for an answer to what was sent before.
    ///   - read: Makes a result of the answer's line, or says what is wrong with it.
    func exchange<Result>(
        _ line: [UInt8], meter: inout Meter, output: inout ModuleOutput,
        read: (ArraySlice<UInt8>) throws(InterruptionError) -> Result
    ) throws(InterruptionError) -> Result {
        let start = monotonicTime()
        meter.beginWait(at: start)
        defer {
            let end = monotonicTime()
            answersQuickly = end - start < 2 * Self.quick
            meter.endWait(at: end)
        }
        // Many short requests use up a limit as well as a long one.
        if let limit = meter.check(at: start, clocks) { throw .limit(limit) }
        if !line.isEmpty { try refuseUnasked() }
        var rest = line[...]
        var now = start
        var isFirst = true
        while true {
            if !rest.isEmpty { try send(&rest) }
            if isFirst, rest.isEmpty { awaitQuickAnswer(since: start) }
            if channel.hasLine {
                try drainLog(meter: &meter, output: &output)
                return try takeAnswer(read)
            }
            if isFirst { isFirst = false } else { now = monotonicTime() }
            let ready = channel.wait(
                process: process, forWriting: !rest.isEmpty, milliseconds: meter.timeout(at: now))
            if ready.hasAnswers || ready.hasEnded {
                let isOpen = channel.readAnswers()
                if channel.hasLine {
                    try drainLog(meter: &meter, output: &output)
                    return try takeAnswer(read)
                }
                if channel.isOverfull {
                    throw .policy("an answer of more than \(WorkerChannel.maximumLine) bytes")
                }
                if ready.hasEnded || !isOpen {
                    try drainLog(meter: &meter, output: &output)
                    throw .ended
                }
            }
            if ready.hasLog { try drainLog(meter: &meter, output: &output) }
            now = monotonicTime()
            if ready.hasLog || ready.hasAnswers { meter.noteProgress(at: now) }
            if let limit = meter.check(at: now, clocks) { throw .limit(limit) }
        }
    }

    /// How long the log is read while nothing is asked.
    enum Listening {
        /// Until it was silent for so many milliseconds.
        case untilSilent(Int)
        /// For so many milliseconds, whatever is written.
        case forAWhile(Int)
    }

    /// Reads the log while nothing is asked of the worker.
    func listen(
        _ listening: Listening, meter: inout Meter, output: inout ModuleOutput
    ) throws(InterruptionError) {
        var now = monotonicTime()
        let quiet: Int
        switch listening {
        case .untilSilent(let milliseconds):
            quiet = milliseconds
            meter.beginWait(at: now, unbilled: quiet * 1_000_000)
        case .forAWhile(let milliseconds):
            // The script asked for the time, so it counts, but a worker that idles meanwhile is not given up.
            quiet = milliseconds
            meter.beginWait(at: now)
            meter.noteProgress(at: now + quiet * 1_000_000)
        }
        defer { meter.endWait(at: monotonicTime()) }
        var silentSince = now
        while now - silentSince < quiet * 1_000_000 {
            let left = (silentSince - now) / 1_000_000 + quiet
            let ready = channel.wait(
                process: process, forWriting: false, milliseconds: max(1, min(left, meter.timeout(at: now))))
            if ready.hasAnswers || ready.hasEnded {
                let isOpen = channel.readAnswers()
                if channel.hasUntaken { throw .policy("an answer to nothing") }
                if ready.hasEnded || !isOpen {
                    try drainLog(meter: &meter, output: &output)
                    throw .ended
                }
            }
            now = monotonicTime()
            if ready.hasLog {
                try drainLog(meter: &meter, output: &output)
                if case .untilSilent = listening { silentSince = now }
                // Nothing is asked, so what follows may be silence: that the worker idles says nothing.
                meter.noteProgress(at: silentSince + quiet * 1_000_000)
            }
            if let limit = meter.check(at: now, clocks) { throw .limit(limit) }
        }
    }

    /// Reads what an ended worker left in the log, for at most 100 ms; others may still hold the pipe open.
    func drainAfterEnd(meter: inout Meter, output: inout ModuleOutput) throws(InterruptionError) {
        let deadline = monotonicTime() + 100_000_000
        while monotonicTime() < deadline {
            let before = output.count
            try drainLog(meter: &meter, output: &output)
            if output.count == before { return }
        }
    }

    /// Reads what came after the last answer: the log belongs to no request, an answer is a breach.
    func drainLeftovers(meter: inout Meter, output: inout ModuleOutput) throws(InterruptionError) {
        try drainLog(meter: &meter, output: &output)
        try refuseUnasked()
    }

    private func refuseUnasked() throws(InterruptionError) {
        _ = channel.readAnswers()
        if channel.hasUntaken { throw .policy("an answer to nothing") }
    }

    /// Looks for the answer for a moment before waiting: waking a sleeping CPU takes longer than most answers.
    ///
    /// Others that have work get the CPU meanwhile. A worker that was slow the last time is not waited for so.
    private func awaitQuickAnswer(since start: Int) {
        guard answersQuickly else { return }
        while channel.readAnswers(), !channel.hasLine, monotonicTime() - start < Self.quick { yieldCPU() }
    }

    private func send(_ rest: inout ArraySlice<UInt8>) throws(InterruptionError) {
        guard let count = channel.write(rest) else { throw .ended }
        rest = rest.dropFirst(count)
    }

    private func drainLog(meter: inout Meter, output: inout ModuleOutput) throws(InterruptionError) {
        let count = channel.readLog(into: &output.log, limit: meter.outputLeft)
        try Self.bound(&output.log, by: &meter, added: count)
        let errorCount = channel.readErrors(into: &output.errors, limit: meter.outputLeft)
        try Self.bound(&output.errors, by: &meter, added: errorCount)
    }

    /// Counts what was added to output, and cuts off what is too much.
    private static func bound(
        _ output: inout [UInt8], by meter: inout Meter, added count: Int
    ) throws(InterruptionError) {
        guard count > 0 else { return }
        if let end = meter.addLines(output[(output.count - count)...]) {
            output.removeLast(output.count - end)
            throw .limit(.lines(WorkerLimits.maximumLines))
        }
        let left = meter.outputLeft
        if let limit = meter.addOutput(count) {
            output.removeLast(count - left)
            throw .limit(limit)
        }
    }

    private func takeAnswer<Result>(
        _ read: (ArraySlice<UInt8>) throws(InterruptionError) -> Result
    ) throws(InterruptionError) -> Result {
        if channel.isOverfull { throw .policy("an answer of more than \(WorkerChannel.maximumLine) bytes") }
        if channel.hasMoreThanLine { throw .policy("a second answer to one request") }
        return try channel.takeLine(read)
    }
}
