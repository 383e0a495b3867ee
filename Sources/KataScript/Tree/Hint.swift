/// A hint for a learner who is stuck.
public struct Hint: Sendable {
    /// What it says.
    public var text: LocalizedText
    /// The scenarios that it helps with, by name; none for a hint about the kata as a whole.
    public var scenarios: [String]

    /// Makes a hint.
    public init(_ text: LocalizedText, scenarios: [String] = []) {
        self.text = text
        self.scenarios = scenarios
    }
}
