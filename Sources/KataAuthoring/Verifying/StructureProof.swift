/// What is proven of a module's sentences about structure.
public struct StructureProof: Sendable {
    /// A solution beside the reference that is not judged as its folder promises.
    public struct Misjudged: Sendable {
        /// The folder below the module's: `Cheats/one-if`.
        public var name: String
        /// What is wrong with it.
        public var fault: Fault
    }

    /// What is wrong with a cheat or a variant.
    public enum Fault: Sendable {
        /// It does not pass every scenario, so that it proves nothing; nil where it does not even build.
        case wrongLog(scenario: String?)
        /// Its changes have no place in the reference, or several; the faults say where.
        case misplaced
        /// It is a variant, and a sentence is not true of it; nil where nothing can be said.
        case refused(sentence: String?)
        /// It is a cheat, and every sentence is true of it.
        case accepted
    }

    /// The sentence that is not true of the reference; nil where all are.
    public var falseOfReference: String?
    /// Tells whether the starter is the pattern already; nil where there is none, or it does not build.
    public var starterFits: Bool?
    /// How many cheats are named and variants accepted, as their folders promise.
    public var asPromised = (cheats: 0, variants: 0)
    /// The other ones.
    public var misjudged: [Misjudged] = []
    /// Sentences without which no cheat would be taken for the pattern, and neither reference nor variant refused.
    public var unneeded: [String] = []
    /// How many sentences are needed.
    public var neededCount = 0

    /// What is wrong with the file that describes cheats; nil for nothing.
    public var cheatFaults: MutantFaults?

    /// Tells whether all is as it has to be.
    public var isProven: Bool {
        falseOfReference == nil && starterFits != true && misjudged.isEmpty && unneeded.isEmpty
            && cheatFaults == nil
    }
}
