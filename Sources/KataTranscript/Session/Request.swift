/// What a script asks of a module; one case for each operation of the worker protocol.
public enum Request: Sendable {
    /// Makes an object.
    case new(type: String, arguments: [Argument])
    /// Calls a method.
    case call(on: Target, member: String, arguments: [Argument])
    /// Reads a property or a static member.
    case get(on: Target, member: String)
    /// Assigns a property.
    case set(on: Target, member: String, value: Value)
    /// Reads through a subscript.
    case index(on: Value, arguments: [Argument])
    /// Assigns through a subscript.
    case setIndex(on: Value, arguments: [Argument], value: Value)
    /// Copies a struct into an object of its own.
    case copy(Value)
    /// Asks whether two references are one object.
    case same(Value, Value)
    /// Asks for the language's own equality.
    case equal(Value, Value)
    /// Asks how the language prints a value, alone or in one of its other ways.
    case show(Value, as: Style = .alone)
    /// Asks for a reference that does not keep an object alive; of such a one, for the object, or null where it is no more.
    case weak(Value)
    /// Begins to walk over a sequence of the module.
    case iterate(Value)
    /// Asks for the next element of a walk: a list of it, or an empty one.
    case next(Value)
    /// Asks for the error that the module threw in the request before.
    case caught
    /// Lets objects go.
    case release([Int])
    /// Asks for all objects with what they hold.
    case objects
    /// Asks an instrumented module who called whom since the last time; `again` begins a new scenario.
    case calls(again: Bool)
    /// Asks a copy with mutants which of them the scenario came past: a list of their numbers.
    case passed

    /// How a value is printed.
    public enum Style: String, Sendable {
        /// As it is printed alone.
        case alone
        /// As it is printed inside of another value.
        case debug
        /// With all that it holds, a line each.
        case dump
    }

    /// Whose member is meant.
    public enum Target: Sendable {
        /// A value: an object, a case, a string.
        case value(Value)
        /// A type: its static members.
        case type(String)
    }
}

extension Request {
    /// Returns the request with each of its values replaced by what `transform` makes of it.
    public func mapValues<Failure: Error>(
        _ transform: (Value) throws(Failure) -> Value
    ) throws(Failure) -> Request {
        switch self {
        case .new(let type, let arguments):
            .new(type: type, arguments: try arguments.mapValues(transform))
        case .call(let target, let member, let arguments):
            .call(
                on: try target.mapValue(transform), member: member,
                arguments: try arguments.mapValues(transform))
        case .get(let target, let member): .get(on: try target.mapValue(transform), member: member)
        case .set(let target, let member, let value):
            .set(on: try target.mapValue(transform), member: member, value: try transform(value))
        case .index(let value, let arguments):
            .index(on: try transform(value), arguments: try arguments.mapValues(transform))
        case .setIndex(let value, let arguments, let assigned):
            .setIndex(
                on: try transform(value), arguments: try arguments.mapValues(transform),
                value: try transform(assigned))
        case .copy(let value): .copy(try transform(value))
        case .same(let left, let right): .same(try transform(left), try transform(right))
        case .equal(let left, let right): .equal(try transform(left), try transform(right))
        case .show(let value, let style): .show(try transform(value), as: style)
        case .weak(let value): .weak(try transform(value))
        case .iterate(let value): .iterate(try transform(value))
        case .next(let value): .next(try transform(value))
        case .release, .objects, .calls, .passed, .caught: self
        }
    }
}

extension Request.Target {
    func mapValue<Failure: Error>(
        _ transform: (Value) throws(Failure) -> Value
    ) throws(Failure) -> Request.Target {
        switch self {
        case .value(let value): .value(try transform(value))
        case .type: self
        }
    }
}

extension [Argument] {
    /// Returns the arguments with each value replaced by what `transform` makes of it.
    public func mapValues<Failure: Error>(
        _ transform: (Value) throws(Failure) -> Value
    ) throws(Failure) -> [Argument] {
        var mapped = self
        for index in mapped.indices { mapped[index].value = try transform(mapped[index].value) }
        return mapped
    }
}
