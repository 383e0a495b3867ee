import SwiftSyntax

/// The members whose code a result builder puts together: a `return` in it would turn the builder off.
///
/// A builder is named at the member itself, or at the requirement of that name that it fulfils.
struct BuiltMembers {
    private let names: Set<String>

    /// Looks through the declarations of parsed sources.
    init(_ files: [SourceFile]) {
        let finder = BuilderFinder(viewMode: .sourceAccurate)
        for file in files { finder.walk(file.tree) }
        names = finder.names
    }

    /// Whether a builder may put together what a body of a member answers; one that says `return` by itself has none.
    func contain(_ member: FactMember, _ statements: CodeBlockItemListSyntax) -> Bool {
        names.contains(member.name) && !statements.hasReturn
    }
}

/// Collects the names of functions, subscripts and properties with code that bear an attribute of the solution's.
private final class BuilderFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.hasWrapper { names.insert(node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.hasWrapper { names.insert("subscript") }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.hasWrapper else { return .visitChildren }
        for binding in node.bindings where binding.accessorBlock?.isOfObservers == false {
            names.insert(binding.pattern.trimmedDescription)
        }
        return .visitChildren
    }
}

extension AccessorBlockSyntax {
    /// Whether it belongs to a stored property, whose attribute is a wrapper.
    fileprivate var isOfObservers: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
