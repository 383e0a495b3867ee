/// A value that crosses between a script and a module: plain data, or a reference to an object of the worker.
public indirect enum Value: Sendable {
    /// No value: `nil`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A 64-bit integer.
    case integer(Int64)
    /// A double, infinities and not-a-number included.
    case float(Double)
    /// Well-formed text, compared by scalars.
    case string(String)
    /// An ordered list.
    case list([Value])
    /// Values in their order, each with its label where it has one.
    case tuple([Argument])
    /// All from one value to another.
    case range(ValueRange)
    /// Entries in their written order, or sorted by their keys' text when they come from a module.
    case map([MapEntry])
    /// A case of an enumeration.
    case enumCase(EnumCase)
    /// An object that lives in the worker.
    case object(ObjectReference)
    /// A closure of the script, by the number under which the module may call it.
    ///
    /// A key path, `\.name.count`, is one that reads the properties of its path one after another.
    case closure(Int, path: [String]? = nil)
    /// A type by its name, where it is an argument.
    case metatype(String)
}

/// The bounds of a range.
public struct ValueRange: Sendable {
    /// The first value; null where there is none.
    public var lower: Value
    /// The last value, or the one behind it; null where there is none.
    public var upper: Value
    /// Tells whether the upper bound belongs to the range.
    public var isClosed: Bool

    /// Makes a range.
    public init(_ lower: Value, _ upper: Value, isClosed: Bool) {
        self.lower = lower
        self.upper = upper
        self.isClosed = isClosed
    }

    /// Tells whether it begins before everything: `...3`.
    public var hasNoLowerBound: Bool { if case .null = lower { true } else { false } }

    /// Tells whether it never ends: `3...`.
    public var hasNoUpperBound: Bool { if case .null = upper { true } else { false } }

    /// The mark between the bounds, as a script writes it.
    public var mark: String { isClosed ? "..." : "..<" }

    /// The first integer and the one behind the last; nil where the bounds are no integers, or the last has none behind it.
    public var integers: Range<Int64>? {
        guard case .integer(let lower) = lower, case .integer(let upper) = upper, lower <= upper else {
            return nil
        }
        if !isClosed { return lower..<upper }
        return upper == .max ? nil : lower..<upper + 1
    }
}

/// A key of a map with its value.
public struct MapEntry: Sendable {
    /// The key.
    public var key: Value
    /// The value that stands at the key.
    public var value: Value

    /// Makes an entry.
    public init(key: Value, value: Value) {
        self.key = key
        self.value = value
    }
}

/// A case of an enumeration, with its payload.
public struct EnumCase: Sendable {
    /// The case's name, without the point.
    public var name: String
    /// The enumeration's name; nil while the case is still open (`.mutton` before it met a type).
    public var type: String?
    /// The payload.
    public var arguments: [Argument]

    /// Makes a case of `type`, or an open one.
    public init(name: String, type: String? = nil, arguments: [Argument] = []) {
        self.name = name
        self.type = type
        self.arguments = arguments
    }
}

/// A value given to a parameter.
public struct Argument: Sendable {
    /// The label, where one was written.
    public var label: String?
    /// The value.
    public var value: Value
    /// Tells whether what the module makes of the value goes back to where it was read.
    public var isInout: Bool

    /// Makes an argument.
    public init(label: String? = nil, value: Value, isInout: Bool = false) {
        self.label = label
        self.value = value
        self.isInout = isInout
    }
}

/// The name of an object in the worker; never used for another object.
public struct ObjectReference: Hashable, Sendable {
    /// The number by which the worker knows it.
    public var id: Int
    /// The most derived type that a script can name.
    public var type: String

    /// Makes a reference.
    public init(id: Int, type: String) {
        self.id = id
        self.type = type
    }
}

extension Value {
    /// Calls `visit` for each object reference in the value, depth first.
    public func forEachReference(_ visit: (ObjectReference) -> Void) {
        switch self {
        case .object(let reference): visit(reference)
        case .list(let elements): for element in elements { element.forEachReference(visit) }
        case .map(let entries):
            for entry in entries {
                entry.key.forEachReference(visit)
                entry.value.forEachReference(visit)
            }
        case .enumCase(let enumCase):
            for argument in enumCase.arguments { argument.value.forEachReference(visit) }
        case .tuple(let parts): for part in parts { part.value.forEachReference(visit) }
        case .range(let range):
            range.lower.forEachReference(visit)
            range.upper.forEachReference(visit)
        case .null, .bool, .integer, .float, .string, .closure, .metatype: break
        }
    }

    /// Returns the value with each object reference replaced by what `transform` makes of it.
    public func mapReferences<Failure: Error>(
        _ transform: (ObjectReference) throws(Failure) -> ObjectReference
    ) throws(Failure) -> Value {
        switch self {
        case .object(let reference): return .object(try transform(reference))
        case .list(let elements):
            var mapped: [Value] = []
            for element in elements { mapped.append(try element.mapReferences(transform)) }
            return .list(mapped)
        case .map(let entries):
            var mapped: [MapEntry] = []
            for entry in entries {
                mapped.append(
                    MapEntry(
                        key: try entry.key.mapReferences(transform),
                        value: try entry.value.mapReferences(transform)))
            }
            return .map(mapped)
        case .enumCase(var enumCase):
            for index in enumCase.arguments.indices {
                enumCase.arguments[index].value = try enumCase.arguments[index].value.mapReferences(transform)
            }
            return .enumCase(enumCase)
        case .tuple(let parts):
            return .tuple(
                try parts.mapValues { value throws(Failure) in try value.mapReferences(transform) })
        case .range(let range):
            return .range(
                ValueRange(
                    try range.lower.mapReferences(transform), try range.upper.mapReferences(transform),
                    isClosed: range.isClosed))
        case .null, .bool, .integer, .float, .string, .closure, .metatype: return self
        }
    }

    /// The kind of the value as messages name it: `an integer`, `a Waiter`.
    public var kindName: String {
        switch self {
        case .null: "nil"
        case .bool: "a Bool"
        case .integer: "an integer"
        case .float: "a floating-point number"
        case .string: "a string"
        case .list: "a list"
        case .map: "a map"
        case .enumCase(let enumCase): enumCase.type.map { "a case of \($0)" } ?? "a case"
        case .object(let reference): "an object of type \(reference.type)"
        case .closure: "a closure"
        case .tuple: "a tuple"
        case .range: "a range"
        case .metatype(let name): "the type \(name)"
        }
    }
}
