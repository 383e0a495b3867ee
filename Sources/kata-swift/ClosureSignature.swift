import SwiftParser
import SwiftSyntax

extension ClosureExprSyntax {
    /// The type of the closure as its head tells it; nil where it leaves out a type.
    var functionType: TypeSyntax? {
        guard let signature, case .parameterClause(let clause)? = signature.parameterClause else {
            return nil
        }
        let types = clause.parameters.compactMap { $0.type?.trimmedDescription }
        guard types.count == clause.parameters.count, let result = resultType else { return nil }
        let effects = signature.effectSpecifiers?.trimmedDescription ?? ""
        let text = "var type: (\(types.joined(separator: ", "))) \(effects) -> \(result)"
        let declaration = Parser.parse(source: text).statements.first?.item.as(VariableDeclSyntax.self)
        return declaration?.bindings.first?.typeAnnotation?.type
    }

    /// The type of its result; without one that is written, several statements that give none.
    private var resultType: String? {
        if let written = signature?.returnClause?.type.trimmedDescription { return written }
        guard statements.count > 1 else { return nil }
        return tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) } ? nil : "Void"
    }
}
