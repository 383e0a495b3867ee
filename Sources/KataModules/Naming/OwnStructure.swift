public import KataStructure

extension BuiltModule {
    /// Returns the sentences about a module's structure in the solution's own names, by which its facts know types and members.
    public func withOwnNames(_ rules: StructureRules) -> StructureRules {
        guard let names else { return rules }
        return rules.withOwnNames(
            type: names.nativeType, member: { names.ownMember($0, of: $1) })
    }
}

extension NativeNames {
    /// Returns the solution's name of a member that one of these types of the contract has.
    fileprivate func ownMember(_ name: String, of types: [String]) -> String {
        for type in types {
            if let found = methods(name, of: type, isStatic: false).first { return found.native }
            if let found = property(name, of: type, isStatic: false) { return found.native }
        }
        return nativeMember(name, of: types.first)
    }
}
