/// The type that holds the code of members with a `where` clause.
///
/// It has the parameters of a generic type, or the type that conforms to a protocol as its only one, and the
/// `where` clause stands at its conformance: so whether a receiver meets it is asked while the worker runs.
struct Helper {
    private let solution: Solution
    private let type: TypeDeclaration
    private let requirement: Requirement
    private let name: String
    private let index: Int

    /// The type that conforms, where the members are a protocol's.
    private static let conforming = "__KataSelf"

    /// Makes the helper of a member; nil where it has no `where` clause.
    init?(of member: MemberDeclaration, in type: TypeDeclaration, _ index: Int, _ solution: Solution) {
        guard let requirement = member.requirement,
            let number = type.requirements.firstIndex(of: requirement.text.written)
        else { return nil }
        self.solution = solution
        self.type = type
        self.requirement = requirement
        self.index = index
        name = "__KataWhere\(index)_\(number)"
    }

    private var isOfProtocol: Bool { type.kind == .protocol }

    /// The type of the receiver, as the helper refers to it.
    var reference: String { isOfProtocol ? Self.conforming : type.reference }

    /// The lines that begin its declaration; after its members, three braces are open.
    func heading() -> [String] {
        let own = type.requirement.map { " where \($0.text.written)" } ?? ""
        let parameters =
            isOfProtocol
            ? "\(Self.conforming): \(type.path.joined(separator: "."))"
            : type.generics.map(\.declaration).joined(separator: ", ")
        return [
            "enum \(name)<\(parameters)>\(own) {}",
            "extension \(name): KataRuntime::GenericBindings where \(renaming(requirement.text).written) {",
            "nonisolated static var __kataType: Swift::Int { \(index) }",
            "nonisolated static func __kataCall(_ __kataMember: Swift::Int, _ __kata: KataRuntime::Call)",
            "throws -> KataRuntime::Value {\nswitch __kataMember {",
        ]
    }

    /// The lines that call one of its members, if the receiver meets the requirement.
    func asking() -> [String] {
        let wanted = quoted(requirement.text.written)
        let metatype = "any KataRuntime::GenericBindings.Type"
        let opening =
            isOfProtocol
            ? [
                "let __kataSelf: \(type.reference) = try __kata.receiver()",
                "func __kataOpen<\(Self.conforming): \(type.path.joined(separator: "."))>"
                    + "(_: \(Self.conforming)) -> (\(metatype))? {",
                "\(name)<\(Self.conforming)>.self as? \(metatype)\n}",
                "guard let __kataHelper = __kataOpen(__kataSelf)",
            ]
            : [
                "guard let __kataHelper = "
                    + "\(name)<\(type.generics.map(\.name).joined(separator: ", "))>.self as? \(metatype)"
            ]
        return opening + [
            "else { return try __kata.unmet(\(wanted)) }",
            "return try __kataHelper.__kataCall(__kataMember, __kata)",
        ]
    }

    /// A member whose types are named as the helper has to.
    func renaming(_ member: MemberDeclaration) -> MemberDeclaration {
        var member = member
        member.type = member.type.map(renaming)
        for slot in member.parameters.indices {
            member.parameters[slot].rename(renaming)
        }
        return member
    }

    private func renaming(_ text: TypeText) -> TypeText {
        guard isOfProtocol else { return solution.naming(text, outside: type) }
        let associated = solution.lineage(of: type).flatMap(\.associatedTypes)
        let names = associated.map { ($0, "\(Self.conforming).\($0)") }
        return text.replacing(Dictionary(names + [("Self", Self.conforming)]) { first, _ in first })
    }
}

extension GenericParameter {
    /// The constraint without `Sendable`, which no value can be asked for.
    var checkable: String? {
        let names = constraint?.split(separator: "&").map { String($0.filter { $0 != " " }) } ?? []
        let others = names.filter { $0 != "Sendable" }
        return others.isEmpty ? nil : others.joined(separator: " & ")
    }

    /// The parameter as a declaration writes it.
    var declaration: String { constraint.map { "\(name): \($0)" } ?? name }
}
