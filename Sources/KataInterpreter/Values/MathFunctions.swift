import Glibc
import KataScript

extension MathFunction {
    /// Returns what the function gives for a number, or for two.
    func value(of x: Double, _ y: Double) -> Double {
        switch self {
        case .sqrt: x.squareRoot()
        case .floor: x.rounded(.down)
        case .ceil: x.rounded(.up)
        case .trunc: x.rounded(.towardZero)
        case .fabs: x.magnitude
        case .fmod: x.truncatingRemainder(dividingBy: y)
        case .cbrt: Glibc.cbrt(x)
        case .exp: Glibc.exp(x)
        case .exp2: Glibc.exp2(x)
        case .log2: Glibc.log2(x)
        case .log10: Glibc.log10(x)
        case .sin: Glibc.sin(x)
        case .cos: Glibc.cos(x)
        case .tan: Glibc.tan(x)
        case .asin: Glibc.asin(x)
        case .acos: Glibc.acos(x)
        case .atan: Glibc.atan(x)
        case .pow: Glibc.pow(x, y)
        case .atan2: Glibc.atan2(x, y)
        case .hypot: Glibc.hypot(x, y)
        }
    }
}
