import SwiftSyntax

/// How an argument tells the type that a generic parameter of a member stands for.
enum TypeSource {
    case itself, element, key, value, metatype
    /// It is a generic type of the solution that has the parameter at a place among its arguments.
    case argument(Int)
    /// It is what a key path reads of values of a type.
    case path(root: TypeText)
    /// It is what a closure gives, or a part of that, which takes values of these types; nothing for one that is not known yet.
    case gives([TypeText?], part: Int)

    /// The types of key paths that name what they read.
    static let keyPaths: Set = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath"]

    /// How a parameter of a member tells the type of that name; nil if it does not.
    ///
    /// - Parameter unknown: The generic parameters whose types are not known before.
    init?(_ parameter: ParameterDeclaration, _ name: String, unknown: Set<String> = []) {
        if let source = GenericSource(parameter, name) {
            switch source {
            case .itself: self = .itself
            case .element: self = .element
            case .nested: return nil
            case .key: self = .key
            case .value: self = .value
            }
        } else if parameter.type.written == "\(name).Type" {
            self = .metatype
        } else if let type = parameter.syntax?.as(IdentifierTypeSyntax.self),
            Self.keyPaths.contains(type.name.text),
            let arguments = type.genericArgumentClause?.arguments.map({ $0.argument.as(TypeSyntax.self) }),
            arguments.count == 2, let root = arguments[0], arguments[1]?.trimmedDescription == name
        {
            self = .path(root: TypeReader.text(root))
        } else if let type = parameter.syntax?.as(IdentifierTypeSyntax.self),
            let arguments = type.genericArgumentClause?.arguments,
            let place = arguments.map(\.argument.trimmedDescription).firstIndex(of: name)
        {
            self = .argument(place)
        } else if let function = parameter.function, !parameter.isVariadic,
            let part = function.result?.place(of: name)
        {
            let types = function.parameters.map { $0.type.mentions(unknown) ? nil : $0.type }
            self = .gives(types, part: part)
        } else {
            return nil
        }
    }

    /// The code that says so to the runtime.
    ///
    /// - Parameter settled: Writes a type as the code has to.
    func code(_ slot: Int, _ settled: (TypeText) -> String) -> String {
        switch self {
        case .itself: ".itself(\(slot))"
        case .element: ".element(\(slot))"
        case .key: ".key(\(slot))"
        case .value: ".value(\(slot))"
        case .metatype: ".metatype(\(slot))"
        case .argument(let place): ".argument(\(slot), \(place))"
        case .gives(let types, let part):
            ".gives(\(slot), ["
                + types.map { $0.map { "(\(settled($0))).self" } ?? "Any.self" }.joined(separator: ", ")
                + "], \(part))"
        case .path(let root): ".path(\(slot), (\(settled(root))).self)"
        }
    }
}

extension MemberDeclaration {
    /// The code for the ways in which arguments tell the type of a generic parameter.
    fileprivate func sources(
        of generic: GenericParameter, at place: Int, isOwn: Bool, _ settled: (TypeText) -> String
    ) -> String {
        if opensElement, place == 0 { return ".receiver" }
        var unknown = Set(opened.dropFirst(place).map(\.name))
        // An extension of a type of the language is bound without what its elements are.
        if !isOwn, !opensElement { unknown.formUnion(["Element", "Key", "Value", "Wrapped", "Self"]) }
        let found = parameters.enumerated().compactMap { slot, parameter in
            TypeSource(parameter, generic.name, unknown: unknown)?.code(slot, settled)
        }
        return ([".explicit(\(opensElement ? place - 1 : place))"] + found).joined(separator: ", ")
    }

    /// Whether a value or a closure can tell the type of a generic parameter.
    fileprivate func tells(_ generic: GenericParameter) -> Bool {
        (opensElement && generic.name == "Element")
            || parameters.contains { TypeSource($0, generic.name) != nil || $0.function != nil }
    }
}

extension MemberWriter {
    /// The parameter with what a generic type of the solution asks of it that an argument is of.
    private func implied(_ generic: GenericParameter) -> GenericParameter {
        guard generic.constraint == nil else { return generic }
        let texts = member.parameters.map(\.type) + (member.type.map { [$0] } ?? [])
        let constraint = texts.lazy.compactMap { self.constraint(of: generic.name, in: $0) }.first
        return GenericParameter(name: generic.name, constraint: constraint, isSpecial: false)
    }

    /// What a generic type of the solution asks of a name that is among its arguments.
    private func constraint(of name: String, in text: TypeText) -> String? {
        let written = text.written.filter { $0 != "?" }
        guard let open = written.firstIndex(of: "<"), written.hasSuffix(">"),
            let owner = solution.type(named: written, in: type.path),
            let place = TypeText.arguments(String(written[open...])).firstIndex(of: name),
            owner.generics.indices.contains(place)
        else { return nil }
        return owner.generics[place].constraint
    }

    /// Puts lines where the types are known that the member is generic over.
    func opening(_ lines: [String]) -> [String] {
        var lines = lines
        let names = type.replacements.merging(
            OpenHelper(of: member, in: type, 0, solution)?.conformingNames ?? [:]
        ) { _, name in name }
        for (number, written) in member.opened.enumerated().reversed() {
            let generic = implied(written)
            let name = "__kataOpen\(number)"
            let type = "__kataType\(number)"
            let known = member.sources(of: generic, at: number, isOwn: self.type.isOwn) {
                settled($0.replacing(names))
            }
            let sources = [known] + related(generic)
            let source = "__kata.type([\(sources.joined(separator: ", "))])"
            let opened = subclasses(of: generic)
            let head =
                "func \(name)<\(opened.declaration)>(_: \(generic.name).Type) throws -> KataRuntime::Value {"
            lines = [head] + lines + ["}"] + calling(name, generic, as: type, from: source)
        }
        return lines
    }

    /// The lines that find the type which a generic parameter stands for, and call with it what is generic over it.
    private func calling(
        _ name: String, _ generic: GenericParameter, as found: String, from source: String
    ) -> [String] {
        if generic.checkable == "AnyObject" {
            // Any object will do, but only where a protocol of classes is known can its own type be opened.
            return [
                "guard let \(found) = (\(source)) as? any \(TypeDeclaration.protocolOfObjects).Type",
                "else { return try \(name)(Swift::AnyObject.self) }",
                "func \(name)Below<\(generic.name): \(TypeDeclaration.protocolOfObjects)>(_ __kata: \(generic.name).Type) "
                    + "throws -> KataRuntime::Value { try \(name)(__kata) }",
                "return try \(name)Below(\(found))",
            ]
        }
        if let constraint = generic.checkable {
            let owner = solution.type(named: constraint, in: type.path)
            let isClass = owner?.kind == .class
            let below = owner.flatMap { $0.isOpenedFrom ? $0.protocolOfSubclasses : nil }
            let wanted = isClass && below == nil ? "\(constraint).Type" : "any (\(below ?? constraint)).Type"
            let fallback =
                isClass
                ? " ?? \(constraint).self"
                : StandardTypes.scriptValueIs(constraint) ? " ?? KataRuntime::ScriptValue.self" : ""
            return [
                "guard let \(found) = (\(source)\(fallback)) as? \(wanted)",
                "else { return try __kata.unknownType(\(quoted(generic.name)), \(quoted(constraint))) }",
                "return try \(name)(\(found))",
            ]
        }
        guard member.tells(generic) else {
            return [
                "guard let \(found) = \(source)",
                "else { return try __kata.unknownType(\(quoted(generic.name))) }",
                "return try Swift::_openExistential(\(found), do: \(name))",
            ]
        }
        return ["return try Swift::_openExistential(\(source) ?? Any.self, do: \(name))"]
    }
}

extension TypeText {
    /// Where a name stands in the type: it is the whole (0), its elements or value (-1), or the argument at a place, from 1.
    fileprivate func place(of name: String) -> Int? {
        if written == name { return 0 }
        if ["\(name)?", "[\(name)]"].contains(written.filter { $0 != " " }) { return -1 }
        guard let open = written.firstIndex(of: "<"), written.hasSuffix(">"), open != written.startIndex,
            written[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        else { return nil }
        return TypeText.arguments(String(written[open...])).firstIndex(of: name).map { $0 + 1 }
    }
}
