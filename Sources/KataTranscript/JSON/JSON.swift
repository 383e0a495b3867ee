/// A JSON document (RFC 8259) that keeps integers and floating-point numbers apart.
///
/// `Codable` cannot tell `25` from `25.0`, and the worker protocol needs the difference.
public indirect enum JSON: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without point and exponent that fits 64 bits.
    case integer(Int64)
    /// Any other number.
    case float(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSON])
    /// An object; members in their written order.
    case object([Member])

    /// A name of an object with its value.
    public struct Member: Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: JSON

        /// Makes a member.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// Returns the value of the first member of that name; nil for none or for another kind of value.
    public subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The string, if it is one.
    public var string: String? { if case .string(let string) = self { string } else { nil } }

    /// The integer, if it is one.
    public var integer: Int? { if case .integer(let integer) = self { Int(integer) } else { nil } }

    /// The truth value, if it is one.
    public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

    /// The elements, if it is an array.
    public var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

    /// Makes an object of members that are there; nil values are left out.
    public static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }

    /// Returns the object with the members of another behind its own.
    public func adding(_ other: JSON?) -> JSON {
        guard case .object(let members) = self, case .object(let more)? = other else { return self }
        return .object(members + more)
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes an integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// Makes a truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}
