import SwiftParser
import SwiftSyntax

/// A source of the solution, parsed.
struct SourceFile {
    let path: String
    let tree: SourceFileSyntax
    let locations: SourceLocationConverter
    /// Where code is nested deeper than can be read, as compilers write places; the tree is empty then.
    let excessiveDepth: String?

    init(path: String, text: String) {
        self.path = path
        let parsed = Parser.parse(source: text)
        let excess = parsed.excess(over: Self.maximumDepth)
        excessiveDepth = excess.map { text.place(at: $0, in: path) }
        // Even where a node stands is found by recursion.
        tree = excess == nil ? parsed : Parser.parse(source: "")
        locations = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// Whether a copy of it may mean something else: it names, or may name, what copies declare, or asks for its columns.
    var differsInCopies: Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            let isColumn =
                token.text == "column" && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .pound
            return isColumn || token.text.contains("__kata")
        }
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
    /// What holds the free functions and globals; nothing where there is none.
    var module: TypeDeclaration?
    var extensions: [ExtensionPart] = []
    var aliases: [AliasDeclaration] = []
    /// Import declarations as written, with the `#if` conditions around them.
    var imports: [(text: String, module: String, conditions: [String])] = []
    var topLevelStatements: [StrayStatement] = []
    var hasSyntaxErrors = false
    /// Whether `NSLog` is called, and not declared by the solution itself.
    var callsNSLog = false
    /// The names of types that other files cannot see.
    var hidden: Set<String> = []
    /// Why values cannot become the types of these names: noncopyable types, and aliases of function types.
    var obstacles: [String: String] = [:]
    /// The types of functions that aliases stand for.
    var functions: [String: FunctionShape] = [:]
    /// How values are put together that aliases stand for.
    var shapes: [String: ValueShape] = [:]
    /// Generic types with their arguments, such as `Box<Int>`, that katas name.
    var instances: [String] = []
    /// Whether the sources mention sequences whose elements are waited for.
    var mentionsAsyncSequences = false
    /// Whether the sources mention types of key paths, which scripts then may give.
    var mentionsKeyPaths = false
    /// The types of libraries that the sources mention.
    var libraries: Set<String> = []
}

/// An extension, before it is known what it extends.
struct ExtensionPart {
    var path: [String]
    /// The generic arguments that it names, as in `extension Array<Int>` and `extension [Int]`.
    let arguments: String?
    let inherits: [String]
    var members: [MemberDeclaration]
    let conditions: [String]
    let requirement: GenericWhereClauseSyntax?
    let file: String
    let line: Int
}

/// Where a declaration stands.
struct Scope {
    var path: [String] = []
    var conditions: [String] = []
    var isHidden = false
    var isMainActor = false
    var isOtherActor = false
}

/// Reads the declarations of sources, one file after another.
struct SourceReader {
    private(set) var declarations = Declarations()
    private var declaresNSLog = false

    private static let asyncSequences: Set = ["AsyncSequence", "AsyncStream", "AsyncThrowingStream"]

    /// Reads a file.
    mutating func read(_ file: SourceFile) {
        if file.tree.hasError { declarations.hasSyntaxErrors = true }
        read(file.tree.statements, Scope(), file)
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind {
                if LibraryType.names.contains(name) { declarations.libraries.insert(name) }
                if Self.asyncSequences.contains(name) { declarations.mentionsAsyncSequences = true }
                if TypeSource.keyPaths.contains(name) { declarations.mentionsKeyPaths = true }
            }
            guard token.text == "NSLog" else { continue }
            if token.parent?.is(FunctionDeclSyntax.self) == true {
                declaresNSLog = true
            } else {
                declarations.callsNSLog = true
            }
        }
        if declaresNSLog { declarations.callsNSLog = false }
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
                declarations.topLevelStatements.append(
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
                declarations.functions[node.name.text] = FunctionShape(node.initializer.value)
                if node.genericParameterClause == nil {
                    declarations.shapes[node.name.text] = ValueShape(node.initializer.value)
                }
            } else if let alias = AliasDeclaration(node, scope, file) {
                declarations.aliases.append(alias)
            }
        } else if declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self) {
            readFree(declaration, scope, file)
        } else {
            readType(declaration, scope, file)
        }
    }

    /// Reads a function or a variable that stands outside all types: a member of the module.
    private mutating func readFree(_ declaration: DeclSyntax, _ scope: Scope, _ file: SourceFile) {
        var reader = MemberReader(scope: scope, owner: nil, file: file)
        reader.read(free: declaration)
        guard !reader.members.isEmpty else { return }
        let module = declarations.module ?? .module(in: file.path, line: file.position(declaration).line)
        module.members += reader.members.map { member in
            var member = member
            member.isStatic = true
            return member
        }
        declarations.module = module
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
        type.requirement = head.requirement
        type.conditions = scope.conditions
        if type.generics.contains(where: \.isSpecial) { type.reason = .specialGeneric }
        type.isMainActor = head.attributes.names(["MainActor"])
        if type.inherits.contains("~Copyable") { type.reason = .noncopyable }
        if head.attributes.isUnavailable { type.reason = .unavailable }
        inner.isMainActor = type.isMainActor
        inner.isOtherActor = head.kind == .actor
        var reader = MemberReader(scope: inner, owner: type, file: file)
        let nested = reader.read(head.members)
        type.members = reader.members
        type.associatedTypes = reader.associatedTypes
        type.primaryTypes = declaration.primaryTypes
        type.aliases = reader.aliases
        type.storages = [reader.storage]
        declarations.obstacles.merge(reader.obstacles) { first, _ in first }
        declarations.functions.merge(reader.functions) { first, _ in first }
        declarations.shapes.merge(reader.shapes) { first, _ in first }
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
            readType(declaration, place, file)
        }
    }

    private mutating func readExtension(_ node: ExtensionDeclSyntax, _ scope: Scope, _ file: SourceFile) {
        guard !node.modifiers.isHidden else { return }
        let extended = ExtendedType(node.extendedType)
        var inner = scope
        inner.path = extended.path
        inner.isMainActor = node.attributes.names(["MainActor"])
        var reader = MemberReader(scope: inner, owner: nil, file: file)
        let nested = reader.read(node.memberBlock.members)
        let inherits = (node.inheritanceClause?.inheritedTypes).map(Array.init) ?? []
        declarations.extensions.append(
            ExtensionPart(
                path: inner.path, arguments: extended.arguments,
                inherits: inherits.map { TypeReader.text($0.type).written.withoutAttributes },
                members: reader.members, conditions: scope.conditions, requirement: node.genericWhereClause,
                file: file.path, line: file.position(node).line))
        for (declaration, conditions) in nested {
            var place = inner
            place.conditions += conditions
            readType(declaration, place, file)
        }
    }
}
