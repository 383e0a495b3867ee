import KataTranscript

/// Counts which objects of the worker the script still holds, so that the others can be let go.
struct ObjectReferences {
    private var counts: [Int: Int] = [:]
    /// Objects that go at the end of the statement unless something holds them.
    var candidates: Set<Int> = []

    /// Remembers the objects of an answer: unless something holds them, they go at the statement's end.
    mutating func register(_ value: Value) {
        value.forEachReference { candidates.insert($0.id) }
    }

    /// Holds the objects in a value once more.
    mutating func hold(_ value: Value) {
        value.forEachReference { counts[$0.id, default: 0] += 1 }
    }

    /// Holds the objects in a value once less.
    mutating func letGo(_ value: Value) {
        value.forEachReference { reference in
            let count = counts[reference.id, default: 0] - 1
            counts[reference.id] = count > 0 ? count : nil
            if count <= 0 { candidates.insert(reference.id) }
        }
    }

    /// Tells whether something holds the object.
    func isHeld(_ id: Int) -> Bool { counts[id] != nil }

    /// Tells whether any object may have to go.
    var hasCandidates: Bool { !candidates.isEmpty }

    /// Returns the objects that nothing holds any more, and forgets them.
    mutating func takeUnheld() -> [Int] {
        guard !candidates.isEmpty else { return [] }
        defer { candidates.removeAll(keepingCapacity: true) }
        return candidates.filter { counts[$0] == nil }.sorted()
    }
}
