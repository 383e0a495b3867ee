/// Any plain value of a script, where a member is generic over a type that only closures of the script tell.
///
/// It computes and compares as the value in it does: numbers by their size, everything else by its text.
public struct ScriptValue: @unchecked Sendable {
    /// What is in it: a plain value, which is copied and can be shared.
    let base: Any

    init(_ base: Any) { self.base = base }

    private var number: Double? {
        switch base {
        case let number as Int: Double(number)
        case let number as Double: number
        default: nil
        }
    }

    /// Computes with integers as long as both are some.
    private static func compute(
        _ left: ScriptValue, _ right: ScriptValue, _ integers: (Int, Int) -> Int,
        _ numbers: (Double, Double) -> Double
    ) -> ScriptValue {
        if let one = left.base as? Int, let other = right.base as? Int {
            return ScriptValue(integers(one, other))
        }
        guard let one = left.number, let other = right.number else {
            fatalError("\(left) and \(right) are no numbers")
        }
        return ScriptValue(numbers(one, other))
    }
}

extension ScriptValue: Hashable, Comparable, CustomStringConvertible {
    public var description: String { "\(base)" }

    public static func == (left: ScriptValue, right: ScriptValue) -> Bool {
        if let one = left.number, let other = right.number { return one == other }
        guard let one = left.base as? AnyHashable, let other = right.base as? AnyHashable else {
            return left.description == right.description
        }
        return one == other
    }

    public static func < (left: ScriptValue, right: ScriptValue) -> Bool {
        if let one = left.number, let other = right.number { return one < other }
        return left.description < right.description
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(number.map(String.init(describing:)) ?? description)
    }
}

extension ScriptValue: SignedNumeric, ExpressibleByStringLiteral {
    public init(integerLiteral value: Int) { self.init(value) }
    public init(stringLiteral value: String) { self.init(value) }

    public init?(exactly source: some BinaryInteger) {
        guard let number = Int(exactly: source) else { return nil }
        self.init(number)
    }

    public var magnitude: ScriptValue {
        if let number = base as? Int { return ScriptValue(Swift.abs(number)) }
        return ScriptValue(number.map { Swift.abs($0) } ?? base)
    }

    public static func + (left: ScriptValue, right: ScriptValue) -> ScriptValue {
        if let one = left.base as? String, let other = right.base as? String {
            return ScriptValue(one + other)
        }
        return compute(left, right, +, +)
    }

    public static func - (left: ScriptValue, right: ScriptValue) -> ScriptValue { compute(left, right, -, -) }
    public static func * (left: ScriptValue, right: ScriptValue) -> ScriptValue { compute(left, right, *, *) }
    public static func *= (left: inout ScriptValue, right: ScriptValue) { left = left * right }
}

extension ScriptValue: ScriptDecodable, ScriptEncodable {
    static func decode(_ value: Value, in session: Session, coercing: Bool) throws -> ScriptValue {
        ScriptValue(try session.natural(value))
    }

    func encode(in session: Session) throws -> Value { try session.encode(base) }
}
