import SwiftSyntax

/// The type of functions that a parameter or property has, as far as a closure of the script needs it.
struct FunctionShape {
    /// The type as the closure is declared, without what only parameters may say.
    let type: TypeText
    /// The types of the arguments, unlabelled, where they can be given by a script.
    private(set) var parameters: [ParameterDeclaration]
    let isThrowing: Bool
    /// The type of the errors that it throws, where it throws no other.
    let failure: TypeText?
    let isAsync: Bool
    let isOptional: Bool
    /// Whether a function that is given for it may be kept.
    let isEscaping: Bool
    /// The type of the result; nothing where it gives none.
    let result: TypeText?
    /// How the result is put together, where its type cannot be asked for whole.
    private(set) var resultShape: Box?
    /// The type of the result as it stands in the source, where other names may stand for what needs a shape.
    private let resultSyntax: TypeSyntax?

    /// Holds the shape of a result, which may be that of a function again.
    final class Box {
        let shape: ValueShape

        init(_ shape: ValueShape) { self.shape = shape }
    }

    /// The function that it gives; nil where it gives none.
    var resultFunction: FunctionShape? {
        if case .function(let function)? = resultShape?.shape { function } else { nil }
    }

    /// Reads a type; nil where it is none of functions, alone or optional, or one that no closure can be made for.
    init?(_ written: TypeSyntax) {
        let (bare, isOptional) = Self.unwrapped(written)
        guard let function = Self.function(bare) else { return nil }
        let isPlain = function.parameters.allSatisfy { parameter in
            parameter.ellipsis == nil
        }
        guard isPlain else { return nil }
        self.isOptional = isOptional
        isEscaping = isOptional || written.description.contains("@escaping")
        type = Self.text(of: written)
        let reader = ParameterReader(generics: [])
        parameters = function.parameters.map { reader.read($0) }
        let failure = function.effectSpecifiers?.throwsClause?.type.map(TypeReader.text)
        isThrowing = function.effectSpecifiers?.throwsClause != nil && failure?.written != "Never"
        self.failure = failure.flatMap { ["any Error", "Error", "Never"].contains($0.written) ? nil : $0 }
        isAsync = function.effectSpecifiers?.asyncSpecifier != nil
        resultSyntax = function.returnClause.type
        let result = TypeReader.text(function.returnClause.type)
        self.result = result.isVoid ? nil : result
        guard !result.isVoid, TypeReader.obstacle(function.returnClause.type) != nil else { return }
        resultShape = ValueShape(function.returnClause.type).map(Box.init)
    }

    /// The shape where other names stand for types that a value has to be put together for.
    func settling(_ aliases: [String: ValueShape]) -> FunctionShape {
        var settled = self
        for index in parameters.indices where parameters[index].function == nil {
            guard let shape = parameters[index].syntax.flatMap({ ValueShape($0, aliases) }), !shape.isPlain
            else {
                continue
            }
            if case .function(let function) = shape, let syntax = parameters[index].syntax {
                settled.parameters[index].function = FunctionShape(
                    function, type: Self.text(of: syntax), isOptional: false,
                    isEscaping: syntax.description.contains("@escaping"))
            } else {
                settled.parameters[index].shape = shape
            }
        }
        if resultShape == nil, let shape = resultSyntax.flatMap({ ValueShape($0, aliases) }), !shape.isPlain {
            settled.resultShape = Box(shape)
        }
        return settled
    }

    private init(_ other: FunctionShape, type: TypeText, isOptional: Bool, isEscaping: Bool? = nil) {
        resultShape = other.resultShape
        resultSyntax = other.resultSyntax
        self.type = type
        parameters = other.parameters
        isThrowing = other.isThrowing
        failure = other.failure
        isAsync = other.isAsync
        self.isEscaping = isEscaping ?? other.isEscaping
        result = other.result
        self.isOptional = isOptional
    }

    /// The shape of a type that another name stands for, `Handler` or `Handler?`; nil where it is another type.
    func named(_ name: String, as text: TypeText) -> FunctionShape? {
        let written = text.written
        // A generic alias has arguments behind its name.
        let bare = String((written.hasSuffix("?") ? written.dropLast() : written[...]).prefix { $0 != "<" })
        guard bare == name || bare.hasSuffix(".\(name)") else { return nil }
        return FunctionShape(self, type: text, isOptional: isOptional || written.hasSuffix("?"))
    }

    /// The closure in source, which calls the script's under a name.
    ///
    /// - Parameter settled: Writes a type as the code has to.
    func closure(calling name: String, _ settled: (TypeText) -> String) -> String {
        let names = parameters.indices.map { "__kataArgument\($0)" }
        let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
        let given = zip(names, parameters).map { name, parameter in
            guard let function = parameter.givenFunction, function.isCallable, !function.isOptional else {
                return "try __kataScript.give(\(name))"
            }
            let kind = function.isEscaping || parameter.function == nil ? "give" : "lend"
            return "try __kataScript.\(kind)(\(name), takes: \(function.parameters.count)) "
                + function.calling(settled)
        }.joined(separator: ", ")
        let values = names.isEmpty ? "{ _ in [] }" : "{ __kataScript in [\(given)] }"
        let changed = parameters.indices.filter { parameters[$0].isInout }
        guard changed.isEmpty else {
            let call = isThrowing ? "try \(name).tryExchange" : "\(name).exchange"
            let back = changed.map { "__kataArgument\($0) = __kataAnswer.changed(\($0))" }
            return "{ \(head)let __kataAnswer = \(call)(\(changed), \(values)); "
                + back.joined(separator: "; ") + "; return __kataAnswer.result() }"
        }
        let made = resultShape.map { ") { __kataResult in \($0.shape.code("__kataResult", settled)) }" }
        let call = isThrowing ? "try \(name).tryCall" : "\(name).call"
        var body = made.map { "\(call)(\(values)\($0)" } ?? "\(call) \(values)"
        if let failure { body = "try \(name).throwing(\(settled(failure)).self) { \(body) }" }
        return "{ \(head)\(lending(names, body)) }"
    }

    /// The code of a call where the functions among its arguments must not outlive it.
    private func lending(_ names: [String], _ body: String) -> String {
        let lent = zip(names, parameters).filter { _, parameter in
            parameter.function.map { $0.isCallable && !$0.isOptional && !$0.isEscaping } ?? false
        }.map(\.0)
        let mark = isThrowing ? "try " : ""
        return lent.reversed().reduce(body) { body, name in
            "\(mark)withoutActuallyEscaping(\(name)) { \(name) in \(body) }"
        }
    }

    /// The shape with other types for some names in it.
    func replacing(_ types: [String: String]) -> FunctionShape {
        FunctionShape(self, type: type.replacing(types), isOptional: isOptional)
    }

    /// The shape with the types of a generic type's parameters written for their names.
    func naming(_ types: [String: String]) -> FunctionShape { types.isEmpty ? self : replacing(types) }

    /// The shape with its type renamed.
    func renaming(_ renaming: (TypeText) -> TypeText) -> FunctionShape {
        FunctionShape(self, type: renaming(type), isOptional: isOptional)
    }

    /// Whether a script can call such a function that it was given.
    var isCallable: Bool {
        let isGiven = parameters.allSatisfy {
            $0.reason == nil && !$0.isInout && $0.function?.isOptional != true
        }
        return isGiven && !type.written.contains("@MainActor")
    }

    /// Whether a script may come to call a function that is waited for.
    var waits: Bool {
        parameters.contains { $0.givenFunction.map { $0.isAsync || $0.waits } ?? false }
            || resultFunction.map { $0.isAsync || $0.waits } ?? false
    }

    /// The code that calls such a function with what a script gives.
    ///
    /// - Parameter settled: Writes a type as the code has to.
    func calling(_ settled: (TypeText) -> String) -> String {
        let values = parameters.enumerated().map { place, parameter in
            guard let shape = parameter.shape ?? parameter.function.map(ValueShape.function), !shape.isPlain
            else { return "try __kataGiven.argument(\(place))" }
            return
                "try __kataGiven.compound(\(place)) { __kataValue in \(shape.code("__kataValue", settled)) }"
        }.joined(separator: ", ")
        let (mark, end) =
            isAsync
            ? ("try KataConcurrency::await { () async throws -> KataRuntime::Value in try await ", " } }")
            : ("try ", " }")
        let call = "{ __kataFunction, __kataGiven in \(mark)__kataGiven"
        guard case .function(let inner)? = resultShape?.shape, inner.isCallable else {
            return "\(call).result(__kataFunction(\(values)))\(end)"
        }
        return "\(call).function(__kataFunction(\(values)), takes: \(inner.parameters.count)) "
            + inner.calling(settled) + end
    }

    private static func unwrapped(_ type: TypeSyntax) -> (TypeSyntax, isOptional: Bool) {
        if let optional = type.as(OptionalTypeSyntax.self) { return (optional.wrappedType, true) }
        return (type, false)
    }

    private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let function = type.as(FunctionTypeSyntax.self) { return function }
        if let attributed = type.as(AttributedTypeSyntax.self) {
            // The compiler makes the closure of `@autoclosure` around a value.
            return attributed.attributes.names(["autoclosure"]) ? nil : function(attributed.baseType)
        }
        guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
        return tuple.elements.first.flatMap { function($0.type) }
    }

    /// The text without `@escaping`, which only a parameter may say.
    private static func text(of type: TypeSyntax) -> TypeText {
        guard let attributed = type.as(AttributedTypeSyntax.self) else { return TypeReader.text(type) }
        var kept = attributed
        kept.attributes = attributed.attributes.filter { element in
            element.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "escaping"
        }
        return TypeReader.text(kept)
    }
}

extension ParameterReader {
    /// Reads an argument of a type of functions, which has no label when it is called.
    func read(_ node: TupleTypeElementSyntax) -> ParameterDeclaration {
        var parameter = ParameterDeclaration(
            label: nil, name: node.secondName?.text ?? node.firstName?.text ?? "value", type: TypeText(""))
        parameter.isInout = TypeReader.isInout(node.type)
        fill(&parameter, node.type)
        return parameter
    }
}

extension ParameterDeclaration {
    /// The function that a closure is given here; another name may stand for its type.
    fileprivate var givenFunction: FunctionShape? {
        if let function { return function }
        if case .function(let function)? = shape { return function }
        return nil
    }
}

extension MemberDeclaration {
    /// Whether a script may come to call a function of it that is waited for.
    var lendsWaiting: Bool {
        [function, result].contains { $0.map { $0.isAsync || $0.waits } ?? false }
            || parameters.contains { $0.givenFunction?.waits == true }
    }
}
