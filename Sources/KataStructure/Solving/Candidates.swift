import KataTranscript

/// Who could play each role.
struct Candidates {
    let model: SolutionModel
    let roles: Roles

    /// The candidates for a role, the likeliest first.
    func candidates(_ role: String) -> [Player] {
        let found = list(role)
        return found.enumerated().sorted { ($0.element.count, $1.offset) > ($1.element.count, $0.offset) }
            .map(\.element)
    }

    private func list(_ role: String) -> [Player] {
        if let name = roles.named[role].flatMap(known), roles.counts[role] == nil, roles.groups[role] == nil {
            return [player(name)]
        }
        if let names = roles.groups[role] { return groups(names, role) }
        if let count = roles.counts[role] {
            return abstractions(count, role).filter { player in
                roles.named[role].flatMap(known).map { stands(player, for: $0) } ?? true
            }
        }
        let free = model.ownTypes.map(\.name).filter { !fixed.contains($0) }
        if roles.crowds.contains(role) {
            let crowd = free.filter(model.isConcrete)
            return crowd.isEmpty ? [] : [Player(name: crowd[0], kind: .group, parts: crowd)]
        }
        // What only names kinds or keeps values is the last that somebody calls.
        return (free.filter(model.hasMethods) + free.filter { !model.hasMethods($0) }).map(player)
    }

    /// All that several players of another role call, where each may call one of its own: a cook for each kind of order.
    func crowd(_ role: String, in assignment: Assignment) -> Player? {
        guard let callers = roles.shared[role], roles.named[role] == nil, roles.groups[role] == nil else {
            return nil
        }
        let meaning = Meaning(model: model, assignment: assignment)
        let calls = meaning.performances(of: callers, isNever: true).flatMap(\.deeds).map(\.fact).filter {
            $0.kind == .call
        }
        let called = Set(calls.flatMap(\.on)).subtracting(meaning.players).subtracting(fixed)
        let parts = model.ownTypes.map(\.name).filter { called.contains($0) }
        return parts.count > 1 ? Player(name: parts[0], kind: .group, parts: parts) : nil
    }

    /// Whether a player is a type of the contract, or the one type below it whose instances hold different functions.
    private func stands(_ player: Player, for name: String) -> Bool {
        player.name == name || player.kind == .instances && model.lineage(of: player.name).contains(name)
    }

    /// The names that the contract gives to single roles.
    private var fixed: Set<String> { Set(roles.named.values.map { known($0) ?? $0 }) }

    private func known(_ name: String) -> String? { model.resolved(name) }

    private func player(_ name: String) -> Player {
        Player(name: name, kind: .type, parts: model.concretes(name))
    }

    /// A type that all of the names are or are below; or the names themselves, where they have a base in another role.
    private func groups(_ names: [String], _ role: String) -> [Player] {
        let types = names.map { known($0) ?? $0 }
        guard let first = types.first else { return [] }
        let common = model.lineage(of: first).filter { base in
            model.facts[base].map { !$0.isForeign } ?? false
                && types.allSatisfy { model.lineage(of: $0).contains(base) }
        }
        let wanted = roles.named[role].flatMap(known)
        let strangers = others(role).subtracting(types)
        let bases = common.filter { base in
            (wanted == nil || base == wanted) && (types.count > 1 || base != first || model.isConcrete(base))
                && strangers.isDisjoint(with: model.concretes(base))
        }
        let players = bases.map { base in
            let isShared = model.facts[base]?.isShared ?? false
            // Who has another role has a method of that name by chance.
            let parts = model.concretes(base).filter {
                !isShared || types.contains($0) || !fixed.contains($0)
            }
            return Player(
                name: base, kind: .type, parts: types.count == 1 && base == first ? parts + [base] : parts)
        }
        guard roles.isA[role] != nil else { return players }
        return players + [Player(name: first, kind: .group, parts: types)]
    }

    /// What the contract names for the roles that a role is, too, such as the bare component of decorators.
    private func others(_ role: String) -> Set<String> {
        let names = (roles.isA[role] ?? []).flatMap { roles.groups[$0] ?? [] }
        return Set(names.map { known($0) ?? $0 })
    }

    /// Abstractions of the kinds that there are, with enough parts.
    private func abstractions(_ count: Count, _ role: String) -> [Player] {
        let players = model.ownTypes.map(\.name).map(player)
        var found = (roles.enums.contains(role) ? players.map(withObjects) : players).filter {
            count.suffices($0.count)
        }
        for type in model.ownTypes {
            found += functions(of: type, count)
            if let player = instances(of: type, count) { found.append(player) }
            if roles.enums.contains(role), let player = enumeration(type, count) { found.append(player) }
        }
        return found
    }

    /// The abstraction of several types, each object with a name of its own counted as a case is: makers may give many of one type.
    private func withObjects(_ player: Player) -> Player {
        guard player.parts.count > 1 else { return player }
        let family = model.family(player.name)
        let variables = model.facts.types.flatMap(\.members).filter(\.isStatic) + model.facts.functions
        var player = player
        player.objects = variables.count {
            $0.isStored && !$0.type.isMany && !$0.type.isFunction && $0.type.speaks(of: family)
        }
        return player
    }

    private func functions(of type: TypeFacts, _ count: Count) -> [Player] {
        type.members.filter { $0.kind == .property && $0.isStored && $0.type.isFunction }.compactMap {
            property in
            let values = model.functions(for: property.name, of: type.name)
            guard count.suffices(values.count) else { return nil }
            return Player(
                name: type.name, kind: .functions(property: property.name), parts: [], values: values)
        }
    }

    private func instances(of type: TypeFacts, _ count: Count) -> Player? {
        let holding = type.members.filter { $0.isStored && !$0.isStatic && $0.type.isFunction }
        guard !holding.isEmpty, type.kind != .protocolType else { return nil }
        let setters = holding.reduce(into: Set<String>()) {
            $0.formUnion(model.setters(of: $1.name, in: type.name))
        }
        let names = Set(holding.map(\.name))
        let given = model.allFunctions.filter { value in
            let isSet =
                value.fact.destination == .set && names.contains(value.fact.member)
                && value.owner != type.name
            let isTold = value.fact.destination == .argument && setters.contains(value.fact.member)
            return value.fact.on.contains(type.name) && (isSet || isTold)
        }
        let values = count.suffices(given.count) ? given : given + model.chosen(for: type.name)
        guard count.suffices(values.count) else { return nil }
        return Player(name: type.name, kind: .instances, parts: [], values: values)
    }

    private func enumeration(_ type: TypeFacts, _ count: Count) -> Player? {
        let cases = type.members.filter { $0.kind == .enumCase }.flatMap { variants($0, of: type.name) }
        let hasMethods = type.members.contains { $0.kind != .enumCase && !$0.isStatic && !$0.facts.isEmpty }
        guard type.kind == .enumeration, hasMethods, count.suffices(cases.count) else { return nil }
        return Player(name: type.name, kind: .enumeration, parts: cases)
    }

    /// A case by its name; one that carries another enumeration stands for each of the other's cases.
    private func variants(_ member: MemberFacts, of type: String) -> [String] {
        let carried = member.parameters.flatMap(\.type.names).compactMap { model.facts[$0] }
        let inner = carried.first { $0.kind == .enumeration && !$0.isForeign && $0.name != type }
        let names = inner?.members.filter { $0.kind == .enumCase }.map(\.name) ?? []
        return names.isEmpty ? [member.name] : names.map { "\(member.name).\($0)" }
    }
}

extension Count {
    /// Tells whether there is enough of something to choose from.
    func suffices(_ value: Int) -> Bool { value >= number }
}

extension SolutionModel {
    /// Whether a type has a method of its own, or asks for one.
    fileprivate func hasMethods(_ type: String) -> Bool {
        declared(by: type).contains { $0.kind == .method }
    }

    /// The type that a name of the contract means: itself, or what it is another name for.
    func resolved(_ name: String) -> String? {
        if facts[name] != nil { return name }
        return facts.aliases[name]?.names.first { facts[$0] != nil }
    }

    /// Whether the solution has only a name for a type that it does not declare: `typealias Walk = AnyIterator<String>`.
    func isOfLibrary(_ name: String) -> Bool {
        facts.aliases[name].map { !$0.isFunction } ?? false && resolved(name) == nil
    }

    /// The members that put what they are given into a property; initializers are taken for such.
    func setters(of property: String, in type: String) -> Set<String> {
        let setting = members(of: type).map(\.member).filter { member in
            member.facts.contains { $0.keepsParameter && $0.member == property }
        }
        return Set(setting.map(\.name) + ["init"])
    }

    /// The functions among which those who make a type's objects choose: members of others, or what lies in their tables.
    func chosen(for type: String) -> [FunctionValue] {
        facts.types.flatMap { maker in
            let making = maker.members.filter { member in
                member.facts.contains { $0.kind == .make && $0.types.contains(type) && !$0.with.isEmpty }
            }
            let read = Set(making.flatMap(\.facts).filter { $0.kind == .get }.map(\.member))
            let tables = members(of: maker.name).map(\.member).filter {
                $0.isStored && $0.type.isFunction && $0.type.isMany && read.contains($0.name)
            }
            let ways: [CodeFact.Destination?] = [.local, .choice, .result, .element]
            let local = making.flatMap { member in
                member.facts.filter { ways.contains($0.destination) && !$0.types.isEmpty }
                    .map { FunctionValue(fact: $0, owner: maker.name, member: member) }
            }
            return local + tables.flatMap { values(of: $0.name, on: lineage(of: maker.name)) }
        }
    }

    /// The functions that may be in a property: its own, or those of another type's property that is put into it.
    func functions(for property: String, of type: String) -> [FunctionValue] {
        let own = ownFunctions(for: property, of: type)
        guard own.isEmpty else { return own }
        let family = family(type)
        return members(of: type).map(\.member).flatMap { member in
            member.facts.filter { $0.kind == .set && $0.member == property && $0.isOn(family) }.flatMap {
                set in
                member.facts.filter { $0.kind == .get && $0.place.line == set.place.line }.flatMap { get in
                    get.on.filter { !family.contains($0) }.flatMap { ownFunctions(for: get.member, of: $0) }
                }
            }
        }
    }

    /// The functions that may be in a property: those put there, given to the type's maker, or returned by what fills it.
    private func ownFunctions(for property: String, of type: String) -> [FunctionValue] {
        let family = family(type)
        let setters = setters(of: property, in: type)
        var places: Set<FactPlace> = []
        return allFunctions.filter { value in
            switch value.fact.destination {
            case .set, .property: return value.fact.member == property && value.fact.isOn(family)
            case .argument: return setters.contains(value.fact.member) && value.fact.isOn(family)
            case .result, .element, .choice:
                return value.member.type.isFunction || family.contains(value.owner)
            default: return false
            }
        }
        // One that lies in a list is told twice: as its element, and as what the list is put into.
        .filter { places.insert($0.fact.place).inserted }
    }
}
