/// A type of the standard library whose values have properties that a key path may read.
protocol KeyPathRoot {
    /// The key path of a property; nothing where there is none of that name.
    static func keyPath(_ name: String) -> AnyKeyPath?
}

extension String: KeyPathRoot {
    static func keyPath(_ name: String) -> AnyKeyPath? {
        switch name {
        case "count": \String.count
        case "isEmpty": \String.isEmpty
        case "first": \String.first
        case "last": \String.last
        case "description": \String.description
        default: nil
        }
    }
}

extension Array: KeyPathRoot {
    static func keyPath(_ name: String) -> AnyKeyPath? {
        switch name {
        case "count": \[Element].count
        case "isEmpty": \[Element].isEmpty
        case "first": \[Element].first
        case "last": \[Element].last
        default: nil
        }
    }
}

extension Set: KeyPathRoot {
    static func keyPath(_ name: String) -> AnyKeyPath? {
        switch name {
        case "count": \Set<Element>.count
        case "isEmpty": \Set<Element>.isEmpty
        default: nil
        }
    }
}

extension Dictionary: KeyPathRoot {
    static func keyPath(_ name: String) -> AnyKeyPath? {
        switch name {
        case "count": \[Key: Value].count
        case "isEmpty": \[Key: Value].isEmpty
        default: nil
        }
    }
}

extension Session {
    /// The key path that reads properties one after another, where the type of key paths says from which type on.
    func keyPath(_ names: [String], as wanted: Any.Type) throws -> AnyKeyPath {
        guard let root = (wanted as? AnyKeyPath.Type)?.rootType else { throw MisfitError() }
        return try keyPath(names, from: root)
    }

    /// The key path that reads properties of a type one after another.
    func keyPath(_ names: [String], from root: Any.Type) throws -> AnyKeyPath {
        var path = try step("self", of: root)
        for name in names {
            let type = Swift.type(of: path).valueType
            guard let longer = path.appending(path: try step(name, of: type)) else { throw MisfitError() }
            path = longer
        }
        return path
    }

    private func step(_ name: String, of type: Any.Type) throws -> AnyKeyPath {
        if name == "self" {
            func whole<Root>(_: Root.Type) -> AnyKeyPath { \Root.self }
            return _openExistential(type, do: whole)
        }
        if let generic = type as? any GenericBindings.Type, let path = generic.__kataKeyPath(name) {
            return path
        }
        if let entry = registry.type(type), let path = bindings.keyPath(entry.index, name) { return path }
        if let path = (type as? any KeyPathRoot.Type)?.keyPath(name) { return path }
        let owner = registry.type(type)?.name ?? "\(type)"
        throw RefusalError.contract("\(owner) has no property '\(name)' for a key path")
    }
}
