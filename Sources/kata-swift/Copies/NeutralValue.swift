/// The value that a member gives while it is empty.
struct NeutralValue {
    let table: FactTable

    private static let literals: [String: String] = [
        "Bool": "false", "String": "\"\"", "Substring": "\"\"", "Character": "\" \"", "Any": "()",
        "Float": "0", "Double": "0", "CGFloat": "0", "Decimal": "0", "TimeInterval": "0",
        "Int": "0", "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0",
        "UInt": "0", "UInt8": "0", "UInt16": "0", "UInt32": "0", "UInt64": "0",
    ]

    /// What the bindings declare for values of any type.
    static let function = """
        func __kataNeutral<__KataValue>() -> __KataValue { KataRuntime::Emptied.zeros() }

        """

    /// Zeros for what has no literal: a class's is no object, and the program stops where it is used.
    private static let zeros = "Solution::__kataNeutral()"

    /// The expression for a type; empty for a result of nothing, nil where none can be written.
    func text(of type: FactType, in member: FactMember) -> String? {
        switch type {
        case .tuple(let elements):
            let values = elements.map { text(of: $0.type, in: member) }
            guard !values.contains(nil) else { return nil }
            return elements.isEmpty ? "" : "(\(values.compactMap(\.self).joined(separator: ", ")))"
        case .optional: return "nil"
        case .list: return "[]"
        case .map: return "[:]"
        case .parameter: return Self.zeros
        case .foreign("Void", _): return ""
        case .foreign("Never", _): return nil
        case .foreign(let name, _): return Self.literals[name] ?? Self.zeros
        case .function(let takes, let gives):
            guard let value = text(of: gives, in: member) else { return nil }
            return takes.isEmpty
                ? "{ \(value) }" : "{ \(takes.map { _ in "_" }.joined(separator: ", ")) in \(value) }"
        case .named(let name, _): return text(ofOwn: name, in: member)
        case .composition, .metatype, .unknown: return nil
        }
    }

    private func text(ofOwn name: String, in member: FactMember) -> String? {
        if !member.isStatic, let owner = member.scope.owner,
            table.lineage(of: owner).contains(where: { $0.type.name == name })
        {
            return "self"
        }
        switch table[name]?.kind {
        case "protocol", nil: return nil
        case "enum":
            let plain = table[name]?.members.first { $0.kind == .case && $0.parameters.isEmpty }
            return plain.map { ".\($0.name)" } ?? Self.zeros
        default: return Self.zeros
        }
    }
}
