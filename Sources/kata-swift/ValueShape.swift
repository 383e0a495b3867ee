import SwiftSyntax

/// How a value of a type is put together that no value of the protocol becomes by itself: one with tuples or functions in it.
indirect enum ValueShape {
    case plain(TypeText)
    case list(ValueShape)
    case map(key: TypeText, ValueShape)
    case optional(ValueShape)
    case tuple([(label: String?, shape: ValueShape)])
    case function(FunctionShape)

    /// Reads a type; nil where no script can give a value of it.
    ///
    /// - Parameter aliases: The shapes that other names stand for.
    init?(_ type: TypeSyntax, _ aliases: [String: ValueShape] = [:]) {
        let type = TypeReader.stripped(type)
        if let name = type.as(IdentifierTypeSyntax.self)?.name.text, let shape = aliases[name] {
            self = shape
        } else if TypeReader.obstacle(type) == nil, !TypeReader.text(type).mentions(Set(aliases.keys)) {
            self = .plain(TypeReader.text(type))
        } else if let array = type.as(ArrayTypeSyntax.self) {
            guard let inner = ValueShape(array.element, aliases) else { return nil }
            self = .list(inner)
        } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
            guard TypeReader.obstacle(dictionary.key) == nil,
                let inner = ValueShape(dictionary.value, aliases)
            else {
                return nil
            }
            self = .map(key: TypeReader.text(dictionary.key), inner)
        } else if let optional = type.as(OptionalTypeSyntax.self) {
            guard let inner = ValueShape(optional.wrappedType, aliases) else { return nil }
            self = .optional(inner)
        } else if let function = FunctionShape(type), !function.isOptional {
            self = .function(function)
        } else if let tuple = type.as(TupleTypeSyntax.self) {
            self.init(tuple, aliases)
        } else {
            return nil
        }
    }

    private init?(_ tuple: TupleTypeSyntax, _ aliases: [String: ValueShape]) {
        if tuple.elements.count == 1, let only = tuple.elements.first {
            self.init(only.type, aliases)
            return
        }
        var parts: [(label: String?, shape: ValueShape)] = []
        for element in tuple.elements {
            guard let shape = ValueShape(element.type, aliases) else { return nil }
            let label = element.firstName?.text
            parts.append((label == "_" ? nil : label, shape))
        }
        self = .tuple(parts)
    }

    /// Whether nothing needs to be put together.
    var isPlain: Bool { if case .plain = self { true } else { false } }

    /// The code that makes a value of it out of one of the protocol, which has that name.
    ///
    /// - Parameter settled: Writes a type as the code has to.
    func code(_ name: String, _ settled: (TypeText) -> String) -> String {
        let inner = name + "_"
        switch self {
        case .plain(let type): return "try __kata.plain(\(name)) as \(settled(type))"
        case .list(let shape):
            return "try __kata.list(\(name)) { \(inner) in \(shape.code(inner, settled)) }"
        case .map(let key, let shape):
            return "(try __kata.map(\(name)) { \(inner) in \(shape.code(inner, settled)) }"
                + " as [\(settled(key)): _])"
        case .optional(let shape):
            return "try __kata.optional(\(name)) { \(inner) in \(shape.code(inner, settled)) }"
        case .tuple(let parts):
            let values = parts.enumerated().map { index, part in
                let value =
                    "try __kata.compoundPart(\(name), \(index), of: \(parts.count)) { \(inner) in "
                    + "\(part.shape.code(inner, settled)) }"
                return (part.label.map { "\($0): " } ?? "") + value
            }
            return "(\(values.joined(separator: ", ")))"
        case .function(let function):
            return "try { () throws -> \(settled(function.type)) in "
                + "if let __kataNative: \(settled(function.type)) = try __kata.native(\(name)) { return __kataNative }; "
                + "let __kataFunction = try __kata.closure(in: \(name)); "
                + "return \(function.closure(calling: "__kataFunction", settled)) }()"
        }
    }
}
