import KataDiagnostics
import KataScript
import KataTranscript

extension UnaryOperator {
    /// Applies the operator to a value.
    func apply(_ value: Value, _ operand: Expression) throws(InterruptionError) -> Value {
        switch (self, value) {
        case (.not, .bool(let bool)): return .bool(!bool)
        case (.minus, .float(let float)): return .float(-float)
        case (.minus, .integer(let integer)):
            let (result, overflow) = Int64(0).subtractingReportingOverflow(integer)
            if overflow { throw .thrown("-(\(integer)) does not fit a 64-bit integer", at: operand.range) }
            return .integer(result)
        case (.not, _): throw .mismatch("'!' wants a Bool; this is \(value.kindName)", at: operand.range)
        case (.minus, _): throw .mismatch("'-' wants a number; this is \(value.kindName)", at: operand.range)
        }
    }
}

extension BinaryOperator {
    /// Computes `+ - * / %`.
    func compute(_ left: Value, _ right: Value, at range: SourceRange) throws(InterruptionError) -> Value {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): return .integer(try integers(left, right, at: range))
        case (.integer(let left), .float(let right)) where self != .remainder:
            return try floats(Double(left), right, at: range)
        case (.float(let left), .integer(let right)) where self != .remainder:
            return try floats(left, Double(right), at: range)
        case (.float(let left), .float(let right)): return try floats(left, right, at: range)
        case (.string(let left), .string(let right)) where self == .add: return .string(left + right)
        case (.list(let left), .list(let right)) where self == .add: return .list(left + right)
        default: throw mismatch(left, right, at: range)
        }
    }

    private func integers(_ left: Int64, _ right: Int64, at range: SourceRange) throws(InterruptionError)
        -> Int64
    {
        let (result, overflow): (Int64, Bool)
        switch self {
        case .add: (result, overflow) = left.addingReportingOverflow(right)
        case .subtract: (result, overflow) = left.subtractingReportingOverflow(right)
        case .multiply: (result, overflow) = left.multipliedReportingOverflow(by: right)
        case .divide, .remainder:
            guard right != 0 else { throw .thrown("division by zero: \(left) \(rawValue) 0", at: range) }
            (result, overflow) =
                self == .divide
                ? left.dividedReportingOverflow(by: right)
                : left.remainderReportingOverflow(dividingBy: right)
        default: throw mismatch(.integer(left), .integer(right), at: range)
        }
        if overflow { throw .thrown("\(left) \(rawValue) \(right) does not fit a 64-bit integer", at: range) }
        return result
    }

    private func floats(_ left: Double, _ right: Double, at range: SourceRange) throws(InterruptionError)
        -> Value
    {
        switch self {
        case .add: return .float(left + right)
        case .subtract: return .float(left - right)
        case .multiply: return .float(left * right)
        case .divide: return .float(left / right)
        default: throw mismatch(.float(left), .float(right), at: range)
        }
    }

    /// Compares two values.
    func apply(
        _ left: Value, _ right: Value, _ whole: Expression, _ leftNode: Expression, _ rightNode: Expression,
        in context: Context
    ) throws(InterruptionError) -> Bool {
        switch self {
        case .equal, .notEqual:
            let areEqual = try context.areEqual(
                left, right, asSets: leftNode.givesSet(in: context) || rightNode.givesSet(in: context),
                at: whole.range)
            return areEqual == (self == .equal)
        case .same: return try context.areSame(left, right, at: whole.range)
        case .notSame: return try !context.areSame(left, right, at: whole.range)
        case .matches:
            guard case .string(let text) = left, case .string(let glob) = right else {
                throw mismatch(left, right, at: whole.range)
            }
            return Glob(glob).matches(text)
        default: return try isLess(left, right, at: whole.range, in: context)
        }
    }

    /// Orders two values by the module's own operator, or by kata's.
    func isLess(
        _ left: Value, _ right: Value, at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Bool {
        if let own = try context.moduleOrder(self, left, right, at: range) { return own }
        if case .tuple(let left) = left, case .tuple(let right) = right, left.count == right.count {
            // The first parts that differ decide, as in Swift.
            for (left, right) in zip(left, right)
            where try !context.areEqual(left.value, right.value, at: range) {
                return try isLess(left.value, right.value, at: range, in: context)
            }
            return self == .lessOrEqual || self == .greaterOrEqual
        }
        return try isOrdered(left, right, at: range)
    }

    /// Compares two numbers or two strings by `<`, `<=`, `>` or `>=`.
    func isOrdered(_ left: Value, _ right: Value, at range: SourceRange) throws(InterruptionError) -> Bool {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): return compare(left, right)
        case (.integer(let left), .float(let right)): return compare(Double(left), right)
        case (.float(let left), .integer(let right)): return compare(left, Double(right))
        case (.float(let left), .float(let right)): return compare(left, right)
        case (.string(let left), .string(let right)):
            // UTF-8 orders as the scalars do.
            let order =
                left.utf8.elementsEqual(right.utf8)
                ? 0 : left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
            return compare(order, 0)
        default: throw mismatch(left, right, at: range)
        }
    }

    private func compare<Operand: Comparable>(_ left: Operand, _ right: Operand) -> Bool {
        switch self {
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        default: left >= right
        }
    }

    private func mismatch(_ left: Value, _ right: Value, at range: SourceRange) -> InterruptionError {
        .mismatch(
            "'\(rawValue)' cannot join \(left.kindName) and \(right.kindName): "
                + "\(left.shownText) \(rawValue) \(right.shownText)",
            at: range)
    }
}

extension ObjectReference {
    /// Tells whether the object is a number of a library, for which a plain number may be written.
    fileprivate var isNumber: Bool { type == "Decimal" || type == "UInt64" }
}

extension Context {
    /// Tells whether two values are equal: plain ones by kata's rules, objects by their language's own equality.
    func areEqual(_ left: Value, _ right: Value, at range: SourceRange) throws(InterruptionError) -> Bool {
        switch (left, right) {
        case (.object, .object): return try areEqualObjects(left, right, at: range)
        case (.object(let object), .integer), (.object(let object), .float):
            return takesNumbers(object) ? try areEqualObjects(left, right, at: range) : false
        case (.integer, .object(let object)), (.float, .object(let object)):
            return takesNumbers(object) ? try areEqualObjects(right, left, at: range) : false
        case (.list(let left), .list(let right)):
            guard left.count == right.count else { return false }
            for (left, right) in zip(left, right) where try !areEqual(left, right, at: range) { return false }
            return true
        case (.tuple(let left), .tuple(let right)):
            return try areEqual(.list(left.map(\.value)), .list(right.map(\.value)), at: range)
        case (.tuple(let parts), .list): return try areEqual(.list(parts.map(\.value)), right, at: range)
        case (.list, .tuple(let parts)): return try areEqual(left, .list(parts.map(\.value)), at: range)
        case (.range(let left), .range(let right)):
            guard left.isClosed == right.isClosed, try areEqual(left.lower, right.lower, at: range) else {
                return false
            }
            return try areEqual(left.upper, right.upper, at: range)
        case (.map(let left), .map(let right)):
            guard left.count == right.count else { return false }
            // Each entry is looked for among all.
            try handle(left.count * left.count, at: range)
            for entry in left {
                guard let other = try place(of: entry.key, in: right, at: range),
                    try areEqual(entry.value, right[other].value, at: range)
                else { return false }
            }
            return true
        case (.object(let object), .enumCase(let name)) where name.type == nil:
            guard let other = try staticMember(name, of: object.type, at: range) else { return false }
            return try areEqualObjects(left, other, at: range)
        case (.enumCase(let name), .object) where name.type == nil:
            return try areEqual(right, left, at: range)
        case (.enumCase(let left), .enumCase(let right)): return try areEqual(left, right, at: range)
        case (.integer, .enumCase), (.float, .enumCase), (.string, .enumCase):
            return try areEqual(right, left, at: range)
        case (.enumCase(let found), .list), (.enumCase(let found), .map), (.enumCase(let found), .string),
            (.enumCase(let found), .integer), (.enumCase(let found), .float):
            return isMadeByLiterals(found.type) ? try areEqualObjects(left, right, at: range) : false
        case (.object(let object), _)
        where isMadeByLiterals(object.type) && !right.isOfModule && right != .null:
            return try areEqualObjects(left, right, at: range)
        case (_, .object(let object))
        where isMadeByLiterals(object.type) && !left.isOfModule && left != .null:
            return try areEqualObjects(right, left, at: range)
        default: return left == right
        }
    }

    private func takesNumbers(_ object: ObjectReference) -> Bool {
        object.isNumber || isMadeByLiterals(object.type)
    }

    /// Tells whether an object's type lets a literal be written for it.
    private func isMadeByLiterals(_ type: String?) -> Bool {
        guard let name = type?.withoutTypeArguments else { return false }
        return types?.lineage(of: name).contains { $0.hasPrefix("ExpressibleBy") || $0 == "OptionSet" }
            ?? false
    }

    /// Returns the static member that `.name` means of a type; nil where it has none.
    private func staticMember(
        _ name: EnumCase, of type: String, at range: SourceRange
    ) throws(InterruptionError) -> Value? {
        guard name.arguments.isEmpty, let types, types.property(name.name, of: type)?.isStatic == true else {
            return nil
        }
        return try staticMember(name.name, of: type, at: range)
    }

    private func areEqualObjects(
        _ left: Value, _ right: Value, at range: SourceRange
    ) throws(InterruptionError) -> Bool {
        guard case .bool(let areEqual) = try value(of: .equal(left, right), at: range) else {
            throw .ended(.policy("'equal' answered no Bool"), at: range)
        }
        return areEqual
    }

    private func areEqual(_ left: EnumCase, _ right: EnumCase, at range: SourceRange)
        throws(InterruptionError)
        -> Bool
    {
        guard let type = left.type ?? right.type else {
            throw .mismatch("'.\(left.name)' and '.\(right.name)' belong to no type yet", at: range)
        }
        if let other = right.type, !isType(other, type), !isType(type, other) { return false }
        for name in [left.name, right.name] { try checkCase(name, of: type, at: range) }
        guard left.name.isSameScalars(as: right.name), left.arguments.count == right.arguments.count else {
            return false
        }
        for (left, right) in zip(payload(of: left, in: type), payload(of: right, in: type))
        where try !areEqual(left.value, right.value, at: range) { return false }
        return true
    }

    /// Throws where the enumeration is known and has no such case.
    func checkCase(_ name: String, of type: String, at range: SourceRange) throws(InterruptionError) {
        guard let description = types?[type], description.kind == .enumeration,
            !description.cases.contains(where: { $0.name == name })
        else { return }
        let nearest = nearestName(to: name, among: description.cases.map(\.name))
        let hint = nearest.map { "; did you mean '.\($0)'?" } ?? ""
        throw .fault(
            Fault(
                .contract, "\(type) has no case '.\(name)'\(hint)", at: range,
                nearest: nearest.map { [$0] } ?? []))
    }

    /// Tells whether two references are one object.
    func areSame(_ left: Value, _ right: Value, at range: SourceRange) throws(InterruptionError) -> Bool {
        switch (left, right) {
        case (.null, .null): return true
        case (.null, .object), (.object, .null): return false
        case (.object, .object):
            let answer = try value(of: .same(left, right), at: range)
            guard case .bool(let areSame) = answer else {
                throw .ended(.policy("'same' answered no Bool"), at: range)
            }
            return areSame
        default:
            throw .mismatch(
                "identity is for objects; these are \(left.kindName) and \(right.kindName): use '=='",
                at: range)
        }
    }
}
