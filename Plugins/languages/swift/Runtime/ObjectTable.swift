/// The objects that `kata` holds, by the numbers that it knows them under.
struct ObjectTable {
    /// A held object: a class instance, or a box of its own for a value.
    final class Entry {
        fileprivate(set) var value: Any
        let identity: ObjectIdentifier?
        let type: String

        fileprivate init(value: Any, identity: ObjectIdentifier?, type: String) {
            self.value = value
            self.identity = identity
            self.type = type
        }
    }

    private var entries: [Int: Entry] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var last = 0

    /// Holds a value of which every reference is a copy.
    mutating func insert(value: Any, type: String) -> Value {
        insert(Entry(value: value, identity: nil, type: type))
    }

    /// Holds an object, under the number that it has already if it is held.
    mutating func insert(object: AnyObject, type: String) -> Value {
        let identity = ObjectIdentifier(object)
        if let number = numbers[identity] { return .reference(number, type: type) }
        return insert(Entry(value: object, identity: identity, type: type))
    }

    private mutating func insert(_ entry: Entry) -> Value {
        last += 1
        entries[last] = entry
        if let identity = entry.identity { numbers[identity] = last }
        return .reference(last, type: entry.type)
    }

    /// The object of a number.
    subscript(number: Int) -> Entry {
        get throws(RefusalError) {
            guard let entry = entries[number] else {
                throw RefusalError.contract("object \(number) is not held")
            }
            return entry
        }
    }

    /// The held objects with their numbers, the oldest first.
    var inOrder: [(number: Int, entry: Entry)] {
        entries.keys.sorted().compactMap { number in entries[number].map { (number, $0) } }
    }

    /// Replaces what a box holds.
    func replace(_ entry: Entry, by value: Any) {
        if entry.identity == nil { entry.value = value }
    }

    /// Lets an object go and returns it, so that the caller decides when it dies.
    mutating func remove(_ number: Int) -> Entry? {
        guard let entry = entries.removeValue(forKey: number) else { return nil }
        if let identity = entry.identity { numbers[identity] = nil }
        return entry
    }
}
