import KataTranscript

extension Meaning {
    /// What one who plays the subject does: a name, and the deeds.
    struct Performance {
        let name: String
        let type: String
        let place: FactPlace?
        let deeds: [SolutionModel.Deed]

        /// What it does in some members alone.
        func of(_ members: [MemberFacts]) -> Performance {
            let places = members.map(\.place)
            return Performance(
                name: name, type: type, place: place,
                deeds: deeds.filter { places.contains($0.member.place) })
        }

        /// The first of its deeds of which something holds.
        func witness(where holds: (CodeFact) -> Bool) -> FactWitness? {
            deeds.first { holds($0.fact) }.map { FactWitness(place: $0.fact.place) }
        }
    }

    /// Tells whether the subject does it, in the quantity that is asked.
    func truth(of deed: Deed) -> Truth {
        let performances = performances(of: deed.subject, isNever: deed.isNever)
        guard let first = performances.first else { return .no(Evidence(subject: deed.subject.role)) }
        if deed.isNever {
            var forbidding = self
            forbidding.isForbidding = true
            for performance in performances {
                if let proof = forbidding.witness(deed, performance) {
                    return .no(Evidence(subject: performance.name, place: proof.place))
                }
            }
            return .yes
        }
        if deed.isOwn, deed.verb == .makes, let object = deed.object {
            return makesOwn(object.role, performances)
        }
        let doing = performances.filter { witness(deed, $0) != nil }
        if deed.verb == .chooses, isEnum(deed.subject.role) { return enumChooses(deed, first) }
        let isEnough =
            switch deed.subject.quantity {
            case .some, .another: !doing.isEmpty
            case .each: doing.count == performances.count
            case .count(let count): count.holds(doing.count)
            }
        guard isEnough else { return shortfall(deed, performances, doing) }
        return deed.depth == nil ? .yes : .unjudged(.needsRun)
    }

    private func shortfall(_ deed: Deed, _ all: [Performance], _ doing: [Performance]) -> Truth {
        let idle = all.first { performance in !doing.contains { $0.name == performance.name } }
        let title = assignment.player(deed.subject.role)?.title ?? deed.subject.role
        let isOne = all.count == 1 || deed.subject.quantity == .each
        var evidence = Evidence(
            subject: isOne ? idle?.name ?? title : title,
            place: isOne
                ? idle?.place
                : assignment.player(deed.subject.role).flatMap { model.facts[$0.name]?.place },
            counted: (doing.count, all.count))
        if isOne, let idle { evidence.calls = callCount(deed, idle) }
        return .no(evidence)
    }

    /// What those who play a role do, in the member that is asked or in all.
    func performances(of subject: Subject, isNever: Bool) -> [Performance] {
        let actors = actors(subject.role)
        let reach: SolutionModel.Reach = isNever ? .own : .helpers(except: players)
        let functions = actors.values.enumerated().map { index, value in
            Performance(
                name: "\(value.owner) #\(index + 1)", type: value.owner, place: value.fact.place,
                deeds: model.deeds(of: value) + (isNever ? [] : model.itself(value)))
        }
        return functions
            + actors.types.map { type in
                guard let wanted = subject.member else {
                    return Performance(
                        name: type, type: type, place: model.facts[type]?.place,
                        deeds: model.deeds(
                            of: type, reach, without: isNever ? roleTypes(but: subject.role) : []))
                }
                let members = model.members(wanted, of: type)
                let deeds = members.flatMap { model.deeds(of: $0, on: type, reach) }
                return Performance(
                    name: "\(type).\(wanted)", type: type,
                    place: members.first?.member.place ?? model.facts[type]?.place,
                    deeds: deeds)
            }
    }

    /// The deed that shows that a type does what a sentence says; nil where none does.
    func witness(_ deed: Deed, _ performance: Performance) -> FactWitness? {
        // What has no object is done to the log.
        guard let object = deed.object else { return performance.witness { $0.kind == .write } }
        return switch deed.verb {
        case .holdsOne: holds(deed, object, performance, many: false)
        case .holdsMany: holds(deed, object, performance, many: true)
        case .calls: calls(deed, object, performance)
        case .makes: makes(object.role, performance)
        case .names: touches(object.role, performance, [.name, .make])
        case .returns: returns(deed.subject, object.role, performance)
        case .chooses: chooses(object.role, performance)
        case .knows: knows(deed, object.role, performance)
        case .reads: reads(object.role, performance)
        case .changes: changes(deed, object.role, performance)
        case .hasMemberForEach: members(forEach: object.role, performance)
        case .leavesStep: leaves(deed.subject.member, object.role, performance)
        case .writes: nil
        }
    }

    /// What shows that something is done.
    struct FactWitness {
        var place: FactPlace?
    }
}
