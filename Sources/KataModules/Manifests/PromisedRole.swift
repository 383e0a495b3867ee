import KataStructure

/// A role of a pattern, with what the contract says of who plays it.
public struct PromisedRole: Sendable, Equatable {
    /// The role's name.
    public var role: String
    /// The types of the contract that play it; empty where a learner chooses.
    public var names: [String]
    /// How many parts it has at least, and the name of these; nil where that is not said.
    public var parts: (least: Int, role: String)?

    /// Tells whether two say the same.
    public static func == (left: Self, right: Self) -> Bool {
        left.role == right.role && left.names == right.names && left.parts?.least == right.parts?.least
            && left.parts?.role == right.parts?.role
    }
}

extension StructureDeclaration {
    /// The roles that the sentences name with types of the contract or with numbers, in their order.
    public var roles: [PromisedRole] {
        var result: [PromisedRole] = []
        func change(_ role: String, _ body: (inout PromisedRole) -> Void) {
            let index = result.firstIndex { $0.role == role } ?? result.count
            if index == result.count { result.append(PromisedRole(role: role, names: [])) }
            body(&result[index])
        }
        for sentence in rules.sentences {
            switch sentence.meaning {
            case .isNamed(let role, let name): change(role) { $0.names.append(name) }
            case .hasNamed(let role, let names): change(role) { $0.names += names }
            case .hasCount(let role, let count, let part): change(role) { $0.parts = (count.number, part) }
            default: break
            }
        }
        return result
    }
}
