/// A JSON value whose integers are exact and whose object keys keep their order.
enum JSON {
    case null
    case bool(Bool)
    case integer(Int)
    case float(Double)
    case string(String)
    case array([JSON])
    case object([(key: String, value: JSON)])

    /// The value under a key of an object.
    subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The text of a string.
    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number of an integer.
    var integer: Int? {
        if case .integer(let number) = self { number } else { nil }
    }

    /// Whether it is true.
    var isTrue: Bool {
        if case .bool(true) = self { true } else { false }
    }

    /// How deep values nest.
    var depth: Int {
        switch self {
        case .array(let elements): 1 + (elements.map(\.depth).max() ?? 0)
        case .object(let members): 1 + (members.map(\.value.depth).max() ?? 0)
        case .null, .bool, .integer, .float, .string: 0
        }
    }

    /// The elements of an array.
    var array: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }
}
