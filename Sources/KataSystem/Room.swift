#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A room that is used by one of two parties at a time, and by as many of it as come; neither waits for ever.
///
/// Unchecked, because all that changes is guarded by the lock.
public final class Room: @unchecked Sendable {
    /// Those that may be in the room together.
    public enum Party: Sendable {
        case open, secret

        fileprivate var other: Party { self == .open ? .secret : .open }
    }

    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// The party that is in the room, or was there last.
    private var party = Party.open
    private var inside = 0
    private var waiting: [Party: Int] = [.open: 0, .secret: 0]
    /// How many of the party that waited when it got the room may enter, though the other one waits by now.
    private var admitted = 0

    /// Makes an empty room.
    public init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(lock)
        changed.deallocate()
        lock.deallocate()
    }

    /// Does some work while none of the other party is in the room.
    public func use<Result, Failure>(
        by party: Party, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        enter(party)
        defer { leave() }
        return try work()
    }

    private func enter(_ newcomer: Party) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        waiting[newcomer, default: 0] += 1
        while !mayEnter(newcomer) { pthread_cond_wait(changed, lock) }
        waiting[newcomer, default: 0] -= 1
        admitted = party == newcomer ? max(0, admitted - 1) : 0
        party = newcomer
        inside += 1
    }

    private func mayEnter(_ newcomer: Party) -> Bool {
        let isWanted = waiting[newcomer.other, default: 0] > 0
        if party == newcomer { return !isWanted || admitted > 0 }
        return inside == 0 && admitted == 0
    }

    private func leave() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        inside -= 1
        guard inside == 0, admitted == 0 else { return }
        let next = party.other
        if waiting[next, default: 0] > 0 {
            party = next
            admitted = waiting[next, default: 0]
        }
        pthread_cond_broadcast(changed)
    }
}
