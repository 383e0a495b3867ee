/// A sentence that was not judged, and why.
public struct UnjudgedSentence: Sendable {
    /// Why a sentence is not judged.
    public enum Reason: Sendable, Equatable {
        /// Only a changed copy of the solution tells, and none was made.
        case needsCopy
        /// The solution's language makes no changed copies.
        case noCopies
        /// The role is played by functions, which cannot be emptied.
        case functions
        /// The role is played by an enumeration, whose members answer for all cases at once.
        case enumeration
        /// The role has no member with code.
        case noMembers
        /// An initializer or deinitializer of a type does work of its own, which goes on.
        case initializer(type: String)
        /// A member cannot be emptied.
        case member(name: String, why: String)
        /// No further type can be written.
        case closed(type: String)
        /// The role is played by values: a further one needs no type.
        case openAnyway
        /// No further type can be written, for a reason of the language.
        case noFurther(why: String)
        /// A further type was never called, and may have been asked what it cannot answer for itself.
        case silentFurther
        /// Not all calls were recorded, or none.
        case callsAreCut
        /// The scenarios do not notice an empty role in the reference either.
        case notNoticed
        /// The copy does other things than the solution though nothing in it is empty.
        case copyDiffers
        /// Copies took all the time that there is for them.
        case tookTooLong
        /// There is more in the source than is looked at.
        case tooMuch
        /// The copy could not be built.
        case copyFails(String)
        /// kata or the machine failed.
        case machine(String)
    }

    /// The sentence.
    public var sentence: Sentence
    /// Why it was not judged; nil where the facts do not tell.
    public var reason: Reason?

    /// Makes an entry.
    public init(_ sentence: Sentence, _ reason: Reason?) {
        self.sentence = sentence
        self.reason = reason
    }
}
