/// What submissions are graded by, in the words of the command line.
public struct GradeSettings: Sendable, Equatable {
    /// Files, folders or ids of katas.
    public var katas: [String]
    /// Files or folders of hidden scenarios.
    public var hidden: [String]
    /// The language of the submissions; nil for each module's own.
    public var language: String?
    /// The name of the level of isolation that is demanded.
    public var isolation: String
    /// Tells whether each row of a scenario earns a part of its points.
    public var isPartial = false
    /// How many sequences that no scenario has are played of each kata; nil for none.
    public var exploredSequences: Int?

    /// How many sequences may be asked for.
    public static let exploredSequencesRange = 1...10_000

    /// Makes settings.
    public init(katas: [String], hidden: [String], language: String?, isolation: String) {
        self.katas = katas
        self.hidden = hidden
        self.language = language
        self.isolation = isolation
    }
}
