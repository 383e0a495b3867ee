import KataTranscript

extension Meaning {
    /// What shows that a member keeps what its object is made of with a helper, or outside of all types, from where another member takes it back.
    ///
    /// What lies there is the type's own, as what it keeps itself is: an archive of a game's past that stands beside the game.
    func keepsElsewhere(_ deed: Deed, _ performance: Performance) -> FactWitness? {
        guard deed.isNever, deed.subject.role == deed.object?.role, let name = deed.subject.member else {
            return nil
        }
        let own = Set(model.lineage(of: performance.type))
        let others = model.members(of: performance.type).filter {
            $0.member.name != name && $0.member.kind != .initializer
        }
        let restoring = others.map { model.deeds(of: $0, on: performance.type, .own).map(\.fact) }.filter {
            $0.contains { $0.kind == .set && $0.isOn(own) }
        }
        let told = Set(restoring.joined().flatMap(\.told))
        let takenBack = told.union(told.map { $0.split(separator: ".").dropLast().joined(separator: ".") })
        return archives(of: name, performance).first { takenBack.contains($0.name) }.map {
            FactWitness(place: $0.place)
        }
    }

    /// The helpers, not only made for it, and variables outside of all types that a member changes, with the place of the change.
    private func archives(of member: String, _ performance: Performance) -> [(name: String, place: FactPlace)]
    {
        let deeds = model.members(member, of: performance.type).flatMap {
            model.deeds(of: $0, on: performance.type, .helpers(except: players))
        }
        // One that makes itself is kept by itself, as a singleton is.
        let made = Set(
            deeds.filter { $0.fact.kind == .make && !$0.fact.types.contains($0.type) }.flatMap(\.fact.types))
        return deeds.map(\.fact).filter { $0.kind == .set }.flatMap { fact in
            let helpers = fact.on.filter { isHelper($0) && !made.contains($0) }
            return (fact.on.isEmpty ? [fact.member] : helpers).map { ($0, fact.place) }
        }
    }
}
