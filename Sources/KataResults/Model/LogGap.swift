/// Commands around lines that an expected log has and the log has not, one of which should have written them.
public struct LogGap: Sendable {
    /// The command that wrote the line before; nil where none did.
    public var after: Place?
    /// The command that wrote the line behind; nil where none did.
    public var before: Place?
    /// The commands in between, all of which wrote nothing.
    public var silent: [Place]

    /// Makes a description of a gap.
    public init(after: Place?, before: Place?, silent: [Place]) {
        self.after = after
        self.before = before
        self.silent = silent
    }

    /// Tells whether nothing was written at all.
    public var isWhole: Bool { after == nil && before == nil }
}
