import KataDiagnostics
import KataScript
import KataTranscript

/// A closure of the script with the names that it can see.
struct ClosureObject {
    var closure: Closure
    var scope: Scope
    /// What is called instead, where the closure is a function of the module that was named.
    var reference: FunctionReference?
    /// The result builder of the module that joins what the statements give.
    var builder: String?
}

extension Context {
    /// Closures may call each other through the module this deep.
    private static let maximumCalls = 64

    /// The names that closures see beside those of here.
    var namesOfClosures: [Binding] {
        var known = Set(scope.visible.map(ObjectIdentifier.init))
        return closures.flatMap(\.scope.visible).filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    /// Makes a closure that sees the names of here; what they hold lives as long as the scenario.
    func makeClosure(_ closure: Closure) throws(InterruptionError) -> Value {
        let outer = scope
        defer { scope = outer }
        var captured: [(Name, Value)] = []
        for (name, value) in closure.captures {
            captured.append((name, try value.evaluateForKeeping(in: self)))
        }
        if !captured.isEmpty { scope = Scope(inside: outer) }
        for (name, value) in captured { bind(name.text, to: value, origin: .letBinding) }
        closure.body.forEachExpression { node in
            if case .name(let name) = node.kind, !closure.weakNames.contains(name),
                let binding = scope.binding(of: name)
            {
                holds.hold(binding.value)
            }
        }
        closures.append(ClosureObject(closure: closure, scope: scope))
        return .closure(closures.count - 1, path: closure.path)
    }

    /// Runs a closure, and returns the value of its last statement.
    ///
    /// - Parameter changing: The places of the values that the closure may change; the answer tells what they are then.
    func call(
        _ number: Int, _ values: [Value], changing: [Int] = [], at range: SourceRange
    ) throws(InterruptionError) -> Answer {
        guard closures.indices.contains(number) else {
            throw .ended(.policy("a call of closure \(number), which the script did not give"), at: range)
        }
        guard callDepth < Self.maximumCalls else {
            throw .mismatch("closures call each other more than \(Self.maximumCalls) deep", at: range)
        }
        let object = closures[number]
        try step(at: object.closure.body.range)
        callDepth += 1
        let command = interrupted ?? commandInHand
        let outer = (scope, queue, holds.beginCall())
        scope = Scope(inside: object.scope)
        queue = CommandQueue(keepsHistory: false)
        let former = renameForReplay(object.scope)
        defer {
            for (binding, value) in former { binding.value = value }
            for binding in scope.own where !binding.isDropped { holds.letGo(binding.value) }
            (scope, queue) = (outer.0, outer.1)
            holds.endCall(outer.2)
            callDepth -= 1
            if commandInHand != command { interrupted = command }
        }
        if let reference = object.reference {
            return try reference.call(values, changing: changing, at: range, in: self)
        }
        let bindings = try bind(values, to: object.closure, changing: changing, at: range)
        var answer = try endingScope { context throws(InterruptionError) in
            if let builder = object.builder {
                return Answer(try ResultBuilder(type: builder, context: context).build(object.closure.body))
            }
            return try object.closure.run(in: context)
        }
        if let type = object.closure.returns { answer.value = answer.value.number(of: type) }
        for place in changing {
            let value = bindings.indices.contains(place) ? bindings[place].value : values[place]
            answer.changes.append(InoutChange(argument: place, value: value))
        }
        return answer
    }

    /// Gives the names that a closure sees the objects of the fresh worker, where a replay runs; returns their values.
    ///
    /// What the closure does to them then was done before, so their values come back behind the call.
    private func renameForReplay(_ scope: Scope) -> [(binding: Binding, value: Value)] {
        guard let renaming else { return [] }
        return scope.visible.map { binding in
            defer { binding.value = renaming.value(binding.value) ?? binding.value }
            return (binding, binding.value)
        }
    }

    private func bind(
        _ values: [Value], to closure: Closure, changing: [Int], at range: SourceRange
    ) throws(InterruptionError) -> [Binding] {
        let names = closure.argumentNames
        // As in Swift, a closure of several arguments takes a tuple of as many values apart.
        if names.count > 1, values.count == 1, case .tuple(let parts) = values[0], parts.count == names.count
        {
            return try bind(parts.map(\.value), to: closure, changing: [], at: range)
        }
        let isExact = names.isEmpty || closure.parameters.isEmpty
        guard names.count <= values.count, isExact || names.count == values.count else {
            throw .mismatch(
                "the closure takes \(names.count) values and is given \(values.count)", at: closure.body.range
            )
        }
        return zip(names, values).enumerated().map { place, pair in
            bind(
                pair.0.text, to: pair.0.type.map(pair.1.number(of:)) ?? pair.1,
                origin: changing.contains(place) ? .variable : .loopVariable,
                source: pair.0.type.map { .type($0) })
        }
    }

    /// Runs the closure that the module calls while a request is in hand, and says what came of it.
    ///
    /// An error goes to the module only where it takes one; where not, the scenario cannot go on.
    func answer(_ callback: Callback, at range: SourceRange) throws(InterruptionError) -> CallbackOutcome {
        if let types = callback.asksType {
            return .value(
                try type(ofClosure: callback.closure, given: types, at: range).map(Value.string) ?? .null)
        }
        for value in callback.arguments { holds.register(value) }
        callbackDepth += 1
        defer {
            callbackDepth -= 1
            beginCommand(range)
        }
        do throws(InterruptionError) {
            let answer = try trace.paused(in: self) { context throws(InterruptionError) in
                try context.call(
                    callback.closure, callback.arguments,
                    changing: callback.changing.filter(callback.arguments.indices.contains), at: range)
            }
            return .value(answer.value, changes: answer.changes)
        } catch .fault(let fault) where fault.kind == .thrown {
            guard callback.mayThrow else {
                throw .mismatch(
                    "\(fault.message); the module calls this closure as one that throws nothing",
                    at: fault.range)
            }
            return .error(fault.message, value: try errorValue(of: fault))
        } catch {
            throw error
        }
    }
}

extension Context {
    /// Returns the error of the module that a closure failed with, so that the module gets it back; nil for any other.
    func errorValue(of fault: Fault) throws(InterruptionError) -> Value? {
        guard fault.type != nil, fault.value == nil else { return fault.value }
        return try trace.paused(in: self) { context throws(InterruptionError) -> Value? in
            do throws(InterruptionError) {
                return try context.caught(fault)
            } catch .fault {
                return nil
            }
        }
    }
}

extension Closure {
    /// Runs the statements; the value of the last one is the result.
    fileprivate func run(in context: Context) throws(InterruptionError) -> Answer {
        do throws(InterruptionError) {
            return try result(in: context)
        } catch .left(.closure(let answer)) {
            return answer
        }
    }

    private func result(in context: Context) throws(InterruptionError) -> Answer {
        for statement in body.statements.dropLast() {
            if case .value(let value) = statement.kind, !value.isAttempt {
                throw .doesNothing(value.range, in: context)
            }
            try statement.run(in: context)
        }
        guard let last = body.statements.last else { return Answer(.null, isVoid: true) }
        switch last.kind {
        case .value(let value):
            try context.step(at: last.range)
            context.beginCommand(last.range)
            return Answer(try value.evaluate(in: context))
        case .call(let call):
            try context.step(at: last.range)
            context.beginCommand(last.range)
            return try context.chain { context throws(InterruptionError) in
                try call.evaluateCall(in: context)
            } ?? Answer(.null, isVoid: true)
        default:
            try last.run(in: context)
            return Answer(.null, isVoid: true)
        }
    }
}

extension ObjectReferences {
    /// Sets aside what the statement around a call has made and not bound yet: it must outlive the call.
    mutating func beginCall() -> Set<Int> {
        defer { candidates = [] }
        return candidates
    }

    /// Takes back what was set aside.
    mutating func endCall(_ kept: Set<Int>) { candidates.formUnion(kept) }
}

extension Context {
    /// Returns the type of what a closure of the script gives that is given values of these types.
    func type(
        ofClosure number: Int, given types: [String], at range: SourceRange
    ) throws(InterruptionError) -> String? {
        guard closures.indices.contains(number) else {
            throw .ended(
                .policy("a question about closure \(number), which the script did not give"), at: range)
        }
        try step(at: range)
        let object = closures[number]
        guard object.reference == nil else { return nil }
        let outer = scope
        scope = object.scope
        defer { scope = outer }
        var found = ExpressionTypes(context: self)
        return found.nameableResult(of: object.closure, given: types)
    }
}
