/// Classes that members are generic below of: a type of a class is opened by a protocol that the class conforms to, because the
/// compiler takes it for the class itself otherwise.
extension TypeDeclaration {
    /// Whether the generated file can give it such a protocol.
    var isOpenedFrom: Bool {
        kind == .class && isOwn && generics.isEmpty && reason == nil && conditions.isEmpty
    }

    /// The name of the protocol that stands for any object.
    static var protocolOfObjects: String { "__KataObject" }

    /// The name of the protocol.
    var protocolOfSubclasses: String { "__KataBelow_\(name.map { $0 == "." ? "_" : String($0) }.joined())" }
}

extension MemberWriter {
    /// The generic parameter with the protocol in the place of a class.
    func subclasses(of generic: GenericParameter) -> GenericParameter {
        guard let constraint = generic.checkable,
            let owner = solution.type(named: constraint, in: type.path), owner.isOpenedFrom
        else { return generic }
        return GenericParameter(
            name: generic.name, constraint: owner.protocolOfSubclasses, isSpecial: generic.isSpecial)
    }
}

extension BindingWriter {
    /// Declares the protocols for the classes that members are generic below of.
    mutating func writeClassOpenings() {
        var written: Set<String> = []
        for type in solution.types {
            for constraint in type.members.flatMap(\.opened).compactMap(\.checkable) {
                guard let owner = solution.type(named: constraint, in: type.path), owner.isOpenedFrom,
                    written.insert(owner.name).inserted
                else { continue }
                line("protocol \(owner.protocolOfSubclasses): \(owner.reference) {}")
                line("extension \(owner.reference): \(owner.protocolOfSubclasses) {}")
            }
        }
        writeObjects()
    }

    /// Declares the protocol for members that are generic over any object, to which the solution's classes conform.
    private mutating func writeObjects() {
        guard
            solution.types.contains(where: {
                $0.members.flatMap(\.opened).contains { $0.checkable == "AnyObject" }
            })
        else { return }
        line("protocol \(TypeDeclaration.protocolOfObjects): Swift::AnyObject {}")
        for type in solution.types
        where type.isOwn && type.reason == nil && [.class, .actor].contains(type.kind) {
            guard !solution.parents(of: type).contains(where: { $0.kind == .class }) else { continue }
            under(type.conditions) { writer in
                writer.line(
                    "extension \(type.path.joined(separator: ".")): \(TypeDeclaration.protocolOfObjects) {}")
            }
        }
    }
}
