/// How an argument tells a type that a member is generic over, by the place of its parameter.
public enum TypeSource {
    case itself(Int), element(Int), key(Int), value(Int), metatype(Int)
    /// It is of a generic type, which has it at a place among its own arguments.
    case argument(Int, Int)
    /// It is what a key path reads of values of a type.
    case path(Int, Any.Type)
    /// It is what the elements are of the list that the member is called on.
    case receiver
    /// It is what a closure gives that takes values of these types: the whole of it (0), its elements (-1), or one of its
    /// type's own arguments, counted from 1.
    case gives(Int, [Any.Type], Int)
    /// It is what the argument's own type has for it.
    case related(Int, (Any.Type) -> Any.Type?)
    /// The script names it, as the type at a place among those behind the member's name.
    case explicit(Int)
}

extension Call {
    /// The type that the first argument tells which can; nil if none does.
    public func type(_ sources: [TypeSource]) -> Any.Type? {
        for source in sources { if let type = type(source) { return type } }
        return nil
    }

    /// Answers a call of which no argument tells a type that meets what is asked.
    public func unknownType(_ name: StaticString, _ constraint: StaticString) throws -> Value {
        for case .metatype(let given) in slots.joined() {
            throw unmet(
                "\(given) is none of \(constraint), which \(name) of '\(member.name)' has to be")
        }
        throw unmet(
            "no argument says which type \(name) is, or it is none of \(constraint): write '\(member.name)<…>(…)'"
        )
    }

    /// Answers a call of which no argument tells a type.
    public func unknownType(_ name: StaticString) throws -> Value {
        throw unmet("no argument says which type \(name) is: write '\(member.name)<…>(…)'")
    }

    /// What another member of that name may do better.
    private func unmet(_ message: String) -> ArgumentMisfitError {
        ArgumentMisfitError(refusal: RefusalError.contract(message))
    }

    private func type(_ source: TypeSource) -> Any.Type? {
        switch source {
        case .itself(let slot): argument(slot).map { Swift.type(of: $0) }
        case .element(let slot):
            argument(slot).flatMap { argument in
                (argument as? [Any]).map(Self.commonType) ?? Swift.type(of: argument)
            }
        case .key(let slot): argument(slot).flatMap(key(of:)).map { Swift.type(of: $0) }
        case .value(let slot): argument(slot).flatMap(value(of:)).map { Swift.type(of: $0) }
        case .metatype(let slot): argument(slot) as? any Any.Type
        case .path(let slot, let root):
            if case .keyPath(_, let names)? = slots[slot].first {
                (try? session.keyPath(names, from: root)).map { Swift.type(of: $0).valueType }
            } else {
                nil
            }
        case .receiver: ((try? object()) as? [Any]).flatMap(Self.commonType)
        case .gives(let slot, let parameters, let part):
            typeGiven(slot, parameters).flatMap { Self.part(part, of: $0) }
        case .related(let slot, let find): argument(slot).flatMap { find(Swift.type(of: $0)) }
        case .explicit(let place): types.indices.contains(place) ? types[place] : nil
        case .argument(let slot, let place):
            argument(slot).flatMap { argument in
                let types = (Swift.type(of: argument) as? any GenericBindings.Type)?.__kataArguments ?? []
                return types.indices.contains(place) ? types[place] : nil
            }
        }
    }

    /// The type of what a closure gives, as far as the script tells that without calling it.
    private func typeGiven(_ slot: Int, _ parameters: [Any.Type]) -> Any.Type? {
        guard case .closure(let number)? = slots[slot].first else { return nil }
        let names = parameters.map { session.registry.type($0)?.name ?? "\($0)" }
        let call = ScriptCall(closure: number, arguments: [], types: names)
        let answer = try? session.turns.take { try session.ask(call).value }
        guard case .string(let text)? = answer else { return nil }
        return session.seenGenerics[text] ?? (try? session.metatype(written: text))
    }

    private static func part(_ part: Int, of type: Any.Type) -> Any.Type? {
        if part == 0 { return type }
        if part < 0 { return (type as? any Elements.Type)?.elementType }
        let types = (type as? any GenericBindings.Type)?.__kataArguments ?? []
        return types.indices.contains(part - 1) ? types[part - 1] : nil
    }

    private func argument(_ slot: Int) -> Any? {
        guard let value = slots[slot].first else { return nil }
        return try? session.natural(value)
    }

    /// The type that all elements are of: their own, or the nearest class above them.
    private static func commonType(_ elements: [Any]) -> Any.Type? {
        guard let first = elements.first else { return nil }
        if let number = elements.first(where: { $0 is Double }), elements.contains(where: { $0 is Int }) {
            return Swift.type(of: number)
        }
        let types = elements.map { Swift.type(of: $0) }
        if types.allSatisfy({ $0 == types[0] }) { return types[0] }
        var ancestor: AnyClass? = Swift.type(of: first) as? AnyClass
        while let current = ancestor {
            let isCommon = types.allSatisfy { type in
                var other: AnyClass? = type as? AnyClass
                while let each = other, each != current { other = _getSuperclass(each) }
                return other != nil
            }
            if isCommon { return current }
            ancestor = _getSuperclass(current)
        }
        return Any.self
    }
}

/// A type that is put together of elements of another.
private protocol Elements {
    static var elementType: Any.Type { get }
}

extension Array: Elements {
    static var elementType: Any.Type { Element.self }
}

extension Optional: Elements {
    static var elementType: Any.Type { Wrapped.self }
}
