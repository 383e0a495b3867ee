import KataDiagnostics
import KataScript
import KataTranscript

/// What `is`, `as?`, `?` and `!` do.
extension Cast {
    /// Returns what becomes of the value.
    func apply(
        _ value: Value, _ type: Name, at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value {
        if self == .plain { return value }
        let isOfType = try context.isValue(value, of: type)
        switch self {
        case .test: return .bool(isOfType)
        case .conditional: return isOfType ? value : .null
        case .forced, .plain:
            if isOfType { return value }
            throw .thrown("\(context.descriptionForPeople(of: value)) is no \(type.text)", at: range)
        }
    }
}

extension Expression {
    /// Returns the value where its type is written: a case is that type's, and a literal may be what the type makes of it.
    func evaluate(as type: Name, in context: Context) throws(InterruptionError) -> Value {
        if let call = called(for: type.text, in: context) { return try call.evaluate(in: context) }
        guard let types = context.types, let described = types[type.text] else {
            return try type.text.contains("->") ? evaluateOrRefer(in: context) : evaluate(in: context)
        }
        if case .implicitCase(let name, let arguments) = kind {
            let owner = Expression(.name(type.text), range: type.range)
            let member = Expression(.member(owner, name), range: range)
            let node = arguments.isEmpty ? member : Expression(.call(member, arguments), range: range)
            return try node.evaluate(in: context)
        }
        let value = try evaluate(in: context)
        if described.name == "Decimal", value.number != nil {
            return try context.perform(
                .new(type: described.name, arguments: [Argument(value: value)]), at: range
            ).value
        }
        guard let literal = value.literalProtocols,
            types.lineage(of: described.name).contains(where: literal.contains)
        else { return value }
        let labels = Set(types.constructors(of: type.text).compactMap { $0.parameters.first?.label })
        let arguments = value.literalArguments(
            labels.first { $0.hasSuffix("Literal") && literal.contains($0.literalProtocol) })
        return try context.perform(.new(type: type.text, arguments: arguments), at: range).value
    }
}

extension Context {
    /// Returns the elements of a list, in which a literal beside values of one type is what that type makes of it.
    func alike(_ values: [Value], of nodes: [Expression]) throws(InterruptionError) -> [Value] {
        guard let types, values.contains(where: \.isOfModule) else { return values }
        let found = Set(values.compactMap { $0.isOfModule ? $0.typeName : nil })
        guard found.count == 1, let type = found.first else { return values }
        var result = values
        for (index, node) in nodes.enumerated() where !values[index].isOfModule {
            guard node.isLiteral, let literal = values[index].literalProtocols,
                types.lineage(of: type).contains(where: literal.contains)
            else { continue }
            result[index] = try node.evaluate(as: Name(type, range: node.range), in: self)
        }
        return result
    }
}

extension Value {
    /// An integer as floating point; any other value as it is.
    var asFloat: Value { if case .integer(let integer) = self { .float(Double(integer)) } else { self } }

    /// Returns the value as one of a type that is written: an integer is floating point there.
    func number(of type: String) -> Value {
        var type = type
        while type.hasSuffix("?") { type.removeLast() }
        return ["Double", "Float", "CGFloat"].contains(type) ? asFloat : self
    }
}

extension Context {
    /// Returns the number that is written beside another value: `0` beside one of floating point is `0.0`.
    func number(_ value: Value, of node: Expression, beside other: Expression) -> Value {
        guard case .integer = value, node.isLiteral, let type = ExpressionTypes.type(of: other, in: self)
        else { return value }
        return value.number(of: type)
    }
}

extension Expression {
    /// Tells whether it is a number or a text as it is written.
    fileprivate var isLiteral: Bool {
        switch kind {
        case .integer, .float, .string, .bool: true
        case .unary(.minus, let operand): operand.isLiteral
        default: false
        }
    }
}

extension Location {
    /// Returns the place of a value that is there; nil ends the chain, or is an error behind `!`.
    func unwrapped(
        _ unwrapping: Unwrapping, at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Location {
        guard case .null = value else { return self }
        switch unwrapping {
        case .optional: throw .left(.chain)
        case .forced: throw .thrown("'\(context.source(range))' is nil", at: range)
        }
    }
}

extension Context {
    private static let anything: Set = ["Any", "AnyHashable", "Sendable"]
    private static let integers: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let floats: Set = ["Double", "Float", "CGFloat"]

    /// Tells whether a value is of a type that is written; a type that neither the module nor the language has is an error.
    func isValue(_ value: Value, of type: Name) throws(InterruptionError) -> Bool {
        var wanted = type.text
        for word in ["any ", "some "] where wanted.hasPrefix(word) { wanted.removeFirst(word.count) }
        while wanted.hasSuffix("?") { wanted.removeLast() }
        if let target = types?.aliases[wanted], target != wanted { wanted = target }
        if case .null = value { return type.text.hasSuffix("?") }
        if Self.anything.contains(wanted) { return true }
        let parts = wanted.split(separator: "&").map { $0.filter { $0 != " " } }
        if parts.count > 1 {
            for part in parts where try !isValue(value, of: Name(part, range: type.range)) { return false }
            return true
        }
        if types?[wanted] == nil, let isPlain = Self.isPlain(value, of: wanted) { return isPlain }
        return try isOfModule(value, of: Name(wanted, range: type.range))
    }

    /// Tells whether a plain value is of a plain type; nil where the type is none.
    private static func isPlain(_ value: Value, of type: String) -> Bool? {
        if type == "AnyObject" || type == "NSObject" { return !value.isPlain }
        if type == "String" || type == "Character" || type == "Substring" {
            if case .string(let text) = value { return type != "Character" || text.count == 1 }
            return false
        }
        if integers.contains(type) { if case .integer = value { return true } else { return false } }
        if floats.contains(type) { if case .float = value { return true } else { return false } }
        if type == "Bool" { if case .bool = value { return true } else { return false } }
        if type.hasPrefix("["), type.hasSuffix("]") || type.hasPrefix("Array<") || type.hasPrefix("Set<") {
            switch value {
            case .list(let elements):
                guard !type.contains(":") else { return false }
                let element = String(type.dropFirst().dropLast())
                return elements.allSatisfy { isPlain($0, of: element) ?? true }
            case .map: return type.contains(":")
            default: return false
            }
        }
        if type.contains("->") { return value.isFunction }
        return nil
    }

    private func isOfModule(_ value: Value, of type: Name) throws(InterruptionError) -> Bool {
        if type.text == "Error" || type.text == "LocalizedError" || type.text == "CustomStringConvertible" {
            return !value.isPlain
        }
        guard
            types?[type.text.withoutTypeArguments] != nil || types?[type.text] != nil
                || isKnownAncestor(type.text)
        else { throw unknownName(type.text, at: type.range) }
        guard let found = value.typeName ?? value.plainTypeName else { return false }
        if isType(found, type.text) { return true }
        let lineage = types?.lineage(of: found) ?? []
        return lineage.contains(type.text)
            || lineage.contains { types?.lineage(of: $0).contains(type.text) == true }
    }

    /// Tells whether a type of the module inherits one of that name, which it does not declare itself.
    private func isKnownAncestor(_ name: String) -> Bool {
        types?.names.contains { types?[$0]?.inherits.contains(name) == true } ?? true
    }
}

extension String {
    /// The protocol of types whose literals an initializer with that label takes: `arrayLiteral`.
    fileprivate var literalProtocol: String { "ExpressibleBy" + prefix(1).uppercased() + dropFirst() }
}

extension Value {
    /// The arguments of an initializer with a label such as `arrayLiteral`; without one, of one that takes the literal whole.
    fileprivate func literalArguments(_ label: String?) -> [Argument] {
        guard let label, case .list(let elements) = self else { return [Argument(label: label, value: self)] }
        return elements.enumerated().map { Argument(label: $0.offset == 0 ? label : nil, value: $0.element) }
    }

    /// The protocols of types that a literal of that kind makes; nil where it is none.
    fileprivate var literalProtocols: Set<String>? {
        switch self {
        case .integer: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"]
        case .float: ["ExpressibleByFloatLiteral"]
        case .bool: ["ExpressibleByBooleanLiteral"]
        case .string: ["ExpressibleByStringLiteral", "ExpressibleByStringInterpolation"]
        case .list: ["OptionSet", "ExpressibleByArrayLiteral"]
        case .map: ["ExpressibleByDictionaryLiteral"]
        default: nil
        }
    }

    /// The name of the language's type that a plain value has, which a module may extend.
    fileprivate var plainTypeName: String? {
        switch self {
        case .string: "String"
        case .integer: "Int"
        case .float: "Double"
        case .bool: "Bool"
        case .list: "Array"
        case .map: "Dictionary"
        default: nil
        }
    }
}
