import SwiftSyntax

/// Another name for a type, declared outside all types.
struct AliasDeclaration {
    let name: String
    let target: TypeText
    let conditions: [String]
    let file: String
    let line: Int

    /// Reads a `typealias`; nil where it is private or has parameters.
    init?(_ node: TypeAliasDeclSyntax, _ scope: Scope, _ file: SourceFile) {
        target = TypeReader.text(node.initializer.value)
        let isPlain = !target.written.contains("<") || target.written.hasSuffix(">")
        guard isPlain, !node.modifiers.isHidden, node.genericParameterClause == nil else { return nil }
        name = node.name.text
        conditions = scope.conditions
        self.file = file.path
        line = file.position(node).line
    }

    /// The name of the type that it stands for, without arguments.
    fileprivate var base: String {
        let written = target.written
        return String(written[..<(written.firstIndex(of: "<") ?? written.endIndex)])
    }

    /// The arguments that it gives to a generic type.
    fileprivate var arguments: [String] {
        let written = target.written
        return written.firstIndex(of: "<").map { TypeText.arguments(String(written[$0...])) } ?? []
    }
}

extension Solution {
    /// Base classes and protocols are known by their own names.
    func expandInheritance(_ aliases: [AliasDeclaration]) {
        let targets = Dictionary(aliases.map { ($0.name, $0.target.written) }) { first, _ in first }
        for type in types { type.inherits = type.inherits.map { targets[$0] ?? $0 } }
    }

    /// The type that a script means by an alias: what is made under that name is the other type's.
    func declaration(of alias: AliasDeclaration) -> TypeDeclaration? {
        guard let target = type(named: alias.base, in: []), target.isOwn, target.kind != .protocol,
            target.generics.count == alias.arguments.count
        else { return nil }
        return declaration(
            called: alias.name, of: target, arguments: alias.arguments, file: alias.file, line: alias.line,
            conditions: alias.conditions)
    }

    /// The types inside of the one that an alias stands for, under its name: `DoorMachine.Transition`.
    func nestedDeclarations(of alias: AliasDeclaration) -> [TypeDeclaration] {
        guard let outer = type(named: alias.base, in: []), outer.isOwn, !outer.generics.isEmpty,
            outer.generics.count == alias.arguments.count
        else { return [] }
        let path = outer.name + "."
        let inner = types.filter { type in
            type.isOwn && type.name.hasPrefix(path) && type.kind != .protocol
                && type.generics.count == outer.generics.count
        }
        return inner.map { type in
            declaration(
                called: "\(alias.name).\(type.name.dropFirst(path.count))", of: type,
                arguments: alias.arguments,
                file: type.file, line: type.line, conditions: alias.conditions)
        }
    }

    /// The type that a script means by a generic type with its arguments; nil where there is no such type.
    func declaration(ofInstance written: String) -> TypeDeclaration? {
        guard let target = type(named: written.withoutArguments, in: []), target.isOwn,
            target.kind != .protocol, !target.generics.isEmpty
        else { return nil }
        let arguments = written.argumentsOfAllNames
        let type = declaration(
            called: written, of: target, arguments: arguments, file: target.file, line: target.line,
            conditions: target.conditions)
        type.isInstance = true
        if arguments.count != target.generics.count {
            type.reason = .argumentCount(target.generics.count, of: target.name, got: arguments.count)
        }
        return type
    }

    /// The instances that a kata names, each with the types inside of it: `Tree<Int>`, `Tree<Int>.Node`.
    func withNested(_ instances: [String]) -> [String] {
        instances.flatMap { instance -> [String] in
            guard instance.hasSuffix(">"), let outer = type(named: instance.withoutArguments, in: []) else {
                return [instance]
            }
            let path = outer.name + "."
            let inner = types.filter { type in
                type.isOwn && type.name.hasPrefix(path) && type.generics.count == outer.generics.count
            }
            return [instance] + inner.map { "\(instance).\($0.name.dropFirst(path.count))" }
        }
    }

    private func declaration(
        called name: String, of target: TypeDeclaration, arguments: [String], file: String, line: Int,
        conditions: [String]
    ) -> TypeDeclaration {
        let type = TypeDeclaration(path: [name], kind: target.kind, file: file, line: line)
        type.isOwn = false
        type.arguments = ""
        type.aliased = target
        type.inherits = [target.path.joined(separator: ".")]
        type.conditions = conditions
        type.reason = target.reason
        // What a generic class hands down is reached by its own type alone, so a subclass needs all of its members here.
        let isWhole = isGenericSubclass(target)
        let values = Dictionary(zip(target.generics.map(\.name), arguments)) { first, _ in first }
        let names = nestedNames(in: target, of: name).merging(values) { _, value in value }
            .merging(["Self": name]) { own, _ in own }
        let bare =
            target.generics.isEmpty ? [:] : Dictionary(target.path.last.map { [($0, name)] } ?? []) { $1 }
        type.replacements = names
        if isWhole { type.inherits = target.inherits.map { TypeText($0).written.replacingNames(values) } }
        type.members = target.members.filter { member in
            guard isWhole || member.isStatic || member.kind == .enumCase else { return false }
            return member.requirement?.sameTypes.allSatisfy { values[$0] == $1 } ?? true
        }.map { member in
            var member = member
            member.requirement = nil
            // The arguments are those of the type now, so only what else the members are generic over is asked for.
            let renaming = { (text: TypeText) in text.replacingBare(bare).replacing(names) }
            member.type = member.type.map(renaming)
            for slot in member.parameters.indices { member.parameters[slot].rename(renaming) }
            return member
        }
        return type
    }
}

extension String {
    /// The text of a type with other types for some names in it.
    fileprivate func replacingNames(_ types: [String: String]) -> String {
        var result = ""
        var name = ""
        for character in self + " " {
            if character.isLetter || character.isNumber || character == "_" {
                name.append(character)
                continue
            }
            result += (types[name] ?? name) + String(character)
            name = ""
        }
        return String(result.dropLast())
    }

    /// The type without the arguments of the types around it.
    fileprivate var withoutArguments: String {
        var depth = 0
        return String(
            filter { character in
                if character == "<" { depth += 1 }
                defer { if character == ">" { depth -= 1 } }
                return depth == 0
            })
    }

    /// The arguments of all names of a type, the outermost first.
    fileprivate var argumentsOfAllNames: [String] {
        var depth = 0
        var lists: [String] = []
        for character in self {
            if character == "<" {
                if depth == 0 { lists.append("") }
                depth += 1
            }
            if depth > 0 { lists[lists.count - 1].append(character) }
            if character == ">" { depth -= 1 }
        }
        return lists.flatMap(TypeText.arguments)
    }
}
