import KataTranscript

/// A mistake that a copy of a module holds beside the right code; its number turns it on.
public struct CopyMutant: Sendable {
    /// Its number, from 1.
    public let number: Int
    /// The kind of mistake, a word or two of the language's plugin.
    public let kind: String
    /// The file, by its path below the sources.
    public let file: String
    /// The bytes of the right code.
    public let range: Range<Int>
    /// What the mistake writes instead.
    public let replacement: String
    /// Why the compiler left it out; nil where it is in the copy.
    public let refusal: String?

    /// Reads an entry of a copy's report; nil where it is none.
    init?(_ json: JSON, _ refused: [String: String]) {
        guard let number = json["number"]?.integer, let kind = json["kind"]?.string,
            let file = json["file"]?.string, let start = json["start"]?.integer,
            let end = json["end"]?.integer,
            start >= 0, start <= end, let replacement = json["becomes"]?.string
        else { return nil }
        self.number = number
        self.kind = kind
        self.file = file
        range = start..<end
        self.replacement = replacement
        refusal = refused["mutant \(number)"]
    }
}
