import KataSystem
import Synchronization
import Testing

/// A room that one of two parties has at a time.
@Suite struct RoomTests {
    private struct Inside: Sendable {
        var open = 0, secret = 0
        var most = 0, entries = 0, mixtures = 0
    }

    @Test func thePartiesNeverMeetAndNobodyWaitsForEver() {
        let room = Room()
        let inside = Mutex(Inside())
        let turns = Mutex(0)
        onThreads(8) {
            let number = turns.withLock { turns in
                turns += 1
                return turns
            }
            let party = number % 2 == 0 ? Room.Party.open : .secret
            for _ in 0..<500 {
                room.use(by: party) {
                    inside.withLock { inside in
                        if party == .open { inside.open += 1 } else { inside.secret += 1 }
                        inside.entries += 1
                        inside.most = max(inside.most, inside.open, inside.secret)
                        if inside.open > 0, inside.secret > 0 { inside.mixtures += 1 }
                    }
                    if number < 3 { _ = threadCPUTime() }
                    inside.withLock { inside in
                        if party == .open { inside.open -= 1 } else { inside.secret -= 1 }
                    }
                }
            }
        }
        inside.withLock { inside in
            #expect(inside.entries == 4000)
            #expect(inside.mixtures == 0)
        }
    }

    @Test func onePartyIsInsideTogether() {
        let room = Room()
        let count = Mutex(0)
        // Each waits inside for the other.
        onThreads(2) {
            room.use(by: .open) {
                count.withLock { $0 += 1 }
                while count.withLock({ $0 }) < 2 { _ = threadCPUTime() }
            }
        }
        #expect(count.withLock { $0 } == 2)
    }
}
