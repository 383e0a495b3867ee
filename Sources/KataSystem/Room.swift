/// A room that is used by one of two parties at a time, and by as many of it as come; neither waits for ever.
///
/// Unchecked, because all that changes is guarded by the monitor.
public final class Room: @unchecked Sendable {
    /// Those that may be in the room together.
    public enum Party: Sendable {
        case open, secret

        fileprivate var other: Party { self == .open ? .secret : .open }
    }

    private let monitor = Monitor()
    /// The party that is in the room, or was there last.
    private var party = Party.open
    private var inside = 0
    private var waiting: [Party: Int] = [.open: 0, .secret: 0]
    /// How many of the party that waited when it got the room may enter, though the other one waits by now.
    private var admitted = 0

    /// Makes an empty room.
    public init() {}

    /// Does some work while none of the other party is in the room.
    public func use<Result, Failure>(
        by party: Party, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        enter(party)
        defer { leave() }
        return try work()
    }

    private func enter(_ newcomer: Party) {
        monitor.hold {
            waiting[newcomer, default: 0] += 1
            monitor.wait { mayEnter(newcomer) }
            waiting[newcomer, default: 0] -= 1
            admitted = party == newcomer ? max(0, admitted - 1) : 0
            party = newcomer
            inside += 1
        }
    }

    private func mayEnter(_ newcomer: Party) -> Bool {
        let isWanted = waiting[newcomer.other, default: 0] > 0
        if party == newcomer { return !isWanted || admitted > 0 }
        return inside == 0 && admitted == 0
    }

    private func leave() {
        monitor.hold {
            inside -= 1
            guard inside == 0, admitted == 0 else { return }
            let next = party.other
            if waiting[next, default: 0] > 0 {
                party = next
                admitted = waiting[next, default: 0]
            }
            monitor.wake()
        }
    }
}
