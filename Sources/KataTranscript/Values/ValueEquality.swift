extension Value: Equatable {
    /// Tells whether two plain values are equal in a script: strings by scalars, `1 == 1.0`, maps without order.
    ///
    /// Objects are equal here if they are one reference; a language's own equality is asked of the worker.
    public static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.float(let left), .float(let right)): left == right
        case (.integer(let integer), .float(let float)), (.float(let float), .integer(let integer)):
            Int64(exactly: float) == integer
        case (.string(let left), .string(let right)): left.isSameScalars(as: right)
        case (.list(let left), .list(let right)): left == right
        case (.map(let left), .map(let right)): isSameMap(left, right)
        case (.enumCase(let left), .enumCase(let right)): left.isSame(as: right)
        case (.object(let left), .object(let right)): left.id == right.id
        case (.tuple(let left), .tuple(let right)): left.map(\.value) == right.map(\.value)
        case (.tuple(let parts), .list(let list)), (.list(let list), .tuple(let parts)):
            parts.map(\.value) == list
        case (.range(let left), .range(let right)):
            left.isClosed == right.isClosed && left.lower == right.lower && left.upper == right.upper
        case (.metatype(let left), .metatype(let right)): left.isSameScalars(as: right)
        default: false
        }
    }

    private static func isSameMap(_ left: [MapEntry], _ right: [MapEntry]) -> Bool {
        guard left.count == right.count else { return false }
        return left.allSatisfy { entry in
            right.contains { $0.key == entry.key && $0.value == entry.value }
        }
    }
}

extension EnumCase {
    /// Tells whether both are one case with equal payloads; an open case takes the other's type.
    func isSame(as other: EnumCase) -> Bool {
        guard name.isSameScalars(as: other.name), arguments.count == other.arguments.count else {
            return false
        }
        if let type, let otherType = other.type, !type.isType(otherType) { return false }
        return zip(arguments, other.arguments).allSatisfy { $0.value == $1.value }
    }
}

extension String {
    /// Tells whether both are the same Unicode scalars; `==` would take canonically equivalent text for equal.
    public func isSameScalars(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
