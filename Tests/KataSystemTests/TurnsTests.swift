import KataSystem
import Synchronization
import Testing

/// Turns at work of which so much may be done at once.
@Suite struct TurnsTests {
    private struct Inside: Sendable {
        var now = 0, most = 0, done = 0
    }

    @Test(arguments: [1, 3]) func noMoreWorkIsDoneAtOnceThanThereAreTurns(count: Int) {
        let turns = Turns(count)
        let inside = Mutex(Inside())
        onThreads(8) {
            for _ in 0..<500 {
                turns.take {
                    inside.withLock { inside in
                        inside.now += 1
                        inside.most = max(inside.most, inside.now)
                    }
                    _ = threadCPUTime()
                    inside.withLock { inside in
                        inside.now -= 1
                        inside.done += 1
                    }
                }
            }
        }
        inside.withLock { inside in
            #expect(inside.most <= count)
            #expect(inside.done == 4000)
        }
    }

    @Test func asMuchIsDoneAtOnceAsThereAreTurns() {
        let turns = Turns(2)
        let count = Mutex(0)
        // Each waits in its turn for the other.
        onThreads(2) {
            turns.take {
                count.withLock { $0 += 1 }
                while count.withLock({ $0 }) < 2 { _ = threadCPUTime() }
            }
        }
        #expect(count.withLock { $0 } == 2)
    }

    @Test func aTurnThatFailsIsOverToo() {
        struct Fault: Error {}
        let turns = Turns(1)
        for _ in 0..<3 { #expect(throws: Fault.self) { try turns.take { throw Fault() } } }
        #expect(turns.take { 1 } == 1)
    }
}
