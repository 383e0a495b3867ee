import SwiftSyntax

/// The type that an extension extends.
struct ExtendedType {
    let path: [String]
    let arguments: String?

    init(_ type: TypeSyntax) {
        if let array = type.as(ArrayTypeSyntax.self) {
            path = ["Array"]
            arguments = "<\(array.element.trimmedDescription)>"
        } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
            path = ["Dictionary"]
            arguments = "<\(dictionary.key.trimmedDescription), \(dictionary.value.trimmedDescription)>"
        } else if let optional = type.as(OptionalTypeSyntax.self) {
            path = ["Optional"]
            arguments = "<\(optional.wrappedType.trimmedDescription)>"
        } else {
            let name = type.trimmedDescription
            let open = name.firstIndex(of: "<")
            path = name[..<(open ?? name.endIndex)].split(separator: ".").map(String.init)
            arguments = open.map { String(name[$0...]) }
        }
    }
}

/// What all declarations of types have in common.
struct TypeHead {
    let kind: TypeDeclaration.Kind
    let name: String
    let modifiers: DeclModifierListSyntax
    let attributes: AttributeListSyntax
    let inheritance: [InheritedTypeSyntax]
    let generics: [GenericParameter]
    let requirement: Requirement?
    let members: MemberBlockItemListSyntax

    init?(_ declaration: DeclSyntax) {
        if let node = declaration.as(ClassDeclSyntax.self) {
            self.init(.class, node, node.genericParameterClause)
        } else if let node = declaration.as(StructDeclSyntax.self) {
            self.init(.struct, node, node.genericParameterClause)
        } else if let node = declaration.as(EnumDeclSyntax.self) {
            self.init(.enum, node, node.genericParameterClause)
        } else if let node = declaration.as(ActorDeclSyntax.self) {
            self.init(.actor, node, node.genericParameterClause)
        } else if let node = declaration.as(ProtocolDeclSyntax.self) {
            self.init(.protocol, node, nil)
        } else {
            return nil
        }
    }

    private init(
        _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax,
        _ generics: GenericParameterClauseSyntax?
    ) {
        self.kind = kind
        name = node.name.text
        modifiers = node.modifiers
        attributes = node.attributes
        inheritance = (node.inheritanceClause?.inheritedTypes).map(Array.init) ?? []
        let requirements = (node.genericWhereClause?.requirements).map(Array.init) ?? []
        self.generics = (generics?.list ?? []).map { $0.constrained(by: requirements.map(\.requirement)) }
        requirement = node.genericWhereClause.map(Requirement.init)
        members = node.memberBlock.members
    }
}
