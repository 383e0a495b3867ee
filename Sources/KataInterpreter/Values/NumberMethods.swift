import KataDiagnostics
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
