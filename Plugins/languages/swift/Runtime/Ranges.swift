extension Range: ScriptEncodable {
    func encode(in session: Session) throws -> Value {
        .range(
            lower: try session.encode(lowerBound), upper: try session.encode(upperBound), isClosed: false)
    }
}

extension ClosedRange: ScriptEncodable {
    func encode(in session: Session) throws -> Value {
        .range(lower: try session.encode(lowerBound), upper: try session.encode(upperBound), isClosed: true)
    }
}

extension Range: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Range<Bound> {
        guard case .range(let lower, let upper, false) = value else { throw MisfitError() }
        let bounds: (Bound, Bound) = (
            try session.decode(lower, coercing: coercing), try session.decode(upper, coercing: coercing)
        )
        guard bounds.0 <= bounds.1 else { throw MisfitError() }
        return bounds.0..<bounds.1
    }
}

extension ClosedRange: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> ClosedRange<Bound> {
        guard case .range(let lower, let upper, true) = value else { throw MisfitError() }
        let bounds: (Bound, Bound) = (
            try session.decode(lower, coercing: coercing), try session.decode(upper, coercing: coercing)
        )
        guard bounds.0 <= bounds.1 else { throw MisfitError() }
        return bounds.0...bounds.1
    }
}

extension Result: ScriptEncodable {
    func encode(in session: Session) throws -> Value {
        switch self {
        case .success(let value): try Self.value("success", try session.encode(value))
        case .failure(let error): try Self.value("failure", try session.encode(error))
        }
    }

    private static func value(_ name: String, _ value: Value) throws -> Value {
        var arguments = [Argument(label: nil, value: value)]
        if case .void = value { arguments = [] }
        return .enumCase(name: name, type: "Result", arguments: arguments)
    }
}

extension Result: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Self {
        guard case .enumCase(let name, _, let arguments) = value, arguments.count <= 1 else {
            throw MisfitError()
        }
        switch name {
        case "success":
            guard let argument = arguments.first else {
                if let nothing = () as? Success { return .success(nothing) }
                throw MisfitError()
            }
            return .success(try session.decode(argument.value, coercing: coercing))
        case "failure":
            guard let argument = arguments.first else { throw MisfitError() }
            return .failure(try session.decode(argument.value, coercing: coercing))
        default: throw MisfitError()
        }
    }
}

/// A number of a library that is written as the language's own are, such as Foundation's `Decimal`.
public protocol ScriptNumber {
    /// Makes it of a number's digits.
    static func __kata(number: String) -> Self?
}

extension UInt64: ScriptNumber {
    /// Takes an integer that is not negative.
    public static func __kata(number: String) -> UInt64? { UInt64(number) }
}

extension ScriptNumber {
    /// Takes a number as it was written.
    static func decode(_ value: Value) throws -> Self {
        let digits: String
        switch value {
        case .integer(let number): digits = "\(number)"
        case .float(let number): digits = "\(number)"
        default: throw MisfitError()
        }
        guard let number = __kata(number: digits) else { throw MisfitError() }
        return number
    }
}

extension PartialRangeFrom: ScriptEncodable {
    func encode(in session: Session) throws -> Value {
        .range(lower: try session.encode(lowerBound), upper: .null, isClosed: true)
    }
}

extension PartialRangeThrough: ScriptEncodable {
    func encode(in session: Session) throws -> Value {
        .range(lower: .null, upper: try session.encode(upperBound), isClosed: true)
    }
}

extension PartialRangeUpTo: ScriptEncodable {
    func encode(in session: Session) throws -> Value {
        .range(lower: .null, upper: try session.encode(upperBound), isClosed: false)
    }
}

extension PartialRangeFrom: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Self {
        guard case .range(let lower, .null, true) = value else { throw MisfitError() }
        return (try session.decode(lower, coercing: coercing) as Bound)...
    }
}

extension PartialRangeThrough: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Self {
        guard case .range(.null, let upper, true) = value else { throw MisfitError() }
        return ...(try session.decode(upper, coercing: coercing) as Bound)
    }
}

extension PartialRangeUpTo: ScriptDecodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> Self {
        guard case .range(.null, let upper, false) = value else { throw MisfitError() }
        return ..<(try session.decode(upper, coercing: coercing) as Bound)
    }
}
