public import KataDiagnostics
public import KataResults

/// What is proven of a kata: that it can be passed, and that it can be failed.
public struct KataVerification: Sendable {
    /// A wrong solution, and what became of it.
    public struct Mutant: Sendable {
        /// The name, which says the mistake.
        public var name: String
        /// What became of it.
        public var fate: Fate
    }

    /// What became of a wrong solution.
    public enum Fate: Sendable {
        /// A scenario caught it.
        case caught(by: String, Verdict)
        /// It passed: nothing watches for its mistake.
        case survived(Survivor)
        /// It does not build, and so proves nothing.
        case unbuildable(String)
        /// Its changes have no place in the reference, or several; the faults say where.
        case misplaced
        /// It is the reference, to the byte.
        case sameAsReference
        /// kata or the machine failed.
        case unknown(String)

        /// Tells whether the kata caught the mistake.
        public var isCaught: Bool { if case .caught = self { true } else { false } }
    }

    /// A line of the reference's log that may change without anybody noticing.
    public struct UnwatchedLine: Sendable {
        /// The scenario.
        public var scenario: String
        /// The line's number, from 1.
        public var line: Int
        /// The line.
        public var text: String
        /// What may be done to it: dropped, doubled, swapped, changed.
        public var alterations: [String]
        /// The command that wrote it; nil before the first.
        public var place: Place?
        /// Why the kata does not notice.
        public var gap: WatchGap
    }

    /// The kata's id.
    public var id: String
    /// The kata file.
    public var source: SourceFile
    /// What is wrong with kata or reference: nothing else was verified then.
    public var obstacle: KataResult?
    /// The scenario whose log differed from run to run, although every run passed; nil for none.
    public var flakyScenario: String?
    /// Tells whether the starter passes, which it must not; nil where there is none.
    public var starterPasses: Bool?
    /// The wrong solutions by name.
    public var mutants: [Mutant] = []
    /// What is wrong with the file that describes wrong solutions; nil for nothing.
    public var mutantFaults: MutantFaults?
    /// What is proven of the mutants that nothing can show; nil where the module explains none.
    public var equivalents: EquivalentProof?
    /// How many alterations of the log were tried.
    public var alterationCount = 0
    /// How many of them were noticed.
    public var noticedCount = 0
    /// The lines that nothing watches.
    public var unwatched: [UnwatchedLine] = []
    /// What is proven of the sentences about structure; nil where there are none.
    public var structure: StructureProof?
    /// Scenarios that would pass with no log at all, although the reference writes one.
    public var vacuousScenarios: [String] = []

    /// Makes the verification of a kata of which nothing is known yet.
    init(id: String, source: SourceFile) {
        self.id = id
        self.source = source
    }

    /// The number of wrong solutions that were caught.
    public var caughtCount: Int { mutants.count(where: \.fate.isCaught) }

    /// The exit code that the kata alone would give.
    public var exitCode: ExitCode {
        if let obstacle { return obstacle.verdict == .passed ? .notPassed : obstacle.verdict.exitCode }
        let faults = mutantFaults ?? structure?.cheatFaults ?? equivalents?.faults
        if faults != nil { return .invalidFile }
        if equivalents?.unknown != nil { return .internalError }
        if mutants.contains(where: { if case .unknown = $0.fate { true } else { false } }) {
            return .internalError
        }
        let isProven =
            mutants.allSatisfy(\.fate.isCaught) && starterPasses != true && vacuousScenarios.isEmpty
            && structure?.isProven != false
        return isProven ? .allPassed : .notPassed
    }
}
