import KataDiagnostics
import KataScript
import KataTranscript

/// A function of the module that a script names without calling it: `users.map(describe)`, `button.onTap = form.save`.
enum FunctionReference {
    /// A method of a type, the module itself included.
    case staticMethod(type: String, String)
    /// A method of what a binding holds, which a replay gives the object of the fresh worker.
    case method(Binding, String)
    case constructor(String)
    case conversion(Conversion)
    case builtin(Builtin)
    case mathematics(MathFunction)
    /// A method of a list, a string, a map or a range.
    case plainMethod(Binding, PlainMethod)

    /// Calls the function with what the closure that it stands for is given.
    func call(
        _ values: [Value], changing: [Int], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Answer {
        let arguments = values.enumerated().map { place, value in
            Argument(value: value, isInout: changing.contains(place))
        }
        switch self {
        case .conversion(let conversion):
            return Answer(try conversion.apply(arguments, at: range, in: context))
        case .builtin(let builtin): return Answer(try builtin.apply(arguments, at: range, in: context))
        case .plainMethod(let receiver, let method):
            return Answer(try method.apply(to: receiver.value, arguments, at: range, in: context))
        case .mathematics(let function): return Answer(try Builtin.apply(function, arguments, at: range))
        case .constructor(let type):
            return try context.perform(.new(type: type, arguments: arguments), at: range)
        case .staticMethod(let type, let member):
            return try context.perform(
                .call(on: .type(type), member: member, arguments: arguments), at: range)
        case .method(let receiver, let member):
            return try context.perform(
                .call(on: .value(receiver.value), member: member, arguments: arguments), at: range)
        }
    }
}

extension Expression {
    /// Returns the value of an argument: where a function of the module is named, a closure that calls it.
    func evaluateOrRefer(in context: Context) throws(InterruptionError) -> Value {
        switch kind {
        case .name(let name):
            if context.scope.binding(of: name) == nil, !context.isModuleMember(name),
                ReservedWords.functionValues.contains(name)
            {
                if let builtin = Builtin(rawValue: name) {
                    return context.makeClosure(.builtin(builtin), at: range)
                }
                if let function = MathFunction(rawValue: name) {
                    return context.makeClosure(.mathematics(function), at: range)
                }
            }
            guard context.isModuleMember(name), context.isMethodAlone(name, of: ModuleTypes.module) else {
                break
            }
            return context.makeClosure(.staticMethod(type: ModuleTypes.module, name), at: range)
        case .member(let base, let name) where base.constant(name.text, in: context) != nil: break
        case .member(let base, let name) where name.text != "self" || base.namedType(in: context) == nil:
            if name.text == "init", let conversion = base.conversion(labels: [nil], in: context) {
                return context.makeClosure(.conversion(conversion), at: range)
            }
            if name.text == "init", let type = base.typePath(in: context) {
                return context.makeClosure(.constructor(type), at: range)
            }
            // What is no name and no member has no place that would be found twice.
            let location = try base.locateBase(in: context)
            let type = context.typeName(of: location)
            if let type, context.isMethodAlone(name.text, of: type) {
                if let type = location.staticType(in: context) {
                    return context.makeClosure(.staticMethod(type: type, name.text), at: range)
                }
                let value = try context.ownCopy(of: location.value, at: range)
                let receiver = Binding(Binding.hidden, value, origin: .loopVariable)
                return context.makeClosure(.method(receiver, name.text), at: range)
            }
            if let method = PlainMethod(rawValue: name.text), !method.isMutating,
                location.value.hasPlainMembers,
                !context.declares(name.text, for: location.value),
                location.value.plainMember(name.text) == nil
            {
                let receiver = Binding(Binding.hidden, location.value, origin: .loopVariable)
                return context.makeClosure(.plainMethod(receiver, method), at: range)
            }
            return try location.reading(.member(name.text), at: range, in: context).value
        default: break
        }
        return try evaluate(in: context)
    }
}

extension Context {
    fileprivate func isMethodAlone(_ name: String, of type: String) -> Bool {
        types?.isMethodAlone(name, of: type) ?? false
    }

    fileprivate func makeClosure(_ reference: FunctionReference, at range: SourceRange) -> Value {
        let scope = Scope(inside: nil)
        switch reference {
        case .method(let receiver, _), .plainMethod(let receiver, _):
            holds.hold(receiver.value)
            scope.add(receiver)
        default: break
        }
        let body = Block(statements: [], range: range)
        closures.append(
            ClosureObject(
                closure: Closure(parameters: [], body: body), scope: scope, reference: reference))
        return .closure(closures.count - 1)
    }
}

extension ModuleTypes {
    /// Tells whether a type has methods of a name, and no property or case.
    func isMethodAlone(_ name: String, of type: String) -> Bool {
        property(name, of: type) == nil && !methods(name, of: type).isEmpty
            && self[type]?.cases.contains { $0.name == name } != true
    }
}
