extension JSON {
    /// The document for people: a member a line, what is empty or all of scalars on one.
    public var indented: String { indented(by: "") }

    private func indented(by blanks: String) -> String {
        let inner = blanks + "  "
        switch self {
        case .array(let elements) where !elements.allSatisfy(\.isScalar):
            let lines = elements.map { inner + $0.indented(by: inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(blanks)]"
        case .array(let elements): return "[" + elements.map(\.text).joined(separator: ", ") + "]"
        case .object(let members) where !members.isEmpty:
            let lines = members.map {
                "\(inner)\(JSON.string($0.name).text): \($0.value.indented(by: inner))"
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(blanks)}"
        default: return text
        }
    }

    private var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }
}
