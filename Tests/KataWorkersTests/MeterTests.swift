import Foundation
import KataTranscript
import Testing

@testable import KataWorkers

/// What a worker may write and how long it may be waited for, where bytes and the wall clock alone do not say.
@Suite struct MeterTests {
    private static let second = 1_000_000_000

    /// Waits for a worker that uses no CPU and had none for so long; returns the limit and when it was met.
    private func wait(delayed seconds: Int) -> (limit: Limit?, at: Int) {
        var meter = Meter(limits: WorkerLimits(cpuMilliseconds: 1000, wall: .grading))
        let clocks = WorkerClocks(cpu: { 0 }, delay: { seconds * Self.second })
        var now = 0
        meter.beginWait(at: now)
        while now < 100 * Self.second {
            now += meter.timeout(at: now) * 1_000_000
            if let limit = meter.check(at: now, clocks) { return (limit, now / Self.second) }
        }
        return (nil, now)
    }

    @Test(arguments: [(0, 5), (3, 8), (19, 24), (90, 25)])
    func aWorkerThatHadNoCPUIsWaitedForLonger(_ delay: Int, _ end: Int) {
        let waited = wait(delayed: delay)
        #expect(waited.limit == .wall(milliseconds: 5000))
        #expect(waited.at == end)
    }

    @Test func aWorkerWithoutCPUTimeLeftIsForgivenTheMachinesDelayToo() {
        var meter = Meter(limits: WorkerLimits(cpuMilliseconds: 1000, wall: .grading))
        var now = 0
        var limit: Limit?
        meter.beginWait(at: now)
        while limit == nil {
            now += meter.timeout(at: now) * 1_000_000
            limit = meter.check(at: now, WorkerClocks(cpu: { now / 4 }, delay: { now / 4 * 3 }))
        }
        meter.endWait(at: now)
        #expect(limit == .cpu(milliseconds: 1000))
        #expect(now >= 4 * Self.second)
        #expect(meter.waited <= meter.cpuUsed + 1)
    }

    @Test(arguments: [(0, 2), (1, 3), (4, 6)])
    func aWorkerThatWaitsForACPUIsNotIdle(_ delayed: Int, _ end: Int) {
        var meter = Meter(limits: WorkerLimits(cpuMilliseconds: 60_000, wall: .interactive))
        var now = 0
        var limit: Limit?
        meter.beginWait(at: now)
        while limit == nil, now < 100 * Self.second {
            now += meter.timeout(at: now) * 1_000_000
            limit = meter.check(
                at: now, WorkerClocks(cpu: { 0 }, delay: { min(now, delayed * Self.second) }))
        }
        #expect(limit == .wall(milliseconds: 2000))
        #expect(now / Self.second >= end)
        #expect(now / Self.second <= end + 2)
    }

    @Test func workersOfAScenarioAreForgivenTogether() {
        var meter = Meter(limits: WorkerLimits(cpuMilliseconds: 1000, wall: .grading))
        var now = 0
        var limits: [Limit?] = []
        for _ in 0..<2 {
            meter.changeWorker(cpu: 0)
            meter.beginWait(at: now)
            let end = now + 16 * Self.second
            var limit: Limit?
            while limit == nil, now < end {
                now += meter.timeout(at: now) * 1_000_000
                limit = meter.check(at: now, WorkerClocks(cpu: { 0 }, delay: { 12 * Self.second }))
            }
            meter.endWait(at: now)
            limits.append(limit)
        }
        // Of the first worker 12 s are forgiven, of the second one 8, which makes four times the 5 s.
        #expect(limits == [nil, .wall(milliseconds: 5000)])
        #expect(now / Self.second == 25)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/schedstat"), "no such statistics"))
    func theDelayOfAProcessIsKnown() throws {
        let delay = try #require(processDelay(getpid()))
        #expect(delay >= 0)
        #expect(processDelay(0) == nil)
    }

    @Test func aLineTooManyIsFound() {
        var meter = Meter(limits: WorkerLimits(outputBytes: 1 << 30))
        let most = WorkerLimits.maximumLines
        let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: most / 2)
        #expect(meter.addLines(lines[...]) == nil)
        #expect(meter.addLines(lines[...]) == nil)
        let more = Array("xabc\n\n".utf8)
        #expect(meter.addLines(more[1...]) == 4)
    }

    @Test func aWorkerThatFloodsLinesMeetsALimit() throws {
        let pool = WorkerPool(FakeWorker.command(), confinement: Confinement(.worker))
        defer { pool.shutdown() }
        let session = try pool.session(limits: WorkerLimits(outputBytes: 64 << 20))
        let error = session.end(calling: "flood")
        #expect(error?.reason == .limit(.lines(1 << 20)))
        #expect(error?.output.count == "line\n".utf8.count << 20 | 4)
    }
}
