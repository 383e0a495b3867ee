/// A call of one member: it gives the generated file the receiver and arguments, and takes the result.
///
/// It is not safe to share: members that run on other threads get it while the main thread waits for them.
public final class Call: @unchecked Sendable {
    let session: Session
    let member: Member
    private let target: Target
    let slots: [[Value]]
    private let coerces: Bool
    /// Whether the result is wanted as it is, for a place in the module.
    let keepsResult: Bool
    /// The generic type with its parameters, where they are known before the call.
    let metatype: (any GenericBindings.Type)?
    /// The types that the script names behind the member.
    let types: [Any.Type]
    private(set) var kept: Any?
    /// What the receiver is after a member that changed it, unless it is an object.
    private(set) var changed: Value?
    /// What became of the arguments that the member may change, by their parameters.
    private(set) var changes: [(slot: Int, value: Value)] = []

    /// What a member is called on.
    enum Target {
        case nothing
        /// A value as the script wrote it.
        case scripted(Value)
        /// A value that the worker itself wants to look into.
        case native(Any)
    }

    init(
        _ member: Member, on target: Target, slots: [[Value]], of session: Session, coerces: Bool,
        keepsResult: Bool, metatype: (any GenericBindings.Type)? = nil, types: [Any.Type] = []
    ) {
        self.types = types
        self.metatype = metatype
        self.member = member
        self.target = target
        self.slots = slots
        self.session = session
        self.coerces = coerces
        self.keepsResult = keepsResult
    }

    /// The defaults that are not wanted, a bit for each parameter that has one.
    public var given: Int {
        var bits = 0
        var bit = 1
        for (parameter, values) in zip(member.parameters, slots) where parameter.hasDefault {
            if !values.isEmpty { bits |= bit }
            bit <<= 1
        }
        return bits
    }

    /// The object or value that the member is called on.
    public func receiver<T>() throws -> T {
        try session.turns.outside {
            switch target {
            case .nothing:
                break
            case .native(let value):
                if let receiver = value as? T { return receiver }
            case .scripted(let value):
                do { return try session.decode(value, coercing: true) } catch is MisfitError {}
            }
            throw ReceiverMisfitError()
        }
    }

    /// The receiver as the module has it; nothing for a static member.
    func object() throws -> Any? {
        switch target {
        case .nothing: nil
        case .native(let value): value
        case .scripted(let value): try session.natural(value)
        }
    }

    /// The first argument of each parameter as the module would have it; nothing where there is none.
    func arguments() throws -> [Any] {
        try slots.map { values in
            // What cannot stand alone, as nil, may still fit once the other arguments gave the parameters.
            guard let value = values.first else { return Nothing() }
            do { return try session.natural(value) } catch is MisfitError {
                return Nothing()
            } catch is RefusalError {
                return Nothing()
            }
        }
    }

    /// Puts back a receiver that a member may have changed.
    public func update<T>(_ receiver: T) {
        guard case .scripted(let value) = target else { return }
        session.turns.settle()
        if case .reference(let number, _) = value {
            session.replace(number, by: receiver)
        } else {
            changed = try? session.encode(receiver)
        }
    }

    /// How many values a variadic parameter was given.
    public func count(_ slot: Int) -> Int {
        slots[slot].count
    }

    /// The argument of a parameter, or one of those of a variadic one.
    public func argument<T>(_ slot: Int, _ index: Int = 0) throws -> T {
        try decode(slots[slot][index], for: slot)
    }

    /// An element of an argument that is a tuple.
    public func element<T>(_ slot: Int, _ index: Int, of count: Int) throws -> T {
        do {
            return try decode(try part(slots[slot][0], index, of: count), for: slot)
        } catch is MisfitError {
            throw misfit(slots[slot][0], slot)
        }
    }

    /// Takes what a member made of an argument that it may change.
    public func change<T>(_ slot: Int, to value: T) {
        guard let value = try? session.turns.outside({ try session.encode(value) }) else { return }
        changes.append((slot, value))
    }

    /// The value that is to be assigned; it comes after the arguments.
    public func newValue<T>() throws -> T {
        try decode(slots[slots.count - 1][0], for: slots.count - 1)
    }

    /// Takes the result of the member.
    public func result<T>(_ value: T) throws -> Value {
        if keepsResult {
            kept = value
            return .null
        }
        return try session.turns.outside { try session.encode(value) }
    }

    /// Makes the value of the protocol that stands for what a case carries.
    public func value<T>(_ value: T) throws -> Value {
        try session.turns.outside { try session.encode(value) }
    }

    /// Takes the end of a member that gives nothing.
    public func void() -> Value {
        .void
    }

    /// Takes the end of a member that gives nothing; it throws so that its call covers a member that may.
    public func void(_ end: Void) throws -> Value {
        .void
    }

    /// Takes the case that an enum value is, with the values it carries.
    public func enumCase(_ name: String, _ values: [(label: String?, value: Value)] = []) -> Value {
        .enumCase(name: name, type: nil, arguments: values.map { Argument(label: $0.label, value: $0.value) })
    }

    /// Answers a member that was compiled out.
    public func absent() throws -> Value {
        throw AbsenceError()
    }

    /// Answers a member whose `where` clause the receiver does not meet.
    public func unmet(_ requirement: StaticString) throws -> Value {
        throw ReceiverMisfitError(requirement: requirement)
    }

    /// Answers a form of calling a member that the compiler refused: another member may serve.
    public func refused(_ message: StaticString) throws -> Value {
        throw ArgumentMisfitError(
            refusal: .bridge("'\(member.fullName)' called in this form is out of reach: compiler: \(message)")
        )
    }

    /// Answers a call that gives a combination of defaults which is not generated.
    public func tooManyDefaults() throws -> Value {
        throw RefusalError.contract(
            "'\(member.name)' has many defaults, of which only the last ones can be left out")
    }

    /// Answers a call that gives a variadic parameter more values than are generated.
    public func tooManyValues(_ slot: Int, limit: Int) throws -> Value {
        throw RefusalError.contract(
            "'\(member.parameters[slot].name)' takes at most \(limit) values from a script")
    }

    private func decode<T>(_ value: Value, for slot: Int) throws -> T {
        do {
            let value: T = try session.turns.outside { try session.decode(value, coercing: coerces) }
            return FurtherTypes.standIn(for: value)
        } catch is MisfitError {
            throw misfit(value, slot)
        }
    }

    func misfit(_ value: Value, _ slot: Int) -> ArgumentMisfitError {
        guard slot < member.parameters.count else {
            let wanted = member.type.isEmpty ? "another type" : member.type
            return ArgumentMisfitError(
                refusal: .misfit(parameter: member.name, wanted: wanted, got: session.summary(of: value)))
        }
        let parameter = member.parameters[slot]
        return ArgumentMisfitError(
            refusal: .misfit(
                parameter: parameter.name, wanted: parameter.type, got: session.summary(of: value)))
    }
}

/// A member was compiled out by `#if`: another one of that name may serve.
struct AbsenceError: Error {}

/// Stands for an argument that was left out.
struct Nothing {}

/// A value does not fit the type that is wanted.
struct MisfitError: Error {}

/// An argument does not fit its parameter: another overload may serve.
struct ArgumentMisfitError: Error {
    let refusal: RefusalError
}

/// The receiver is not of the type that a member of an extension wants: another extension may serve.
struct ReceiverMisfitError: Error {
    /// The `where` clause that the receiver does not meet, if that is why.
    var requirement: StaticString?
}
