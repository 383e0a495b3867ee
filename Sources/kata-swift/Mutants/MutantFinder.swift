import SwiftSyntax

/// Walks over a source and says where a mistake could be made; what the compiler refuses is left out later.
final class MutantFinder: SyntaxVisitor {
    let writer: MutantWriter
    private var results: ResultMutants { ResultMutants(writer: writer) }
    private var statements: StatementMutants { StatementMutants(writer: writer) }
    private var calls: CallMutants { CallMutants(writer: writer) }

    init(_ writer: MutantWriter) {
        self.writer = writer
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: What is no code, or none that may change

    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: Expressions

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
            return .visitChildren
        }
        if token.text == "??" {
            if let mutant = writer.plan(.nothing, node.leftOperand.ownRange, "nil") {
                writer.replace(node.leftOperand.withoutEffects, by: "nil", mutant)
            }
            return .visitChildren
        }
        let isSum = ["+", "+=", "-", "-="].contains(token.text)
        if isSum, writer.names.isText(ExprSyntax(node)) { return .visitChildren }
        for (kind, word) in MutantOperator.exchanges(of: token.text) {
            exchange(token, by: word, kind, in: node)
        }
        return .visitChildren
    }

    private func exchange(
        _ token: TokenSyntax, by word: String, _ kind: MutantOperator, in node: InfixOperatorExprSyntax
    ) {
        // An assignment is no value: it is done otherwise as a whole.
        let isAssignment =
            token.text.hasSuffix("=") && !["<=", ">=", "==", "!=", "===", "!=="].contains(token.text)
        guard var code = OneLine.text(of: node, replacing: [(token.ownRange, word)]),
            !isAssignment || node.parent?.is(CodeBlockItemSyntax.self) == true,
            let mutant = writer.plan(kind, token.ownRange, word)
        else { return }
        // Both sides have to be of one type.
        if word == "..." { code = "Range(\(code))" }
        if word == "..<" { code = "ClosedRange(\(code))" }
        if isAssignment {
            writer.guardStatement(node, otherwise: code, mutant)
        } else {
            writer.replace(node, by: code, mutant)
        }
    }

    override func visitPost(_ node: InfixOperatorExprSyntax) { writer.writeChain(node) }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.text == "!", let code = OneLine.text(of: node.expression),
            let mutant = writer.plan(.negation, node.operator.ownRange, "")
        {
            writer.replace(node, by: code, mutant)
        }
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        decide(node.condition)
        return .visitChildren
    }

    // MARK: Constants

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        replace(node, .constant, by: node.literal.text == "true" ? "false" : "true")
        return .skipChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let number = Int(node.literal.text.filter { $0 != "_" }), number < .max {
            replace(node, .constant, by: String(number + 1))
        }
        return .skipChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let number = Double(node.literal.text.filter { $0 != "_" }) {
            replace(node, .constant, by: String(number + 1))
        }
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let content = node.segments.description
        // What is one character long may be a character, which is never empty.
        let other = content == "?" ? "\"!\"" : "\"?\""
        if !content.isEmpty { replace(node, .text, by: content.count == 1 ? other : "\"\"") }
        return .visitChildren
    }

    private func replace(_ node: some ExprSyntaxProtocol, _ kind: MutantOperator, by code: String) {
        guard let mutant = writer.plan(kind, node.ownRange, code) else { return }
        writer.replace(node, by: code, mutant)
    }

    // MARK: Conditions

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        switch node.condition {
        case .expression(let expression): decide(expression, mayBeTrue: !node.isOfLoop)
        case .availability: break
        case .optionalBinding, .matchingPattern: deny(node.condition)
        }
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        decide(node.condition)
        return .visitChildren
    }

    /// Makes a condition true, and false.
    private func decide(_ condition: ExprSyntax, mayBeTrue: Bool = true) {
        let core = condition.withoutEffects
        guard !core.is(BooleanLiteralExprSyntax.self) else { return }
        for word in mayBeTrue ? ["true", "false"] : ["false"] {
            if let mutant = writer.plan(.condition, condition.ownRange, word) {
                writer.replace(core, by: word, mutant)
            }
        }
    }

    /// Lets what is bound or matched come to nothing.
    private func deny(_ condition: ConditionElementSyntax.Condition) {
        let node = Syntax(condition)
        let end = node.ownRange.upperBound
        guard let mutant = writer.plan(.nothing, end..<end, ", false") else { return }
        writer.close(", !__kataIs(\(mutant.number))", behind: node, mutant)
    }

    // MARK: Cases and loops

    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        if node.whereClause == nil, node.around(SwitchExprSyntax.self)?.hasDefault == true {
            let end = node.pattern.ownRange.upperBound
            if let mutant = writer.plan(.switchCase, end..<end, " where false") {
                writer.close(" where !__kataIs(\(mutant.number))", behind: node.pattern, mutant)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        loop(node.body, over: node.sequence)
        return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        loop(node.body, over: nil)
        return .visitChildren
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
        loop(node.body, over: nil)
        return .visitChildren
    }

    private func loop(_ body: CodeBlockSyntax, over sequence: ExprSyntax?) {
        guard !body.statements.isEmpty else { return }
        let end = body.rightBrace.ownRange.lowerBound
        if let sequence {
            let range = sequence.ownRange.upperBound..<sequence.ownRange.upperBound
            if let mutant = writer.plan(.loop, range, ".prefix(0)") {
                let start = body.leftBrace.ownRange.upperBound
                writer.insert(" if __kataIs(\(mutant.number)) { break };", at: start, mutant)
            }
            guard let mutant = writer.plan(.loop, range, ".prefix(1)") else { return }
            writer.insert("; if __kataIs(\(mutant.number)) { break } ", at: end, mutant)
        } else if let mutant = writer.plan(.loop, end..<end, "break ") {
            writer.insert("; if __kataIs(\(mutant.number)) { break } ", at: end, mutant)
        }
    }

    // MARK: Statements and calls

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        statements.find(node)
        results.find(inImplicit: node)
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        results.find(in: node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if CallMutants.stops(node) { return .skipChildren }
        calls.find(node)
        return .visitChildren
    }
}

extension ConditionElementSyntax {
    /// Whether it decides about a loop, which would never end if it were always true.
    fileprivate var isOfLoop: Bool { parent?.parent?.is(WhileStmtSyntax.self) == true }
}

extension SwitchExprSyntax {
    /// Whether a case takes what no other does.
    fileprivate var hasDefault: Bool {
        cases.contains { $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) == true }
    }
}
