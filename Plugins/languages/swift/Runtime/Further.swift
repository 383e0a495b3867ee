/// A type that a copy of the solution has more than the solution, so that `kata` can tell whether a role is open.
///
/// Its members end the program: that they are called at all is what shows that the solution needs to know no type by name.
public protocol Further {
    /// Returns a new object, where a value of the type may be one.
    static func __kataInstead(of type: Any.Type) -> Any?
}

/// Puts objects of further types in the place of arguments, while their switches are on.
public enum FurtherTypes {
    /// The generated names end in the number of their switch.
    private static let prefix = "__KataFurther"

    /// The objects that took the places of others, by theirs; both are kept, so that no number is given twice.
    nonisolated(unsafe) private static var standIns: [ObjectIdentifier: (original: AnyObject, further: Any)] =
        [:]
    private static let mutual = Mutual()

    /// Ends the program with the words by which `kata` knows that a further type is called.
    public static func called() -> Never { fatalError("kata: a further type is called") }

    /// Returns what is handed over in the place of a value; the same for the same object.
    static func standIn<Value>(for value: Value) -> Value {
        guard Emptied.switches != 0 else { return value }
        mutual.lock()
        defer { mutual.unlock() }
        let object = Swift.type(of: value as Any) is AnyObject.Type ? value as AnyObject : nil
        if let object, let known = standIns[ObjectIdentifier(object)]?.further as? Value { return known }
        guard let made = make(Value.self) else { return value }
        if let object { standIns[ObjectIdentifier(object)] = (object, made) }
        return made
    }

    private static func make<Value>(_ type: Value.Type) -> Value? {
        for number in 0..<UInt.bitWidth where Emptied.has(1 << UInt(number)) {
            let name = "\(prefix)\(number)"
            let found = _typeByName("8Solution\(name.utf8.count)\(name)C") as? any Further.Type
            if let made = found?.__kataInstead(of: type) as? Value { return made }
        }
        return nil
    }
}
