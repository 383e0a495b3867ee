/// Who plays a role in a solution.
struct Player: Equatable {
    /// The ways to be an abstraction.
    enum Kind: Equatable {
        /// A type: a protocol, a class, or a type that plays a part of its own.
        case type
        /// Several types that have no base of their own.
        case group
        /// A property that different functions are put into; the type's name stands before the point.
        case functions(property: String)
        /// A type that holds a function and has several instances.
        case instances
        /// An enumeration with methods.
        case enumeration
    }

    /// The full name of the type.
    var name: String
    var kind: Kind
    /// Those who play the parts below it: types, or cases.
    var parts: [String]
    /// Which functions, where the parts are functions.
    var values: [SolutionModel.FunctionValue] = []
    /// How many objects of its parts have names of their own, where these may count.
    var objects = 0

    static func == (left: Player, right: Player) -> Bool {
        left.name == right.name && left.kind == right.kind && left.parts == right.parts
    }

    /// The name as the report shows it.
    var title: String {
        switch kind {
        case .group: parts.joined(separator: ", ")
        case .functions(let property): "\(name).\(property)"
        default: name
        }
    }

    /// How many parts it has.
    var count: Int { values.isEmpty ? max(parts.count, objects) : values.count }
}

/// Who plays which role: one way to read a solution as the pattern.
struct Assignment {
    var players: [String: Player] = [:]
    /// The roles that are the parts of another one.
    var partOf: [String: String] = [:]
    /// How many parts a role has to have.
    var counts: [String: Count] = [:]
    /// The roles that a type of the library plays, to which the solution only gives a name.
    var libraryRoles: Set<String> = []

    /// The player of a role; of a role that is a part, the whole's.
    func player(_ role: String) -> Player? { players[role] ?? partOf[role].flatMap { players[$0] } }

    /// Tells whether a role stands for the parts of another one.
    func isPart(_ role: String) -> Bool { partOf[role] != nil && players[role] == nil }
}
