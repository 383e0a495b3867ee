import SwiftSyntax

extension FactReader {
    /// How tightly operators bind, the loosest first.
    private enum Strength: Int {
        case assignment, choice, or, and, comparison, fallback, cast, other
    }

    /// Reads operands with operators between them.
    func sequence(_ elements: ArraySlice<ExprSyntax>, _ expecting: FactType, isUsed: Bool = true) -> FactValue
    {
        guard elements.count > 2 else {
            return elements.first.map { expression($0, expecting, isUsed: isUsed) } ?? FactValue()
        }
        let operators = stride(from: elements.startIndex + 1, to: elements.endIndex, by: 2).map {
            ($0, strength(elements[$0]))
        }
        guard let loosest = operators.map(\.1.rawValue).min(), let strength = Strength(rawValue: loosest)
        else {
            return FactValue()
        }
        let isRight = [.assignment, .choice, .fallback].contains(strength)
        let same = operators.filter { $0.1 == strength }
        guard let index = (isRight ? same.first : same.last)?.0 else { return FactValue() }
        let left = elements[..<index]
        let right = elements[(index + 1)...]
        switch strength {
        case .assignment: return assign(left, elements[index], right)
        case .choice: return pick(left, elements[index], right, expecting)
        case .cast: return cast(left, elements[index], right)
        case .comparison: return compare(left, elements[index], right, in: elements)
        case .fallback: return fallBack(left, right, expecting)
        case .or, .and:
            _ = sequence(left, .unknown)
            _ = nested(conditional: true) { sequence(right, .unknown) }
            return FactValue(type: .foreign("Bool", []))
        case .other:
            var value = sequence(left, expecting)
            let other = sequence(right, expecting == .unknown ? value.type : expecting)
            value.roots.formUnion(other.roots)
            if value.type == .unknown || value.isLiteral { value.type = other.type }
            value.source = nil
            value.told = []
            value.isLiteral = false
            return value
        }
    }

    private func strength(_ node: ExprSyntax) -> Strength {
        if node.is(AssignmentExprSyntax.self) { return .assignment }
        if node.is(UnresolvedTernaryExprSyntax.self) { return .choice }
        if node.is(UnresolvedAsExprSyntax.self) || node.is(UnresolvedIsExprSyntax.self) { return .cast }
        guard let text = node.as(BinaryOperatorExprSyntax.self)?.operator.text else { return .other }
        switch text {
        case "||": return .or
        case "&&": return .and
        case "??": return .fallback
        case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": return .comparison
        default: return text.hasSuffix("=") ? .assignment : .other
        }
    }

    private func assign(_ left: ArraySlice<ExprSyntax>, _ sign: ExprSyntax, _ right: ArraySlice<ExprSyntax>)
        -> FactValue
    {
        guard let target = left.first else { return FactValue() }
        let isPlain = sign.is(AssignmentExprSyntax.self)
        let place = isPlain ? self.target(target) : expression(target, .unknown)
        let value = sequence(right, place.type, isUsed: !target.is(DiscardAssignmentExprSyntax.self))
        set(target, place, value)
        return FactValue(type: .none)
    }

    /// Notes that a value is put into a property, or into what a property holds.
    func set(_ target: ExprSyntax, _ place: FactValue, _ value: FactValue) {
        if let call = target.as(SubscriptCallExprSyntax.self) {
            let base = expression(call.calledExpression, .unknown)
            for argument in call.arguments { _ = expression(argument.expression, .unknown) }
            return change(base, value, at: target)
        }
        if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            for (index, element) in tuple.elements.enumerated() {
                let part = index < value.parts.count ? value.parts[index] : value
                set(element.expression, silently { expression(element.expression, .unknown) }, part)
            }
            return
        }
        rebind(target, value)
        change(place, value, at: target)
    }

    /// Notes what told the new value of a local variable.
    private func rebind(_ target: ExprSyntax, _ value: FactValue) {
        guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
        update(name) { $0.isTold(by: value.tells) }
    }

    /// Notes that what a property holds is changed.
    func change(_ place: FactValue, _ value: FactValue, at node: some SyntaxProtocol) {
        guard let source = place.source else { return }
        add(.set, at: node) { fact in
            fact.on = source.on
            fact.member = source.member
            fact.via = place.via
            fact.name = place.name
            fact.types = value.type.speech.names
            fact.with = value.roots.sorted()
            fact.told = value.tells.sorted()
            fact.through =
                place.through.last == source.on.first.map { "\($0).\(source.member)" }
                ? place.through.dropLast() : place.through
        }
        for part in [value] + value.functions { note(part, to: "set", on: source.on, member: source.member) }
    }

    private func pick(
        _ left: ArraySlice<ExprSyntax>, _ sign: ExprSyntax, _ right: ArraySlice<ExprSyntax>,
        _ expecting: FactType
    ) -> FactValue {
        _ = sequence(left, .unknown)
        guard let ternary = sign.as(UnresolvedTernaryExprSyntax.self) else { return FactValue() }
        var value = nested(conditional: true) { expression(ternary.thenExpression, expecting) }
        note(value, to: "choice")
        let other = nested(conditional: true) { sequence(right, expecting) }
        if value.type == .unknown { value.type = other.type }
        value.roots.formUnion(other.roots)
        if value.function == nil { value.function = other.function }
        value.isLiteral = value.isLiteral && other.isLiteral
        value.told = telling([value, other])
        value.source = nil
        return value
    }

    private func fallBack(
        _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, _ expecting: FactType
    ) -> FactValue {
        var value = sequence(left, expecting)
        let other = nested(conditional: true) {
            sequence(right, expecting == .unknown ? value.type.unwrapped : expecting)
        }
        note(other, to: "choice")
        value.type = value.type == .unknown ? other.type : value.type.unwrapped
        value.roots.formUnion(other.roots)
        value.isTold(by: other.tells)
        return value
    }

    private func cast(_ left: ArraySlice<ExprSyntax>, _ sign: ExprSyntax, _ right: ArraySlice<ExprSyntax>)
        -> FactValue
    {
        var value = sequence(left, .unknown)
        let wanted =
            right.first?.as(TypeExprSyntax.self).map { table.resolve($0.type, in: scope) } ?? .unknown
        let last = right.first ?? sign
        if sign.is(UnresolvedIsExprSyntax.self) {
            askType(value, "is", wanted, at: joinedPlace(left, last))
            return FactValue(type: .foreign("Bool", []))
        }
        let mark = sign.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark
        if mark != nil { askType(value, "as", wanted, at: joinedPlace(left, last)) }
        value.type = wanted
        return value
    }

    /// The node whose text is shown for a question: the whole of it where it is one sequence.
    private func joinedPlace(_ left: ArraySlice<ExprSyntax>, _ last: ExprSyntax) -> Syntax {
        if let whole = last.parent?.parent?.as(SequenceExprSyntax.self),
            whole.elements.count == left.count + 2
        {
            return Syntax(whole)
        }
        return Syntax(left.first ?? last)
    }

    private func compare(
        _ left: ArraySlice<ExprSyntax>, _ sign: ExprSyntax, _ right: ArraySlice<ExprSyntax>,
        in elements: ArraySlice<ExprSyntax>
    ) -> FactValue {
        let result = FactValue(type: .foreign("Bool", []))
        let before = facts.count
        let isImplicit =
            left.count == 1 && left.first?.as(MemberAccessExprSyntax.self)?.base == nil
            && left.first?.is(MemberAccessExprSyntax.self) == true
        let second = isImplicit ? sequence(right, .unknown) : FactValue()
        let first = sequence(left, second.type)
        let other = isImplicit ? second : sequence(right, first.type)
        let sign = sign.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        // A cast only to be told from an object, or to be that, asks for no kind.
        if sign == "===" || sign == "!==" {
            let kept = facts[before...].filter { $0.kind != .ask || $0.how != "as" }
            facts.replaceSubrange(before..., with: kept)
        }
        guard ["==", "!=", "===", "!==", "~="].contains(sign) else { return result }
        let place = elements.first?.parent?.parent.map(Syntax.init) ?? Syntax(elements[elements.startIndex])
        if first.question != nil || other.question != nil {
            // Two values' types that are compared with each other tell neither.
            if first.question != nil, other.question != nil { return result }
            askKind(first.question != nil ? first : other, at: place)
        } else if other.isLiteral {
            ask(first, "compare", 1, at: place)
        } else if first.isLiteral {
            ask(other, "compare", 1, at: place)
        }
        return result
    }
}
