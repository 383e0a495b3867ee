import KataTranscript

/// What sentences mean, held against one assignment of roles.
struct Meaning {
    let model: SolutionModel
    let assignment: Assignment
    /// Whether a sentence forbids something: a method that classes share by chance then proves nothing.
    var isForbidding = false

    /// Tells whether a sentence is true.
    func truth(of sentence: Sentence) -> Truth {
        guard assignment.libraryRoles.isDisjoint(with: sentence.roles) else { return .unjudged(.unknown) }
        return switch sentence.meaning {
        case .proven: .yes
        case .bears(let role): isHeard(role)
        case .open: .unjudged(.needsRun)
        case .isNamed(let role, let name): assignment.player(role) == nil ? unfit(role, name) : .yes
        case .hasNamed(let role, _): assignment.player(role) == nil ? .no(Evidence(subject: role)) : .yes
        case .hasCount(let role, let count, _): truth(role, has: count)
        case .isRole(let role, let other, let isNever): truth(role, is: other, isNever)
        case .neverAsks(let subject, let role): truth(subject, asks: role)
        case .deed(let deed): truth(of: deed)
        case .principle(let principle): truth(of: principle)
        }
    }

    /// A type of the contract that is not there, or has too few below it to be what it is asked to be.
    private func unfit(_ role: String, _ name: String) -> Truth {
        guard let type = model.resolved(name), let count = assignment.counts[role] else {
            return .no(Evidence(subject: role))
        }
        return .no(
            Evidence(
                subject: type, place: model.facts[type]?.place,
                counted: (model.concretes(type).count, count.number)))
    }

    private func truth(_ role: String, has count: Count) -> Truth {
        guard let player = assignment.player(role) else { return .no(Evidence(subject: role)) }
        if count.holds(player.count) { return .yes }
        return .no(
            Evidence(
                subject: player.title, place: model.facts[player.name]?.place,
                counted: (player.count, count.number)))
    }

    private func truth(_ role: String, is other: String, _ isNever: Bool) -> Truth {
        guard let object = assignment.player(other) else { return .no(Evidence(subject: role)) }
        let bases: Set<String> = object.kind == .group ? Set(object.parts) : [object.name]
        // What is below it may play another role, as a class adapter does.
        let others = Set(assignment.players.filter { $0.key != role && $0.key != other }.map(\.value.name))
        let types = actors(role).types.filter { !isNever || !others.contains($0) }
        for type in types {
            let isBelow = !bases.isDisjoint(with: model.lineage(of: type))
            if isBelow == isNever { return .no(Evidence(subject: type, place: model.facts[type]?.place)) }
        }
        return types.isEmpty && !isNever ? .no(Evidence(subject: role)) : .yes
    }

    // MARK: Who

    /// Those whose code is looked at for a role.
    struct Actors {
        var types: [String] = []
        var values: [SolutionModel.FunctionValue] = []
    }

    /// The types, or functions, that play a role.
    func actors(_ role: String) -> Actors {
        guard let player = assignment.player(role) else { return Actors() }
        if !player.values.isEmpty, assignment.isPart(role) || player.kind != .instances {
            return Actors(values: player.values)
        }
        switch player.kind {
        case .group: return Actors(types: player.parts)
        case .enumeration, .functions, .instances: return Actors(types: [player.name])
        case .type:
            if assignment.isPart(role) { return Actors(types: player.parts) }
            let own = model.isConcrete(player.name) || player.parts.isEmpty ? [player.name] : []
            return Actors(types: own + player.parts.filter { $0 != player.name })
        }
    }

    /// The type that plays a role, where several types below it play its parts.
    func abstraction(_ role: String) -> Player? {
        guard let player = assignment.player(role), player.kind == .type, player.parts.count > 1 else {
            return nil
        }
        return player
    }

    /// The names under which a value that plays a role may be known.
    func family(_ role: String) -> Set<String> {
        guard let player = assignment.player(role) else { return [] }
        switch player.kind {
        case .group: return player.parts.reduce(into: []) { $0.formUnion(model.family($1)) }
        case .functions: return []
        default:
            if assignment.isPart(role) {
                return player.parts.reduce(into: [player.name]) { $0.formUnion(model.family($1)) }
            }
            return model.family(player.name).union(player.parts)
        }
    }

    /// The names by which code may speak to a role: for one that is no abstraction, its bases too.
    func address(_ role: String) -> Set<String> {
        var family = family(role)
        guard let player = assignment.player(role) else { return family }
        family.formUnion(protocols(only: family))
        if player.kind == .group {
            return player.parts.reduce(into: family) { $0.formUnion(model.lineage(of: $1)) }
        }
        guard player.kind == .type, player.parts.isEmpty else { return family }
        let bases = model.lineage(of: player.name).filter { name in
            model.facts[name].map { !$0.isForeign && !($0.isShared && isForbidding) } ?? false
        }
        return family.union(bases)
    }

    /// The protocols of which all conforming types are among some: a value known as one of them is one of those.
    ///
    /// Bases, too, that have no others below them than some that do nothing, such as the null object at the end of a chain.
    private func protocols(only family: Set<String>) -> [String] {
        let above = family.reduce(into: Set<String>()) { $0.formUnion(model.lineage(of: $1)) }
        return model.facts.types.filter { type in
            let isAbove = type.kind == .protocolType || above.contains(type.name)
            guard !type.isForeign, isAbove else { return false }
            let concretes = model.concretes(type.name).filter { family.contains($0) || !isSilent($0) }
            return !concretes.isEmpty && family.isSuperset(of: concretes)
        }.map(\.name)
    }

    /// Whether no method of a type does anything.
    private func isSilent(_ type: String) -> Bool {
        let methods = model.declared(by: type).filter { $0.kind == .method }
        return !methods.isEmpty && methods.allSatisfy(\.isHollow)
    }

    /// What a property has to speak of in order to hold a role: the abstraction itself, where there is one.
    func holding(_ role: String) -> Set<String> {
        guard let player = assignment.player(role) else { return [] }
        guard player.kind == .type, player.parts.count > 1, !assignment.isPart(role) else {
            return address(role)
        }
        let wrappers = player.parts.filter { model.isMade($0, of: player.name) }
        // What all parts have beside the player would play the role itself.
        let above = protocols(only: family(role)).filter { name in
            model.lineage(of: player.name).contains(name)
                || !player.parts.allSatisfy { model.lineage(of: $0).contains(name) }
        }
        return Set(wrappers + above + [player.name])
    }

    /// The types that play other roles than this one.
    func roleTypes(but role: String) -> Set<String> {
        let own = assignment.player(role)
        return assignment.players.values.filter { $0 != own && $0.kind == .type }.reduce(into: []) {
            $0.insert($1.name)
        }
    }

    /// All types that play some role; helpers are those that do not.
    var players: Set<String> {
        assignment.players.keys.reduce(into: []) { $0.formUnion(family($1)) }
    }
}
