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
    private struct State {
        var work: OrderedSequences
        var exploration = Exploration()
        var culprits: [String: Int] = [:]
        var failure: ExploreError?
    }

    /// Holds a solution against the reference, until a sequence differs or all are played.
    public func explore(_ solution: ModuleStore.Ready) throws(ExploreError) -> Exploration {
        try explore(module: solution.module, workers: solution.workers)
    }

    /// Holds workers of a copy of the module against the reference.
    public func explore(module: BuiltModule, workers: WorkerPool) throws(ExploreError) -> Exploration {
        let duel = Duel(explorer: self, solution: stage(of: module, workers))
        let end = options.duration.map { ContinuousClock.now + $0 }
        let state = Mutex(State(work: OrderedSequences(count: options.sequences)))
        onThreads(options.jobs) {
            while let index = state.withLock({ $0.work.take() }) {
                if let end, ContinuousClock.now >= end {
                    state.withLock { $0.work.stop(at: index) }
                    return
                }
                let verdict = duel.play(self.tape(index))
                state.withLock { state in
                    if case .failed(let reason) = verdict { state.failure = .machine(reason) }
                    state.work.note(verdict, at: index)
                }
            }
        }
        if let failure = state.withLock(\.failure) { throw failure }
        return try summary(of: state.withLock(\.work), duel)
    }

    /// Tells whether a module parts from the reference at a sequence that was found with another one.
    public func parts(_ module: BuiltModule, _ workers: WorkerPool, at found: FoundDifference) -> Bool {
        let duel = Duel(explorer: self, solution: stage(of: module, workers))
        guard let tape = duel.tape(of: found.moves), let parting = duel.parting(tape) else { return false }
        return parting.machineFailure == nil
    }

    private func stage(of module: BuiltModule, _ workers: WorkerPool) -> Stage {
        Stage(
            kata: stage.kata, scenario: stage.scenario, setup: stage.setup, module: module,
            workers: workers, milliseconds: min(options.patience, stage.milliseconds))
    }

    private func summary(of work: OrderedSequences, _ duel: Duel) throws(ExploreError) -> Exploration {
        var exploration = Exploration()
        var culprits: [String: Int] = [:]
        exploration.isCutShort = work.isStopped
        for index in 0..<work.playedCount {
            exploration.sequences += 1
            switch work.verdicts[index] {
            case .agreed?, nil, .failed?: break
            case .discarded(let member)?:
                exploration.discarded += 1
                culprits[member, default: 0] += 1
            case .differs(let tape)?:
                guard let found = duel.reduce(tape, sequence: index + 1) else {
                    exploration.discarded += 1
                    continue
                }
                exploration.found = found
            }
        }
        exploration.culprit = culprits.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return exploration
    }
}

/// What came of one sequence.
enum SequenceVerdict: Sendable {
    case agreed
    case discarded(member: String)
    case differs(Tape)
    case failed(String)
}

/// Sequences that threads take one after another; what lies behind the first that differs does not count.
struct OrderedSequences: Sendable {
    private let count: Int
    private var next = 0
    private var end: Int
    private(set) var isStopped = false
    private(set) var verdicts: [Int: SequenceVerdict] = [:]

    init(count: Int) {
        self.count = count
        end = count
    }

    /// Returns the index of the next sequence; nil if none is left.
    mutating func take() -> Int? {
        guard next < end else { return nil }
        defer { next += 1 }
        return next
    }

    /// Leaves out all from an index on.
    mutating func stop(at index: Int) {
        isStopped = true
        end = min(end, index)
    }

    /// Notes what came of a sequence.
    mutating func note(_ verdict: SequenceVerdict, at index: Int) {
        verdicts[index] = verdict
        switch verdict {
        case .differs, .failed: end = min(end, index + 1)
        case .agreed, .discarded: break
        }
    }

    /// How many sequences count: those up to the first that differs.
    var playedCount: Int { end }
}
