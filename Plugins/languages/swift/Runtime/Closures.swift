/// A closure of the script, which the solution calls.
///
/// Unchecked, because a call on another thread than the worker's own waits until that one makes it.
public final class ScriptClosure: @unchecked Sendable {
    private enum Body {
        /// The script's own, by its number.
        case script(Int)
        /// A function of the solution that the script gives back.
        case function(ScriptFunction)
    }

    let session: Session
    private let body: Body
    /// The numbers of functions that the script has until its closure ends.
    var lent: [Int] = []

    init(_ number: Int, of session: Session) {
        body = .script(number)
        self.session = session
    }

    init(_ function: ScriptFunction, of session: Session) {
        body = .function(function)
        self.session = session
    }

    /// The closure that a value is; nothing where it is none.
    convenience init?(_ value: Value, of session: Session) throws {
        switch value {
        case .closure(let number), .keyPath(let number, _): self.init(number, of: session)
        case .reference(let number, _):
            guard let function = try session.objects[number].value as? ScriptFunction else { return nil }
            self.init(function, of: session)
        default: return nil
        }
    }

    /// Makes the value of the protocol that stands for an argument.
    public func give<T>(_ value: T) throws -> Value {
        try session.encode(value)
    }

    /// Calls the closure where the solution wants one that throws nothing: what goes wrong ends the worker.
    public func call<Result>(_ arguments: (ScriptClosure) throws -> [Value]) -> Result {
        do {
            return try ask(arguments, throwing: false)
        } catch {
            session.abandon(error)
        }
    }

    /// Calls the closure where the solution takes an error.
    public func tryCall<Result>(_ arguments: (ScriptClosure) throws -> [Value]) throws -> Result {
        try ask(arguments, throwing: true)
    }

    /// Calls the closure where what it gives is made by what the generated file says.
    public func call<Result>(
        _ arguments: (ScriptClosure) throws -> [Value], _ make: (Value) throws -> Result
    ) -> Result {
        do {
            return try ask(arguments, throwing: false, make)
        } catch {
            session.abandon(error)
        }
    }

    /// Calls the closure where the solution takes an error, and what it gives is made by what the generated file says.
    public func tryCall<Result>(
        _ arguments: (ScriptClosure) throws -> [Value], _ make: (Value) throws -> Result
    ) throws -> Result {
        try ask(arguments, throwing: true, make)
    }

    /// Calls a closure that may change some of its arguments, where it throws nothing.
    public func exchange(
        _ changing: [Int], _ arguments: (ScriptClosure) throws -> [Value]
    ) -> ScriptAnswer {
        do {
            return try tryExchange(changing, arguments)
        } catch {
            session.abandon(error)
        }
    }

    /// Calls a closure that may change some of its arguments, where the solution takes an error.
    public func tryExchange(
        _ changing: [Int], _ arguments: (ScriptClosure) throws -> [Value]
    ) throws -> ScriptAnswer {
        let (value, changes) = try session.turns.take {
            let values = try arguments(self)
            guard case .script(let number) = body else {
                throw RefusalError.contract("a function of the solution cannot change its arguments here")
            }
            return try session.ask(ScriptCall(closure: number, arguments: values, changing: changing))
        }
        return ScriptAnswer(value: value, changes: changes, session: session)
    }

    /// Calls where the solution takes errors of one type alone: what else goes wrong ends the worker.
    public func throwing<Failure: Error, Result>(
        _ type: Failure.Type, _ call: () throws -> Result
    ) throws(Failure) -> Result {
        do { return try call() } catch let error as Failure { throw error } catch { session.abandon(error) }
    }

    private func ask<Result>(
        _ arguments: (ScriptClosure) throws -> [Value], throwing: Bool
    ) throws -> Result {
        try ask(arguments, throwing: throwing) { answer in
            if Result.self == Void.self { return unsafeBitCast((), to: Result.self) }
            return try session.decode(answer, coercing: true)
        }
    }

    private func ask<Result>(
        _ arguments: (ScriptClosure) throws -> [Value], throwing: Bool, _ make: (Value) throws -> Result
    ) throws -> Result {
        let outer = lent
        lent = []
        let answer = try session.turns.take {
            defer {
                takeBack()
                lent = outer
            }
            let values = try arguments(self)
            switch body {
            case .script(let number):
                let call = ScriptCall(closure: number, arguments: values, mayThrow: throwing)
                return try session.ask(call).value
            case .function(let function): return try function.call(values, in: session)
            }
        }
        do {
            return try make(answer)
        } catch is MisfitError {
            throw RefusalError.contract(
                "a closure has to give \(Result.self) here, not \(session.summary(of: answer))")
        }
    }
}

/// A call of a closure of the script.
struct ScriptCall {
    let closure: Int
    let arguments: [Value]
    /// The places of the arguments that the closure may change.
    var changing: [Int] = []
    var mayThrow = false
    /// The types of what the closure would be given, where the script is only asked what type it gives.
    var types: [String]?
}

/// What a closure gave that may change its arguments.
public struct ScriptAnswer {
    let value: Value
    let changes: [(argument: Int, value: Value)]
    let session: Session

    /// What an argument is now.
    public func changed<T>(_ argument: Int) -> T {
        settled {
            try session.decode(changes.first { $0.argument == argument }?.value ?? .null, coercing: true)
        }
    }

    /// The result.
    public func result<T>() -> T {
        if T.self == Void.self { return unsafeBitCast((), to: T.self) }
        return settled { try session.decode(value, coercing: true) }
    }

    private func settled<T>(_ make: () throws -> T) -> T {
        do { return try make() } catch is MisfitError {
            session.abandon(RefusalError.contract("a closure has to give \(T.self) here"))
        } catch {
            session.abandon(error)
        }
    }
}

/// The error that a closure of the script threw.
struct ScriptError: Error, CustomStringConvertible {
    let description: String
}

extension Session {
    /// The solution's own error that a closure of the script let through; nothing where the value is none.
    func error(_ json: JSON?) -> (any Error)? {
        guard let json, let value = try? Value(json) else { return nil }
        return (try? natural(value)) as? any Error
    }
}

extension Call {
    /// The closure that a parameter is given.
    public func closure(_ slot: Int) throws -> ScriptClosure {
        guard let closure = try optionalClosure(slot) else { throw misfit(slots[slot][0], slot) }
        return closure
    }

    /// The closure that a parameter is given; nothing for nil.
    public func optionalClosure(_ slot: Int) throws -> ScriptClosure? {
        let value = slots[slot][0]
        if case .null = value { return nil }
        guard let closure = try ScriptClosure(value, of: session) else { throw misfit(value, slot) }
        return closure
    }

    /// The place of the value that is to be assigned.
    public var newSlot: Int { slots.count - 1 }

    /// Answers a property that holds a function, which has no value for a script.
    public func unreadable() throws -> Value {
        throw RefusalError.bridge("'\(member.name)' is a function: call it, '\(member.name)(…)'")
    }
}
