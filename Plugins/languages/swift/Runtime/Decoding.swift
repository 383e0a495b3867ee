/// A type of the standard library that a value of the protocol can become.
protocol ScriptDecodable {
    /// Makes the value, or throws ``MisfitError``.
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Self
}

extension Session {
    /// Makes a value of a type, or throws ``MisfitError`` where it does not fit.
    func decode<T>(_ value: Value, coercing: Bool) throws -> T {
        if case .reference(let number, _) = value, let object = try native(number) as? T {
            return object
        }
        if let type = T.self as? any ScriptDecodable.Type {
            return try decode(value, as: type, coercing: coercing)
        }
        if let type = T.self as? any BinaryFloatingPoint.Type {
            return try decode(value, as: type, coercing: coercing)
        }
        if let type = T.self as? any ScriptNumber.Type, coercing, let number = try type.decode(value) as? T {
            return number
        }
        if case .list(let elements) = value, let type = T.self as? any SetAlgebra.Type,
            let options = try options(elements, of: type, coercing: coercing) as? T
        {
            return options
        }
        do {
            if let object = try natural(value, wanted: T.self) as? T { return object }
        } catch is MisfitError {}
        if coercing, let made = try literal(value, as: T.self), let object = made as? T { return object }
        throw MisfitError()
    }

    /// Several options as one value, such as `[.read, .write]`.
    func options<Options: SetAlgebra>(
        _ elements: [Value], of type: Options.Type, coercing: Bool
    ) throws -> Options {
        var options = Options()
        for element in elements { options.insert(try decode(element, coercing: coercing)) }
        return options
    }

    /// `D` and `T` are one type here; only the compiler does not know.
    private func decode<D: ScriptDecodable, T>(_ value: Value, as type: D.Type, coercing: Bool) throws -> T {
        unsafeBitCast(try D.decode(value, in: self, coercing: coercing), to: T.self)
    }

    /// A floating-point type that is not the standard library's, such as Foundation's `CGFloat`.
    private func decode<F: BinaryFloatingPoint, T>(
        _ value: Value, as type: F.Type, coercing: Bool
    ) throws -> T {
        unsafeBitCast(try F.decode(value, in: self, coercing: coercing), to: T.self)
    }

    /// The Swift value that a value is where any type will do.
    func natural(_ value: Value, wanted: Any.Type = Any.self) throws -> Any {
        switch value {
        case .null, .void, .closure: throw MisfitError()
        case .keyPath(_, let names): return try keyPath(names, as: wanted)
        case .tuple(let parts): return try naturalList(parts.map(\.value))
        case .range: return try naturalRange(value)
        case .metatype(let name): return try metatype(written: name)
        case .bool(let truth): return truth
        case .integer(let number): return number
        case .float(let number): return number
        case .string(let text): return text
        case .reference(let number, _): return try native(number)
        case .list(let elements): return try naturalList(elements)
        case .map(let entries):
            if entries.contains(where: \.value.isNull) {
                return try [AnyHashable: Any?].decode(value, in: self, coercing: true)
            }
            var dictionary: [AnyHashable: Any] = [:]
            for entry in entries {
                guard let key = try natural(entry.key) as? AnyHashable else { throw MisfitError() }
                dictionary[key] = try natural(entry.value)
            }
            return dictionary
        case .enumCase(let name, let typeName, let arguments):
            if let typeName, let seen = seenGenerics[typeName] {
                return try member(
                    named: name, of: registry.types[seen.__kataType], seen, arguments: arguments)
            }
            let type = try typeName.map { name throws(RefusalError) in try registry.type(named: name) }
            let generic = genericType(wanted)
            guard let type = type ?? registry.type(wanted) ?? generic else { throw MisfitError() }
            let metatype = type === generic ? wanted as? any GenericBindings.Type : nil
            return try member(named: name, of: type, metatype, arguments: arguments)
        }
    }

    /// What a number stands for in the solution.
    private func native(_ number: Int) throws(RefusalError) -> Any {
        let value = try objects[number].value
        return (value as? ScriptFunction)?.native ?? value
    }

    /// The type of that name: one of the solution, or of the plain ones.
    func metatype(named name: String) throws -> Any.Type {
        switch name {
        case "Int": return Int.self
        case "Double": return Double.self
        case "Float": return Float.self
        case "String": return String.self
        case "Character": return Character.self
        case "Bool": return Bool.self
        default: break
        }
        let type = try registry.type(named: name)
        guard let metatype = bindings.type(type.index) else {
            throw RefusalError.bridge(
                "'\(name)' is no type without its arguments: write '\(name)<…>.self'")
        }
        return metatype
    }

    /// A range of plain bounds, where any type will do.
    private func naturalRange(_ value: Value) throws -> Any {
        guard case .range(let lower, let upper, let isClosed) = value else { throw MisfitError() }
        if case .null = upper {
            func from<Bound: Comparable>(_: Bound) throws -> Any {
                try PartialRangeFrom<Bound>.decode(value, in: self, coercing: true)
            }
            guard let bound = try natural(lower) as? any Comparable else { throw MisfitError() }
            return try from(bound)
        }
        if case .null = lower {
            func upTo<Bound: Comparable>(_: Bound) throws -> Any {
                isClosed
                    ? try PartialRangeThrough<Bound>.decode(value, in: self, coercing: true)
                    : try PartialRangeUpTo<Bound>.decode(value, in: self, coercing: true)
            }
            guard let bound = try natural(upper) as? any Comparable else { throw MisfitError() }
            return try upTo(bound)
        }
        func made<Bound: Comparable>(_: Bound) throws -> Any {
            isClosed
                ? try ClosedRange<Bound>.decode(value, in: self, coercing: true)
                : try Range<Bound>.decode(value, in: self, coercing: true)
        }
        guard let bound = try natural(lower) as? any Comparable else { throw MisfitError() }
        return try made(bound)
    }

    /// A list of one kind becomes an array of that kind, so that `[Int]` and `any Sequence<Int>` take it.
    private func naturalList(_ elements: [Value]) throws -> Any {
        if elements.contains(where: \.isNull) {
            return try elements.map { $0.isNull ? nil : try natural($0) }
        }
        let values = try elements.map { try natural($0) }
        if let numbers = values as? [Int] { return numbers }
        if let numbers = values as? [Double] { return numbers }
        if let texts = values as? [String] { return texts }
        if let truths = values as? [Bool] { return truths }
        // Values of one type are a list of that type, so that it conforms to what its elements conform to.
        func list<Element>(of _: Element) -> Any? { values as? [Element] }
        return values.first.flatMap { _openExistential($0, do: list) } ?? values
    }

    /// What `.name` or `.name(…)` is where this type is wanted: a case, or a static member.
    private func member(
        named name: String, of type: TypeEntry, _ metatype: (any GenericBindings.Type)?, arguments: [Argument]
    ) throws -> Any {
        let candidates = type.lineage.flatMap { owner in
            owner.members
                .filter { $0.name == name && ($0.kind == .enumCase || $0.isStatic) }
                .map { Candidate(member: $0, owner: owner) }
        }
        guard !candidates.isEmpty else {
            let names = type.members.filter { $0.kind == .enumCase }.map(\.name)
            throw RefusalError.unknown("\(type.name) has no case '\(name)'", name: name, among: names)
        }
        let outcome = try perform(
            candidates, on: nil, arguments: arguments, keepsResult: true, in: metatype)
        guard let value = outcome.kept else { throw MisfitError() }
        return value
    }
}

extension Bool: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Bool {
        guard case .bool(let truth) = value else { throw MisfitError() }
        return truth
    }
}

extension String: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> String {
        guard case .string(let text) = value else { throw MisfitError() }
        return text
    }
}

extension Substring: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Substring {
        Substring(try String.decode(value, in: session, coercing: coercing))
    }
}

extension Character: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Character {
        guard case .string(let text) = value, text.count == 1, let character = text.first else {
            throw MisfitError()
        }
        return character
    }
}

extension FixedWidthInteger {
    /// Takes an integer that fits the type.
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Self {
        if case .integer(let number) = value, let exact = Self(exactly: number) { return exact }
        if coercing, case .enumCase(let name, nil, _) = value {
            switch name {
            case "max": return .max
            case "min": return .min
            case "zero": return .zero
            default: throw MisfitError()
            }
        }
        if case .reference(let number, _) = value, let large = try session.objects[number].value as? UInt64,
            let exact = Self(exactly: large)
        {
            return exact
        }
        throw MisfitError()
    }
}

extension Int: ScriptDecodable {}
extension Int8: ScriptDecodable {}
extension Int16: ScriptDecodable {}
extension Int32: ScriptDecodable {}
extension Int64: ScriptDecodable {}
extension UInt: ScriptDecodable {}
extension UInt8: ScriptDecodable {}
extension UInt16: ScriptDecodable {}
extension UInt32: ScriptDecodable {}
extension UInt64: ScriptDecodable {}

extension BinaryFloatingPoint {
    /// Takes a number; an integer only where coercion is allowed.
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Self {
        switch value {
        case .float(let number): return Self(number)
        case .integer(let number) where coercing: return Self(number)
        case .enumCase("pi", nil, _) where coercing: return .pi
        case .enumCase("zero", nil, _) where coercing: return .zero
        case .enumCase("infinity", nil, _) where coercing: return .infinity
        case .enumCase("nan", nil, _) where coercing: return .nan
        case .enumCase("greatestFiniteMagnitude", nil, _) where coercing: return .greatestFiniteMagnitude
        default: throw MisfitError()
        }
    }
}

extension Double: ScriptDecodable {}
extension Float: ScriptDecodable {}

extension Optional: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Wrapped? {
        if case .null = value { return nil }
        return .some(try session.decode(value, coercing: coercing))
    }
}

extension Array: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> [Element] {
        guard case .list(let elements) = value else { throw MisfitError() }
        return try elements.map { try session.decode($0, coercing: coercing) }
    }
}

extension ArraySlice: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> ArraySlice<Element> {
        try [Element].decode(value, in: session, coercing: coercing)[...]
    }
}

extension Set: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Set<Element> {
        Set(try [Element].decode(value, in: session, coercing: coercing))
    }
}

extension Dictionary: ScriptDecodable {
    static func decode(_ value: KataRuntime.Value, in session: Session, coercing: Bool) throws -> [Key: Value]
    {
        guard case .map(let entries) = value else { throw MisfitError() }
        var dictionary: [Key: Value] = [:]
        for entry in entries {
            let key: Key = try session.decode(entry.key, coercing: coercing)
            dictionary[key] = try session.decode(entry.value, coercing: coercing) as Value
        }
        return dictionary
    }
}
