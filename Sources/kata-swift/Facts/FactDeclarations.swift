import SwiftSyntax

/// A type as the facts know it: of any visibility, with all that its extensions add.
final class FactTypeDeclaration {
    let name: String
    var kind: String
    /// Where its name stands.
    let place: FactPlace
    /// Whether the solution only extends it.
    let isForeign: Bool
    var inherits: [Written] = []
    var generics: [(name: String, bounds: [Written])] = []
    /// Names that stand for another type in each conforming type.
    var associated: [String: [Written]] = [:]
    var members: [FactMember] = []

    /// A type as it is written, with the declaration in which it stands.
    struct Written {
        let syntax: TypeSyntax
        let scope: FactScope
    }

    init(name: String, kind: String, place: FactPlace, isForeign: Bool) {
        self.name = name
        self.kind = kind
        self.place = place
        self.isForeign = isForeign
    }
}

/// Where something stands, as compilers count: from 1, columns in bytes.
struct FactPlace {
    let file: String
    let line: Int
    let column: Int
    /// How many bytes of that line belong to it.
    let length: Int
}

/// What names mean at a place.
struct FactScope {
    /// The full name of the type around it.
    var owner: String?
    /// The generic parameters of the functions around it.
    var parameters: [String: FactType] = [:]
}

/// A member of a type, or a function or variable outside of all types.
final class FactMember {
    enum Kind: String {
        case method, initializer, property, `subscript`, `case`
    }

    struct Parameter {
        let label: String?
        let name: String
        let type: TypeSyntax
        let value: ExprSyntax?
        let isVariadic: Bool
    }

    let kind: Kind
    let name: String
    let file: SourceFile
    let scope: FactScope
    let place: FactPlace
    var isStatic = false
    var isOverride = false
    var isConstant = false
    var isStored = false
    var isWeak = false
    var access = "internal"
    var parameters: [Parameter] = []
    /// The result of a function, or what a property holds, where it is written.
    var written: TypeSyntax?
    var generics: GenericParameterClauseSyntax?
    var requirements: [GenericRequirementSyntax] = []
    var value: ExprSyntax?
    var bodies: [Syntax] = []
    /// The type once it is known; set while it is being found out, too, so that circles end.
    var type: FactType?

    init(_ kind: Kind, _ name: String, _ file: SourceFile, _ scope: FactScope, _ place: FactPlace) {
        self.kind = kind
        self.name = name
        self.file = file
        self.scope = scope
        self.place = place
    }

    /// The name with labels, as Swift writes it: `visit(_:)`.
    var signature: String {
        switch kind {
        case .property: name
        case .case where parameters.isEmpty: name
        default: "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
        }
    }

    var hasBody: Bool { !bodies.isEmpty || value != nil }
}

extension SourceFile {
    /// Where a node stands.
    func factPlace(_ node: some SyntaxProtocol) -> FactPlace {
        let start = position(node)
        let end = node.endLocation(converter: locations)
        let text = node.trimmedDescription
        let first = text.utf8.firstIndex(of: UInt8(ascii: "\n"))
        let length =
            end.line == start.line
            ? end.column - start.column : first.map { text.utf8.distance(from: text.startIndex, to: $0) } ?? 0
        return FactPlace(file: path, line: start.line, column: start.column, length: length)
    }
}
