/// A row of a scenario's `params`: its number and its values.
public struct FindingRow: Sendable, Equatable {
    /// The number, from 1.
    public var number: Int
    /// The names with their values.
    public var values: [ScenarioResult.Parameter]

    /// Makes a row.
    public init(_ number: Int, _ values: [ScenarioResult.Parameter] = []) {
        self.number = number
        self.values = values
    }
}
