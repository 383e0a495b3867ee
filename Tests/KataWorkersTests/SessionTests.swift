import KataTranscript
import KataWorkers
import Testing

@Suite struct SessionTests {
    @Test(arguments: FakeWorker.strategies)
    func answersAndAttributesOutput(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session()
        #expect(session.greeting?.language == "fake")
        #expect(try session.call("count").value == .integer(1))
        #expect(try session.call("print", .string("out\nunfinished")).text == "out\nunfinished")
        let complaint = try session.call("complain", .string(" err\n")).written
        #expect(complaint == ModuleOutput(errors: Array(" err\n".utf8)))
        #expect(try session.call("count").text == "")
        let usage = session.finish()
        #expect(usage.breach == nil)
        #expect(usage.peakBytes > 0)
    }

    @Test(arguments: FakeWorker.strategies)
    func errorsArePartOfTheLogWhereAKataSaysSo(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session(mergesErrors: true)
        #expect(try session.call("print", .string("out\n")).text == "out\n")
        #expect(
            try session.call("complain", .string("err\n")).written == ModuleOutput(log: Array("err\n".utf8)))
        session.finish()
        let next = try pool.session()
        #expect(try next.call("complain", .string("err\n")).text == "")
    }

    @Test(arguments: FakeWorker.strategies)
    func answersMayComeInPieces(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session()
        let reply = try session.call("slow")
        #expect(reply.value == .integer(7))
        #expect(reply.text == String(repeating: "x", count: 16))
    }

    @Test(arguments: FakeWorker.strategies)
    func aFullLogPipeNeverBlocksTheWorker(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session()
        #expect(try session.call("lines", .integer(50_000)).output.count == 850_000)
    }

    @Test func outputAfterTheAnswerBelongsToTheNextRequest() throws {
        let pool = FakeWorker.pool()
        defer { pool.shutdown() }
        let session = try pool.session()
        #expect(try session.call("printLater").text == "")
        #expect(try session.call("print", .string("now\n")).text == "later\nnow\n")
    }

    @Test func outputBeforeTheFirstRequestBelongsToIt() throws {
        let pool = FakeWorker.pool("chatty")
        defer { pool.shutdown() }
        let session = try pool.session()
        #expect(try session.call("print", .string("first\n")).text == "hello\nfirst\n")
    }

    @Test(arguments: FakeWorker.strategies)
    func settlingWaitsForSilence(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session()
        try session.call("printLater")
        #expect(String(decoding: try session.settle(quiet: 100).log, as: UTF8.self) == "later\n")
        #expect(try session.settle(quiet: 5).log == [])
        #expect(try session.call("count").value == .integer(1))
    }

    @Test func dyingInTheBackgroundIsSeenWhileSettling() throws {
        let pool = FakeWorker.pool()
        defer { pool.shutdown() }
        let session = try pool.session()
        try session.call("dieLater")
        do throws(SessionError) {
            _ = try session.settle(quiet: 2000)
            Issue.record("the session goes on")
        } catch {
            #expect(error.reason == .crashed(Crash(signal: nil, exitCode: 5, lastWords: "")))
        }
    }

    @Test func aClosedLogIsNoFault() throws {
        let pool = FakeWorker.pool()
        defer { pool.shutdown() }
        let session = try pool.session()
        try session.call("closeLog")
        #expect(try session.call("count").value == .integer(1))
    }

    @Test func aWorkerThatReadsNoMoreHasEnded() throws {
        let pool = FakeWorker.pool()
        defer { pool.shutdown() }
        let session = try pool.session()
        try session.call("closeRequests")
        try FakeWorker.rest(milliseconds: 20)
        let crash = Crash(signal: nil, exitCode: nil, lastWords: "")
        #expect(session.end(calling: "count")?.reason == .crashed(crash))
    }

    @Test(arguments: FakeWorker.strategies)
    func requestsMayBeLargerThanAPipe(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session()
        let text = String(repeating: "a", count: 500_000)
        #expect(try session.call("print", .string(text)).output.count == 4095)
    }

    @Test(arguments: FakeWorker.strategies)
    func restartingBeginsAgainAndGoesOnCounting(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session(limits: WorkerLimits(cpuMilliseconds: 300, outputBytes: 12))
        try session.call("count")
        try session.call("print", .string("sixsix"))
        try session.call("burn", .integer(200))
        try session.restart()
        #expect(try session.call("count").value == .integer(1))
        try session.call("print", .string("sixsix"))
        #expect(session.end(calling: "loop")?.reason == .limit(.cpu(milliseconds: 300)))
    }

    @Test(arguments: FakeWorker.strategies)
    func outputCountsOverRestarts(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session(limits: WorkerLimits(outputBytes: 12))
        try session.call("print", .string("sixsix"))
        try session.restart()
        let end = session.end(calling: "print", .string("sixsix!"))
        #expect(end?.reason == .limit(.output(bytes: 12)))
        #expect(end?.text == "sixsix")
    }

    @Test func releasingIsAwaited() throws {
        let pool = FakeWorker.pool()
        defer { pool.shutdown() }
        let session = try pool.session()
        let object = try session.perform(.new(type: "Thing", arguments: []))
        #expect(object.value == .object(ObjectReference(id: 1, type: "Thing")))
        #expect(try session.perform(.release([1])).text == "deinit\n")
        #expect(try session.call("held").value == .integer(0))
    }

    @Test func aWorkerThatWillNotLeaveIsKilled() throws {
        let pool = FakeWorker.pool("clingy")
        defer { pool.shutdown() }
        let session = try pool.session()
        // The worker never leaves by itself, so that this comes back is what is tested.
        #expect(session.finish().breach == nil)
    }
}
