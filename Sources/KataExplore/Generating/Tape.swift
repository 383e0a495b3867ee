import KataTranscript

/// A sequence with what the reference did: what other solutions are held against.
struct Tape: Sendable {
    /// The commands.
    var moves: [Move] = []
    /// What the reference did with each of them.
    var outcomes: [Outcome] = []
    /// What the reference wrote while the kata's objects were made.
    var opening = Outcome(ending: .completed)
}

/// What came of the attempt to make a sequence.
enum TapeResult: Sendable {
    /// It can be played.
    case tape(Tape)
    /// The reference ended at a call of this member: nothing is learned from it.
    case discarded(member: String)
    /// kata or the machine failed.
    case failed(String)
}
