/// A value as it crosses the protocol.
public indirect enum Value {
    case null
    /// The result of a call that gives nothing.
    case void
    case bool(Bool)
    case integer(Int)
    case float(Double)
    case string(String)
    case list([Value])
    /// The entries of a dictionary, in the order of the line.
    case map([(key: Value, value: Value)])
    /// A case of an enum; a request may leave its type to the place that wants it.
    case enumCase(name: String, type: String?, arguments: [Argument])
    /// An object that the worker holds.
    case reference(Int, type: String)
    /// A closure of the script, by its number.
    case closure(Int)
    /// A closure of the script that reads properties one after another, whose names these are.
    case keyPath(Int, [String])
    /// Values in their order, with labels where they have some.
    case tuple([Argument])
    case range(lower: Value, upper: Value, isClosed: Bool)
    /// A type, by its name.
    case metatype(String)
}

/// An argument of a call, with its label if one was written.
public struct Argument {
    let label: String?
    let value: Value
    /// Whether what the member makes of it goes back to the script.
    var isInout = false
}

extension Value {
    /// What a message calls this value: the kind for plain values, the name for cases and objects.
    var summary: String {
        switch self {
        case .null, .void: "nil"
        case .bool: "Bool"
        case .integer: "Int"
        case .float: "Double"
        case .string: "String"
        case .list(let elements): elements.first.map { "[\($0.summary)]" } ?? "[]"
        case .map(let entries):
            entries.first.map { "[\($0.key.summary): \($0.value.summary)]" } ?? "[:]"
        case .enumCase(let name, _, _): ".\(name)"
        case .reference(_, let type): type
        case .closure: "a closure"
        case .keyPath(_, let path): "\\" + path.map { ".\($0)" }.joined()
        case .tuple(let parts):
            "(" + parts.map { ($0.label.map { "\($0): " } ?? "") + $0.value.summary }.joined(separator: ", ")
                + ")"
        case .range(let lower, _, let isClosed): "\(isClosed ? "Closed" : "")Range<\(lower.summary)>"
        case .metatype(let name): "\(name).Type"
        }
    }

    /// Whether it is a closure of the script, and no key path.
    var isClosure: Bool { if case .closure = self { true } else { false } }

    /// Whether it is nil.
    var isNull: Bool { if case .null = self { true } else { false } }

    /// The text by which maps and sets are sorted.
    var sortKey: String {
        switch self {
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .float(let number): "\(number)"
        case .bool(let truth): "\(truth)"
        case .enumCase(let name, _, _): name
        case .null, .void, .list, .map, .reference, .closure, .keyPath, .tuple, .range, .metatype:
            JSON(self).text
        }
    }
}
