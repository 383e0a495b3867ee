import SwiftSyntax

/// Reads the parameters of a function, a subscript or a case.
struct ParameterReader {
    /// The generic parameters of the declaration; each is passed as any value of its constraint.
    let generics: [GenericParameter]

    /// Reads the parameters of a function; those of a subscript have no label unless they have two names.
    func read(_ list: FunctionParameterListSyntax, unlabelled: Bool = false) -> [ParameterDeclaration] {
        list.map { node in
            let first = node.firstName.text
            var parameter = ParameterDeclaration(
                label: first == "_" || (unlabelled && node.secondName == nil) ? nil : first,
                name: node.secondName?.text ?? first, type: TypeText(""))
            parameter.hasDefault = node.defaultValue != nil
            parameter.isVariadic = node.ellipsis != nil
            parameter.isInout = TypeReader.isInout(node.type)
            parameter.attributes = TypeReader.attributes(node)
            parameter.isIsolated = TypeReader.isIsolated(node.type)
            fill(&parameter, node.type)
            return parameter
        }
    }

    /// Reads the values that a case carries.
    func read(_ clause: EnumCaseParameterClauseSyntax?) -> [ParameterDeclaration] {
        guard let clause else { return [] }
        let isAlone = clause.parameters.count == 1
        return clause.parameters.enumerated().map { index, node in
            let label = node.firstName.flatMap { $0.text == "_" ? nil : $0.text }
            var parameter = ParameterDeclaration(
                label: label,
                name: node.secondName?.text ?? label ?? (isAlone ? "value" : "value \(index + 1)"),
                type: TypeText(""))
            parameter.hasDefault = node.defaultValue != nil
            fill(&parameter, node.type)
            return parameter
        }
    }

    func fill(_ parameter: inout ParameterDeclaration, _ written: TypeSyntax) {
        let type = TypeReader.stripped(written)
        parameter.type = TypeReader.text(type)
        parameter.syntax = type
        if fillPack(&parameter, type) { return }
        if let function = FunctionShape(written) {
            if let generic = generics.first(where: { function.type.mentions([$0.name]) }) {
                parameter.reason = Self.reason(inside: generic)
            } else {
                parameter.function = function
            }
            return
        }
        if let opaque = type.as(SomeOrAnyTypeSyntax.self),
            opaque.someOrAnySpecifier.tokenKind == .keyword(.some)
        {
            let inner = TypeReader.text(opaque.constraint)
            parameter.type = TypeText(pieces: [.init(text: "any ", isName: false)] + inner.pieces)
            parameter.reason = TypeReader.obstacle(opaque.constraint)
            return
        }
        if fillGeneric(&parameter, type) { return }
        guard let obstacle = TypeReader.obstacle(type) else { return }
        parameter.shape = ValueShape(type)
        if parameter.shape == nil { parameter.reason = obstacle }
    }

    /// Fills a parameter that takes a pack of types; false where it takes none.
    private func fillPack(_ parameter: inout ParameterDeclaration, _ type: TypeSyntax) -> Bool {
        guard let expansion = type.as(PackExpansionTypeSyntax.self),
            let element = expansion.repetitionPattern.as(PackElementTypeSyntax.self),
            let pack = generics.first(where: { $0.isSpecial && $0.name == element.pack.trimmedDescription })
        else { return false }
        parameter.isVariadic = true
        parameter.pack = pack
        parameter.genericName = pack.name
        parameter.syntax = nil
        parameter.type = TypeText(pack.constraint.map { "any \($0)" } ?? "Any")
        return true
    }

    /// Fills a parameter whose type is a generic parameter, its metatype, or speaks of one; false where it does not.
    private func fillGeneric(_ parameter: inout ParameterDeclaration, _ type: TypeSyntax) -> Bool {
        if let generic = generics.first(where: { $0.name == parameter.type.written }) {
            if let standIn = generic.standIn {
                parameter.type = standIn
                parameter.syntax = nil
                return true
            }
            if generic.isSpecial { parameter.reason = "a parameter pack" }
            parameter.genericName = generic.name
            parameter.type = generic.constraint.map { TypeText("any \($0)") } ?? TypeText("Any")
            return true
        }
        if let metatype = type.as(MetatypeTypeSyntax.self),
            let generic = generics.first(where: { $0.name == metatype.baseType.trimmedDescription })
        {
            parameter.genericName = generic.name
            parameter.type = TypeText(generic.constraint.map { "any (\($0)).Type" } ?? "Any.Type")
            return true
        }
        guard let generic = generics.first(where: { parameter.type.mentions([$0.name]) }) else {
            return false
        }
        parameter.reason = Self.reason(inside: generic)
        return true
    }

    private static func reason(inside generic: GenericParameter) -> String {
        "the generic parameter \(generic.name) inside another type"
    }
}

/// Guesses the types of properties that are written without one; the compiler infers them in the code itself.
enum LiteralType {
    /// The type of a literal, of a call of a type, or of a list of these.
    static func type(of expression: ExprSyntax) -> TypeText? {
        if expression.is(IntegerLiteralExprSyntax.self) { return TypeText("Int") }
        if expression.is(FloatLiteralExprSyntax.self) { return TypeText("Double") }
        if expression.is(StringLiteralExprSyntax.self) { return TypeText("String") }
        if expression.is(BooleanLiteralExprSyntax.self) { return TypeText("Bool") }
        if let negative = expression.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
            return type(of: negative.expression)
        }
        if let array = expression.as(ArrayExprSyntax.self), let first = array.elements.first {
            return type(of: first.expression).map {
                TypeText(pieces: [.mark("[")] + $0.pieces + [.mark("]")])
            }
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return type(called: call.calledExpression)
        }
        return nil
    }

    private static func type(called expression: ExprSyntax) -> TypeText? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            return name.first?.isUppercase == true ? TypeText(pieces: [.init(text: name, isName: true)]) : nil
        }
        if let array = expression.as(ArrayExprSyntax.self), let first = array.elements.first {
            return type(called: first.expression).map {
                TypeText(pieces: [.mark("[")] + $0.pieces + [.mark("]")])
            }
        }
        if let dictionary = expression.as(DictionaryExprSyntax.self) {
            return TypeText(dictionary.trimmedDescription)
        }
        return nil
    }
}

extension TypeText.Piece {
    fileprivate static func mark(_ text: String) -> Self { .init(text: text, isName: false) }
}

extension TypeReader {
    /// The names of the attributes of a parameter and its type.
    static func attributes(_ node: FunctionParameterSyntax) -> [String] {
        let written = node.type.as(AttributedTypeSyntax.self)?.attributes
        return (Array(node.attributes) + Array(written ?? [])).compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
    }

    /// Whether a type is that of functions, alone or optional.
    static func isFunction(_ type: TypeSyntax) -> Bool {
        if type.is(FunctionTypeSyntax.self) { return true }
        if let attributed = type.as(AttributedTypeSyntax.self) { return isFunction(attributed.baseType) }
        if let optional = type.as(OptionalTypeSyntax.self) { return isFunction(optional.wrappedType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return isFunction(only.type)
        }
        return false
    }

    /// Whether a variable of the type starts as nil.
    static func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
