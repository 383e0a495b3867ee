import KataTranscript

extension Meaning {
    /// Tells whether a principle is kept.
    func truth(of principle: Principle) -> Truth {
        switch principle {
        case .dependsOnAbstraction(let subject, let role): dependsOnAbstraction(subject, role)
        case .onlyMakes(let subject, let role): onlyMakes(subject, role)
        case .leavesNothingEmpty: leavesNothingEmpty()
        case .usesMost(let subject): usesMost(subject)
        case .keepsPromises(let role): keepsPromises(role)
        case .knowsNoStrangers(let subject): knowsNoStrangers(subject)
        case .hasOneJob(let subject): hasOneJob(subject)
        }
    }

    /// The types that play a role, and the types inside of them.
    func insiders(_ role: String) -> [String] {
        let types = actors(role).types
        return model.ownTypes.map(\.name).filter { name in
            types.contains { name == $0 || name.hasPrefix("\($0).") }
        }
    }
}
