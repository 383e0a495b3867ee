import SwiftSyntax

extension Solution {
    /// Members whose types have names that no value can become are out of reach.
    func settle(_ declarations: Declarations, in type: TypeDeclaration) {
        guard !declarations.obstacles.isEmpty else { return }
        let settling = Settling(declarations, type.replacements)
        for index in type.members.indices { settling.settle(&type.members[index]) }
    }
}

/// What becomes of types that are written by names for other types: functions, and what values are put together for.
private struct Settling {
    private let obstacles: [String: String]
    private let shapes: [String: ValueShape]
    private let functions: [String: FunctionShape]
    /// The types of a generic type's parameters, by their names.
    private let replacements: [String: String]

    init(_ declarations: Declarations, _ replacements: [String: String]) {
        obstacles = declarations.obstacles
        shapes = declarations.shapes
        functions = declarations.functions.mapValues { $0.settling(declarations.shapes) }
        self.replacements = replacements
    }

    func settle(_ member: inout MemberDeclaration) {
        member.function = member.function?.settling(shapes)
        member.result = member.result?.settling(shapes)
        for slot in member.parameters.indices {
            member.parameters[slot].function = member.parameters[slot].function?.settling(shapes)
            let obstacle = settle(&member.parameters[slot])
            let parameter = member.parameters[slot]
            guard let obstacle, !parameter.hasDefault, member.reason == nil else { continue }
            member.reason = .parameter(name: parameter.name, obstacle)
        }
        settleType(of: &member)
    }

    /// Settles a parameter; returns why no value can become one, where none can.
    private func settle(_ parameter: inout ParameterDeclaration) -> String? {
        guard parameter.reason == nil, parameter.function == nil, let obstacle = obstacle(parameter.type)
        else { return nil }
        if let function = function(parameter.type) {
            parameter.function = function.naming(replacements)
            parameter.shape = nil
            return nil
        }
        if let shape = shape(parameter.syntax) {
            parameter.shape = shape.renaming { $0.replacing(replacements) }
            return nil
        }
        parameter.reason = obstacle
        return obstacle
    }

    /// Settles what a property holds, or a method gives.
    private func settleType(of member: inout MemberDeclaration) {
        guard let type = member.type, let obstacle = obstacle(type), member.reason == nil else { return }
        guard member.kind == .property else {
            if member.result == nil { member.result = function(type) }
            if obstacle == "a noncopyable type" { member.reason = .unreachableType(obstacle) }
            return
        }
        if let function = function(type) {
            member.function = function
            member.shape = nil
        } else if let shape = shape(member.syntax) {
            member.shape = shape
        } else {
            member.reason = .unreachableType(obstacle)
        }
    }

    private func function(_ text: TypeText) -> FunctionShape? {
        functions.lazy.compactMap { name, shape in shape.named(name, as: text) }.first
    }

    private func shape(_ syntax: TypeSyntax?) -> ValueShape? {
        guard let shape = syntax.flatMap({ ValueShape($0, shapes) }), !shape.isPlain else { return nil }
        return shape
    }

    private func obstacle(_ text: TypeText) -> String? {
        // A name that is written in full ends with its own: `Outer.Handler`.
        text.pieces.lazy
            .compactMap { $0.text.split(separator: ".").last.flatMap { obstacles[String($0)] } }.first
    }
}
