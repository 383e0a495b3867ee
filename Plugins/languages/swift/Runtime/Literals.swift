/// Values of types that let a literal be written for them.
extension Session {
    /// What a dictionary makes that is written where a type is wanted; nothing where the arguments are no such one.
    func dictionary(_ arguments: [Argument], of type: TypeEntry) throws -> Outcome? {
        guard arguments.count == 1, case .map = arguments[0].value,
            [nil, "dictionaryLiteral"].contains(arguments[0].label),
            let metatype = bindings.type(type.index) as? any ExpressibleByDictionaryLiteral.Type
        else { return nil }
        // An initializer of the type's own that takes a dictionary comes first.
        let hasOwn = type.members.contains {
            $0.kind == .constructor && $0.parameters.first?.label == nil && $0.slots(for: arguments) != nil
        }
        if arguments[0].label == nil, hasOwn { return nil }
        guard let made = try? literal(arguments[0].value, as: metatype) else { return nil }
        return Outcome(value: try encode(made), changed: nil, kept: nil)
    }

    /// What a plain value is where a type is wanted that such a literal makes; nothing where none does.
    func literal(_ value: Value, as type: Any.Type) throws -> Any? {
        switch value {
        case .integer:
            if let type = type as? any ExpressibleByIntegerLiteral.Type { return try integer(value, type) }
            return try (type as? any ExpressibleByFloatLiteral.Type).map { try float(value, $0) }
        case .float:
            return try (type as? any ExpressibleByFloatLiteral.Type).map { try float(value, $0) }
        case .string:
            return try (type as? any ExpressibleByStringLiteral.Type).map { try string(value, $0) }
        case .bool:
            return try (type as? any ExpressibleByBooleanLiteral.Type).map { try truth(value, $0) }
        case .list(let elements):
            if let type = type as? any SetAlgebra.Type {
                return try options(elements, of: type, coercing: true)
            }
            return try (type as? any ExpressibleByArrayLiteral.Type).map { try list(elements, $0) }
        case .map(let entries):
            return try (type as? any ExpressibleByDictionaryLiteral.Type).map { try map(entries, $0) }
        default: return nil
        }
    }

    private func integer<T: ExpressibleByIntegerLiteral>(_ value: Value, _: T.Type) throws -> Any {
        T(integerLiteral: try decode(value, coercing: true))
    }

    private func float<T: ExpressibleByFloatLiteral>(_ value: Value, _: T.Type) throws -> Any {
        T(floatLiteral: try decode(value, coercing: true))
    }

    private func string<T: ExpressibleByStringLiteral>(_ value: Value, _: T.Type) throws -> Any {
        if T.StringLiteralType.self == StaticString.self { throw MisfitError() }
        return T(stringLiteral: try decode(value, coercing: true))
    }

    private func truth<T: ExpressibleByBooleanLiteral>(_ value: Value, _: T.Type) throws -> Any {
        T(booleanLiteral: try decode(value, coercing: true))
    }

    private func list<T: ExpressibleByArrayLiteral>(_ values: [Value], _: T.Type) throws -> Any {
        let elements: [T.ArrayLiteralElement] = try values.map { try decode($0, coercing: true) }
        // A variadic parameter is an array to what is called, and only literals have a form for any number of values.
        typealias Make = ([T.ArrayLiteralElement]) -> T
        let variadic: (T.ArrayLiteralElement...) -> T = T.init(arrayLiteral:)
        return unsafeBitCast(variadic, to: Make.self)(elements)
    }

    private func map<T: ExpressibleByDictionaryLiteral>(
        _ entries: [(key: Value, value: Value)], _: T.Type
    ) throws -> Any {
        let pairs: [(T.Key, T.Value)] = try entries.map { entry in
            (try decode(entry.key, coercing: true), try decode(entry.value, coercing: true))
        }
        typealias Make = ([(T.Key, T.Value)]) -> T
        let variadic: ((T.Key, T.Value)...) -> T = T.init(dictionaryLiteral:)
        return unsafeBitCast(variadic, to: Make.self)(pairs)
    }
}

extension KeyValuePairs: ScriptEncodable {
    /// Gives pairs in their order; keys may stand twice, so they are no map.
    func encode(in session: Session) throws -> KataRuntime.Value {
        .list(
            try map { entry in
                .tuple([
                    Argument(label: "key", value: try session.encode(entry.key)),
                    Argument(label: "value", value: try session.encode(entry.value)),
                ])
            })
    }
}
