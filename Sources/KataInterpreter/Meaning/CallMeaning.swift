import KataDiagnostics
import KataScript
import KataTranscript

/// What calls do.
extension Expression {
    /// A call whose callee is known and whose arguments are evaluated.
    private enum ResolvedCall {
        case builtin(Builtin, [Argument])
        case constructor(type: String, [Argument])
        case enumCase(EnumCase)
        case plainMethod(PlainMethod, Value, [Argument])
        case method(Location, member: String, [Argument])
    }

    /// Calls and returns the answer.
    func evaluateCall(in context: Context) throws(Interruption) -> Answer {
        switch try resolveCall(in: context) {
        case .builtin(let builtin, let arguments):
            return Answer(try builtin.apply(arguments, at: range, in: context))
        case .constructor(let type, let arguments):
            return try context.perform(.new(type: type, arguments: arguments), at: range)
        case .enumCase(let enumCase): return Answer(.enumCase(enumCase))
        case .plainMethod(let method, let receiver, let arguments):
            return Answer(try method.apply(to: receiver, arguments, at: range, in: context))
        case .method(let location, let member, let arguments):
            return try location.call(member, arguments, at: range, in: context)
        }
    }

    /// Returns the call as a command, not done yet; nil if it is none: a constructor, or a call of kata's own.
    func methodCall(statement: SourceRange, in context: Context) throws(Interruption) -> MethodCall? {
        guard case .call(let callee, _) = kind, case .member = callee.kind,
            callee.typePath(in: context) == nil,
            case .method(let location, let member, let arguments) = try resolveCall(in: context)
        else { return nil }
        return MethodCall(
            location.anchored(in: context), member, arguments, call: range, range: statement)
    }

    private func resolveCall(in context: Context) throws(Interruption) -> ResolvedCall {
        guard case .call(let callee, let nodes) = kind else {
            throw .mismatch("'\(context.source(range))' is no call", at: range)
        }
        if let type = callee.typePath(in: context) {
            return .constructor(type: type, try nodes.evaluate(in: context))
        }
        switch callee.kind {
        case .name(let name):
            if let builtin = Builtin(rawValue: name) {
                return .builtin(builtin, try nodes.evaluate(in: context))
            }
            if context.scope.binding(of: name) != nil {
                throw .mismatch("'\(name)' is a value and cannot be called", at: callee.range)
            }
            throw context.unknownName(name, at: callee.range)
        case .member(let base, let name):
            let location = try base.locateBase(in: context)
            let arguments = try nodes.evaluate(in: context)
            return try resolve(name, of: location, arguments, in: context)
        default:
            throw .mismatch("only types, methods and built-in functions can be called", at: callee.range)
        }
    }

    private func resolve(
        _ name: Name, of location: Location, _ arguments: [Argument], in context: Context
    ) throws(Interruption) -> ResolvedCall {
        if case .type(let type) = location.root, location.steps.isEmpty {
            if context.types?[type]?.cases.contains(where: { $0.name == name.text }) == true {
                return .enumCase(EnumCase(name: name.text, type: type, arguments: arguments))
            }
            return .method(location, member: name.text, arguments)
        }
        if case .null = location.value { throw .thrown("nil has no member '\(name.text)'", at: range) }
        if location.value.hasPlainMembers, let method = PlainMethod(rawValue: name.text) {
            return .plainMethod(method, location.value, arguments)
        }
        return .method(location, member: name.text, arguments)
    }
}

extension Location {
    /// Calls a method of the value at the place, and writes a changed copy back outwards.
    func call(
        _ member: String, _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(Interruption) -> Answer {
        if case .type(let type) = root, steps.isEmpty {
            return try context.perform(
                .call(on: .type(type), member: member, arguments: arguments), at: range)
        }
        let answer = try context.perform(
            .call(on: .value(value), member: member, arguments: arguments), at: range)
        if let receiver = answer.receiver {
            try store(receiver, in: context)
        } else if !steps.isEmpty, context.isStruct(value), context.mayChange(value, by: member) {
            try store(value, in: context)
        }
        return answer
    }
}

extension Context {
    /// Tells whether a method of that name changes its receiver.
    fileprivate func mayChange(_ value: Value, by member: String) -> Bool {
        guard let type = value.typeName, let types else { return true }
        return types.methods(member, of: type).contains(where: \.isMutating)
    }
}
