import KataModules
import KataTranscript
import KataWorkers

/// A solution that is held against the reference.
struct Duel: Sendable {
    let explorer: Explorer
    let solution: Stage

    /// Plays a sequence on the solution; a difference counts only if the reference does the same again.
    func play(_ result: TapeResult) -> SequenceVerdict {
        let tape: Tape
        switch result {
        case .tape(let made): tape = made
        case .discarded(let member): return .discarded(member: member)
        case .failed(let reason): return .failed(reason)
        }
        guard let parting = parting(tape) else { return .agreed }
        if let machine = parting.machineFailure { return .failed(machine) }
        let again = explorer.stage.play(Array(tape.moves.prefix(parting.index + 1)))
        guard isSame(again, as: tape, upTo: parting.index) else {
            return .discarded(
                member: tape.moves.indices.contains(parting.index) ? tape.moves[parting.index].memberName : ""
            )
        }
        return .differs(tape)
    }

    /// Where a solution parts from a sequence.
    struct Parting {
        /// The index of the move; -1 where not even the kata's objects could be made alike.
        var index = -1
        var difference: Comparison.Difference
        var outcomes: [Outcome] = []
        var opening: Outcome
        /// The objects that the reference and the solution gave, by their names; nil where they have none.
        var identities: (wanted: Handle?, found: Handle?) = (nil, nil)
        /// Why nothing is known of the solution; nil where its own doing is.
        var machineFailure: String?
    }

    /// Returns where the solution parts from the reference; nil where it does not.
    func parting(_ tape: Tape) -> Parting? {
        let player: Player
        do throws(SessionError) {
            player = try solution.begin()
        } catch {
            return Parting(notBegunBy: error.reason)
        }
        var comparison = comparison
        if let difference = comparison.difference(tape.opening, player.opening, hasResult: false) {
            player.finish()
            return Parting(difference: difference, opening: player.opening)
        }
        var played = Parting(difference: .log, opening: player.opening)
        if play(tape, on: player, &comparison, &played) {
            player.finish()
            return played
        }
        guard let breach = player.finish() else { return nil }
        played.end(by: breach)
        return played
    }

    /// Plays the moves up to the first that does not go as it did on the reference; tells whether there is one.
    private func play(
        _ tape: Tape, on player: Player, _ comparison: inout Comparison, _ parting: inout Parting
    ) -> Bool {
        var names = Names()
        for (index, move) in tape.moves.enumerated() {
            let outcome = player.play(move)
            parting.outcomes.append(outcome)
            if explorer.stage.beginsAnew(at: move) {
                comparison.forgetObjects()
                names = Names()
            }
            if outcome.isMachine { parting.machineFailure = "\(outcome.ending)" }
            if let difference = comparison.difference(
                tape.outcomes[index], outcome, hasResult: move.hasResult)
            {
                parting.index = index
                parting.difference = difference
                parting.identities = names.identities(tape.outcomes[index], outcome)
                return true
            }
            names.note(move, tape.outcomes[index], outcome)
        }
        return false
    }

    /// The duel under the kata's own limit, so that a slow machine blames no one; nil where it is that already.
    private var patient: Duel? {
        let limit = explorer.stage.milliseconds
        guard solution.milliseconds < limit else { return nil }
        var stage = solution
        stage.milliseconds = limit
        return Duel(explorer: explorer, solution: stage)
    }

    private var comparison: Comparison {
        Comparison(
            reference: explorer.world.types, solution: solution.module.types, words: explorer.world.words)
    }

    /// Tells whether the reference did again what it did before.
    private func isSame(_ again: [Outcome], as tape: Tape, upTo last: Int) -> Bool {
        var comparison = Comparison(
            reference: explorer.world.types, solution: explorer.world.types, words: { $0 })
        guard last >= 0 else { return true }
        guard again.count > last else { return false }
        return (0...last).allSatisfy { index in
            if explorer.stage.beginsAnew(at: tape.moves[index]) { comparison.forgetObjects() }
            return comparison.difference(
                tape.outcomes[index], again[index], hasResult: tape.moves[index].hasResult) == nil
        }
    }

    // MARK: Making it small

    /// Returns the sequence made small, with what both sides did; nil where it does not differ any more.
    func reduce(_ tape: Tape, sequence: Int) throws(ExploreError) -> FoundDifference? {
        var dear = 0
        var last: (tape: Tape, parting: Parting)?
        var machineFailure: String?
        var shrinker = Shrinker(
            simpler: Simplicity(world: explorer.world).simpler,
            given: explorer.world.given.map { (.given($0.name), $0.type) })
        let moves = shrinker.shrink(tape.moves) { candidate in
            guard dear < dearCandidates, last == nil || !isOutOfPatience, machineFailure == nil,
                let own = self.tape(of: candidate), let parting = parting(own)
            else { return nil }
            machineFailure = parting.machineFailure
            if machineFailure != nil { return nil }
            if case .ended(.limit) = parting.ending { dear += 1 }
            last = (own, parting)
            return parting.index + 1
        }
        if let machineFailure { throw .machine(machineFailure) }
        guard var last else { return try patient?.reduce(tape, sequence: sequence) }
        last.tape.moves = moves
        if let found = try confirmed(last.tape, last.parting, sequence) { return found }
        return try patient?.reduce(tape, sequence: sequence)
    }

    private var isOutOfPatience: Bool { solution.patience?.isUsedUp ?? false }

    /// The most candidates that may run into a limit while a sequence is made small.
    private var dearCandidates: Int { patient == nil ? 2 : 16 }

    /// Plays moves on the reference; nil where it cannot do them all.
    func tape(of moves: [Move]) -> Tape? {
        let player: Player
        do throws(SessionError) { player = try explorer.stage.begin() } catch { return nil }
        var tape = Tape()
        tape.opening = player.opening
        for move in moves {
            let outcome = player.play(move)
            guard !outcome.ending.isFinal else {
                player.finish()
                return nil
            }
            tape.moves.append(move)
            tape.outcomes.append(outcome)
        }
        return player.finish() == nil ? tape : nil
    }

    /// Returns the difference as it is with the kata's own limit, so that a slow machine blames no one.
    private func confirmed(
        _ tape: Tape, _ first: Parting, _ sequence: Int
    ) throws(ExploreError) -> FoundDifference? {
        var parting = first
        if let patient, case .ended(.limit) = first.ending {
            guard let again = patient.parting(tape) else { return nil }
            if let reason = again.machineFailure { throw .machine(reason) }
            parting = again
        }
        let count = parting.index + 1
        return FoundDifference(
            sequence: sequence, moves: Array(tape.moves.prefix(count)),
            reference: Array(tape.outcomes.prefix(count)),
            solution: Array(parting.outcomes.prefix(count)),
            openings: (tape.opening, parting.opening), difference: parting.difference,
            identities: parting.identities)
    }
}

extension Duel.Parting {
    /// A solution that did not even begin.
    fileprivate init(notBegunBy reason: SessionError.Reason) {
        var opening = Outcome(ending: .ended(reason))
        opening.log = []
        self.init(
            difference: .ending, opening: opening, machineFailure: opening.isMachine ? "\(reason)" : nil)
    }

    /// Parts at the last move, after which the solution broke a rule.
    fileprivate mutating func end(by breach: SessionError.Reason) {
        index = outcomes.count - 1
        difference = .ending
        if outcomes.isEmpty {
            opening.ending = .ended(breach)
        } else {
            outcomes[outcomes.count - 1].ending = .ended(breach)
        }
    }

    /// How the solution's last move ended, or its opening where it made none.
    fileprivate var ending: Outcome.Ending { outcomes.last?.ending ?? opening.ending }
}

/// Which names stand for which objects, on both sides.
private struct Names {
    private var own: [Int: Handle] = [:]
    private var theirs: [Int: Handle] = [:]

    mutating func note(_ move: Move, _ reference: Outcome, _ solution: Outcome) {
        guard let binding = move.binding else { return }
        if case .object(let object)? = reference.result, own[object.id] == nil {
            own[object.id] = .made(binding)
        }
        if case .object(let object)? = solution.result, theirs[object.id] == nil {
            theirs[object.id] = .made(binding)
        }
    }

    /// Returns the names of the objects that came back.
    func identities(_ reference: Outcome, _ solution: Outcome) -> (wanted: Handle?, found: Handle?) {
        var result: (wanted: Handle?, found: Handle?) = (nil, nil)
        if case .object(let object)? = reference.result { result.wanted = own[object.id] }
        if case .object(let object)? = solution.result { result.found = theirs[object.id] }
        return result
    }
}
