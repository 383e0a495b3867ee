import SwiftSyntax

/// Mutants that leave a statement out.
struct StatementMutants {
    let writer: MutantWriter

    /// Plans those of one statement.
    func find(_ item: CodeBlockItemSyntax) {
        switch item.item {
        case .stmt(let statement) where statement.leaves: leave(item)
        default: break
        }
        guard let expression = item.wholeExpression?.withoutEffects, !isValue(item) else { return }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard !CallMutants.stops(call), !call.makesObjectWhole else { return }
            drop(item, call.isOfSuper ? .superCall : .statement)
        } else if expression.as(OptionalChainingExprSyntax.self) != nil {
            drop(item, .statement)
        } else if let infix = expression.as(InfixOperatorExprSyntax.self), infix.isAssignment {
            guard !mustHappen(infix) else { return }
            drop(item, .statement)
        }
    }

    /// Leaves out `return` and its like in the branch of an `if` behind which something follows.
    private func leave(_ item: CodeBlockItemSyntax) {
        guard let block = item.parent?.parent?.as(CodeBlockSyntax.self),
            let choice = block.parent?.as(IfExprSyntax.self), choice.elseBody == nil,
            // What an initializer leaves out behind it would not be set twice, or not at all.
            !item.item.is(ReturnStmtSyntax.self) || item.around(InitializerDeclSyntax.self) == nil
        else { return }
        drop(item, .exit)
    }

    private func drop(_ item: CodeBlockItemSyntax, _ kind: MutantOperator) {
        guard let mutant = writer.plan(kind, item.item.ownRange, "") else { return }
        writer.guardStatement(item.item, mutant)
    }

    /// Whether something gets its first value here, without which the compiler takes nothing.
    private func mustHappen(_ assignment: InfixOperatorExprSyntax) -> Bool {
        let left = assignment.leftOperand
        if let name = left.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return writer.names.unset.contains(name) || isDemanded(name, assignment)
        }
        if let both = left.as(TupleExprSyntax.self) {
            return both.elements.contains { element in
                element.expression.lastName.map {
                    writer.names.unset.contains($0) || isDemanded($0, assignment)
                } ?? true
            }
        }
        guard let member = left.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self"
        else {
            return left.trimmedDescription == "self"
        }
        return isDemanded(member.declName.baseName.text, assignment)
    }

    private func isDemanded(_ name: String, _ assignment: InfixOperatorExprSyntax) -> Bool {
        guard let initializer = assignment.around(InitializerDeclSyntax.self),
            let owner = initializer.ownerName
        else { return false }
        return writer.names.demanded[owner]?.contains(name) ?? false
    }

    /// Whether a statement is the value of what it stands in.
    private func isValue(_ item: CodeBlockItemSyntax) -> Bool {
        guard item.isAlone, let list = item.parent, let holder = list.parent else { return false }
        if let block = holder.as(CodeBlockSyntax.self) {
            if let function = block.parent?.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause != nil
            }
            if let accessor = block.parent?.as(AccessorDeclSyntax.self) {
                return accessor.accessorSpecifier.text == "get"
            }
            return block.parent?.as(IfExprSyntax.self).map { isValue(Syntax($0)) } ?? false
        }
        if let choice = holder.as(SwitchCaseSyntax.self)?.around(SwitchExprSyntax.self) {
            return isValue(Syntax(choice))
        }
        if let closure = holder.as(ClosureExprSyntax.self) { return !closure.givesNothing }
        return holder.is(AccessorBlockSyntax.self)
    }

    /// Whether an `if` or `switch` is the value of what it stands in.
    private func isValue(_ choice: Syntax) -> Bool {
        guard let parent = choice.parent else { return false }
        // An `else if` is what the first `if` is.
        if parent.is(IfExprSyntax.self) { return isValue(parent) }
        if let item = parent.as(CodeBlockItemSyntax.self) { return isValue(item) }
        if parent.is(ExpressionStmtSyntax.self), let item = parent.parent?.as(CodeBlockItemSyntax.self) {
            return isValue(item)
        }
        return true
    }
}

extension StmtSyntax {
    /// Whether it goes on elsewhere.
    fileprivate var leaves: Bool {
        self.is(ReturnStmtSyntax.self) || self.is(ThrowStmtSyntax.self) || self.is(ContinueStmtSyntax.self)
            || self.is(BreakStmtSyntax.self)
    }
}

extension ClosureExprSyntax {
    /// Whether its only statement is done for what it does: what else a closure may be for is not known here.
    fileprivate var givesNothing: Bool {
        if signature?.returnClause?.type.trimmedDescription == "Void" { return true }
        let only = statements.first?.wholeExpression
        if only?.as(InfixOperatorExprSyntax.self)?.isAssignment == true { return true }
        return around(FunctionCallExprSyntax.self)?.calledExpression.lastName == "forEach"
    }
}

extension InfixOperatorExprSyntax {
    /// Whether it stores something.
    fileprivate var isAssignment: Bool {
        if self.operator.is(AssignmentExprSyntax.self) { return true }
        let word = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        return word.hasSuffix("=") && !["<=", ">=", "==", "!=", "===", "!=="].contains(word)
    }
}

extension FunctionCallExprSyntax {
    /// Whether it is `super.init` or `self.init`.
    fileprivate var makesObjectWhole: Bool {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
    }

    /// Whether the superclass's own member is called.
    fileprivate var isOfSuper: Bool {
        calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) ?? false
    }
}
