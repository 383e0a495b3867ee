import KataDiagnostics
import KataScript
import KataTranscript

/// Closures of a result builder of the module, `page { title("a"); if isLong { text("b") } }`: what their statements give
/// is joined by the static methods of the builder, as Swift's compiler would.
struct ResultBuilder {
    /// The builder's type.
    let type: String
    let context: Context

    /// Runs the statements of a closure, and returns what the builder makes of them.
    func build(_ body: Block) throws(InterruptionError) -> Value {
        let built = try joined(try parts(of: body.statements), at: body.range)
        guard has("buildFinalResult") else { return built }
        return try call("buildFinalResult", [Argument(value: built)], at: body.range)
    }

    private func has(_ method: String) -> Bool {
        context.types?.methods(method, of: type).isEmpty == false
    }

    private func call(
        _ method: String, _ arguments: [Argument], at range: SourceRange
    ) throws(InterruptionError) -> Value {
        try context.perform(.call(on: .type(type), member: method, arguments: arguments), at: range).value
    }

    private func joined(_ parts: [Value], at range: SourceRange) throws(InterruptionError) -> Value {
        guard !has("buildBlock"), has("buildPartialBlock"), let first = parts.first else {
            return try call("buildBlock", parts.map { Argument(value: $0) }, at: range)
        }
        var result = try call("buildPartialBlock", [Argument(label: "first", value: first)], at: range)
        for part in parts.dropFirst() {
            let arguments = [
                Argument(label: "accumulated", value: result), Argument(label: "next", value: part),
            ]
            result = try call("buildPartialBlock", arguments, at: range)
        }
        return result
    }

    /// Returns what the statements give, each of which is an element, a choice, a loop, or none of it.
    private func parts(of statements: [Statement]) throws(InterruptionError) -> [Value] {
        var parts: [Value] = []
        for statement in statements {
            try context.step(at: statement.range)
            if let part = try part(of: statement) { parts.append(part) }
        }
        return parts
    }

    private func part(of statement: Statement) throws(InterruptionError) -> Value? {
        switch statement.kind {
        case .value(let value), .call(let value), .leave(.closure(let value?)):
            if case .choice(let block) = value.kind {
                return try parts(of: block.statements).first
            }
            context.beginCommand(statement.range)
            return try element(try value.evaluateAllowingVoid(in: context), at: statement.range)
        case .conditional(let conditions, let then, let otherwise):
            return try choice(conditions, then, otherwise, at: statement.range)
        case .switched(let subject, let cases):
            let value = try subject.evaluateForKeeping(in: context)
            return try choice(among: cases, value, at: statement.range)
        case .forEach(let pattern, let sequence, let block):
            return try loop(pattern, sequence, block, at: statement.range)
        default:
            try statement.run(in: context)
            return nil
        }
    }

    private func element(_ value: Value, at range: SourceRange) throws(InterruptionError) -> Value {
        guard has("buildExpression") else { return value }
        return try call("buildExpression", [Argument(value: value)], at: range)
    }

    /// Returns what a block gives, in a scope of its own.
    private func block(_ block: Block) throws(InterruptionError) -> Value {
        try context.inScope { _ throws(InterruptionError) in
            try joined(try parts(of: block.statements), at: block.range)
        }
    }

    private func choice(
        _ conditions: [Condition], _ then: Block, _ otherwise: Block?, at range: SourceRange
    ) throws(InterruptionError) -> Value {
        let built = try context.inScope { context throws(InterruptionError) -> Value? in
            try conditions.hold(in: context) ? try block(then) : nil
        }
        guard let otherwise else {
            let method = has("buildOptional") ? "buildOptional" : "buildIf"
            return try call(method, [Argument(value: built ?? .null)], at: range)
        }
        return try either(
            first: built, otherwise: { () throws(InterruptionError) in try block(otherwise) }, range)
    }

    private func either(
        first: Value?, otherwise: () throws(InterruptionError) -> Value, _ range: SourceRange
    ) throws(InterruptionError) -> Value {
        guard let first else {
            return try call("buildEither", [Argument(label: "second", value: try otherwise())], at: range)
        }
        return try call("buildEither", [Argument(label: "first", value: first)], at: range)
    }

    private func choice(
        among cases: [SwitchCase], _ value: Value, at range: SourceRange
    ) throws(InterruptionError) -> Value {
        let built = try cases.choice(for: value, at: range, in: context) {
            chosen, _ throws(InterruptionError) in try block(chosen)
        }
        guard let built else {
            throw .mismatch("no case fits \(context.descriptionForPeople(of: value))", at: range)
        }
        return try call("buildEither", [Argument(label: "first", value: built)], at: range)
    }

    private func loop(
        _ pattern: BindingPattern, _ sequence: Statement.Sequence, _ body: Block, at range: SourceRange
    ) throws(InterruptionError) -> Value {
        var built: [Value] = []
        for element in try elements(of: sequence, pattern, at: range) {
            try context.step(at: range)
            built.append(
                try context.inScope { context throws(InterruptionError) in
                    try pattern.bind(element, origin: .loopVariable, in: context)
                    return try block(body)
                })
        }
        return try call("buildArray", [Argument(value: .list(built))], at: range)
    }

    private func elements(
        of sequence: Statement.Sequence, _ pattern: BindingPattern, at range: SourceRange
    ) throws(InterruptionError) -> [Value] {
        switch sequence {
        case .elements(let list):
            let value = try list.evaluate(in: context)
            if value.isOfModule { return try Conversion.list.elements(of: value, at: range, in: context) }
            return try pattern.elements(of: value, at: range)
        case .range(let lower, let upper, let isClosed):
            let bounds = try context.range(
                from: try lower.evaluate(in: context), to: try upper.evaluate(in: context),
                isClosed: isClosed,
                at: range)
            return try bounds.elements(at: range)
        }
    }
}

extension Context {
    /// Notes which closures among arguments are those of a result builder, as the parameters say that take them.
    func noteBuilders(among arguments: [Argument], of signatures: (ModuleTypes) -> [Signature]) {
        guard hasBuilders, let types else { return }
        for (place, argument) in arguments.enumerated() {
            guard case .closure(let number, _) = argument.value, closures.indices.contains(number) else {
                continue
            }
            for signature in signatures(types) where signature.accepts(count: arguments.count) {
                let parameters = signature.parameters
                let labelled = argument.label.flatMap { label in parameters.first { $0.label == label } }
                let behind = place == arguments.count - 1 ? parameters.last : nil
                let placed = parameters.indices.contains(place) ? parameters[place] : nil
                guard let builder = (labelled ?? behind ?? placed)?.builder else { continue }
                closures[number].builder = builder
            }
        }
    }
}
