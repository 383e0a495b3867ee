import KataDiagnostics
import KataScript
import KataTranscript

/// The types of expressions, as far as they show in the script and in what the module declares.
///
/// A module that is generic over what a closure gives asks for that, before the closure is called. Whatever is not
/// certain has no type here.
struct ExpressionTypes {
    let context: Context
    /// The types of the names that a closure itself binds.
    var names: [String: String] = [:]
    /// The names whose types are looked for, which may not name themselves.
    private var sought: Set<ObjectIdentifier> = []

    init(context: Context) { self.context = context }

    /// Returns the type of an expression as it is written somewhere; it may be one that no script can name.
    static func type(of node: Expression, in context: Context) -> String? {
        ExpressionTypes(context: context).type(of: node)
    }

    private static let textMethods: Set = [
        "uppercased", "lowercased", "trimmed", "replacing", "joined", "prefix", "suffix", "dropFirst",
        "dropLast",
        "reversed", "filter",
    ]
    private static let sameMethods: Set = [
        "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
    ]
    private static let tests: Set = ["hasPrefix", "hasSuffix", "contains", "allSatisfy", "isEmpty"]
    private static let maybeElement: Set = ["first", "last", "min", "max", "popLast", "randomElement"]
    private static let maybeIndex: Set = ["firstIndex", "lastIndex"]
    private static let elementMethods: Set = ["removeFirst", "removeLast", "remove"]

    /// Returns the type of a closure's result where a script can name it; nil where it is not certain.
    mutating func nameableResult(of closure: Closure, given types: [String]) -> String? {
        result(of: closure, given: types).flatMap { known($0, in: nil) }
    }

    /// Returns the type of a closure's result; nil where it is not certain.
    mutating func result(of closure: Closure, given types: [String]) -> String? {
        for (name, type) in zip(closure.argumentNames, types) { names[name.text] = name.type ?? type }
        for name in closure.parameters { if let type = name.type { names[name.text] = type } }
        if let written = closure.returns { return written }
        if let path = closure.path, let first = types.first { return type(of: path, from: first) }
        for statement in closure.body.statements.dropLast() {
            if case .bind(let name, let value) = statement.kind {
                names[name.text] = name.type ?? type(of: value)
            }
        }
        switch closure.body.statements.last?.kind {
        case .value(let value), .call(let value), .leave(.closure(let value?)): return type(of: value)
        default: return nil
        }
    }

    private func type(of node: Expression) -> String? {
        switch node.kind {
        case .integer: "Int"
        case .float: "Double"
        case .bool: "Bool"
        case .string: "String"
        case .name(let name): names[name] ?? type(ofName: name)
        case .list(let elements): common(elements).map { "[\($0)]" }
        case .unary(_, let operand): type(of: operand).flatMap { Self.plain.contains($0) ? $0 : nil }
        case .binary(let sign, let left, let right): type(of: sign, left, right)
        case .conditional(_, let then, let otherwise): choice(then, otherwise)
        case .call(let callee, let arguments): type(ofCall: callee, arguments)
        case .member(let base, let name): type(of: name.text, base)
        case .index(let base, let arguments): type(ofElement: base, arguments)
        case .cast(_, .test, _): "Bool"
        case .unwrapped(let base, _):
            type(of: base).map { $0.wrapped ?? $0 }
        case .chained(let chain), .attempted(let chain):
            type(of: chain).map(Self.missing)
        case .cast(_, .conditional, let name): "\(name.text)?"
        // What is there may still be missing: `x as Any`.
        case .cast(let value, .plain, let name) where name.text.hasPrefix("Any"): type(of: value)
        case .cast(_, .forced, let name), .cast(_, .plain, let name): name.text
        case .map(let entries): type(of: entries)
        case .tuple(let parts): type(of: parts)
        case .null, .implicitCase, .closure, .choice: nil
        }
    }

    private func type(of entries: [(key: Expression, value: Expression)]) -> String? {
        guard let key = common(entries.map(\.key)), let value = common(entries.map(\.value)) else {
            return nil
        }
        return "[\(key): \(value)]"
    }

    private func type(of parts: [ArgumentNode]) -> String? {
        "(\(parts.map { type(of: $0.value) ?? "Any" }.joined(separator: ", ")))"
    }

    // MARK: Names

    private func type(ofName name: String) -> String? {
        guard var (binding, scope) = context.scope.place(of: name) else {
            guard context.isModuleMember(name) else { return nil }
            return context.types?.property(name, of: ModuleTypes.module)?.type
        }
        // `let order = order` means the name around it.
        while sought.contains(ObjectIdentifier(binding)) {
            guard let outer = scope.parent?.place(of: name) else { return nil }
            (binding, scope) = outer
        }
        return type(of: binding, in: scope) ?? type(of: binding.value)
    }

    private func type(of binding: Binding, in scope: Scope) -> String? {
        guard sought.count < 16 else { return nil }
        var inner = self
        inner.sought.insert(ObjectIdentifier(binding))
        let outer = context.scope
        context.scope = scope
        defer { context.scope = outer }
        switch binding.source {
        case .type(let type): return type
        case .value(let value): return inner.type(of: value)
        case .element(let sequence): return inner.type(of: sequence)?.element
        case nil: return nil
        }
    }

    private func type(of value: Value) -> String? {
        switch value {
        case .integer: "Int"
        case .float: "Double"
        case .bool: "Bool"
        case .string: "String"
        case .object, .enumCase: value.typeName
        default: nil
        }
    }

    private func common(_ nodes: [Expression]) -> String? {
        let present = nodes.filter { if case .null = $0.kind { false } else { true } }
        let mark = present.count < nodes.count ? "?" : ""
        let types = present.map { type(of: $0) }
        guard let first = types.first, let first else { return nil }
        if types.allSatisfy({ $0 == first }) { return first + (first.hasSuffix("?") ? "" : mark) }
        return types.allSatisfy { $0 == "Int" || $0 == "Double" } ? "Double" + mark : nil
    }

    private func choice(_ then: Expression, _ otherwise: Expression) -> String? {
        switch (then.kind, otherwise.kind) {
        case (.null, _): type(of: otherwise).map(Self.missing)
        case (_, .null): type(of: then).map(Self.missing)
        default: common([then, otherwise])
        }
    }

    private func type(of sign: BinaryOperator, _ left: Expression, _ right: Expression) -> String? {
        if sign.isComparison { return "Bool" }
        let types = (type(of: left), type(of: right))
        switch sign {
        case .and, .or: return types == ("Bool", "Bool") ? "Bool" : nil
        case .coalesce: return coalesced(types.0?.wrapped, types.1)
        case .closedRange, .halfOpenRange: return nil
        default: break
        }
        guard let one = types.0, let other = types.1 else { return nil }
        switch (one, other) {
        case ("Int", "Int"), ("Double", "Double"): return one
        case ("Int", "Double"), ("Double", "Int"): return "Double"
        case ("String", "String") where sign == .add: return one
        default: return one == other && one.hasPrefix("[") && sign == .add ? one : nil
        }
    }

    /// The type of `left ?? right`, where the left one is that of a value that is there.
    private func coalesced(_ left: String?, _ right: String?) -> String? {
        guard let left, left == "Double" || right == nil else { return right }
        return left
    }

    /// The type of a value that may be missing.
    private static func missing(_ type: String) -> String { type.hasSuffix("?") ? type : "\(type)?" }

    // MARK: Members

    private func type(ofElement base: Expression, _ arguments: [ArgumentNode]) -> String? {
        guard let owner = type(of: base) else { return nil }
        if let entry = owner.entry {
            return arguments.count > 1 ? entry.value : Self.missing(entry.value)
        }
        if let element = owner.element {
            guard case .binary(let mark, _, _)? = arguments.first?.value.kind, mark.makesRange else {
                return element
            }
            return owner
        }
        let found = context.types?.subscripts(of: owner).filter { $0.parameters.count == arguments.count }
        let results = Set(found?.map(\.returns) ?? [])
        return results.count == 1 ? results.first?.flatMap { qualified($0, in: owner) } : nil
    }

    /// Returns the type at the end of a key path.
    private func type(of path: [String], from type: String) -> String? {
        var owner: String? = type
        for name in path {
            guard let current = owner else { return nil }
            if name == "self" { continue }
            owner =
                plainMember(name, of: current)
                ?? context.types?.property(name, of: current)?.type.map { qualified($0, in: current) }
        }
        return owner
    }

    /// Returns the type of what strings, lists, maps and tuples have without a module.
    private func plainMember(_ name: String, of owner: String) -> String? {
        let isPlain = owner == "String" || owner.element != nil || owner.entry != nil
        switch name {
        case "count" where isPlain: return "Int"
        case "isEmpty" where isPlain: return "Bool"
        case "first", "last": return (owner == "String" ? owner : owner.element).map(Self.missing)
        case "keys": return owner.entry.map { "[\($0.key)]" }
        case "values": return owner.entry.map { "[\($0.value)]" }
        case "description": return "String"
        default:
            guard let parts = owner.parts, let place = Int(name), parts.indices.contains(place) else {
                return nil
            }
            return parts[place]
        }
    }

    private func type(of name: String, _ base: Expression) -> String? {
        if let owner = base.typePath(in: context) {
            if context.types?[owner]?.cases.contains(where: { $0.name == name }) == true {
                return owner
            }
            return context.types?.property(name, of: owner)?.type.flatMap { qualified($0, in: owner) }
        }
        if NumberConstant.named(name, of: base.plainName ?? "") != nil { return base.plainName }
        guard let owner = type(of: base) else { return nil }
        return plainMember(name, of: owner)
            ?? context.types?.property(name, of: owner)?.type.flatMap { qualified($0, in: owner) }
    }

    private func type(ofCall callee: Expression, _ arguments: [ArgumentNode]) -> String? {
        if let conversion = callee.conversion(labels: arguments.map(\.label?.text), in: context) {
            return type(of: conversion, arguments)
        }
        if let made = callee.typePath(in: context) { return made }
        switch callee.kind {
        case .name(let name):
            if MathFunction(rawValue: name) != nil, !context.isModuleMember(name) { return "Double" }
            if let place = context.scope.place(of: name) { return result(of: place.binding) }
            guard context.isModuleMember(name) else { return nil }
            return returned(name, by: ModuleTypes.module, arguments.count)
        case .member(let base, let name):
            if let owner = base.typePath(in: context) {
                if context.types?[owner]?.cases.contains(where: { $0.name == name.text }) == true {
                    return owner
                }
                return returned(name.text, by: owner, arguments.count)
            }
            guard let owner = type(of: base) else { return nil }
            if let wrapped = owner.wrapped, name.text == "map" || name.text == "flatMap" {
                return self.type(of: arguments.last, given: wrapped).map(Self.missing)
            }
            return plainResult(of: name.text, on: owner, arguments)
                ?? returned(name.text, by: owner, arguments.count)
        default: return nil
        }
    }

    /// Returns the type of what a name of the script gives where it is called.
    private func result(of binding: Binding) -> String? {
        guard case .value(let source)? = binding.source, case .closure(let closure) = source.kind else {
            return nil
        }
        return closure.returns
    }

    /// Returns the type of what a closure gives for a value of a type.
    private func type(of argument: ArgumentNode?, given types: String...) -> String? {
        guard case .closure(let closure)? = argument?.value.kind else { return nil }
        var inner = self
        return inner.result(of: closure, given: types)
    }

    private func plainResult(of name: String, on owner: String, _ arguments: [ArgumentNode]) -> String? {
        guard !owner.hasSuffix("?"),
            context.types?.methods(name, of: owner == "String" ? owner : "Array").isEmpty != false
        else { return nil }
        if let entry = owner.entry {
            switch name {
            case "removeValue", "updateValue": return Self.missing(entry.value)
            case "filter": return owner
            case "mapValues":
                return type(of: arguments.last, given: entry.value).map { "[\(entry.key): \($0)]" }
            default: return nil
            }
        }
        guard owner == "String" || owner.element != nil else { return nil }
        if Self.tests.contains(name) { return "Bool" }
        if name == "joined" { return "String" }
        if Self.maybeIndex.contains(name) { return "Int?" }
        let element = owner.element ?? "String"
        if Self.maybeElement.contains(name) { return Self.missing(element) }
        if owner == "String" { return Self.textMethods.contains(name) ? owner : nil }
        if Self.sameMethods.contains(name) { return owner }
        if Self.elementMethods.contains(name) { return element }
        switch name {
        case "map": return type(of: arguments.last, given: element).map { "[\($0)]" }
        case "compactMap":
            return type(of: arguments.last, given: element).map { "[\($0.wrapped ?? $0)]" }
        case "reduce": return reduced(element, arguments)
        default: return nil
        }
    }

    /// Returns the type of what `reduce` gives.
    private func reduced(_ element: String, _ arguments: [ArgumentNode]) -> String? {
        guard arguments.count == 2, let start = type(of: arguments[0].value), start == "Int" else {
            return arguments.first.flatMap { type(of: $0.value) }
        }
        return type(of: arguments[1], given: start, element) ?? start
    }

    private func returned(_ name: String, by owner: String, _ count: Int) -> String? {
        guard let types = context.types else { return nil }
        // What a type inherits may tell less: that of a generic type is told without its arguments.
        let own = types[owner]?.methods.filter { $0.name == name } ?? []
        let methods = (own.isEmpty ? types.methods(name, of: owner) : own).filter { $0.accepts(count: count) }
        let results = Set(methods.map(\.returns))
        guard results.count == 1, let type = results.first else { return nil }
        // Inside of a generic type its bare name stands for the type with its arguments.
        if type == "Self" || type == owner.withoutTypeArguments {
            return owner
        }
        return type.flatMap { qualified($0, in: owner) }
    }

    private func type(of conversion: Conversion, _ arguments: [ArgumentNode]) -> String? {
        switch conversion {
        case .text: return arguments.first?.label?.text == "data" ? "String?" : "String"
        case .integer, .float, .truth:
            guard let source = arguments.first.flatMap({ type(of: $0.value) }) else { return nil }
            return source == "String" ? "\(conversion.rawValue)?" : conversion.rawValue
        case .optional: return arguments.first.flatMap { type(of: $0.value) }.map(Self.missing)
        case .list, .set, .map, .result, .task: return nil
        }
    }

    // MARK: Types as text

    private static let plain: Set = ["Int", "Double", "String", "Bool"]

    /// Returns a type as a script writes it; nil for one that no script can name.
    private func known(_ text: String, in owner: String?) -> String? {
        if text.hasSuffix("?") { return known(String(text.dropLast()), in: owner).map { "\($0)?" } }
        for (head, mark) in [("Optional<", "?"), ("Array<", "]")]
        where text.hasPrefix(head) && text.hasSuffix(">") {
            return known(String(text.dropFirst(head.count).dropLast()), in: owner).map {
                mark == "?" ? "\($0)?" : "[\($0)]"
            }
        }
        if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
            return known(String(text.dropFirst().dropLast()), in: owner).map { "[\($0)]" }
        }
        if Self.plain.contains(text) { return text }
        guard let types = context.types else { return nil }
        if let owner, !text.contains("<"), types["\(owner).\(text)"] != nil { return "\(owner).\(text)" }
        return types[text] == nil || types[text]?.kind == .protocolType ? nil : text
    }

    /// Returns a type that a member of another one tells, by its whole name where it stands inside of that.
    private func qualified(_ text: String, in owner: String) -> String {
        if text.hasSuffix("?") { return "\(qualified(String(text.dropLast()), in: owner))?" }
        let isInner = !text.contains("<") && context.types?["\(owner).\(text)"] != nil
        return isInner ? "\(owner).\(text)" : text
    }
}

extension Expression {
    /// The name that it is, no more.
    fileprivate var plainName: String? { if case .name(let name) = kind { name } else { nil } }
}
