import SwiftSyntax

/// Writes a further type below a role's, from what that one asks of those below it.
///
/// It stands before the declaration that the role's type is or is inside of, in the same file, and on the same line.
struct FurtherWriter {
    /// What the bindings declare for further types: copies of the sources import nothing more.
    static let declarations = """
        typealias __KataFurtherType = KataRuntime::Further
        nonisolated func __kataFurther() -> Swift::Never { KataRuntime::FurtherTypes.called() }

        """

    private let files: [SourceFile]
    private let table: FactTable
    private let folder: String
    private let neutral: NeutralValue

    /// Makes a writer for the sources below a folder.
    init(_ files: [SourceFile], first: SourceFile, below folder: String) {
        self.files = files
        table = FactTable(files, first: first)
        self.folder = folder
        neutral = NeutralValue(table: table)
    }

    /// Returns the types that are wished for.
    func write(_ wishes: [Wishes.Opened]) -> CopyPieces {
        var pieces = CopyPieces()
        for wish in wishes {
            do throws(FurtherTypeError) {
                try write(wish, &pieces)
            } catch {
                pieces.reasons[wish.name] = error.reason
            }
        }
        return pieces
    }

    private func write(_ wish: Wishes.Opened, _ pieces: inout CopyPieces) throws(FurtherTypeError) {
        let path = "\(folder)/\(wish.file)"
        let type = table.types.first {
            $0.place.file == path && $0.place.line == wish.line && $0.place.column == wish.column
        }
        guard let type, let node = declaration(of: type), let file = files.first(where: { $0.path == path })
        else { throw FurtherTypeError(reason: "there is no type") }
        guard type.generics.isEmpty else { throw FurtherTypeError(reason: "\(type.name) is generic") }
        let text = try type.kind == "protocol" ? conforming(to: type, wish) : inheriting(from: type, wish)
        pieces.insertions.insert("\(text); ", at: node.outermost, of: file, name: wish.name)
    }

    // MARK: Kinds

    private func conforming(
        to type: FactTypeDeclaration, _ wish: Wishes.Opened
    ) throws(FurtherTypeError) -> String {
        var members: [String] = ["init(__kataFurther: ()) {}"]
        for ancestor in table.lineage(of: type.name).map(\.type) {
            guard let node = declaration(of: ancestor)?.as(ProtocolDeclSyntax.self) else { continue }
            for item in node.memberBlock.members {
                if let text = try FurtherMember(item.decl).requirement { members.append(text) }
            }
        }
        guard members.count > 1 else { throw FurtherTypeError(reason: "\(type.name) asks for no member") }
        return text(below: "any \(type.name)", type, members, wish)
    }

    private func inheriting(
        from type: FactTypeDeclaration, _ wish: Wishes.Opened
    ) throws(FurtherTypeError) -> String {
        guard type.kind == "class" else {
            throw FurtherTypeError(reason: "no type can be below \(type.name), which is no class or protocol")
        }
        var members: [String] = []
        var seen: Set<String> = []
        for ancestor in table.lineage(of: type.name).map(\.type) {
            guard let node = declaration(of: ancestor)?.as(ClassDeclSyntax.self) else { continue }
            if ancestor.name == type.name {
                guard !node.modifiers.has("final") else {
                    throw FurtherTypeError(reason: "\(type.name) is final")
                }
                members += try initializers(of: type, node)
            }
            for item in node.memberBlock.members {
                guard let text = FurtherMember(item.decl).override, seen.insert(text).inserted else {
                    continue
                }
                members.append(text)
            }
        }
        guard !seen.isEmpty else { throw FurtherTypeError(reason: "\(type.name) has no member to override") }
        return text(below: type.name, type, members, wish)
    }

    private func initializers(
        of type: FactTypeDeclaration, _ node: ClassDeclSyntax
    ) throws(FurtherTypeError) -> [String] {
        let all = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let usable = all.filter { !$0.modifiers.has("convenience", "private") }
        guard let first = usable.first else {
            guard all.isEmpty else {
                throw FurtherTypeError(reason: "\(type.name) has no initializer for those below it")
            }
            return ["init(__kataFurther: ()) { super.init() }"]
        }
        var arguments: [String] = []
        for parameter in first.signature.parameterClause.parameters where parameter.defaultValue == nil {
            arguments.append(try argument(for: parameter, of: type))
        }
        let mark = first.signature.effectSpecifiers?.throwsClause == nil ? "" : "try! "
        let own = "init(__kataFurther: ()) { \(mark)super.init(\(arguments.joined(separator: ", "))) }"
        return [own] + all.filter { $0.modifiers.has("required") }.map(FurtherMember.required)
    }

    private func argument(
        for parameter: FunctionParameterSyntax, of type: FactTypeDeclaration
    ) throws(FurtherTypeError) -> String {
        let wanted = table.resolve(parameter.type, in: FactScope(owner: type.name))
        guard !wanted.isFunction else {
            throw FurtherTypeError(reason: "the initializer of \(type.name) needs functions")
        }
        guard let maker = type.members.first(where: { $0.kind == .initializer }),
            let value = neutral.text(of: wanted, in: maker), value != "self", !value.isEmpty
        else {
            let written = parameter.type.trimmedDescription
            throw FurtherTypeError(reason: "the initializer of \(type.name) needs a value of \(written)")
        }
        let label = parameter.firstName.text
        return label == "_" ? value : "\(label): \(value)"
    }

    private func text(
        below role: String, _ type: FactTypeDeclaration, _ members: [String], _ wish: Wishes.Opened
    ) -> String {
        let name = "__KataFurther\(wish.number)"
        let maker =
            "nonisolated static func __kataInstead(of type: Any.Type) -> Any? { "
            + "type == (\(role)).self || type == (\(role))?.self ? \(name)(__kataFurther: ()) : nil }"
        return "final class \(name): \(type.name), __KataFurtherType { "
            + (members + [maker]).joined(separator: "; ") + " }"
    }

    private func declaration(of type: FactTypeDeclaration) -> DeclSyntax? {
        guard let file = files.first(where: { $0.path == type.place.file }) else { return nil }
        let finder = TypeFinder(type.place, file)
        finder.walk(file.tree)
        return finder.found
    }
}

/// Why no further type can be written.
struct FurtherTypeError: Error {
    let reason: String
}

/// Finds the declaration of the type whose name stands at a place.
private final class TypeFinder: SyntaxVisitor {
    private let place: FactPlace
    private let file: SourceFile
    private(set) var found: DeclSyntax?

    init(_ place: FactPlace, _ file: SourceFile) {
        self.place = place
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visit(node, node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visit(node, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visit(node, node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { visit(node, node.name) }

    private func visit(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        let start = file.factPlace(name)
        if start.line == place.line, start.column == place.column { found = DeclSyntax(node) }
        return found == nil ? .visitChildren : .skipChildren
    }
}

extension DeclSyntax {
    /// The byte before the outermost declaration that it is inside of.
    fileprivate var outermost: Int {
        var result = Syntax(self)
        var next = result.parent
        while let node = next {
            if node.is(DeclSyntax.self), !node.is(IfConfigDeclSyntax.self) { result = node }
            next = node.parent
        }
        return result.positionAfterSkippingLeadingTrivia.utf8Offset
    }
}
