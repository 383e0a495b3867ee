import KataTranscript

extension Meaning {
    /// What shows that a type makes one who plays a role.
    func makes(_ role: String, _ performance: Performance) -> FactWitness? {
        products(performance, role).isEmpty ? nil : FactWitness(place: performance.place)
    }

    /// What of a role a type makes, with generic parameters as it fixes them.
    private func products(_ performance: Performance, _ role: String) -> Set<String> {
        let family = address(role)
        var found: Set<String> = []
        for done in performance.deeds where done.fact.makes || done.fact.kind == .name {
            guard done.fact.speaks(of: family) else { continue }
            let isGeneric = done.fact.kind == .make && !done.fact.name.isEmpty
            let given = isGeneric ? model.given(done.fact.name, for: performance.type) : []
            found.formUnion(given.isEmpty ? model.made(by: done.fact, for: performance.type) : given)
            if done.fact.kind == .name, !done.fact.member.isEmpty {
                found = found.union(["\(done.fact.types[0]).\(done.fact.member)"])
            }
        }
        return found
    }

    /// Tells whether each of those who play the subject makes other ones of a role.
    func makesOwn(_ role: String, _ performances: [Performance]) -> Truth {
        var seen: [Set<String>] = []
        for performance in performances {
            // What a base makes of what it was told is made for each of those below; each tells it something else.
            let own = products(performance.of(model.declared(by: performance.type)), role)
            let made = own.isEmpty ? products(performance, role) : own
            guard !made.isEmpty, !seen.contains(made) else {
                return .no(Evidence(subject: performance.name, place: performance.place))
            }
            seen.append(made)
        }
        return .yes
    }

    /// What shows that a type makes, names or sets one who plays a role.
    func touches(_ role: String, _ performance: Performance, _ kinds: Set<CodeFact.Kind>) -> FactWitness? {
        let family = address(role)
        return performance.witness { kinds.contains($0.kind) && $0.speaks(of: family) }
    }

    /// What shows that a type returns one who plays a role, from the member that is asked or from any.
    func returns(_ subject: Subject, _ role: String, _ performance: Performance) -> FactWitness? {
        let family = address(role)
        let members = model.members(of: performance.type).map(\.member).filter {
            $0.kind == .method || $0.kind == .property && !$0.isStored
        }
        let wanted = members.filter { subject.accepts($0.name) }
        return wanted.first { $0.type.speaks(of: family) }.map { FactWitness(place: $0.place) }
    }
}

extension CodeFact {
    /// Whether it makes a value, or hands on the initializer that does.
    fileprivate var makes: Bool { kind == .make || kind == .function && isOfInitializer }
}
