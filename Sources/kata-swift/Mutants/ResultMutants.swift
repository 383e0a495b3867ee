import SwiftSyntax

/// Mutants that return the simplest value of a type.
struct ResultMutants {
    let writer: MutantWriter

    private static let simplest: [String: [String]] = [
        "Bool": ["false", "true"], "String": ["\"\""],
        "Int": ["0"], "Int8": ["0"], "Int16": ["0"], "Int32": ["0"], "Int64": ["0"],
        "UInt": ["0"], "UInt8": ["0"], "UInt16": ["0"], "UInt32": ["0"], "UInt64": ["0"],
        "Double": ["0"], "Float": ["0"], "CGFloat": ["0"], "TimeInterval": ["0"], "Decimal": ["0"],
    ]

    /// Plans those of a `return`.
    func find(in node: ReturnStmtSyntax) {
        guard let value = node.expression, let type = Self.result(around: Syntax(node)) else { return }
        for (text, mutant) in plan(type, value) {
            writer.open("if __kataIs(\(mutant.number)) { return \(text) }; ", before: node, mutant)
        }
    }

    /// Plans those of a statement that is what its function gives, without the word.
    func find(inImplicit item: CodeBlockItemSyntax) {
        guard item.isAlone, let value = item.wholeExpression, let holder = item.parent?.parent,
            let type = Self.result(ofBody: holder), !value.saysReturn, !value.stops
        else { return }
        for (text, mutant) in plan(type, value) {
            writer.open("if __kataIs(\(mutant.number)) { return \(text) }; ", before: item, mutant)
            // Behind another statement the value needs the word; several mutants share it.
            writer.insertReturn(before: item, mutant)
        }
    }

    private func plan(_ type: TypeSyntax, _ value: ExprSyntax) -> [(String, PlannedMutant)] {
        Self.simplest(of: type).compactMap { text in
            writer.plan(.result, value.ownRange, text).map { (text, $0) }
        }
    }

    private static func simplest(of type: TypeSyntax) -> [String] {
        if type.is(OptionalTypeSyntax.self) { return ["nil"] }
        if type.is(ArrayTypeSyntax.self) { return ["[]"] }
        if type.is(DictionaryTypeSyntax.self) { return ["[:]"] }
        return simplest[type.trimmedDescription] ?? []
    }

    /// The type of what a `return` leaves; nil in closures and where none is written.
    private static func result(around node: Syntax) -> TypeSyntax? {
        var next = node.parent
        while let node = next {
            if node.is(ClosureExprSyntax.self) { return nil }
            if node.is(CodeBlockSyntax.self) || node.is(CodeBlockItemListSyntax.self),
                let type = result(ofBody: node)
            {
                return type
            }
            if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
                || node.is(AccessorBlockSyntax.self)
            {
                return result(ofBody: node)
            }
            next = node.parent
        }
        return nil
    }

    /// The type that a body gives.
    private static func result(ofBody holder: Syntax) -> TypeSyntax? {
        if let block = holder.as(AccessorBlockSyntax.self) {
            guard case .getter = block.accessors else { return nil }
            return type(ofAccessors: block)
        }
        guard let block = holder.as(CodeBlockSyntax.self) else { return nil }
        if let function = block.parent?.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause?.type
        }
        if let accessor = block.parent?.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text == "get"
        {
            return accessor.around(AccessorBlockSyntax.self).flatMap(type(ofAccessors:))
        }
        return nil
    }

    private static func type(ofAccessors block: AccessorBlockSyntax) -> TypeSyntax? {
        block.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? block.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
    }
}

extension MutantWriter {
    /// Puts the word `return` before a statement, behind what is put before the statement itself.
    fileprivate func insertReturn(before item: CodeBlockItemSyntax, _ mutant: PlannedMutant) {
        open(Insertions.word, before: item, mutant, inner: true)
    }
}

extension ExprSyntax {
    /// Whether its branches leave the function by themselves.
    fileprivate var saysReturn: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
    }

    /// Whether it only stops the program, as the members of abstract classes do.
    fileprivate var stops: Bool {
        self.as(FunctionCallExprSyntax.self).map(CallMutants.stops) ?? false
    }
}
