import KataDiagnostics
import KataScript
import KataTranscript

/// What `expect` statements do.
extension Statement {
    func expect(_ condition: Expression, in context: Context) throws(InterruptionError) {
        let failure = try context.trace.paused(in: context) { context throws(InterruptionError) in
            try condition.failure(in: context)
        }
        if let failure { context.failures.append(failure) }
    }

    func expectThrows(
        _ operand: Expression, _ expected: ExpectedError, in context: Context
    ) throws(InterruptionError) {
        let wanted = try expected.message.map { literal throws(InterruptionError) in
            try literal.evaluate(in: context)
        }
        let pattern = try expected.value.map { node throws(InterruptionError) in
            try ErrorPattern(node, in: context)
        }
        let note = try context.trace.paused(in: context) {
            context throws(InterruptionError) -> ErrorMisfit? in
            do throws(InterruptionError) {
                try operand.attempt(in: context)
                return ErrorMisfit("nothing was thrown", "没有抛出错误")
            } catch .fault(let fault) where fault.kind == .thrown {
                if let misfit = try pattern?.misfit(of: fault, in: context) { return misfit }
                guard let wanted, !Glob(wanted).matches(fault.message) else { return nil }
                return ErrorMisfit(
                    "the error's message is \(fault.message.quoted), which \(wanted.quoted) does not accept",
                    "错误信息是 \(fault.message.quoted)，与 \(wanted.quoted) 不符")
            } catch {
                throw error
            }
        }
        try context.settle(at: range)
        guard let note else { return }
        context.failures.append(
            ExpectationFailure(
                range: range, source: context.source(range), sides: [], note: note.english,
                noteInChinese: note.chinese,
                command: context.transcript.commandCount - 1))
    }
}

extension Expression {
    /// Does what should throw: evaluates, or runs the statements between braces.
    fileprivate func attempt(in context: Context) throws(InterruptionError) {
        guard case .closure(let closure) = kind, closure.argumentNames.isEmpty, closure.path == nil else {
            return _ = try evaluateAllowingVoid(in: context)
        }
        let attempt = try context.makeClosure(closure)
        _ = try context.call(function: attempt, [], at: range)
    }

    /// Evaluates a condition; returns what to show where it is false, down to the operand that made it so.
    fileprivate func failure(in context: Context) throws(InterruptionError) -> ExpectationFailure? {
        switch kind {
        case .binary(.and, let left, let right):
            if let failure = try left.failure(in: context) { return failure }
            return try right.failure(in: context)
        case .binary(let comparison, let left, let right) where comparison.isComparison:
            let leftValue = try left.evaluate(in: context)
            let rightValue = try right.evaluate(in: context)
            if try comparison.apply(leftValue, rightValue, self, left, right, in: context) { return nil }
            return failure([(left, leftValue), (right, rightValue)], in: context)
        case .unary(.not, let operand):
            let isTrue = try operand.evaluateCondition(in: context)
            return isTrue ? failure([(operand, .bool(true))], in: context) : nil
        default:
            let value = try evaluate(in: context)
            guard case .bool(let isTrue) = value else {
                throw .mismatch("'expect' wants a Bool; this is \(value.kindName)", at: range)
            }
            return isTrue ? nil : failure([(self, value)], in: context)
        }
    }

    private func failure(_ sides: [(Expression, Value)], in context: Context) -> ExpectationFailure {
        let operands = sides.map { side, value in
            ExpectationFailure.Side(
                source: context.source(side.range), value: context.descriptionForPeople(of: value))
        }
        let names = namedValues(in: context).filter { name in
            !operands.contains { $0.source == name.source }
        }
        return ExpectationFailure(
            range: range, source: context.source(range), sides: operands + names, note: nil,
            command: context.transcript.commandCount - 1)
    }

    /// The parameters, `let`s and loop variables in the expression with their values, each once; objects say nothing.
    private func namedValues(in context: Context) -> [ExpectationFailure.Side] {
        var found: [ExpectationFailure.Side] = []
        forEachExpression { node in
            guard case .name(let name) = node.kind, !found.contains(where: { $0.source == name }),
                let binding = context.scope.binding(of: name)
            else { return }
            if case .object = binding.value { return }
            found.append(
                ExpectationFailure.Side(source: name, value: context.descriptionForPeople(of: binding.value)))
        }
        return found
    }
}
