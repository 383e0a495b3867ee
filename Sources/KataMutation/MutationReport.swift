/// A document about the mistakes in several katas, written as they come.
public protocol MutationReport: Sendable {
    /// Returns the beginning of the document.
    mutating func begin() -> String
    /// Returns one kata's part.
    mutating func text(of kata: MutationScore) -> String
    /// Returns the end of the document.
    mutating func end(_ total: MutationTotal) -> String
}
