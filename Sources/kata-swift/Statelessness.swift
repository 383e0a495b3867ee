import SwiftSyntax

/// Decides whether scenarios may share a worker: nothing in the solution may outlive its objects.
///
/// It errs on the side of no: a name that merely resembles that of a thread costs a process, not a wrong log.
enum Statelessness {
    private static let suspects: Set<String> = [
        "Task", "async", "await", "actor", "nonisolated", "Thread", "DispatchQueue", "TaskGroup",
        "AsyncStream",
        "withTaskGroup", "withThrowingTaskGroup", "withUnsafeContinuation", "withCheckedContinuation",
        "Unmanaged",
        "Mutex", "Atomic", "MainActor", "globalActor",
    ]

    /// Whether a parsed source keeps no state of its own.
    static func holds(for tree: SourceFileSyntax) -> Bool {
        let finder = StateFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        guard !finder.foundState else { return false }
        return tree.tokens(viewMode: .sourceAccurate).allSatisfy { token in
            let text = token.text
            return !suspects.contains(text) && !text.hasPrefix("Unsafe") && !text.hasPrefix("unsafe")
                && !text.hasPrefix("withUnsafe") && !isUnderscoredAttribute(token)
        }
    }

    private static func isUnderscoredAttribute(_ token: TokenSyntax) -> Bool {
        token.text.hasPrefix("_") && token.previousToken(viewMode: .sourceAccurate)?.text == "@"
    }
}

private final class StateFinder: SyntaxVisitor {
    var foundState = false

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.path.first?.name.text != "Swift" { foundState = true }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isStatic = node.modifiers.has("static", "class")
        let isGlobal = node.parent?.is(CodeBlockItemSyntax.self) == true && node.isAtFileLevel
        if isStatic || isGlobal, node.bindings.contains(where: \.isStored) { foundState = true }
        return .visitChildren
    }
}

extension VariableDeclSyntax {
    fileprivate var isAtFileLevel: Bool {
        var ancestor = parent
        while let node = ancestor {
            if node.is(CodeBlockSyntax.self) || node.is(MemberBlockSyntax.self)
                || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
            {
                return false
            }
            ancestor = node.parent
        }
        return true
    }
}

extension PatternBindingSyntax {
    fileprivate var isStored: Bool {
        guard let block = accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
