import KataTranscript

extension Meaning {
    /// Tells whether the members of each type fall into one group, by the properties that they share.
    func hasOneJob(_ subject: String?) -> Truth {
        let types = subject.map { actors($0).types } ?? model.ownTypes.map(\.name)
        for type in types where model.facts[type]?.kind != .protocolType {
            let jobs = jobs(of: type)
            guard jobs.count > 1 else { continue }
            return .no(
                Evidence(
                    subject: type,
                    object: jobs.map { $0.prefix(3).joined(separator: ", ") }.joined(separator: " | "),
                    place: model.facts[type]?.place))
        }
        return .yes
    }

    /// The groups of members that share a property and change something, each by its members' names.
    private func jobs(of type: String) -> [[String]] {
        let all = model.members(of: type).map(\.member).filter { !$0.isStatic && !$0.isEmpty }
        let properties = Set(all.filter(\.isStored).map(\.name))
        let workers = all.filter { ($0.kind == .method || $0.kind == .property) && !$0.isStored }
            .filter { !$0.isForwarding(among: properties, of: model.lineage(of: type)) }
        var groups: [(names: Set<String>, workers: [MemberFacts])] = []
        for worker in workers {
            let touched = worker.touched.union([worker.name])
            let joined = groups.filter { !$0.names.isDisjoint(with: touched) }
            groups.removeAll { !$0.names.isDisjoint(with: touched) }
            groups.append(
                (
                    joined.reduce(into: touched) { $0.formUnion($1.names) },
                    joined.flatMap(\.workers) + [worker]
                ))
        }
        let changed = changedByOthers(properties, of: type)
        return groups.filter { group in
            group.workers.count + (group.names.isDisjoint(with: changed) ? 0 : 1) > 1
                && group.workers.contains { $0.changes(properties) }
        }.map { $0.workers.map(\.name) }
    }

    /// The properties of a type that other types assign: where it leaves that to them, they do a part of its job.
    private func changedByOthers(_ properties: Set<String>, of type: String) -> Set<String> {
        let family = model.family(type).union(model.lineage(of: type))
        let others = model.ownTypes.filter { !family.contains($0.name) }.flatMap(\.members).flatMap(\.facts)
        return Set(
            others.filter { $0.kind == .set && $0.on.contains(type) && properties.contains($0.member) }.map(
                \.member))
    }
}

extension CodeFact {
    /// Whether it only shows in an own property what a part tells.
    fileprivate func isMirror(of types: [String]) -> Bool {
        kind == .set && !tellers.isEmpty && tellers.isDisjoint(with: types)
    }

    /// The types whose members tell it something.
    var tellers: Set<String> {
        Set(told.compactMap { name in name.lastIndex(of: ".").map { String(name[..<$0]) } })
    }
}

extension MemberFacts {
    /// The members of its own object that it uses.
    fileprivate var touched: Set<String> {
        Set(
            facts.filter { $0.isOnOwnObject && $0.usesMember }.map(\.member)
                + facts.filter { $0.kind == .set && $0.via == .property }.flatMap { [$0.member, $0.name] })
    }

    /// Whether it changes one of these properties.
    fileprivate func changes(_ properties: Set<String>) -> Bool {
        facts.contains { $0.kind == .set && (properties.contains($0.member) || properties.contains($0.name)) }
    }

    /// Whether all that it does is done by a part that it has.
    fileprivate func isForwarding(among properties: Set<String>, of types: [String]) -> Bool {
        let done = facts.filter {
            !($0.kind == .get && $0.via == .itself) && $0.kind != .make && $0.kind != .name
        }
        return !done.isEmpty
            && done.allSatisfy {
                $0.isMirror(of: types)
                    || $0.usesMember
                        && [.property, .local, .element].contains($0.via)
                        && (!properties.contains($0.member) || !$0.isOn(types))
            }
    }
}
