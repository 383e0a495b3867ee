extension Session {
    /// The type that a script writes: a name, `[Int]`, `[String: Int]` or `Int?`.
    func metatype(written text: String) throws -> Any.Type {
        if text.hasSuffix("?") {
            func optional<Wrapped>(_: Wrapped.Type) -> Any.Type { Wrapped?.self }
            return _openExistential(try metatype(written: String(text.dropLast())), do: optional)
        }
        guard text.hasPrefix("["), text.hasSuffix("]") else { return try metatype(named: text) }
        let inner = text.dropFirst().dropLast()
        guard let colon = Self.colon(in: inner) else {
            func list<Element>(_: Element.Type) -> Any.Type { [Element].self }
            return _openExistential(try metatype(written: String(inner)), do: list)
        }
        let value = inner[inner.index(after: colon)...].drop { $0 == " " }
        guard let key = try metatype(written: String(inner[..<colon])) as? any Hashable.Type else {
            throw RefusalError.contract("'\(inner[..<colon])' is no type of keys")
        }
        return try map(from: key, to: try metatype(written: String(value)))
    }

    private func map<Key: Hashable>(from _: Key.Type, to value: Any.Type) throws -> Any.Type {
        func map<Value>(_: Value.Type) -> Any.Type { [Key: Value].self }
        return _openExistential(value, do: map)
    }

    /// The colon between a key and its value, outside of all brackets.
    private static func colon(in text: Substring) -> String.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case ":" where depth == 0: return index
            default: break
            }
        }
        return nil
    }
}
