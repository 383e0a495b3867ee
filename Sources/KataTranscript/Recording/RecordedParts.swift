/// What is kept of a run beside its log.
public struct RecordedParts: OptionSet, Sendable {
    /// The names and the objects after each command, and the queue.
    public static let objects = RecordedParts(rawValue: 1)
    /// Who called whom during each command; an instrumented module tells.
    public static let calls = RecordedParts(rawValue: 2)

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}
