import SwiftSyntax

/// What a `where` clause asks of the parameters of a generic type, or of the types that conform to a protocol.
struct Requirement {
    /// What stands behind `where`.
    let text: TypeText
    /// The types that it sets names equal to.
    private(set) var sameTypes: [String: String] = [:]
    /// Whether it only names protocols and classes of the parameters themselves.
    let isAboutParameters: Bool

    init(_ clause: GenericWhereClauseSyntax) { self.init(Array(clause.requirements)) }

    /// What some of the requirements of a clause ask.
    init(_ requirements: [GenericRequirementSyntax]) {
        let texts = requirements.map { TypeReader.text($0.requirement).pieces }
        text = TypeText(pieces: Array(texts.joined(separator: [TypeText.Piece(text: ", ", isName: false)])))
        isAboutParameters = requirements.allSatisfy { requirement in
            guard case .conformanceRequirement(let conformance) = requirement.requirement else {
                return false
            }
            return conformance.leftType.is(IdentifierTypeSyntax.self)
        }
        for requirement in requirements {
            guard case .sameTypeRequirement(let same) = requirement.requirement else { continue }
            sameTypes[same.leftType.trimmedDescription] = same.rightType.trimmedDescription
        }
    }

    private init(text: TypeText, sameTypes: [String: String]) {
        self.text = text
        self.sameTypes = sameTypes
        isAboutParameters = false
    }

    /// What `extension Box<Int>` asks of the parameters of `Box`.
    init(_ arguments: String, of generics: [GenericParameter]) {
        let values = TypeText.arguments(arguments)
        let pairs = zip(generics.map(\.name), values)
        sameTypes = Dictionary(pairs.map { ($0, $1) }) { first, _ in first }
        text = TypeText(pairs.map { "\($0) == \($1)" }.joined(separator: ", "))
        isAboutParameters = false
    }

    /// The type that `Self` has to be, where nothing else is asked and it has no arguments.
    var onlySelf: String? {
        guard sameTypes.count == 1, let same = sameTypes["Self"], !same.contains("<"),
            text.written.filter({ $0 != " " }) == "Self==\(same)"
        else { return nil }
        return same
    }

    /// Both requirements, if there are two.
    static func and(_ first: Requirement?, _ second: Requirement?) -> Requirement? {
        guard let first, let second else { return first ?? second }
        let comma = TypeText(", ")
        return Requirement(
            text: TypeText(pieces: first.text.pieces + comma.pieces + second.text.pieces),
            sameTypes: first.sameTypes.merging(second.sameTypes) { old, _ in old })
    }
}

extension TypeText {
    /// The arguments between the angle brackets of a generic type, such as `<Int, [String: Int]>`.
    static func arguments(_ list: String) -> [String] {
        var arguments = [""]
        var depth = 0
        for character in list.dropFirst().dropLast() {
            if "<([".contains(character) { depth += 1 }
            if ">)]".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                arguments.append("")
            } else if !(character == " " && arguments[arguments.count - 1].isEmpty) {
                arguments[arguments.count - 1].append(character)
            }
        }
        return arguments
    }
}

extension TypeDeclaration {
    /// The different requirements of its members, as written; a member's place in it names its helper.
    var requirements: [String] {
        var found: [String] = []
        for text in members.compactMap(\.requirement?.text.written) where !found.contains(text) {
            found.append(text)
        }
        return found
    }
}

extension Solution {
    /// Members with a `where` clause are in reach where a receiver can be asked whether it meets that.
    func settleRequirements(_ type: TypeDeclaration) {
        for index in type.members.indices where type.members[index].requirement != nil {
            if type.kind == .protocol, type.members[index].isStatic,
                let same = type.members[index].requirement?.onlySelf
            {
                type.members[index].owner = same
                type.members[index].requirement = nil
                continue
            }
            let isOfProtocol = type.kind == .protocol && !type.members[index].isStatic
            guard isOfProtocol || (type.isOwn && !type.generics.isEmpty) else {
                type.members[index].reason = type.members[index].reason ?? .whereClause
                continue
            }
        }
    }
}
