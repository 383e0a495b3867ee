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
    /// An ordered list; tuples are lists too.
    case list([Value])
    /// Entries in their written order, or sorted by their keys' text when they come from a module.
    case map([MapEntry])
    /// A case of an enumeration.
    case enumCase(EnumCase)
    /// An object that lives in the worker.
    case object(ObjectReference)
    /// A closure of the script, by the number under which the module may call it.
    case closure(Int)
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

    /// Makes an argument.
    public init(label: String? = nil, value: Value) {
        self.label = label
        self.value = value
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
        case .null, .bool, .integer, .float, .string, .closure: break
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
        case .null, .bool, .integer, .float, .string, .closure: return self
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
        }
    }
}
