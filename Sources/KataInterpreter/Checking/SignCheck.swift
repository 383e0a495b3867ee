import KataDiagnostics
import KataScript
import KataTranscript

/// The module's own operators, against what it declares.
extension TypeCheck {
    /// Checks an operator that only the module can give a meaning; returns the type of what it gives.
    mutating func checkSign(_ sign: Name, operands: Int) -> StaticType {
        let declared = types.operators(sign.text, operands: operands)
        guard let first = declared.first else {
            if operands == 2, BitOperator(rawValue: sign.text) != nil || sign.text == Expression.matching {
                return .unknown
            }
            report(.unknownOperator(sign.text, operands: operands), at: sign.range)
            return .unknown
        }
        if declared.allSatisfy({ $0.unreachable != nil }), let reason = first.unreachable {
            report(.unreachable(sign.text, reason), at: sign.range)
        }
        return declared.count == 1 ? types.staticType(first.returns) : .unknown
    }

    /// Checks `place += value` and `place |= value`.
    mutating func check(_ place: Expression, changedBy sign: Name, _ value: Expression) {
        _ = type(of: value)
        guard types.operators(sign.text, operands: 2).isEmpty else {
            _ = type(of: place)
            return
        }
        _ = checkPlace(place)
        if BinaryOperator(changing: sign.text) == nil { _ = checkSign(sign, operands: 2) }
    }
}

extension ModuleTypes {
    /// Returns the operators of a name that the module declares for so many operands, whatever their types.
    func operators(_ name: String, operands: Int) -> [Signature] {
        types.flatMap(\.methods).filter {
            $0.name == name && $0.isStatic && $0.parameters.count == operands
        }
    }
}

extension Expression {
    /// Tells whether a call of it makes a list or a map of the types that it names: `[Int]()`, `[String: Int]()`.
    var isEmptyOfType: Bool {
        switch kind {
        case .list(let elements): elements.count == 1
        case .map(let entries): entries.count == 1
        default: false
        }
    }
}
