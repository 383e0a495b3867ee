import KataDiagnostics
import KataScript
import KataTranscript

/// What the module's own operators do that change an operand.
extension Statement {
    /// Does `place += value`: by the module's operator of that name where there is one.
    func change(
        _ place: Expression, by sign: Name, _ value: Expression, in context: Context
    ) throws(InterruptionError) {
        guard context.declaresOperator(sign.text) else {
            return try assignSum(place, sign, value, in: context)
        }
        let operands = [try place.evaluate(in: context), try value.evaluateForKeeping(in: context)]
        guard let owner = context.owner(ofOperator: sign.text, operands) else {
            return try assignSum(place, sign, value, in: context)
        }
        let declared = context.types?.methods(sign.text, of: owner) ?? []
        guard declared.contains(where: { $0.parameters.first?.isInout == true }) else {
            let call = MethodCall(
                context.operators(of: owner, at: sign.range), sign.text,
                operands.map { Argument(value: $0) }, InoutPlaces(), call: range, range: range)
            try context.queue.perform(call, in: context)
            return try context.settle(at: range)
        }
        let changed = try context.changed(operands, by: sign, of: owner, at: range)
        try assign(place, changed, in: context)
    }

    /// Does `place = place + value` for `place += value`.
    private func assignSum(
        _ place: Expression, _ sign: Name, _ value: Expression, in context: Context
    ) throws(InterruptionError) {
        if case .name(let name) = place.kind, let binding = context.scope.binding(of: name),
            binding.origin != .variable
        {
            throw .mismatch("'\(name)' stands for one value: bind it with 'var'", at: place.range)
        }
        guard let sum = place.changed(by: sign, value) else {
            throw Context.unknownOperator(sign.text, at: sign.range)
        }
        try assign(place, sum, in: context)
    }

    /// Gives the place what an operator made of its value.
    private func assign(
        _ place: Expression, _ changed: Value, in context: Context
    ) throws(InterruptionError) {
        if case .name(let name) = place.kind, let binding = context.scope.binding(of: name) {
            // An object is the same behind the operator, whatever bound its name.
            guard binding.origin == .variable || changed == binding.value else {
                throw .mismatch("'\(name)' stands for one value: bind it with 'var'", at: place.range)
            }
            return context.rebind(binding, to: changed)
        }
        let location = try place.locateParent(in: context)
        try context.queue.perform(Assignment(location, changed, range: range), in: context)
        try context.settle(at: range)
    }
}

extension Expression {
    /// Returns `place + value` for `place += value`; nil for an operator that scripts do not have themselves.
    func changed(by sign: Name, _ value: Expression) -> Expression? {
        BinaryOperator(changing: sign.text).map {
            Expression(.binary($0, self, value), range: range.joined(with: value.range))
        }
    }

    /// Returns what an operator of bits makes of two integers; nil where the module declares one of its sign, or for others.
    func plainSign(_ sign: String, _ nodes: [ArgumentNode], in context: Context) throws(InterruptionError)
        -> Value?
    {
        guard BitOperator(rawValue: sign) != nil || sign == Self.matching,
            context.types?.operators(sign, operands: nodes.count).isEmpty != false
        else { return nil }
        let operands = try nodes.evaluate(in: context).map(\.value)
        if sign == Self.matching, operands.count == 2 {
            if case .range(let bounds) = operands[0] {
                return .bool(try context.contains(operands[1], bounds, at: range))
            }
            return .bool(try context.areEqual(operands[0], operands[1], at: range))
        }
        if let value = BitOperator.value(sign, operands) { return value }
        throw Context.unknownOperator(sign, at: range)
    }

    /// Evaluates the operands of the module's own operator and finds the type that declares it.
    func operatorCall(
        _ sign: String, _ nodes: [ArgumentNode], in context: Context
    ) throws(InterruptionError) -> (Location, [Argument], InoutPlaces) {
        let declared = context.types?.operators(sign, operands: nodes.count) ?? []
        var operands = nodes
        for (index, node) in nodes.enumerated() where node.value.isPlace {
            operands[index].isInout = declared.contains { $0.parameters[index].isInout }
        }
        var places = InoutPlaces()
        let arguments = try operands.evaluate(in: context, places: &places)
        guard let owner = context.owner(ofOperator: sign, arguments.map(\.value)) else {
            throw Context.unknownOperator(sign, at: range)
        }
        return (context.operators(of: owner, at: range), arguments, places)
    }

    /// The operator that holds a value against a pattern: `1...3 ~= x`.
    static let matching = "~="

    private var isPlace: Bool {
        switch kind {
        case .name, .member, .index: true
        default: false
        }
    }
}

extension Context {
    /// Tells whether a type of the module, whichever, declares an operator of two operands.
    fileprivate func declaresOperator(_ name: String) -> Bool {
        if let known = declaredOperators[name] { return known }
        let isDeclared = types?.operators(name, operands: 2).isEmpty == false
        declaredOperators[name] = isDeclared
        return isDeclared
    }

    /// Returns the place whose members are a type's operators.
    func operators(of type: String, at range: SourceRange) -> Location {
        Location(root: .type(type), values: [.null], range: range)
    }

    /// Returns what an operator that takes its first operand `inout` makes of it.
    fileprivate func changed(
        _ operands: [Value], by sign: Name, of owner: String, at range: SourceRange
    ) throws(InterruptionError) -> Value {
        var arguments = operands.map { Argument(value: $0) }
        arguments[0].value = try ownCopy(of: operands[0], at: range)
        arguments[0].isInout = true
        let answer = try perform(.call(on: .type(owner), member: sign.text, arguments: arguments), at: range)
        return answer.changes.first { $0.argument == 0 }?.value ?? arguments[0].value
    }

    /// Makes the error for an operator that the module does not declare for such operands.
    fileprivate static func unknownOperator(_ sign: String, at range: SourceRange) -> InterruptionError {
        .fault(Fault(.contract, "the module declares no operator '\(sign)' for these operands", at: range))
    }
}
