import KataTranscript
import KataWorkers
import Testing

/// How sessions end: each misbehaviour of a worker with its exact verdict and the output that stays transcript.
///
/// One after another, because CPU limits are judged: loops side by side would meet the wall clock first.
@Suite(.serialized) struct SessionEndTests {
    @Test(arguments: FakeWorker.strategies)
    func leavingBeforeAnsweringIsACrash(_ strategy: WorkerStrategy) throws {
        try expectEnd("exit", .integer(0), .crashed(Crash(signal: nil, exitCode: 0, lastWords: "")), strategy)
        try expectEnd("exit", .integer(7), .crashed(Crash(signal: nil, exitCode: 7, lastWords: "")), strategy)
    }

    @Test(arguments: FakeWorker.strategies)
    func signalsAreNamed(_ strategy: WorkerStrategy) throws {
        try expectEnd(
            "abort", nil, .crashed(Crash(signal: "SIGABRT", exitCode: nil, lastWords: "")), strategy)
        try expectEnd(
            "segfault", nil, .crashed(Crash(signal: "SIGSEGV", exitCode: nil, lastWords: "")), strategy)
    }

    @Test(arguments: FakeWorker.strategies)
    func lastWordsAreNoTranscript(_ strategy: WorkerStrategy) throws {
        let words = "main/Waiter.swift:3: Fatal error: Index out of range at"
        try expectEnd(
            "trap", nil, .crashed(Crash(signal: "SIGILL", exitCode: nil, lastWords: words)), strategy,
            output: "before\n")
    }

    @Test(arguments: FakeWorker.strategies)
    func loopsMeetTheCPULimit(_ strategy: WorkerStrategy) throws {
        let limits = WorkerLimits(cpuMilliseconds: 150)
        try expectEnd("loop", nil, .limit(.cpu(milliseconds: 150)), strategy, limits: limits)
        try expectEnd("stubborn", nil, .limit(.cpu(milliseconds: 150)), strategy, limits: limits)
    }

    @Test(arguments: FakeWorker.strategies)
    func whatTheKernelEndsForItsTimeMetTheCPULimit(_ strategy: WorkerStrategy) throws {
        let limits = WorkerLimits(cpuMilliseconds: 5000)
        try expectEnd("overtime", nil, .limit(.cpu(milliseconds: 5000)), strategy, limits: limits)
    }

    @Test(arguments: FakeWorker.strategies)
    func cpuCountsOverRequests(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session(limits: WorkerLimits(cpuMilliseconds: 200))
        try session.call("burn", .integer(150))
        #expect(session.end(calling: "loop")?.reason == .limit(.cpu(milliseconds: 200)))
    }

    @Test(arguments: FakeWorker.strategies)
    func cpuCountsOverManyShortRequests(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session(limits: WorkerLimits(cpuMilliseconds: 100))
        let end = (1...1000).lazy.compactMap { session.end(calling: "burnMore", .integer($0)) }.first
        #expect(end?.reason == .limit(.cpu(milliseconds: 100)))
        #expect(session.finish().cpuMicroseconds < 200_000)
    }

    @Test func sleepersMeetTheWallClock() throws {
        let limits = WorkerLimits(cpuMilliseconds: 100, wall: .grading)
        try expectEnd("sleep", nil, .limit(.wall(milliseconds: 2300)), .fresh, limits: limits)
    }

    @Test func idleWorkersAreGivenUpAfterTwoSeconds() throws {
        try expectEnd("stop", nil, .limit(.wall(milliseconds: 2000)), .fresh)
    }

    @Test func idleWorkersOfAServerAreGivenUpAfterTwoSeconds() throws {
        try expectEnd("sleep", nil, .limit(.wall(milliseconds: 2000)), FakeWorker.strategies[1])
    }

    @Test(arguments: FakeWorker.strategies)
    func floodsMeetTheOutputLimit(_ strategy: WorkerStrategy) throws {
        let limits = WorkerLimits(outputBytes: 100_003)
        let lines = String(repeating: "line\n", count: 20_000) + "lin"
        try expectEnd(
            "flood", nil, .limit(.output(bytes: 100_003)), strategy, limits: limits, output: lines)
    }

    @Test func aLineWithoutEndMeetsTheOutputLimit() throws {
        let limits = WorkerLimits(outputBytes: 10)
        try expectEnd(
            "floodLine", nil, .limit(.output(bytes: 10)), .fresh, limits: limits, output: "line witho")
    }

    @Test(arguments: FakeWorker.strategies)
    func peakMemoryIsJudged(_ strategy: WorkerStrategy) throws {
        let limits = WorkerLimits(memoryBytes: 48 << 20)
        try expectEnd(
            "memory", .integer(1024), .limit(.memory(bytes: 48 << 20)), strategy, limits: limits)
    }

    @Test(arguments: FakeWorker.strategies)
    func peakMemoryIsJudgedAtTheEnd(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session(limits: WorkerLimits(memoryBytes: 48 << 20))
        try session.call("memory", .integer(80))
        #expect(session.finish().breach == .limit(.memory(bytes: 48 << 20)))
    }

    @Test func largeFilesMeetTheFileLimit() throws {
        let limits = WorkerLimits(fileBytes: 1 << 20)
        try expectEnd("file", nil, .limit(.file(bytes: 1 << 20)), .fresh, limits: limits)
    }

    @Test func closedDescriptorsAreACrash() throws {
        let crash = Crash(signal: nil, exitCode: nil, lastWords: "")
        try expectEnd("closeAnswers", nil, .crashed(crash), .fresh)
    }

    @Test(arguments: FakeWorker.strategies)
    func breachesOfTheProtocol(_ strategy: WorkerStrategy) throws {
        try expectEnd("second", nil, .policy("a second answer to one request"), strategy)
        try expectEnd("wrongID", nil, .policy("an answer to request 3 instead of 2"), strategy)
        try expectEnd("noResult", nil, .policy("an answer without a result that can be read"), strategy)
        try expectEnd(
            "garbage", nil, .policy("an answer that is no JSON ('null' is misspelt at byte 0)"), strategy)
        try expectEnd(
            "deep", nil, .policy("an answer that is no JSON (nested deeper than 64 at byte 76)"), strategy)
        // Sixteen megabytes may take a busy machine longer than the usual limit.
        let patient = WorkerLimits(cpuMilliseconds: 20_000)
        try expectEnd(
            "huge", nil, .policy("an answer of more than 16777216 bytes"), strategy, limits: patient)
    }

    @Test(arguments: FakeWorker.strategies)
    func anAnswerToNothingIsABreach(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session()
        try session.call("unasked")
        #expect(throws: SessionError.self) { try session.settle(quiet: 200) }
        #expect(session.end(calling: "count")?.reason == .policy("an answer to nothing"))
    }

    @Test func aSecondAnswerThatComesLateIsABreach() throws {
        let pool = FakeWorker.pool()
        defer { pool.shutdown() }
        let session = try pool.session()
        let pid = try session.pid()
        try session.call("unasked")
        #expect(eventually { isReading(pid) })
        #expect(session.end(calling: "count")?.reason == .policy("an answer to nothing"))
    }

    @Test func aWorkerThatNeverSaysHelloIsGivenUp() {
        #expect(startEnd("silent") == .limit(.wall(milliseconds: 2000)))
        #expect(startEnd("leave") == .crashed(Crash(signal: nil, exitCode: 3, lastWords: "")))
        #expect(startEnd("old") == .policy("an answer to hello that is none of protocols 1 and 2"))
    }

    @Test func aProgramThatIsNotThereIsNoFaultOfTheSolution() {
        let pool = WorkerPool(WorkerCommand("/nonexistent/worker"))
        #expect(throws: SessionError.self) { try pool.session() }
        do throws(SessionError) {
            _ = try pool.session()
        } catch {
            #expect(
                error.reason == .failed("cannot execute '/nonexistent/worker': No such file or directory"))
        }
    }

    private func startEnd(_ mode: String) -> SessionError.Reason? {
        let pool = FakeWorker.pool(mode)
        defer { pool.shutdown() }
        do throws(SessionError) {
            _ = try pool.session()
            return nil
        } catch {
            return error.reason
        }
    }

    /// Calls a member of a new worker and expects the session to end so, then and ever after.
    private func expectEnd(
        _ member: String, _ argument: Value?, _ reason: SessionError.Reason, _ strategy: WorkerStrategy,
        limits: WorkerLimits = WorkerLimits(), output: String = "",
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session(limits: limits)
        let end = session.end(calling: member, argument)
        #expect(end?.reason == reason, sourceLocation: location)
        #expect(end?.text == output, sourceLocation: location)
        let again = session.end(calling: "count")
        #expect(again?.reason == reason, sourceLocation: location)
        #expect(again?.output == [], sourceLocation: location)
        session.finish()
    }
}
