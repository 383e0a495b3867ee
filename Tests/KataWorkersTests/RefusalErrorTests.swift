import Foundation
import KataTranscript
import KataWorkers
import Testing

/// Notes of system calls that were refused.
@Suite(.enabled(if: Machine.has(.systemCalls), "the kernel has no seccomp filters"))
struct RefusalTests {
    private func session(
        tells: Bool = true, _ body: (WorkerSession) throws -> Void
    ) throws -> [String] {
        var confinement = Confinement(.worker, minimum: .basic)
        confinement.tellsRefusals = tells
        let pool = WorkerPool(FakeWorker.command(), confinement: confinement)
        defer { pool.shutdown() }
        let session = try pool.session()
        try body(session)
        session.finish()
        return session.refusedCalls
    }

    @Test func refusedCallsAreNoted() throws {
        let seen = try session { session in
            for attempt in ["socket", "socket", "kill", "keyctl", "vfork", "openat2"] {
                let error: Int32 = attempt == "openat2" ? ENOSYS : EPERM
                let value = try session.call("attempt", .string(attempt)).value
                #expect(value == .integer(Int64(error)), "\(attempt)")
            }
        }
        #expect(seen == ["clone", "keyctl", "kill", "socket"])
    }

    @Test func nothingIsNotedOfHonestWorkers() throws {
        #expect(try session { _ = try $0.call("count") } == [])
    }

    @Test func nothingIsNotedUnlessWanted() throws {
        let seen = try session(tells: false) { session in
            let value = try session.call("attempt", .string("socket")).value
            #expect(value == .integer(Int64(EPERM)))
        }
        #expect(seen == [])
    }

    @Test func manyRefusalsHoldNobodyUp() throws {
        let seen = try session { session in
            for _ in 0..<3 {
                for _ in 0..<500 { try session.call("attempt", .string("keyctl")) }
            }
        }
        #expect(seen == ["keyctl"])
    }
}
