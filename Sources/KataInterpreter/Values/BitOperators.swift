import KataDiagnostics
import KataTranscript

/// Operators on the bits of integers, and sums that may overflow; the module's own of these signs come first.
enum BitOperator: String {
    case and = "&"
    case or = "|"
    case exclusiveOr = "^"
    case shiftLeft = "<<"
    case shiftRight = ">>"
    case add = "&+"
    case subtract = "&-"
    case multiply = "&*"

    /// Returns what it makes of two integers.
    func apply(_ left: Int64, _ right: Int64) -> Int64 {
        switch self {
        case .and: left & right
        case .or: left | right
        case .exclusiveOr: left ^ right
        case .shiftLeft: left << right
        case .shiftRight: left >> right
        case .add: left &+ right
        case .subtract: left &- right
        case .multiply: left &* right
        }
    }

    /// Returns what an operator of that sign makes of operands that are integers; nil for any others.
    static func value(_ sign: String, _ operands: [Value]) -> Value? {
        guard operands.count == 2, case .integer(let left) = operands[0],
            case .integer(let right) = operands[1],
            let found = BitOperator(rawValue: sign)
        else { return nil }
        return .integer(found.apply(left, right))
    }
}
