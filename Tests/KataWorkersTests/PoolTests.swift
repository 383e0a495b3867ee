import Foundation
import KataTranscript
import KataWorkers
import Synchronization
import Testing

@Suite struct PoolTests {
    @Test func aReusedWorkerServesOneScenarioAfterAnother() throws {
        let pool = FakeWorker.pool(strategy: .reused)
        defer { pool.shutdown() }
        let first = try pool.session()
        let pid = try first.call("pid").value
        _ = try first.perform(.new(type: "Thing", arguments: []))
        _ = try first.perform(.new(type: "Thing", arguments: []))
        first.finish()
        let second = try pool.session()
        #expect(try second.call("pid").value == pid)
        #expect(try second.call("held").value == .integer(0))
        second.finish()
    }

    @Test func objectsOfAnEndedWorkerAreNotReleasedInItsSuccessor() throws {
        let pool = FakeWorker.pool(strategy: .reused)
        defer { pool.shutdown() }
        let first = try pool.session()
        _ = try first.perform(.new(type: "Thing", arguments: []))
        try first.restart()
        first.finish()
        #expect(try pool.session().call("held").value == .integer(0))
    }

    @Test func cpuOfAReusedWorkerIsJudgedPerScenario() throws {
        let pool = FakeWorker.pool(strategy: .reused)
        defer { pool.shutdown() }
        let limits = WorkerLimits(cpuMilliseconds: 200)
        let first = try pool.session(limits: limits)
        try first.call("burn", .integer(150))
        #expect(first.finish().breach == nil)
        let second = try pool.session(limits: limits)
        try second.call("burn", .integer(250))
        let usage = second.finish()
        #expect(usage.breach == nil)
        #expect((80_000..<200_000).contains(usage.cpuMicroseconds))
    }

    @Test func aFailedWorkerIsNotReused() throws {
        let pool = FakeWorker.pool(strategy: .reused)
        defer { pool.shutdown() }
        let first = try pool.session()
        #expect(first.end(calling: "second") != nil)
        first.finish()
        #expect(try pool.session().call("count").value == .integer(1))
    }

    @Test func aLargeWorkerIsNotReused() throws {
        let pool = FakeWorker.pool(strategy: .reused)
        defer { pool.shutdown() }
        let first = try pool.session()
        let pid = try first.call("pid").value
        try first.call("memory", .integer(80))
        #expect(first.finish().breach == nil)
        #expect(try pool.session().call("pid").value != pid)
    }

    @Test func aWorkerThatDiedIdleIsReplaced() throws {
        let pool = FakeWorker.pool(strategy: .reused)
        defer { pool.shutdown() }
        let first = try pool.session()
        let pid = try first.pid()
        try first.call("dieLater")
        first.finish()
        #expect(eventually { isGone(pid) })
        #expect(try pool.session().call("count").value == .integer(1))
    }

    @Test func aBrokenServerIsReplacedByExecutedWorkers() throws {
        for mode in ["broken", "missing"] {
            let server = WorkerCommand(mode == "missing" ? "/nonexistent" : FakeWorker.path, ["serve", mode])
            let pool = FakeWorker.pool(strategy: .served(by: server))
            defer { pool.shutdown() }
            #expect(try pool.session().call("count").value == .integer(1))
        }
    }

    @Test func oneServerForksForOneScenarioAfterAnother() throws {
        let pool = FakeWorker.pool(strategy: FakeWorker.served)
        defer { pool.shutdown() }
        var servers: Set<Int64> = []
        for _ in 0..<5 {
            let session = try pool.session()
            servers.insert(try session.parent())
            session.finish()
        }
        #expect(servers.count == 1)
    }

    @Test func moreServersForkForScenariosAtOnce() {
        let pool = FakeWorker.pool(strategy: .served(by: WorkerCommand(FakeWorker.path, ["serve", "slow"])))
        defer { pool.shutdown() }
        let servers = Mutex<Set<Int64>>([])
        let group = DispatchGroup()
        // Threads, for tasks may have to wait for each other.
        for _ in 0..<8 {
            group.enter()
            Thread.detachNewThread {
                defer { group.leave() }
                guard let session = try? pool.session(), let parent = try? session.parent() else { return }
                servers.withLock { _ = $0.insert(parent) }
                session.finish()
            }
        }
        group.wait()
        #expect((2...4).contains(servers.withLock { $0.count }))
    }

    @Test(arguments: FakeWorker.strategies)
    func workersSeeOnlyWhatTheyShould(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session()
        #expect(session.layers == [.base, .noNewPrivileges])
        #expect(try session.call("descriptors").value == .string("01234"))
        let environment = """
            SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8 TZ=UTC \
            MALLOC_ARENA_MAX=2 HOME=/nonexistent PATH=/usr/bin:/bin\u{20}
            """
        #expect(try session.call("environment").value == .string(environment))
    }

    @Test(arguments: FakeWorker.strategies)
    func sessionsMayRunInSeveralThreads(_ strategy: WorkerStrategy) async throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<10 {
                        let session = try pool.session()
                        try session.call("print", .string("line\n"))
                        session.finish()
                    }
                    return 10
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(counts == 80)
    }

    @Test(arguments: FakeWorker.strategies)
    func shuttingDownInterruptsSessions(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        let session = try pool.session()
        let pid = try session.pid()
        Thread.detachNewThread {
            // It sleeps in its call, and not in the read of a request.
            _ = eventually { isWaiting(pid) && !isReading(pid) }
            pool.shutdown()
        }
        #expect(session.end(calling: "sleep")?.reason == .failed("interrupted"))
        #expect(throws: SessionError.self) { try pool.session().call("count") }
    }

    @Test(arguments: FakeWorker.strategies)
    func anAnswerTooManyAtTheEndIsABreach(_ strategy: WorkerStrategy) throws {
        let pool = FakeWorker.pool(strategy: strategy)
        defer { pool.shutdown() }
        let session = try pool.session()
        let pid = try session.pid()
        try session.call("unasked")
        #expect(eventually { isReading(pid) })
        #expect(session.finish().breach == .policy("an answer to nothing"))
        #expect(try pool.session().call("count").value == .integer(1))
    }
}

extension WorkerSession {
    /// The process that forked the worker.
    fileprivate func parent() throws -> Int64 {
        guard case .integer(let pid)? = try call("parent").value else { return 0 }
        return pid
    }
}
