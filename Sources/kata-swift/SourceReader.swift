import SwiftParser
import SwiftSyntax

/// A source of the solution, parsed.
struct SourceFile {
    let path: String
    let tree: SourceFileSyntax
    let locations: SourceLocationConverter

    init(path: String, text: String) {
        self.path = path
        tree = Parser.parse(source: text)
        locations = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// Where a node begins, as compilers write it.
    func position(_ node: some SyntaxProtocol) -> SourceLocation {
        node.startLocation(converter: locations)
    }
}

/// A statement outside any declaration.
struct StrayStatement {
    let path: String
    let line: Int
    let column: Int
}

/// What the sources declare.
struct Declarations {
    var types: [TypeDeclaration] = []
    var extensions: [ExtensionPart] = []
    /// Import declarations as written, with the `#if` conditions around them.
    var imports: [(text: String, module: String, conditions: [String])] = []
    var strays: [StrayStatement] = []
    var hasSyntaxErrors = false
    /// The names of types that other files cannot see.
    var hidden: Set<String> = []
    /// Why values cannot become the types of these names: noncopyable types, and aliases of function types.
    var obstacles: [String: String] = [:]
}

/// An extension, before it is known what it extends.
struct ExtensionPart {
    let path: [String]
    /// The generic arguments that it names, as in `extension Array<Int>` and `extension [Int]`.
    let arguments: String?
    let inherits: [String]
    let members: [MemberDeclaration]
    let conditions: [String]
    let requirement: GenericWhereClauseSyntax?
    let file: String
    let line: Int
    let scope: Scope
}

/// Where a declaration stands.
struct Scope {
    var path: [String] = []
    var conditions: [String] = []
    var isHidden = false
    var isMainActor = false
    var isOtherActor = false
    var isProtocol = false
}

/// Reads the declarations of sources, one file after another.
struct SourceReader {
    private(set) var declarations = Declarations()

    /// Reads a file.
    mutating func read(_ file: SourceFile) {
        if file.tree.hasError { declarations.hasSyntaxErrors = true }
        read(file.tree.statements, Scope(), file)
    }

    private mutating func read(_ items: CodeBlockItemListSyntax, _ scope: Scope, _ file: SourceFile) {
        for item in items {
            switch item.item {
            case .decl(let declaration):
                read(declaration, scope, file)
            case .expr(let expression) where expression.is(MacroExpansionExprSyntax.self):
                break
            case .stmt, .expr:
                let place = file.position(item)
                declarations.strays.append(
                    StrayStatement(path: file.path, line: place.line, column: place.column))
            }
        }
    }

    private mutating func read(_ declaration: DeclSyntax, _ scope: Scope, _ file: SourceFile) {
        if let clause = declaration.as(IfConfigDeclSyntax.self) {
            for (condition, elements) in clause.branches {
                var inner = scope
                inner.conditions += condition
                if case .statements(let items) = elements { read(items, inner, file) }
            }
        } else if let node = declaration.as(ImportDeclSyntax.self) {
            let module = node.path.first?.name.text ?? ""
            declarations.imports.append((node.trimmedDescription, module, scope.conditions))
        } else if let node = declaration.as(ExtensionDeclSyntax.self) {
            readExtension(node, scope, file)
        } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
            if let obstacle = TypeReader.obstacle(node.initializer.value) {
                declarations.obstacles[node.name.text] = obstacle
            }
        } else {
            readType(declaration, scope, file)
        }
    }

    /// Reads a type with everything in it, and gives nothing for another declaration.
    private mutating func readType(_ declaration: DeclSyntax, _ scope: Scope, _ file: SourceFile) {
        guard let head = TypeHead(declaration) else { return }
        var inner = scope
        inner.path.append(head.name)
        inner.isHidden = scope.isHidden || head.modifiers.isHidden
        guard !inner.isHidden else {
            declarations.hidden.insert(inner.path.joined(separator: "."))
            return
        }
        let type = TypeDeclaration(
            path: inner.path, kind: head.kind, file: file.path, line: file.position(declaration).line)
        type.inherits = head.inheritance.map { TypeReader.text($0.type).written.withoutAttributes }
        type.generics = head.generics
        type.conditions = scope.conditions
        if type.generics.contains(where: \.isSpecial) { type.reason = .specialGeneric }
        type.isMainActor = head.attributes.names(["MainActor"])
        if type.inherits.contains("~Copyable") { type.reason = .noncopyable }
        if head.attributes.isUnavailable { type.reason = .unavailable }
        inner.isMainActor = type.isMainActor
        inner.isOtherActor = head.kind == .actor
        inner.isProtocol = head.kind == .protocol
        var reader = MemberReader(scope: inner, owner: type)
        let nested = reader.read(head.members)
        type.members = reader.members
        type.associatedTypes = reader.associatedTypes
        type.storages = [reader.storage]
        declarations.obstacles.merge(reader.obstacles) { first, _ in first }
        if type.inherits.contains("~Copyable") { declarations.obstacles[head.name] = "a noncopyable type" }
        if head.attributes.names(["main"]) {
            // The compiler runs it on the main actor.
            for index in type.members.indices where type.members[index].name == "main" {
                type.members[index].isolation = .main
            }
        }
        declarations.types.append(type)
        for (declaration, conditions) in nested {
            var place = inner
            place.conditions += conditions
            place.isProtocol = false
            readType(declaration, place, file)
        }
    }

    private mutating func readExtension(_ node: ExtensionDeclSyntax, _ scope: Scope, _ file: SourceFile) {
        guard !node.modifiers.isHidden else { return }
        let extended = ExtendedType(node.extendedType)
        var inner = scope
        inner.path = extended.path
        inner.isMainActor = node.attributes.names(["MainActor"])
        var reader = MemberReader(scope: inner, owner: nil)
        let nested = reader.read(node.memberBlock.members)
        let inherits = (node.inheritanceClause?.inheritedTypes).map(Array.init) ?? []
        declarations.extensions.append(
            ExtensionPart(
                path: inner.path, arguments: extended.arguments, inherits: inherits.map { TypeReader.text($0.type).written.withoutAttributes },
                members: reader.members, conditions: scope.conditions, requirement: node.genericWhereClause,
                file: file.path, line: file.position(node).line, scope: inner))
        for (declaration, conditions) in nested {
            var place = inner
            place.conditions += conditions
            readType(declaration, place, file)
        }
    }
}

/// The type that an extension extends.
private struct ExtendedType {
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
private struct TypeHead {
    let kind: TypeDeclaration.Kind
    let name: String
    let modifiers: DeclModifierListSyntax
    let attributes: AttributeListSyntax
    let inheritance: [InheritedTypeSyntax]
    let generics: [GenericParameter]
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
        members = node.memberBlock.members
    }
}
