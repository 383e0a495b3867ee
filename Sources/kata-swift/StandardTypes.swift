import SwiftSyntax

/// What is known about extended types that the solution does not declare.
enum StandardTypes {
    private static let protocols: Set<String> = [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection", "IteratorProtocol", "Comparable", "Equatable", "Hashable", "Numeric",
        "BinaryInteger", "FixedWidthInteger", "SignedNumeric", "FloatingPoint", "BinaryFloatingPoint",
        "StringProtocol", "Error", "Identifiable", "Encodable", "Decodable", "CustomStringConvertible",
        "CaseIterable", "RawRepresentable", "OptionSet", "SetAlgebra", "Strideable", "AdditiveArithmetic",
        "LocalizedError", "Actor", "Clock",
    ]

    /// Why an extension's members cannot be reached, if so.
    static func obstacle(_ part: ExtensionPart) -> Reason? {
        protocols.contains(part.path.joined(separator: ".")) ? .foreignProtocol : nil
    }

    /// Writes the arguments of a generic type for the parameters, which only its own extension could name.
    static func settle(_ type: TypeDeclaration) {
        guard let arguments = type.arguments?.dropFirst().dropLast().split(separator: ",") else { return }
        let names = arguments.count == 2 ? ["Key", "Value"] : ["Element"]
        let values = arguments.map { String($0.drop { $0 == " " }) }
        let replacements = Dictionary(zip(names, values)) { first, _ in first }
        for index in type.members.indices {
            type.members[index].type = type.members[index].type?.replacing(replacements)
            for slot in type.members[index].parameters.indices {
                let text = type.members[index].parameters[slot].type
                type.members[index].parameters[slot].type = text.replacing(replacements)
            }
        }
    }

    /// The arguments to use an extended generic type with: what the extension says, or a few that scripts can write.
    static func arguments(of part: ExtensionPart) -> [String?] {
        let name = part.path.joined(separator: ".")
        switch name {
        case "Array", "Set", "Optional", "ArraySlice":
            guard let requirement = part.requirement?.requirements.first?.requirement else {
                return name == "Set" ? ["<AnyHashable>"] : ["<Any>"]
            }
            if let same = requirement.sameType { return ["<\(same)>"] }
            if requirement.isNumeric { return ["<Int>", "<Double>"] }
            return ["<Int>", "<Double>", "<String>"]
        case "Dictionary":
            return part.requirement == nil ? ["<AnyHashable, Any>"] : ["<String, Int>", "<String, String>"]
        default:
            return [nil]
        }
    }
}

extension GenericRequirementSyntax.Requirement {
    /// The type that a parameter is to be.
    var sameType: String? {
        if case .sameTypeRequirement(let same) = self { same.rightType.trimmedDescription } else { nil }
    }

    /// Whether a parameter is to be a number.
    var isNumeric: Bool {
        guard case .conformanceRequirement(let conformance) = self else { return false }
        let name = conformance.rightType.trimmedDescription
        return ["Numeric", "AdditiveArithmetic", "SignedNumeric"].contains(name)
    }
}
