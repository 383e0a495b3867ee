import KataDiagnostics
import KataScript
import KataTranscript

/// A member that numbers have in every language.
enum NumberMember: String {
    case isMultiple, rounded, squareRoot, magnitude, signum, quotientAndRemainder

    /// Returns what the member gives; nil where the value or the arguments are none of its.
    func apply(
        to receiver: Value, _ arguments: [Argument], at range: SourceRange
    ) throws(InterruptionError) -> Value? {
        switch (self, receiver, arguments.first?.value) {
        case (.isMultiple, .integer(let number), .integer(let other)?):
            return .bool(other == 0 ? number == 0 : number.magnitude % other.magnitude == 0)
        case (.rounded, .float(let number), nil):
            return .float(number.rounded(.toNearestOrAwayFromZero))
        case (.rounded, .float(let number), .enumCase(let rule)?):
            return try .float(number.rounded(rounding(rule.name, at: range)))
        case (.squareRoot, .float(let number), nil): return .float(number.squareRoot())
        case (.magnitude, .float(let number), nil): return .float(number.magnitude)
        case (.magnitude, .integer(let number), nil) where number != .min:
            return .integer(Int64(number.magnitude))
        case (.signum, .integer(let number), nil): return .integer(number.signum())
        case (.quotientAndRemainder, .integer(let number), .integer(let other)?) where other != 0:
            let parts = number.quotientAndRemainder(dividingBy: other)
            return .tuple([
                Argument(label: "quotient", value: .integer(parts.quotient)),
                Argument(label: "remainder", value: .integer(parts.remainder)),
            ])
        default: return nil
        }
    }

    private func rounding(_ name: String, at range: SourceRange) throws(InterruptionError)
        -> FloatingPointRoundingRule
    {
        switch name {
        case "up": .up
        case "down": .down
        case "towardZero": .towardZero
        case "awayFromZero": .awayFromZero
        case "toNearestOrEven": .toNearestOrEven
        case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
        default:
            throw .mismatch("'.\(name)' is no way of rounding: write .up, .down or .towardZero", at: range)
        }
    }
}

/// A number that a type of numbers has: `Double.pi`, `Int.max`.
enum NumberConstant {
    /// Returns the number; nil where the type has none of that name.
    static func named(_ name: String, of type: String) -> Value? {
        switch (Conversion.named(type), name) {
        case (.float?, "pi"): .float(.pi)
        case (.float?, "infinity"): .float(.infinity)
        case (.float?, "nan"): .float(.nan)
        case (.float?, "greatestFiniteMagnitude"): .float(.greatestFiniteMagnitude)
        case (.float?, "leastNonzeroMagnitude"): .float(.leastNonzeroMagnitude)
        case (.float?, "ulpOfOne"): .float(.ulpOfOne)
        case (.float?, "zero"): .float(0)
        case (.integer?, "zero"): .integer(0)
        case (.integer?, "max"): bounds[type].map { .integer($0.upperBound) }
        case (.integer?, "min"): bounds[type].map { .integer($0.lowerBound) }
        default: nil
        }
    }

    /// The integers of a sized type that a script can have; those of `UInt` end before its own largest.
    static func integers(of type: String) -> ClosedRange<Int64>? {
        type == "UInt" ? 0 ... .max : bounds[type]
    }

    private static let bounds: [String: ClosedRange<Int64>] = [
        "Int": .min ... .max, "Int64": .min ... .max, "Int8": -128...127, "Int16": -32768...32767,
        "Int32": -2_147_483_648...2_147_483_647, "UInt8": 0...255, "UInt16": 0...65535,
        "UInt32": 0...4_294_967_295,
    ]
}

extension Expression {
    /// The number that `Type.name` means here.
    func constant(_ name: String, in context: Context) -> Value? {
        guard case .name(let type) = kind, context.scope.binding(of: type) == nil else { return nil }
        return constant(name, types: context.types)
    }

    /// The number that `Type.name` means; nil where the module has something of that name itself.
    func constant(_ name: String, types: ModuleTypes?) -> Value? {
        guard case .name(let type) = kind, types?.property(name, of: type) == nil else { return nil }
        return NumberConstant.named(name, of: type)
    }
}
