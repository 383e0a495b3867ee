extension StructureRules {
    /// Returns the rules with a solution's own names of types and members in place of the contract's.
    ///
    /// - Parameters:
    ///   - type: gives the solution's name of a type.
    ///   - member: gives the solution's name of a member of one of these types of the contract.
    public func withOwnNames(
        type: (String) -> String, member: (_ name: String, _ types: [String]) -> String
    ) -> StructureRules {
        let roles = Roles(self)
        func owned(_ subject: Subject) -> Subject {
            var subject = subject
            let role = roles.partOf[subject.role] ?? subject.role
            let types = [subject.role, role].flatMap {
                [roles.named[$0]].compactMap(\.self) + (roles.groups[$0] ?? [])
            }
            subject.member = subject.member.map { member($0, types) }
            return subject
        }
        return StructureRules(
            sentences.map { sentence in
                var sentence = sentence
                switch sentence.meaning {
                case .isNamed(let role, let name): sentence.meaning = .isNamed(role: role, name: type(name))
                case .hasNamed(let role, let names):
                    sentence.meaning = .hasNamed(role: role, names: names.map(type))
                case .deed(var deed):
                    deed.subject = owned(deed.subject)
                    deed.object = deed.object.map(owned)
                    sentence.meaning = .deed(deed)
                case .hasCount, .isRole, .neverAsks, .bears, .open, .principle, .proven: break
                }
                return sentence
            })
    }
}
