/// A function of floating-point numbers that every script has, by the name that C and Foundation give it.
public enum MathFunction: String, CaseIterable, Sendable {
    case sqrt, cbrt, exp, exp2, log2, log10, sin, cos, tan, asin, acos, atan, floor, ceil, trunc, fabs
    case pow, atan2, hypot, fmod

    /// How many numbers it takes.
    public var operands: Int {
        switch self {
        case .pow, .atan2, .hypot, .fmod: 2
        default: 1
        }
    }

    /// What it takes, as messages say it.
    var wanted: String { operands == 1 ? "one number" : "two numbers" }
}
