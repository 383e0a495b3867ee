/// The objects of a scenario, and what is needed to reach them.
final class Session {
    let bindings: any Bindings
    let registry: Registry
    var objects = ObjectTable()
    /// The numbers of all objects that were seen, for the request `objects`.
    var graph = ObjectGraph()
    /// Calls a closure of the script, and gives its result.
    var ask: (ScriptCall) throws -> (value: Value, changes: [(argument: Int, value: Value)]) = { _ in
        throw RefusalError.contract("no script is there to run a closure")
    }
    /// Ends the worker where a closure cannot give what the solution needs.
    var abandon: (any Error) -> Never = { _ in Platform.leave(1) }
    /// What the module threw in the last request, until the next one.
    var lastError: (any Error)?
    /// The generic enums whose values the script has, by their names with arguments.
    var seenGenerics: [String: any GenericBindings.Type] = [:]
    /// Lets one thread at a time call closures.
    let turns = Turns()
    /// What was found for the metatypes seen so far.
    var typesOfMetatypes: [ObjectIdentifier: [TypeEntry]] = [:]
    /// The members that were found by name so far.
    var foundMembers: [MemberQuery: [Candidate]] = [:]

    init(_ bindings: any Bindings) {
        self.bindings = bindings
        registry = Registry(bindings)
    }

    /// Replaces the value in a box.
    func replace(_ number: Int, by value: Any) {
        guard let entry = try? objects[number] else { return }
        objects.replace(entry, by: value)
    }

    /// What messages call a value; a request may leave out the type of an object.
    func summary(of value: Value) -> String {
        guard case .reference(let number, _) = value, let entry = try? objects[number] else {
            return value.summary
        }
        return entry.type
    }

    /// What a script asks of an object or a type.
    enum Subject {
        case value(Value)
        case type(String)
    }

    /// Makes an object.
    func make(_ typeName: String, _ arguments: [Argument]) throws -> Outcome {
        let type = try registry.type(named: typeName)
        if let reason = type.reason { throw RefusalError.bridge("'\(typeName)' is out of reach: \(reason)") }
        if let made = try dictionary(arguments, of: type) { return made }
        let candidates = type.members.filter { $0.kind == .constructor }
            .map { Candidate(member: $0, owner: type) }
        guard !candidates.isEmpty else {
            let hint = type.kind == .protocol ? "is a protocol" : "has no initializer that a script can reach"
            throw RefusalError.contract("'\(typeName)' \(hint)")
        }
        return try perform(candidates, on: nil, arguments: arguments)
    }

    /// Calls a method, or makes a case that carries values.
    ///
    /// - Parameter types: The types that the script names behind the member.
    func call(
        _ subject: Subject, _ name: String, _ arguments: [Argument], types: [String] = []
    ) throws -> Outcome {
        if case .value(let value) = subject {
            if name == "callAsFunction", let outcome = try callFunction(value, arguments) { return outcome }
            if name == "next", arguments.isEmpty, let outcome = try advance(value) { return outcome }
        }
        let found = try candidates(of: subject, named: name)
        let methods = found.filter { $0.member.kind != .property }
        guard !methods.isEmpty else {
            throw RefusalError.contract("'\(name)' is a property, not a method")
        }
        guard types.isEmpty || methods.contains(where: \.member.isOpened) else {
            throw RefusalError.contract("'\(name)' takes no types behind its name: write '\(name)(…)'")
        }
        return try perform(
            methods, on: subject.value, arguments: arguments, types: try types.map(metatype(written:)))
    }

    /// Reads a property, or names a case.
    func get(_ subject: Subject, _ name: String) throws -> Outcome {
        if try isDynamic(name, of: subject) {
            return try index(subject, [dynamicMember(name, of: subject)], assigning: nil)
        }
        let found = try candidates(of: subject, named: name)
        let properties = found.filter { $0.member.kind == .property || $0.member.kind == .enumCase }
        guard !properties.isEmpty else {
            throw RefusalError.contract("'\(name)' is a method, not a property")
        }
        return try perform(properties, on: subject.value, arguments: [])
    }

    /// Assigns a property.
    func set(_ subject: Subject, _ name: String, _ value: Value) throws -> Outcome {
        if try isDynamic(name, of: subject) {
            return try index(subject, [dynamicMember(name, of: subject)], assigning: value)
        }
        let found = try candidates(of: subject, named: name).filter { $0.member.kind == .property }
        guard found.contains(where: { $0.member.isSettable || $0.member.reason != nil }) else {
            throw RefusalError.contract("'\(name)' cannot be assigned")
        }
        return try perform(
            found.filter { $0.member.isSettable || $0.member.reason != nil }, on: subject.value,
            arguments: [], assigning: value)
    }

    /// Reads or assigns an element.
    func index(_ subject: Subject, _ arguments: [Argument], assigning value: Value?) throws -> Outcome {
        if case .value(.metatype(let name)) = subject {
            return try index(.type(name), arguments, assigning: value)
        }
        let found = try candidates(of: subject, named: "subscript")
            .filter { value == nil || $0.member.isSettable || $0.member.reason != nil }
        guard !found.isEmpty else { throw RefusalError.contract("the element cannot be assigned") }
        return try perform(found, on: subject.value, arguments: arguments, assigning: value)
    }

    /// Whether a value answers to names that its type does not declare, by `subscript(dynamicMember:)`.
    private func isDynamic(_ name: String, of subject: Subject) throws -> Bool {
        guard case .value = subject else { return false }
        let members = try types(of: subject).flatMap(\.lineage).flatMap(\.members)
        return !members.contains { $0.name == name } && members.contains { $0.answersToAnyName }
    }

    /// The argument that stands for a name: its text, or a key path where the type takes these.
    private func dynamicMember(_ name: String, of subject: Subject) throws -> Argument {
        let members = try types(of: subject).flatMap(\.lineage).flatMap(\.members)
        let takesText = members.contains { $0.answersToAnyName && $0.parameters[0].type == "String" }
        return Argument(label: "dynamicMember", value: takesText ? .string(name) : .keyPath(-1, [name]))
    }
}

extension Member {
    /// Whether it answers to names that its type does not declare.
    fileprivate var answersToAnyName: Bool {
        kind == .subscript && reason == nil && parameters.count == 1 && parameters[0].label == "dynamicMember"
            && (parameters[0].type == "String" || parameters[0].takesKeyPath)
    }
}

extension Session.Subject {
    /// The value that a member is called on; nothing for a static one.
    var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }
}
