/// A rule of good design that a sentence asks for, with the roles that it speaks of.
public enum Principle: Sendable {
    /// `Button depends only on the abstraction of Device`
    case dependsOnAbstraction(subject: String, role: String)
    /// `only House makes Device`
    case onlyMakes(subject: String, role: String)
    /// `nobody leaves a member empty`
    case leavesNothingEmpty
    /// `Desk uses most of what it holds`
    case usesMost(subject: String)
    /// `nobody below Vehicle throws or traps more`
    case keepsPromises(role: String)
    /// `nobody talks to strangers`, `Courier never talks to strangers`
    case knowsNoStrangers(subject: String?)
    /// `nobody does two jobs`, `Phone never does two jobs`
    case hasOneJob(subject: String?)

    /// The roles that it speaks of.
    var roles: [String] {
        switch self {
        case .dependsOnAbstraction(let subject, let role), .onlyMakes(let subject, let role): [subject, role]
        case .leavesNothingEmpty: []
        case .usesMost(let subject): [subject]
        case .keepsPromises(let role): [role]
        case .knowsNoStrangers(let subject), .hasOneJob(let subject): subject.map { [$0] } ?? []
        }
    }
}
