/// What a kata asks of the structure of a solution whose log is right.
public struct StructureDemand: Sendable {
    /// Tells whether a solution without the pattern fails.
    public var isRequired = false
    /// What the structure is worth, beside the scenarios.
    public var points = 0

    /// Makes a demand of nothing: a solution without the pattern gets advice.
    public init() {}

    /// Tells whether a solution without the pattern fails, or loses points.
    public var isTest: Bool { isRequired || points > 0 }
}
