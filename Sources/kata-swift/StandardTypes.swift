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

    private static let otherGenerics: Set<String> = [
        "Result", "Range", "ClosedRange", "PartialRangeFrom", "KeyPath", "AnySequence", "AnyIterator", "Task",
        "ContiguousArray", "CollectionOfOne", "LazySequence", "Slice", "UnsafePointer",
        "UnsafeMutablePointer",
    ]
    private static let numericProtocols: Set<String> = ["Numeric", "AdditiveArithmetic", "SignedNumeric"]
    private static let commonProtocols: Set<String> = [
        "Comparable", "Equatable", "Hashable", "CustomStringConvertible", "Codable", "Encodable", "Decodable",
        "Sendable", "LosslessStringConvertible",
    ]

    private static let protocolsOfScriptValues: Set<String> = [
        "Comparable", "Equatable", "Hashable", "Numeric", "SignedNumeric", "AdditiveArithmetic",
        "CustomStringConvertible", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral",
    ]

    /// Whether the runtime's type for any value of a script meets a constraint; whatever does where there is none.
    static func scriptValueIs(_ constraint: String?) -> Bool {
        guard let constraint else { return true }
        return constraint.split(separator: "&").allSatisfy { part in
            protocolsOfScriptValues.contains(String(part.filter { $0 != " " }))
        }
    }

    /// The type whose values scripts have that a protocol stands for.
    private static let valuesOfProtocols: [String: String] = [
        "Sequence": "Array", "Collection": "Array", "BidirectionalCollection": "Array",
        "RandomAccessCollection": "Array", "MutableCollection": "Array",
        "RangeReplaceableCollection": "Array", "StringProtocol": "String", "BinaryInteger": "Int",
        "FixedWidthInteger": "Int", "SignedInteger": "Int", "FloatingPoint": "Double",
        "BinaryFloatingPoint": "Double",
    ]
    /// Names that stand for another type in each conforming type.
    private static let associatedTypes: Set<String> = [
        "Self", "Index", "Indices", "Iterator", "SubSequence", "Magnitude", "Stride",
    ]

    /// The extension of a protocol as one of the type whose values scripts have; any other as it is.
    static func ofValues(_ part: ExtensionPart) -> ExtensionPart {
        let name = part.path.joined(separator: ".")
        guard let type = valuesOfProtocols[name], part.requirement == nil || type == "Array" else {
            return part
        }
        var part = part
        part.path = [type]
        for index in part.members.indices {
            let member = part.members[index]
            let types = member.parameters.map(\.type) + (member.type.map { [$0] } ?? [])
            guard types.contains(where: { $0.mentions(associatedTypes) }) else { continue }
            part.members[index].reason = member.reason ?? .foreignProtocol
        }
        return part
    }

    /// Has the type of a list's elements found where a member takes key paths that begin at it, or its `where` clause names it.
    static func openElements(of part: inout ExtensionPart) {
        guard part.path == ["Array"], part.arguments == nil, part.requirement == nil else { return }
        for index in part.members.indices {
            let takesPaths = part.members[index].parameters.contains { parameter in
                parameter.type.mentions(TypeSource.keyPaths) && parameter.type.mentions(["Element"])
            }
            let asksForElement = part.members[index].given?.text.mentions(["Element"]) == true
            guard takesPaths || asksForElement, part.members[index].reason == nil else { continue }
            part.members[index].opensElement = true
            let element = GenericParameter(name: "Element", constraint: nil, isSpecial: false)
            part.members[index].opened.insert(element, at: 0)
        }
    }

    /// Whether a type of the standard library has parameters.
    static func isGeneric(_ name: String) -> Bool {
        otherGenerics.contains(name)
            || ["Array", "ArraySlice", "Dictionary", "Optional", "Set"].contains(name)
    }

    /// Why an extension's members cannot be reached, if so.
    static func obstacle(_ part: ExtensionPart) -> Reason? {
        let name = part.path.joined(separator: ".")
        if protocols.contains(name) { return .foreignProtocol }
        if otherGenerics.contains(name), part.arguments == nil { return .foreignGeneric }
        return arguments(of: part).isEmpty ? .whereClause : nil
    }

    /// Writes the arguments of a generic type for the parameters, which only its own extension could name.
    static func settle(_ type: TypeDeclaration) {
        guard let arguments = type.arguments?.dropFirst().dropLast().split(separator: ",") else { return }
        let names = arguments.count == 2 ? ["Key", "Value"] : ["Element"]
        let values = arguments.map { String($0.drop { $0 == " " }) }
        let replacements = Dictionary(zip(names, values)) { first, _ in first }
        for index in type.members.indices where !type.members[index].opensElement {
            type.members[index].type = type.members[index].type?.replacing(replacements)
            for slot in type.members[index].parameters.indices {
                let text = type.members[index].parameters[slot].type
                type.members[index].parameters[slot].type = text.replacing(replacements)
                if let function = type.members[index].parameters[slot].function {
                    type.members[index].parameters[slot].function = function.replacing(replacements)
                }
            }
        }
    }

    /// The arguments of an extended generic type: what the extension says, or a few that scripts can write.
    static func arguments(of part: ExtensionPart) -> [String?] {
        if let arguments = part.arguments { return [arguments] }
        let requirements = (part.requirement?.requirements).map(Array.init) ?? []
        switch part.path.joined(separator: ".") {
        case "Array", "Set", "Optional", "ArraySlice":
            guard let requirement = requirements.first?.requirement else {
                return part.path == ["Set"] ? ["<AnyHashable>"] : ["<Any>"]
            }
            guard requirements.count == 1 else { return [] }
            if let same = requirement.sameType { return ["<\(same)>"] }
            if requirement.conforms(to: numericProtocols) { return ["<Int>", "<Double>"] }
            return requirement.conforms(to: commonProtocols) ? ["<Int>", "<Double>", "<String>"] : []
        case "Dictionary":
            guard let requirement = requirements.first?.requirement else { return ["<AnyHashable, Any>"] }
            if requirements.count == 1, requirement.conforms(to: numericProtocols.union(commonProtocols)) {
                return ["<String, Int>", "<String, Double>"]
            }
            return requirement.sameType == "String" && requirements.count == 1 ? ["<String, Any>"] : []
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

    /// Whether a parameter is to conform to one of the protocols.
    func conforms(to protocols: Set<String>) -> Bool {
        guard case .conformanceRequirement(let conformance) = self else { return false }
        return protocols.contains(conformance.rightType.trimmedDescription)
    }
}
