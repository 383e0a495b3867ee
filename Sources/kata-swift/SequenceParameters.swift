import SwiftSyntax

/// The generic parameters of a member, where those that stand for any sequence of known elements take a list.
struct SequenceParameters {
    /// The parameters; those that take a list say of what.
    let parameters: [GenericParameter]
    /// What is left of the `where` clause.
    let clauses: [GenericRequirementSyntax]

    private static let protocols: Set<String> = [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    ]

    init(_ list: [GenericParameter], _ requirement: GenericWhereClauseSyntax?) {
        var clauses = (requirement?.requirements).map(Array.init) ?? []
        parameters = list.map { generic in
            let constraint = generic.constrained(by: clauses.map(\.requirement)).constraint
            guard let constraint, Self.protocols.contains(constraint) else { return generic }
            let own = clauses.filter { $0.mentions(generic.name) }
            let elements = own.compactMap { $0.element(of: generic.name) }
            let others = own.filter {
                $0.element(of: generic.name) == nil && !$0.isConformance(of: generic.name)
            }
            guard elements.count == 1, others.isEmpty else { return generic }
            clauses.removeAll { $0.mentions(generic.name) }
            var parameter = generic
            parameter.standIn = elements[0].inBrackets
            return parameter
        }
        self.clauses = clauses
    }
}

extension GenericRequirementSyntax {
    fileprivate func mentions(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }

    fileprivate func isConformance(of name: String) -> Bool {
        guard case .conformanceRequirement(let conformance) = requirement else { return false }
        return conformance.leftType.trimmedDescription == name
    }

    /// What the elements of the sequence of that name are to be; nil where the clause says something else.
    fileprivate func element(of name: String) -> TypeText? {
        guard case .sameTypeRequirement(let same) = requirement else { return nil }
        let names = ["\(name).Element", "\(name).Iterator.Element"]
        if names.contains(same.leftType.trimmedDescription) { return TypeReader.text(same.rightType) }
        return names.contains(same.rightType.trimmedDescription) ? TypeReader.text(same.leftType) : nil
    }
}

extension TypeText {
    /// The type of lists of these.
    fileprivate var inBrackets: TypeText {
        TypeText(pieces: [Piece(text: "[", isName: false)] + pieces + [Piece(text: "]", isName: false)])
    }
}
