import KataDiagnostics
import KataScript
import KataTranscript

/// Operators that the module declares for its own types.
extension Context {
    /// Computes by an operator of the module; nil where no operand is the module's, or no type declares the operator.
    func moduleOperator(
        _ name: String, _ operands: [Value], mayBePlain: Bool = false, at range: SourceRange
    ) throws(InterruptionError) -> Value? {
        guard let owner = owner(ofOperator: name, operands, mayBePlain: mayBePlain) else { return nil }
        let arguments = operands.map { Argument(value: $0) }
        return try value(of: .call(on: .type(owner), member: name, arguments: arguments), at: range)
    }

    /// Orders two values by the module's own operator, or by what its `<` says; nil where there is neither.
    func moduleOrder(
        _ comparison: BinaryOperator, _ left: Value, _ right: Value, at range: SourceRange
    ) throws(InterruptionError) -> Bool? {
        if owner(ofOperator: comparison.rawValue, [left, right]) != nil {
            return try isLess(comparison.rawValue, left, right, at: range)
        }
        switch comparison {
        case .greater: return try isLess("<", right, left, at: range)
        case .lessOrEqual: return try isLess("<", right, left, at: range).map { !$0 }
        case .greaterOrEqual: return try isLess("<", left, right, at: range).map { !$0 }
        default: return nil
        }
    }

    private func isLess(
        _ name: String, _ left: Value, _ right: Value, at range: SourceRange
    ) throws(InterruptionError) -> Bool? {
        guard let answer = try moduleOperator(name, [left, right], at: range) else { return nil }
        guard case .bool(let isTrue) = answer else {
            throw .mismatch("'\(name)' of the module gives \(answer.kindName) and no Bool", at: range)
        }
        return isTrue
    }

    /// Returns the type that declares an operator for one of the operands.
    func owner(ofOperator name: String, _ operands: [Value], mayBePlain: Bool = false) -> String? {
        // What the language itself does with plain values is no business of the module's.
        let isOwn =
            name.isSign && BinaryOperator(rawValue: name) == nil && BinaryOperator(changing: name) == nil
        guard let types, isOwn || mayBePlain || operands.contains(where: \.isOfModule) else { return nil }
        return (operands.compactMap { $0.typeName ?? $0.plainType } + [ModuleTypes.module]).first { type in
            types.methods(name, of: type).contains { $0.isStatic && $0.parameters.count == operands.count }
        }
    }
}

extension Value {
    /// The name of a plain value's type, which the module may extend.
    fileprivate var plainType: String? {
        switch self {
        case .integer: "Int"
        case .float: "Double"
        case .string: "String"
        case .bool: "Bool"
        case .list: "Array"
        case .map: "Dictionary"
        default: nil
        }
    }

    /// Tells whether the value is of one of the module's types.
    var isOfModule: Bool {
        switch self {
        case .object, .enumCase: true
        case .null, .bool, .integer, .float, .string, .list, .map, .closure, .tuple, .range, .metatype: false
        }
    }
}
