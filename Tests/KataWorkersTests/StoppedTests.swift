import Foundation
import KataTranscript
import Testing

@testable import KataWorkers

/// What kata was stopped for, by a signal or with the whole machine, is no time that a worker took.
@Suite struct StoppedTests {
    private static let second = 1_000_000_000
    private static var idle: WorkerClocks { WorkerClocks(cpu: { 0 }) }

    @Test(arguments: [WorkerLimits.WallPolicy.interactive, .grading])
    func aStopIsNoWait(_ wall: WorkerLimits.WallPolicy) {
        var meter = Meter(limits: WorkerLimits(cpuMilliseconds: 1000, wall: wall))
        meter.beginWait(at: 0)
        _ = meter.timeout(at: 0)
        #expect(meter.check(at: 100 * Self.second, Self.idle) == nil)
        _ = meter.timeout(at: 100 * Self.second)
        meter.endWait(at: 500 * Self.second)
        #expect(meter.waited < Self.second)
        meter.beginWait(at: 501 * Self.second)
        #expect(meter.check(at: 501 * Self.second, Self.idle) == nil)
    }

    @Test func theWaitItselfEndsAsBefore() {
        var meter = Meter(limits: WorkerLimits(cpuMilliseconds: 1000, wall: .grading))
        var now = 0
        meter.beginWait(at: now)
        var limit: Limit?
        while limit == nil, now < 100 * Self.second {
            now += meter.timeout(at: now) * 1_000_000
            limit = meter.check(at: now, Self.idle)
        }
        #expect(limit == .wall(milliseconds: 5000))
        #expect((5 * Self.second..<6 * Self.second).contains(now))
    }

    @Test func aProgramIsNotLateBecauseKataWasStopped() async {
        await #expect(processExitsWith: .success) {
            let resume = Process()
            resume.executableURL = URL(fileURLWithPath: "/bin/sh")
            resume.arguments = ["-c", "sleep 0.3; kill -STOP \(getpid()); sleep 4; kill -CONT \(getpid())"]
            try resume.run()
            let program = Program(
                "/bin/sleep", ["8"], environment: [:], limits: Program.Limits(wallMilliseconds: 6000))
            let start = ContinuousClock.now
            let result = try program.run()
            precondition(result.limit == nil && result.termination == .exited(0), "\(result)")
            precondition(ContinuousClock.now - start > .seconds(2.5), "kata was not stopped")
            resume.waitUntilExit()
        }
    }
}
