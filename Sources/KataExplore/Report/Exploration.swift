public import KataModules
import KataScript
import KataSystem
import KataTranscript
public import KataWorkers
import Synchronization

/// What came of exploring one solution.
public struct Exploration: Sendable {
    /// How many sequences were played, up to the one that differs.
    public internal(set) var sequences = 0
    /// How many of them were thrown away: the reference ended at them, or was not of one mind.
    public internal(set) var discarded = 0
    /// The member at which most of those ended; nil where there is none.
    public internal(set) var culprit: String?
    /// The first sequence that differs, made small; nil where none did.
    public internal(set) var found: FoundDifference?
    /// Tells whether the time was over before all sequences were played.
    public internal(set) var isCutShort = false

    /// Tells whether so many sequences were thrown away that the kata should say more about its world.
    public var isMostlyDiscarded: Bool { sequences > 0 && discarded * 2 > sequences }
}

/// A sequence at which a solution parts from the reference.
public struct FoundDifference: Sendable {
    /// Which sequence it was made from, from 1.
    public var sequence: Int
    /// The commands that are left of it.
    var moves: [Move]
    /// What the reference did.
    var reference: [Outcome]
    /// What the solution did; the last differs.
    var solution: [Outcome]
    /// What the reference wrote while the kata's objects were made.
    var openings: (reference: Outcome, solution: Outcome)
    /// In what the last move differs.
    var difference: Comparison.Difference
    /// The name of the object that the reference gave back, and of the one that the solution gave.
    var identities: (wanted: Handle?, found: Handle?)
}

extension Explorer {
    /// Holds a solution against the reference, until a sequence differs or all are played.
    public func explore(_ solution: PreparedModule) throws(ExploreError) -> Exploration {
        try explore(module: solution.module, workers: solution.workers)
    }

    /// Holds workers of a copy of the module against the reference.
    public func explore(module: BuiltModule, workers: WorkerPool) throws(ExploreError) -> Exploration {
        let patience = options.allowance.map(Patience.init)
        let duel = Duel(explorer: self, solution: stage(of: module, workers, patience))
        let end = options.duration.map { ContinuousClock.now + $0 }
        let isOver = { @Sendable in
            patience?.isUsedUp ?? false || end.map { ContinuousClock.now >= $0 } ?? false
        }
        let work = Mutex(OrderedSequences(count: options.sequences))
        var exploration = Exploration()
        // What differs once and not again when it is made small is no difference: the others are played, too.
        while true {
            play(work, with: duel, until: isOver)
            if let reason = work.withLock(\.failure) { throw .machine(reason) }
            guard let (index, tape) = work.withLock(\.difference) else { break }
            exploration.found = try duel.reduce(tape, sequence: index + 1)
            if exploration.found != nil { break }
            let member = tape.moves.last?.memberName ?? ""
            work.withLock { $0.discard(index, member: member) }
        }
        exploration.count(work.withLock { $0 })
        return exploration
    }

    private func play(
        _ work: borrowing Mutex<OrderedSequences>, with duel: Duel, until isOver: @Sendable () -> Bool
    ) {
        onThreads(options.jobs) {
            while let index = work.withLock({ $0.take() }) {
                if isOver() { return work.withLock { $0.stop(at: index) } }
                let verdict = duel.play(self.tape(index))
                work.withLock { $0.note(verdict, at: index) }
            }
        }
    }

    /// Tells whether a module parts from the reference at a sequence that was found with another one.
    public func parts(_ module: BuiltModule, _ workers: WorkerPool, at found: FoundDifference) -> Bool {
        let duel = Duel(explorer: self, solution: stage(of: module, workers))
        guard let tape = duel.tape(of: found.moves), let parting = duel.parting(tape) else { return false }
        return parting.machineFailure == nil
    }

    private func stage(of module: BuiltModule, _ workers: WorkerPool, _ patience: Patience? = nil) -> Stage {
        var own = stage
        own.module = module
        own.workers = workers
        own.milliseconds = min(options.patience, stage.milliseconds)
        own.patience = patience
        return own
    }
}

extension Exploration {
    /// Counts what came of the sequences that were played.
    fileprivate mutating func count(_ work: OrderedSequences) {
        var culprits: [String: Int] = [:]
        isCutShort = work.isStopped
        for index in 0..<work.playedCount {
            sequences += 1
            guard case .discarded(let member)? = work[index] else { continue }
            discarded += 1
            culprits[member, default: 0] += 1
        }
        culprit = culprits.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
