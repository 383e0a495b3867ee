import SwiftSyntax

/// Mutants of a call: its arguments exchanged, or its elements put in at the other end.
struct CallMutants {
    let writer: MutantWriter

    /// Whether a call says that the program is wrong, which is no part of what it does.
    static func stops(_ call: FunctionCallExprSyntax) -> Bool {
        let stopping: Set = [
            "fatalError", "preconditionFailure", "precondition", "assert", "assertionFailure", "exit",
            "abort",
        ]
        return call.calledExpression.as(DeclReferenceExprSyntax.self).map {
            stopping.contains($0.baseName.text)
        }
            ?? false
    }

    /// Plans those of a call.
    func find(_ call: FunctionCallExprSyntax) {
        order(call)
        let arguments = Array(call.arguments)
        for (left, right) in zip(arguments, arguments.dropFirst())
        where areAlike(left, right, of: call) { exchange(left, right) }
    }

    // MARK: Arguments

    private func exchange(_ left: LabeledExprSyntax, _ right: LabeledExprSyntax) {
        guard let first = OneLine.text(of: left.expression), let second = OneLine.text(of: right.expression),
            first != second
        else { return }
        let range = left.expression.ownRange.lowerBound..<right.expression.ownRange.upperBound
        let between = writer.text(
            left.expression.ownRange.upperBound..<right.expression.ownRange.lowerBound)
        guard let mutant = writer.plan(.arguments, range, second + between + first) else { return }
        writer.replace(left.expression.withoutEffects, by: second, mutant)
        writer.replace(right.expression.withoutEffects, by: first, mutant)
    }

    private func areAlike(
        _ left: LabeledExprSyntax, _ right: LabeledExprSyntax, of call: FunctionCallExprSyntax
    ) -> Bool {
        let both = [left.expression, right.expression]
        guard !both.contains(where: { $0.is(InOutExprSyntax.self) || $0.is(ClosureExprSyntax.self) }) else {
            return false
        }
        if let types = types(of: call), let place = call.arguments.firstIndex(of: left) {
            let index = call.arguments.distance(from: call.arguments.startIndex, to: place)
            return types.indices.contains(index + 1) && types[index] == types[index + 1]
        }
        return both.allSatisfy { $0.is(StringLiteralExprSyntax.self) }
            || both.allSatisfy { $0.is(IntegerLiteralExprSyntax.self) || $0.is(FloatLiteralExprSyntax.self) }
    }

    /// The types of the parameters; nil where several functions have the name, or none of the solution has.
    private func types(of call: FunctionCallExprSyntax) -> [String]? {
        guard let name = call.calledExpression.lastName, call.trailingClosure == nil else { return nil }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let found = writer.names.signatures[SolutionNames.key(name, labels)] ?? []
        return found.count == 1 ? found.first : nil
    }

    // MARK: The other end

    /// Exchanges `append` and `insert(at: 0)`.
    private func order(_ call: FunctionCallExprSyntax) {
        guard call.parent?.is(CodeBlockItemSyntax.self) == true,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            let list = OneLine.text(of: base), let first = call.arguments.first,
            let element = OneLine.text(of: first.expression), first.label == nil
        else { return }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let code: String
        switch (member.declName.baseName.text, labels) {
        case ("append", ["_"]) where !first.expression.is(StringLiteralExprSyntax.self):
            code = "\(list).insert(\(element), at: 0)"
        case ("insert", ["_", "at"]) where call.arguments.last?.expression.trimmedDescription == "0":
            code = "\(list).append(\(element))"
        default: return
        }
        guard let mutant = writer.plan(.order, call.ownRange, code) else { return }
        writer.guardStatement(call, otherwise: code, mutant)
    }
}
