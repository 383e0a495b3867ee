public import KataTranscript

/// Whether a sentence is true of a solution.
enum Truth {
    case yes
    /// It is false; the facts that show it, where there are some.
    case no(Evidence)
    /// It cannot be told, or has to be run.
    case unjudged(Unjudged)

    var isTrue: Bool { if case .yes = self { true } else { false } }
    var isFalse: Bool { if case .no = self { true } else { false } }
}

/// What shows that a sentence is false.
public struct Evidence: Sendable {
    /// The learner's name for the subject.
    public var subject: String
    /// The member or type that it does it to, where the sentence does not name it.
    public var object: String?
    /// Where to look.
    public var place: FactPlace?
    /// Tells whether the place shows a forbidden deed that the source names beyond doubt.
    public var isProof = false
    /// What was emptied without that anything changed, where a role bears nothing.
    public var emptied: EmptyRole?
    /// How many scenarios never called a further type that they handed over, where a role is not open.
    public var deafScenarios = 0
    /// How deep calls were found, where they had to be nested.
    public var depth: CallDepth?
    /// How many different calls there are, where more were asked for.
    public var calls: Int?
    /// How many of the subjects do it, and how many there are; for sentences that count.
    public var counted: (found: Int, all: Int)?
}

/// Why a sentence is not judged.
public enum Unjudged: String, Sendable {
    /// Only a run tells.
    case needsRun
    /// The facts do not tell.
    case unknown
}
