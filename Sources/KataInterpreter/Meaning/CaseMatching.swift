import KataDiagnostics
import KataScript
import KataTranscript

/// Whether values fit patterns, and what names are bound then.
extension CasePattern {
    /// Tells whether the value fits, and binds the names of the pattern in the scope of here.
    func match(_ value: Value, at range: SourceRange, in context: Context) throws(InterruptionError) -> Bool {
        switch self {
        case .anything: return true
        case .binding(let name):
            context.bind(name.text, to: try context.ownCopy(of: value, at: name.range), origin: .letBinding)
            return true
        case .present(let pattern):
            if case .null = value { return false }
            return try pattern.match(value, at: range, in: context)
        case .enumCase(let type, let name, let parts):
            return try match(value, type, name, parts, at: range, in: context)
        case .tuple(let parts):
            switch value {
            case .tuple(let values): return try parts.match(values, at: range, in: context)
            case .list(let values):
                return try parts.match(values.map { Argument(value: $0) }, at: range, in: context)
            default: return false
            }
        case .equal(let node):
            let wanted = try node.evaluate(in: context)
            if case .range(let bounds) = wanted {
                if case .null = value { return false }
                return try context.contains(value, bounds, at: node.range)
            }
            return try context.areEqual(value, wanted, at: node.range)
        case .type(let type): return try context.isValue(value, of: type)
        case .cast(let pattern, let type):
            guard try context.isValue(value, of: type) else { return false }
            return try pattern.match(value, at: range, in: context)
        }
    }

    private func match(
        _ value: Value, _ type: Expression?, _ name: Name, _ parts: [Part]?, at range: SourceRange,
        in context: Context
    ) throws(InterruptionError) -> Bool {
        if case .enumCase(let found) = value {
            if let wanted = type?.typePath(in: context), let own = found.type, !context.isType(own, wanted) {
                return false
            }
            guard found.name == name.text else {
                return try isOptional(name, parts, value, at: range, in: context)
            }
            return try parts?.match(context.payload(of: found), at: range, in: context) ?? true
        }
        if case .null = value { return name.text == "none" && parts == nil }
        guard parts == nil else { return try isOptional(name, parts, value, at: range, in: context) }
        guard let type else {
            return try context.areEqual(value, .enumCase(EnumCase(name: name.text)), at: name.range)
        }
        let node = Expression(.member(type, name), range: type.range.joined(with: name.range))
        return try context.areEqual(value, try node.evaluate(in: context), at: node.range)
    }

    /// Tells whether `.some(let x)` is meant: a value that is there.
    private func isOptional(
        _ name: Name, _ parts: [Part]?, _ value: Value, at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Bool {
        guard name.text == "some", let parts, parts.count == 1 else { return false }
        return try parts[0].pattern.match(value, at: range, in: context)
    }
}

extension [CasePattern.Part] {
    /// Tells whether values fit; a single name stands for all of them.
    fileprivate func match(
        _ values: [Argument], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Bool {
        if count == 1, values.count > 1 {
            return try self[0].pattern.match(.tuple(values), at: range, in: context)
        }
        guard count == values.count else {
            throw .mismatch(
                "the pattern has \(count) \(count == 1 ? "value" : "values"), what it is held against has \(values.count)",
                at: range)
        }
        for (part, value) in zip(self, values) {
            guard try part.pattern.match(value.value, at: range, in: context) else { return false }
        }
        return true
    }
}

extension [Condition] {
    /// Tells whether all conditions hold; each knows what those before it bind in the scope of here.
    func hold(in context: Context) throws(InterruptionError) -> Bool {
        for condition in self {
            guard let pattern = condition.pattern else {
                guard try condition.value.evaluateCondition(in: context) else { return false }
                continue
            }
            if case .present(.binding(let name)) = pattern {
                guard try context.bindPresent(name, condition.value) else { return false }
                continue
            }
            let value = try condition.value.evaluateForKeeping(in: context)
            guard try pattern.match(value, at: condition.value.range, in: context) else { return false }
        }
        return true
    }
}

extension Context {
    /// Returns the payload of a case, in which other cases are of the types that it declares.
    func payload(of found: EnumCase, in type: String? = nil) -> [Argument] {
        guard let owner = found.type ?? type, let types,
            let declared = types[owner]?.cases.first(where: { $0.name == found.name })?.parameters,
            declared.count == found.arguments.count
        else { return found.arguments }
        return zip(found.arguments, declared).map { argument, parameter in
            guard case .enumCase(var inner) = argument.value, inner.type == nil else { return argument }
            let written = parameter.type.prefix { $0 != "?" && $0 != "<" }
            // Inside of a generic enumeration its bare name stands for it with its arguments.
            let name = written == owner.withoutTypeArguments ? owner : String(written)
            guard types[name]?.kind == .enumeration else { return argument }
            inner.type = name
            return Argument(label: argument.label, value: .enumCase(inner), isInout: argument.isInout)
        }
    }

    /// Binds the name of `if let`; false where the value is nil.
    fileprivate func bindPresent(_ name: Name, _ node: Expression) throws(InterruptionError) -> Bool {
        let start = trace.count
        let value = try node.evaluateForKeeping(in: self)
        if case .null = value { return false }
        transcript.note(result: value)
        bind(
            name.text, to: value, origin: .letBinding,
            request: trace.index(answering: value, to: node, since: start))
        return true
    }
}

extension [SwitchCase] {
    /// Returns what the block of the first case gives that a value fits, in the scope of its pattern; nil where it fits none.
    func choice<Result>(
        for value: Value, at range: SourceRange, in context: Context,
        _ run: (Block, Context) throws(InterruptionError) -> Result
    ) throws(InterruptionError) -> Result? {
        for one in self {
            for (pattern, condition) in one.alternatives {
                let given = try context.inScope { context throws(InterruptionError) -> Result? in
                    guard try pattern.match(value, at: range, in: context),
                        try condition?.evaluateCondition(in: context) ?? true
                    else { return nil }
                    return try run(one.block, context)
                }
                if let given { return given }
            }
        }
        return nil
    }
}
