import Synchronization

/// What is found out once for each key; whoever asks for the same meanwhile waits, others do not.
public final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private final class Slot: Sendable {
        let value = Mutex<Value?>(nil)
    }

    private let slots = Mutex<[Key: Slot]>([:])

    /// Makes an empty memo.
    public init() {}

    /// Returns what is known of a key, or finds it out.
    public func value(of key: Key, _ find: () -> Value) -> Value {
        slot(of: key).value.withLock { known in
            if let known { return known }
            let found = find()
            known = found
            return found
        }
    }

    /// Returns what is known of a key, or finds it out; what is not found is looked for again.
    public func value(of key: Key, ifFound find: () -> Value?) -> Value? {
        slot(of: key).value.withLock { known in
            known = known ?? find()
            return known
        }
    }

    /// All that is found out; waits for what is looked for at this moment.
    public var found: [Value] { all.compactMap { $0.value.withLock(\.self) } }

    /// All that is found out by now, without what is looked for at this moment.
    public var foundByNow: [Value] { all.compactMap { $0.value.withLockIfAvailable(\.self).flatMap(\.self) } }

    private var all: [Slot] { slots.withLock { Array($0.values) } }

    private func slot(of key: Key) -> Slot {
        slots.withLock { slots in
            if let slot = slots[key] { return slot }
            let slot = Slot()
            slots[key] = slot
            return slot
        }
    }
}
