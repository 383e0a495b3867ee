/// The type that holds the code of a member that is written where all types are known that it is generic over.
///
/// It has the parameters of the member's type, the type that conforms where a protocol declares the member, and the
/// member's own. What its `where` clause asks stands at its conformance, so that the types can be asked for it while
/// the worker runs; and members that wait can be written here, where no function stands around them.
struct OpenHelper {
    private let solution: Solution
    private let type: TypeDeclaration
    private let member: MemberDeclaration
    private let index: Int

    /// The type that conforms, where the member is a protocol's.
    private static let conforming = "__KataSelf"

    /// Makes the helper of a member; nil where it can do without one.
    init?(of member: MemberDeclaration, in type: TypeDeclaration, _ index: Int, _ solution: Solution) {
        let waits = member.isAsync || member.isolation != .none
        guard member.opensSelf || (!member.opened.isEmpty && (member.given != nil || waits)) else {
            return nil
        }
        self.solution = solution
        self.type = type
        self.member = member
        self.index = index
    }

    private var name: String { "__KataOpen\(index)_\(member.code)" }
    private var isOfProtocol: Bool { type.kind == .protocol }

    private var requirement: Requirement? { .and(member.requirement, member.given) }

    private var parameters: [GenericParameter] {
        let own =
            isOfProtocol
            ? [
                GenericParameter(
                    name: Self.conforming, constraint: type.path.joined(separator: "."), isSpecial: false)
            ] : type.generics
        return own + member.opened
    }

    /// The lines that declare it; the code of the member goes between them.
    func declaring(_ body: (MemberDeclaration, _ reference: String) -> [String]) -> [String] {
        let own = isOfProtocol ? nil : type.requirement.map { " where \($0.text.written)" }
        let asked = requirement.map { " where \(renaming($0.text).written)" } ?? ""
        let ownReference = member.opensElement ? "Swift::Array<Element>" : type.reference
        let reference = isOfProtocol ? Self.conforming : ownReference
        return [
            "enum \(name)<\(parameters.map(\.declaration).joined(separator: ", "))>\(own ?? "") {}",
            "extension \(name): KataRuntime::GenericBindings\(asked) {",
            "nonisolated static var __kataType: Swift::Int { \(index) }",
            "nonisolated static func __kataCall(_ __kataMember: Swift::Int, _ __kata: KataRuntime::Call)",
            "throws -> KataRuntime::Value {",
        ] + body(closed, reference) + ["}", "}"]
    }

    /// The lines that call the member, where its types are known.
    func calling() -> [String] {
        let made = "\(name)<\(parameters.map(\.name).joined(separator: ", "))>"
        guard let requirement else { return ["return try \(made).__kataCall(\(member.code), __kata)"] }
        return [
            "guard let __kataOpened = \(made).self as? any KataRuntime::GenericBindings.Type",
            "else { return try __kata.unmet(\(quoted(requirement.text.written))) }",
            "return try __kataOpened.__kataCall(\(member.code), __kata)",
        ]
    }

    /// Puts lines where the type is known that conforms to the protocol.
    func openingSelf(_ lines: [String]) -> [String] {
        guard isOfProtocol, member.opensSelf else { return lines }
        let path = type.path.joined(separator: ".")
        return [
            "let __kataSelf: \(type.reference) = try __kata.receiver()",
            "func __kataOpenSelf<\(Self.conforming): \(path)>(_: \(Self.conforming))",
            "throws -> KataRuntime::Value {",
        ] + lines + ["}", "return try __kataOpenSelf(__kataSelf)"]
    }

    /// The member as the helper writes it: nothing is left to be opened.
    private var closed: MemberDeclaration {
        var member = member
        member.opened = []
        member.given = nil
        member.opensSelf = false
        member.requirement = nil
        member.type = member.type.map(renaming)
        for slot in member.parameters.indices {
            member.parameters[slot].rename(renaming)
        }
        return member
    }

    private func renaming(_ text: TypeText) -> TypeText {
        isOfProtocol ? text.replacing(conformingNames) : solution.naming(text, outside: type)
    }

    /// What the names mean that each type has its own of which conforms; nothing where no protocol declares the member.
    var conformingNames: [String: String] {
        guard isOfProtocol else { return [:] }
        let associated = solution.lineage(of: type).flatMap(\.associatedTypes)
        let names = associated.map { ($0, "\(Self.conforming).\($0)") }
        return Dictionary(names + [("Self", Self.conforming)]) { first, _ in first }
    }
}

extension ParameterDeclaration {
    /// Replaces names in all that is said of its type.
    mutating func rename(_ renaming: (TypeText) -> TypeText) {
        type = renaming(type)
        function = function?.renaming(renaming)
        shape = shape?.renaming(renaming)
    }
}

extension ValueShape {
    /// The shape with its types renamed.
    func renaming(_ renaming: (TypeText) -> TypeText) -> ValueShape {
        switch self {
        case .plain(let type): .plain(renaming(type))
        case .list(let shape): .list(shape.renaming(renaming))
        case .map(let key, let shape): .map(key: renaming(key), shape.renaming(renaming))
        case .optional(let shape): .optional(shape.renaming(renaming))
        case .tuple(let parts): .tuple(parts.map { ($0.label, $0.shape.renaming(renaming)) })
        case .function(let function): .function(function.renaming(renaming))
        }
    }
}
