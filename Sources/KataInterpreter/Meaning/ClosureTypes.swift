import KataDiagnostics
import KataScript
import KataTranscript

/// The types of what closures give, as far as they show before a closure is called.
///
/// A module that is generic over what a closure gives asks for that. Whatever is not certain has no type here.
private struct ClosureTypes {
    let context: Context
    /// The types of the names that the closure itself binds.
    var names: [String: String] = [:]

    private static let textMethods: Set = [
        "uppercased", "lowercased", "trimmed", "replacing", "joined", "prefix", "suffix", "dropFirst",
        "dropLast",
        "reversed", "filter",
    ]
    private static let sameMethods: Set = [
        "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
    ]
    private static let tests: Set = ["hasPrefix", "hasSuffix", "contains", "allSatisfy", "isEmpty"]

    /// Returns the type of a closure's result; nil where it is not certain.
    mutating func result(of closure: Closure, given types: [String]) -> String? {
        for (name, type) in zip(closure.argumentNames, types) { names[name.text] = known(type, in: nil) }
        for statement in closure.body.statements.dropLast() {
            if case .bind(let name, let value) = statement.kind { names[name.text] = type(of: value) }
        }
        switch closure.body.statements.last?.kind {
        case .value(let value), .call(let value): return type(of: value)
        default: return nil
        }
    }

    private func type(of node: Expression) -> String? {
        switch node.kind {
        case .integer: "Int"
        case .float: "Double"
        case .bool: "Bool"
        case .string: "String"
        case .name(let name):
            names[name] ?? context.scope.binding(of: name).flatMap { type(of: $0.value) }
        case .list(let elements): common(elements).map { "[\($0)]" }
        case .unary(_, let operand): type(of: operand).flatMap { Self.plain.contains($0) ? $0 : nil }
        case .binary(let sign, let left, let right): type(of: sign, left, right)
        case .conditional(_, let then, let otherwise): choice(then, otherwise)
        case .call(let callee, let arguments): type(ofCall: callee, arguments)
        case .member(let base, let name): type(of: name.text, base)
        case .index(let base, _): type(of: base).flatMap(Self.element)
        case .cast(_, .test, _): "Bool"
        case .unwrapped(let base, _):
            type(of: base).map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
        case .chained(let chain), .attempted(let chain):
            type(of: chain).map { $0.hasSuffix("?") ? $0 : "\($0)?" }
        case .cast(_, .conditional, let name): known(name.text, in: nil).map { "\($0)?" }
        case .cast(_, .forced, let name), .cast(_, .plain, let name): known(name.text, in: nil)
        case .null, .implicitCase, .map, .tuple, .closure, .choice: nil
        }
    }

    private func type(of value: Value) -> String? {
        switch value {
        case .integer: "Int"
        case .float: "Double"
        case .bool: "Bool"
        case .string: "String"
        case .object, .enumCase: value.typeName.flatMap { known($0, in: nil) }
        default: nil
        }
    }

    private func common(_ nodes: [Expression]) -> String? {
        let types = nodes.map { type(of: $0) }
        guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private func choice(_ then: Expression, _ otherwise: Expression) -> String? {
        switch (then.kind, otherwise.kind) {
        case (.null, _): type(of: otherwise).map { $0.hasSuffix("?") ? $0 : "\($0)?" }
        case (_, .null): type(of: then).map { $0.hasSuffix("?") ? $0 : "\($0)?" }
        default: common([then, otherwise])
        }
    }

    private func type(of sign: BinaryOperator, _ left: Expression, _ right: Expression) -> String? {
        if sign.isComparison { return "Bool" }
        let types = (type(of: left), type(of: right))
        switch sign {
        case .and, .or: return types == ("Bool", "Bool") ? "Bool" : nil
        case .coalesce: return types.1
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

    // MARK: Members

    private func type(of name: String, _ base: Expression) -> String? {
        if let owner = base.typePath(in: context) {
            if context.types?[owner]?.cases.contains(where: { $0.name == name }) == true {
                return known(owner, in: nil)
            }
            return context.types?.property(name, of: owner)?.type.flatMap { known($0, in: owner) }
        }
        guard let owner = type(of: base) else { return nil }
        let isPlain = owner == "String" || owner.hasPrefix("[")
        switch name {
        case "count" where isPlain: return "Int"
        case "isEmpty" where isPlain: return "Bool"
        case "first" where isPlain, "last" where isPlain:
            return Self.element(of: owner).map { "\($0)?" }
        case "description": return "String"
        default: return context.types?.property(name, of: owner)?.type.flatMap { known($0, in: owner) }
        }
    }

    private func type(ofCall callee: Expression, _ arguments: [ArgumentNode]) -> String? {
        if let conversion = callee.conversion(labels: arguments.map(\.label?.text), in: context) {
            return type(of: conversion, arguments)
        }
        if let made = callee.typePath(in: context) { return known(made, in: nil) }
        switch callee.kind {
        case .name(let name):
            guard context.isModuleMember(name) else { return nil }
            return returned(name, by: ModuleTypes.module, arguments.count)
        case .member(let base, let name):
            if let owner = base.typePath(in: context) {
                if context.types?[owner]?.cases.contains(where: { $0.name == name.text }) == true {
                    return known(owner, in: nil)
                }
                return returned(name.text, by: owner, arguments.count)
            }
            guard let owner = type(of: base) else { return nil }
            return plainResult(of: name.text, on: owner, arguments)
                ?? returned(name.text, by: owner, arguments.count)
        default: return nil
        }
    }

    private func plainResult(of name: String, on owner: String, _ arguments: [ArgumentNode]) -> String? {
        guard owner == "String" || owner.hasPrefix("["), !owner.contains(":"), !owner.hasSuffix("?"),
            context.types?.methods(name, of: owner == "String" ? owner : "Array").isEmpty != false
        else { return nil }
        if Self.tests.contains(name) { return "Bool" }
        if name == "joined" { return "String" }
        if owner == "String" { return Self.textMethods.contains(name) ? owner : nil }
        if Self.sameMethods.contains(name) { return owner }
        guard name == "map", case .closure(let closure)? = arguments.last?.value.kind,
            let element = Self.element(of: owner)
        else { return nil }
        var inner = self
        return inner.result(of: closure, given: [element]).map { "[\($0)]" }
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
            return known(owner, in: nil)
        }
        return type.flatMap { known($0, in: owner) }
    }

    private func type(of conversion: Conversion, _ arguments: [ArgumentNode]) -> String? {
        switch conversion {
        case .text: return arguments.first?.label?.text == "data" ? nil : "String"
        case .integer, .float, .truth:
            guard let source = arguments.first.flatMap({ type(of: $0.value) }) else { return nil }
            return source == "String" ? "\(conversion.rawValue)?" : conversion.rawValue
        case .list, .set, .map: return nil
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

    /// Returns the type of the elements of a list; nil for any other type.
    private static func element(of type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
        return String(type.dropFirst().dropLast())
    }
}

extension Context {
    /// Returns the type of what a closure of the script gives that is given values of these types.
    func type(
        ofClosure number: Int, given types: [String], at range: SourceRange
    ) throws(InterruptionError) -> String? {
        guard closures.indices.contains(number) else {
            throw .ended(
                .policy("a question about closure \(number), which the script did not give"), at: range)
        }
        try step(at: range)
        let object = closures[number]
        guard object.reference == nil else { return nil }
        let outer = scope
        scope = object.scope
        defer { scope = outer }
        var found = ClosureTypes(context: self)
        return found.result(of: object.closure, given: types)
    }
}
