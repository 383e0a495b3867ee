public import KataModules
public import KataScript
import KataSystem
import KataTranscript
public import KataWorkers
import Synchronization

/// Holds solutions against a kata's reference on sequences of commands that no scenario has.
///
/// Sequences are made once, with the reference, and serve all solutions that are held against it.
public final class Explorer: Sendable {
    /// How far exploring goes.
    public struct Options: Sendable {
        /// The most sequences.
        public var sequences = 300
        /// The number from which all sequences are made.
        public var seed: UInt64 = 1
        /// The most commands in a sequence; nil for what the kata says.
        public var length: Int?
        /// The time after which no sequence is begun; nil for none.
        public var duration: Duration?
        /// How many sequences are played at once.
        public var jobs = 1
        /// CPU time after which a sequence counts as endless until the kata's own limit confirms it, in milliseconds.
        public var patience = 300
        /// When to give up on a worker that does not answer.
        public var wall = WorkerLimits.WallPolicy.interactive
        /// How many threads a worker may have at a time.
        public var threads = WorkerLimits.maximumThreads
        /// How long kata waits for a solution's workers in all, after which no sequence is begun; nil for no end.
        public var allowance: Duration?

        /// Makes the options of `kata explore`.
        public init() {}
    }

    let world: World
    let stage: Stage
    let options: Options
    private let tapes = Mutex<[Int: TapeResult]>([:])

    /// Looks at a kata's world by running its scenarios against the reference.
    public init(
        _ kata: Kata, reference: PreparedModule, options: Options
    ) throws(ExploreError) {
        var builder = WorldBuilder(kata, reference)
        do throws(SessionError) { try builder.build() } catch { throw .reference("\(error.reason)") }
        var world = builder.world
        if let length = options.length { world.rules.length = length }
        guard !world.vocabulary.phrases.isEmpty else { throw .nothingToSay }
        if let place = kata.explore.unknownPlace(in: builder.everything) { throw place }
        self.world = world
        var stage = builder.stage
        stage.wall = options.wall
        stage.threads = options.threads
        self.stage = stage
        self.options = options
    }

    /// Returns the sequence of an index, made at its first use.
    func tape(_ index: Int) -> TapeResult {
        if let known = tapes.withLock({ $0[index] }) { return known }
        let made = Generator.tape(world, on: stage, seed: options.seed, index: index)
        return tapes.withLock { tapes in
            if let known = tapes[index] { return known }
            tapes[index] = made
            return made
        }
    }
}

/// Why nothing can be explored.
public enum ExploreError: Error, Sendable {
    /// The reference does not get through the kata.
    case reference(String)
    /// The contract, or the kata, names nothing that can be called.
    case nothingToSay
    /// The kata's `explore` speaks of something that the contract does not have; a name that is near, if there is one.
    case unknownPlace(String, nearest: String?)
    /// kata or the machine failed.
    case machine(String)
}
