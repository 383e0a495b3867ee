import SwiftSyntax

/// A member of a role's type as a further type below it has it: the same words, and a body that ends the program.
struct FurtherMember {
    private let node: DeclSyntax
    private static let body = "{ __kataFurther() }"

    init(_ node: DeclSyntax) { self.node = node }

    /// What fulfils it, where it is asked for by a protocol.
    var requirement: String? {
        get throws(FurtherTypeError) {
            if let node = node.as(AssociatedTypeDeclSyntax.self) {
                guard node.inheritanceClause == nil, node.genericWhereClause == nil else {
                    throw FurtherTypeError(reason: "\(node.name.text) is not open")
                }
                return "typealias \(node.name.text) = Swift.String"
            }
            if let node = node.as(InitializerDeclSyntax.self) { return Self.text(of: node, "") }
            return written(node.isStatic ? "static " : "")
        }
    }

    /// What takes its place, where a class declares it; nil where none may.
    var override: String? {
        // The further type stands in the same file, so what is private to the file is within its reach.
        let isOpen = ["final", "private", "static", "class"].allSatisfy { !node.words.contains($0) }
        return isOpen ? written("override ") : nil
    }

    /// What a class requires of those below it.
    static func required(_ node: InitializerDeclSyntax) -> String { text(of: node, "required ") }

    private static func text(of node: InitializerDeclSyntax, _ words: String) -> String {
        var plain = node
        plain.modifiers = []
        plain.attributes = []
        plain.body = nil
        return "\(words)\(plain.trimmedDescription) \(body)"
    }

    private func written(_ words: String) -> String? {
        if let node = node.as(FunctionDeclSyntax.self) {
            var plain = node
            plain.modifiers = []
            plain.attributes = []
            plain.body = nil
            return "\(words)\(plain.trimmedDescription) \(Self.body)"
        }
        if let node = node.as(VariableDeclSyntax.self) {
            guard let binding = node.bindings.first, let type = binding.typeAnnotation,
                let accessors = accessors(binding.accessorBlock)
            else { return nil }
            return "\(words)var \(binding.pattern.trimmedDescription)\(type.trimmedDescription) \(accessors)"
        }
        if let node = node.as(SubscriptDeclSyntax.self), let accessors = accessors(node.accessorBlock) {
            var plain = node
            plain.modifiers = []
            plain.attributes = []
            plain.accessorBlock = nil
            return "\(words)\(plain.trimmedDescription) \(accessors)"
        }
        return nil
    }

    /// The accessors with bodies; nil for a stored property, which stays as it is.
    private func accessors(_ block: AccessorBlockSyntax?) -> String? {
        guard let block else { return nil }
        guard case .accessors(let list) = block.accessors else { return "{ get \(Self.body) }" }
        guard list.allSatisfy({ ["get", "set"].contains($0.accessorSpecifier.text) }) else { return nil }
        let texts = list.map { accessor in
            let effects = accessor.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
            return "\(accessor.accessorSpecifier.text)\(effects) \(Self.body)"
        }
        return "{ \(texts.joined(separator: " ")) }"
    }
}

extension DeclSyntax {
    /// The words before what it declares.
    fileprivate var words: [String] {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    }

    fileprivate var isStatic: Bool { words.contains("static") }
}
