/// A type of the standard library that crosses the protocol as a value.
protocol ScriptEncodable {
    /// Makes the value of the protocol.
    func encode(in session: Session) throws -> Value
}

extension Session {
    /// Makes the value of the protocol that stands for a Swift value, holding it if it is an object.
    func encode<T>(_ value: T) throws -> Value {
        let metatype = type(of: value as Any)
        if metatype is AnyClass {
            return objects.insert(object: value as AnyObject, type: name(of: value, metatype))
        }
        if let plain = value as? any ScriptEncodable { return try plain.encode(in: self) }
        if let number = value as? any BinaryFloatingPoint { return .float(Double(number)) }
        if let type = registry.type(metatype) ?? genericType(metatype), type.kind == .enum, type.reason == nil
        {
            return try encode(value, case: type)
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .tuple {
            if mirror.children.isEmpty { return .void }
            return .tuple(
                try mirror.children.map { part in
                    // Swift calls a part without a label `.0`.
                    let label = part.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
                    return Argument(label: label, value: try encode(part.value))
                })
        }
        if let type = value as? any Any.Type { return .metatype(registry.type(type)?.name ?? "\(type)") }
        return objects.insert(value: value, type: name(of: value, metatype))
    }

    /// The generated file knows how to take an enum apart; it is the first member of every enum.
    private func encode(_ value: Any, case type: TypeEntry) throws -> Value {
        guard let member = type.members.first else { return objects.insert(value: value, type: type.name) }
        let call = Call(
            member, on: .native(value), slots: [], of: self, coerces: false, keepsResult: false)
        guard case .enumCase(let name, _, let arguments) = try invoke(member.code, of: type, with: call)
        else {
            return objects.insert(value: value, type: type.name)
        }
        let isNamed = type.isGeneric && !type.name.utf8.contains(UInt8(ascii: "."))
        guard isNamed else { return .enumCase(name: name, type: type.name, arguments: arguments) }
        // The arguments say which type a case without payload is of, when it comes back.
        let full = "\(Swift.type(of: value))"
        seenGenerics[full] = Swift.type(of: value) as? any GenericBindings.Type
        return .enumCase(name: name, type: full, arguments: arguments)
    }

    /// The most derived type of an object that a script can name, or else the name that Swift prints.
    private func name(of value: Any, _ metatype: Any.Type) -> String {
        types(of: value, metatype).first?.name ?? "\(metatype)"
    }

    /// The types that a script can use an object as: its class or nearest visible base, or its protocols.
    func types(of value: Any, _ metatype: Any.Type) -> [TypeEntry] {
        let identity = ObjectIdentifier(metatype)
        if let known = typesOfMetatypes[identity] { return known }
        var found: [TypeEntry] = []
        var ancestor: Any.Type? = metatype
        while let current = ancestor, found.isEmpty {
            if let type = registry.type(current) ?? genericType(current) { found = [type] }
            ancestor = (current as? AnyClass).flatMap(_getSuperclass)
        }
        let isNamed = !found.isEmpty && registry.type(metatype) != nil
        if !isNamed {
            let inherited = found.flatMap(\.lineage)
            let protocols = registry.types.filter { type in
                type.kind == .protocol && bindings.conforms(value, to: type.index)
                    && !inherited.contains { $0 === type }
            }
            let implied = protocols.flatMap { $0.lineage.dropFirst() }
            found += protocols.filter { type in !implied.contains { $0 === type } }
        }
        typesOfMetatypes[identity] = found
        return found
    }

    /// The type of which a metatype is a specialization.
    func genericType(_ metatype: Any.Type) -> TypeEntry? {
        (metatype as? any GenericBindings.Type).map { registry.types[$0.__kataType] }
    }
}

extension Bool: ScriptEncodable {
    func encode(in session: Session) -> Value { .bool(self) }
}

extension String: ScriptEncodable {
    func encode(in session: Session) -> Value { .string(self) }
}

extension Substring: ScriptEncodable {
    func encode(in session: Session) -> Value { .string(String(self)) }
}

extension Character: ScriptEncodable {
    func encode(in session: Session) -> Value { .string(String(self)) }
}

extension FixedWidthInteger {
    /// Gives an integer that the protocol can carry.
    func encode(in session: Session) throws -> Value {
        if let number = Int(exactly: self) { return .integer(number) }
        guard let large = UInt64(exactly: self), let type = try? session.registry.type(named: "UInt64") else {
            throw RefusalError.bridge("\(self) is beyond 64-bit integers")
        }
        return session.objects.insert(value: large, type: type.name)
    }
}

extension Int: ScriptEncodable {}
extension Int8: ScriptEncodable {}
extension Int16: ScriptEncodable {}
extension Int32: ScriptEncodable {}
extension Int64: ScriptEncodable {}
extension UInt: ScriptEncodable {}
extension UInt8: ScriptEncodable {}
extension UInt16: ScriptEncodable {}
extension UInt32: ScriptEncodable {}
extension UInt64: ScriptEncodable {}

extension Double: ScriptEncodable {
    func encode(in session: Session) -> Value { .float(self) }
}

extension Float: ScriptEncodable {
    /// The shortest text that reads back as this Float, read as a Double: 0.1 stays 0.1.
    func encode(in session: Session) -> Value { .float(Double(description) ?? Double(self)) }
}

extension Optional: ScriptEncodable {
    func encode(in session: Session) throws -> Value {
        guard let value = self else { return .null }
        return try session.encode(value)
    }
}

extension Array: ScriptEncodable {
    func encode(in session: Session) throws -> Value {
        .list(try map { try session.encode($0) })
    }
}

extension ArraySlice: ScriptEncodable {
    func encode(in session: Session) throws -> Value {
        .list(try map { try session.encode($0) })
    }
}

extension Set: ScriptEncodable {
    func encode(in session: Session) throws -> Value {
        .list(try map { try session.encode($0) }.sorted { $0.sortKey < $1.sortKey })
    }
}

extension Dictionary: ScriptEncodable {
    func encode(in session: Session) throws -> KataRuntime.Value {
        let entries = try map { (key: try session.encode($0.key), value: try session.encode($0.value)) }
        return .map(entries.sorted { $0.key.sortKey < $1.key.sortKey })
    }
}
