import KataText
import KataTranscript

/// A type as a contract writes it, as far as values have to be fitted to it.
indirect enum DeclaredType: Equatable, Sendable {
    /// A floating-point number.
    case floating
    /// An integer.
    case integer
    /// A type by its name, the module's own among others.
    case named(String)
    /// A list or a set.
    case list(DeclaredType)
    /// A map.
    case map(DeclaredType, DeclaredType)
    /// A tuple, with the labels of its parts.
    case tuple([DeclaredType], labels: [String?])
    /// A function, as which a closure is handed over.
    case function(DeclaredFunction)

    /// Reads a type: `[Order]`, `Double?`, `[String: Int] {get}`; nil for nothing, and for no value at all.
    init?(_ text: String?) {
        guard var text = text?[...].trimmed else { return nil }
        for ending in ["{get}", "..."] where text.hasSuffix(ending) {
            text = text.dropLast(ending.count).trimmed
        }
        while text.hasSuffix("?") || text.hasSuffix("!") { text = text.dropLast() }
        for word in ["any ", "some "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
        guard !text.isEmpty, text != "Void", text != "()" else { return nil }
        if let function = DeclaredFunction(text) {
            self = .function(function)
        } else if text.hasPrefix("["), text.hasSuffix("]") {
            let inside = text.dropFirst().dropLast()
            let parts = DeclaredType.split(inside)
            let types = parts.compactMap { DeclaredType(String($0)) }
            self =
                parts.count == 2 && types.count == 2
                ? .map(types[0], types[1]) : .list(DeclaredType(String(inside)) ?? .named("Any"))
        } else if text.hasPrefix("("), text.hasSuffix(")") {
            let parts = Signature.parts(of: text.dropFirst().dropLast()).map(DeclaredType.split)
            let types = parts.map { part in
                part.last.flatMap { DeclaredType(String($0)) } ?? .named("Any")
            }
            let labels = parts.map { $0.count == 2 ? String($0[0].trimmed) : nil }
            self = types.count == 1 ? types[0] : .tuple(types, labels: labels)
        } else if text.hasPrefix("Set<"), text.hasSuffix(">") {
            self = .list(DeclaredType(String(text.dropFirst(4).dropLast())) ?? .named("Any"))
        } else {
            switch text {
            case "Double", "Float", "CGFloat", "TimeInterval": self = .floating
            case "Int", "Int64", "Int32", "UInt", "UInt8", "Int8", "UInt16", "Int16", "UInt32", "UInt64":
                self = .integer
            default: self = .named(String(text))
            }
        }
    }

    /// Splits `String: [Int: Int]` at its first colon outside brackets.
    private static func split(_ text: Substring) -> [Substring] {
        guard let colon = text.firstOutsideBrackets(where: { text[$0] == ":" }) else { return [text] }
        return [text[..<colon], text[text.index(after: colon)...]]
    }

    /// Returns a value in which every part is of its declared kind, where it can be that without loss.
    ///
    /// - Parameter named: Fits a part to a type that is known by its name alone.
    func fitted(_ value: Value, named: (Value, String) -> Value) -> Value {
        switch (self, value) {
        case (.floating, .integer(let integer)): return .float(Double(integer))
        case (.integer, .float(let float)): return Int64(exactly: float).map(Value.integer) ?? value
        case (.named(let name), _): return named(value, name)
        case (.list(let element), .list(let values)):
            return .list(values.map { element.fitted($0, named: named) })
        case (.map(let keyType, let valueType), .map(let entries)):
            return .map(
                entries.map {
                    MapEntry(
                        key: keyType.fitted($0.key, named: named),
                        value: valueType.fitted($0.value, named: named))
                })
        case (.tuple(let types, let labels), .list(let values)) where types.count == values.count:
            return .tuple(
                zip(labels, zip(types, values)).map { label, part in
                    Argument(label: label, value: part.0.fitted(part.1, named: named))
                })
        case (.tuple(let types, _), .tuple(let parts)) where types.count == parts.count:
            return .tuple(
                zip(types, parts).map { type, part in
                    Argument(label: part.label, value: type.fitted(part.value, named: named))
                })
        default: return value
        }
    }
}
