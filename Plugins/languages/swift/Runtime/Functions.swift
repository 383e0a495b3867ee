/// A function of the solution that a script was given, and may call.
final class ScriptFunction {
    /// The function itself.
    let native: Any
    private let count: Int
    private let body: (FunctionCall) throws -> Value

    init(_ native: Any, takes count: Int, _ body: @escaping (FunctionCall) throws -> Value) {
        self.native = native
        self.count = count
        self.body = body
    }

    /// Calls the function.
    func call(_ values: [Value], in session: Session) throws -> Value {
        guard values.count == count else {
            throw RefusalError.contract(
                "the function takes \(count) argument\(count == 1 ? "" : "s"), not \(values.count)")
        }
        return try body(FunctionCall(session: session, values: values))
    }
}

/// What a function is called with.
public struct FunctionCall {
    let session: Session
    let values: [Value]

    /// The argument at a place.
    public func argument<T>(_ place: Int) throws -> T {
        do {
            return try session.turns.outside { try session.decode(values[place], coercing: true) }
        } catch is MisfitError {
            throw RefusalError.misfit(
                parameter: "argument \(place + 1)", wanted: "\(T.self)",
                got: session.summary(of: values[place]))
        }
    }

    /// The argument at a place, made by what the generated file says.
    public func compound<T>(_ place: Int, _ make: (Value) throws -> T) throws -> T {
        do { return try make(values[place]) } catch is MisfitError {
            throw RefusalError.misfit(
                parameter: "argument \(place + 1)", wanted: "\(T.self)",
                got: session.summary(of: values[place]))
        }
    }

    /// Takes what the function gave.
    public func result<T>(_ value: T) throws -> Value {
        try session.turns.outside { try session.encode(value) }
    }

    /// Takes a function that the function gave, with the code that calls it.
    public func function<Function>(
        _ function: Function?, takes count: Int,
        _ call: @escaping (Function, FunctionCall) throws -> Value
    ) throws -> Value {
        guard let function else { return .null }
        let held = ScriptFunction(function, takes: count) { try call(function, $0) }
        return session.objects.insert(object: held, type: "\(Function.self)")
    }
}

extension Call {
    /// Takes a function as the result of the member, with the code that calls it; nothing for nil.
    public func function<Function>(
        _ function: Function?, takes count: Int,
        _ call: @escaping (Function, FunctionCall) throws -> Value
    ) throws -> Value {
        guard let function else { return .null }
        if keepsResult { return try result(function) }
        session.turns.settle()
        let held = ScriptFunction(function, takes: count) { try call(function, $0) }
        return session.objects.insert(object: held, type: "\(Function.self)")
    }
}

extension ScriptClosure {
    /// Makes the value that stands for an argument that is a function, with the code that calls it.
    public func give<Function>(
        _ function: Function, takes count: Int,
        _ call: @escaping (Function, FunctionCall) throws -> Value
    ) throws -> Value {
        let held = ScriptFunction(function, takes: count) { try call(function, $0) }
        return session.objects.insert(object: held, type: "\(Function.self)")
    }

    /// Makes the value of a function that must not outlive the call of the closure.
    public func lend<Function>(
        _ function: Function, takes count: Int,
        _ call: @escaping (Function, FunctionCall) throws -> Value
    ) throws -> Value {
        let value = try give(function, takes: count, call)
        if case .reference(let number, _) = value { lent.append(number) }
        return value
    }

    /// Takes back the functions that were lent for a call.
    func takeBack() {
        for number in lent { _ = session.objects.remove(number) }
        lent = []
    }
}

extension Session {
    /// Calls a function that the script was given; nothing where the value is none.
    func callFunction(_ value: Value, _ arguments: [Argument]) throws -> Outcome? {
        guard case .reference(let number, _) = value,
            let function = try objects[number].value as? ScriptFunction
        else { return nil }
        do {
            let result = try function.call(arguments.map(\.value), in: self)
            return Outcome(value: result, changed: nil, kept: nil)
        } catch let error where !Self.isOurs(error) {
            throw refusal(for: error)
        }
    }
}
