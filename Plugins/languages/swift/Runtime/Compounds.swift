/// Arguments of types that only the generated file can put together: lists of tuples, of closures and the like.
extension Call {
    /// The argument of a parameter, made by what the generated file says.
    public func compound<T>(_ slot: Int, _ index: Int = 0, _ make: (Value) throws -> T) throws -> T {
        let value = slots[slot][index]
        do { return try make(value) } catch is MisfitError { throw misfit(value, slot) }
    }

    /// A value that needs no help.
    public func plain<T>(_ value: Value) throws -> T {
        try session.decode(value, coercing: true)
    }

    /// The elements of a list.
    public func list<T>(_ value: Value, _ make: (Value) throws -> T) throws -> [T] {
        guard case .list(let elements) = value else { throw MisfitError() }
        return try elements.map(make)
    }

    /// The entries of a map.
    public func map<Key: Hashable, T>(_ value: Value, _ make: (Value) throws -> T) throws -> [Key: T] {
        guard case .map(let entries) = value else { throw MisfitError() }
        var made: [Key: T] = [:]
        for entry in entries { made[try plain(entry.key)] = try make(entry.value) }
        return made
    }

    /// A value that may be nil.
    public func optional<T>(_ value: Value, _ make: (Value) throws -> T) throws -> T? {
        if case .null = value { return nil }
        return try make(value)
    }

    /// A part of a tuple, for which a list may be written.
    public func part(_ value: Value, _ index: Int, of count: Int) throws -> Value {
        switch value {
        case .tuple(let parts) where parts.count == count: return parts[index].value
        case .list(let elements) where elements.count == count: return elements[index]
        default: throw MisfitError()
        }
    }

    /// What is made of a part of a tuple.
    public func compoundPart<T>(
        _ value: Value, _ index: Int, of count: Int, _ make: (Value) throws -> T
    ) throws -> T {
        try make(try part(value, index, of: count))
    }

    /// The function of the solution that a value is, of the very type that is wanted; nothing where it is another.
    public func native<T>(_ value: Value) throws -> T? {
        guard case .reference(let number, _) = value else { return nil }
        let object = try session.objects[number].value
        return ((object as? ScriptFunction)?.native ?? object) as? T
    }

    /// The closure that a value is.
    public func closure(in value: Value) throws -> ScriptClosure {
        guard let closure = try ScriptClosure(value, of: session) else { throw MisfitError() }
        return closure
    }
}
