/// The key paths that a script can give, which only source can name.
extension BindingWriter {
    /// Writes the function that gives those of types without arguments.
    mutating func writeKeyPaths() {
        line("func keyPath(_ __kataType: Swift::Int, _ __kataName: Swift::String) -> AnyKeyPath? {")
        line("switch __kataType {")
        for (index, type) in solution.types.enumerated()
        where type.reason == nil && type.isOwn && type.generics.isEmpty && type.kind != .protocol {
            line("\(Marker.prefix)\(index)")
            under(type.conditions) { writer in
                writer.line("case \(index):")
                writer.writeKeyPaths(of: type, type.reference)
            }
        }
        line("\(Marker.end)\ndefault: return nil\n}\n}")
    }

    /// Writes the key paths of the properties of a type, its own and those that it inherits.
    mutating func writeKeyPaths(of type: TypeDeclaration, _ reference: String) {
        line("switch __kataName {")
        var known: Set<String> = []
        for property in solution.lineage(of: type).flatMap(\.members) where property.hasKeyPath {
            guard known.insert(property.name).inserted else { continue }
            under(property.conditions.filter { !type.conditions.contains($0) }) { writer in
                writer.line("case \(quoted(unquoted(property.name))): return \\\(reference).\(property.name)")
            }
        }
        line("default: return nil\n}")
    }
}

extension MemberDeclaration {
    /// Whether a key path can read it: a property that neither waits, throws nor changes its owner.
    fileprivate var hasKeyPath: Bool {
        kind == .property && !isStatic && reason == nil && isolation == .none && !isAsync && !isThrowing
            && !isMutating && requirement == nil && !opensSelf && expression == nil && !name.hasPrefix("$")
    }
}
