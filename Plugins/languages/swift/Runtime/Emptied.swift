/// Which members of a copy of the solution do nothing, so that `kata` can tell what they are needed for.
public enum Emptied {
    /// Set by `hello`, before any code of the solution runs, and never again: every thread reads the same.
    nonisolated(unsafe) static var switches: UInt = 0

    /// Tells whether one of the switches is on.
    public static func has(_ switches: UInt) -> Bool { self.switches & switches != 0 }

    /// A value of nothing but zeros: for a class no object, and the program stops where it is used.
    public static func zeros<Value>() -> Value {
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { place.deallocate() }
        UnsafeMutableRawPointer(place).initializeMemory(
            as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
        return place.move()
    }
}
