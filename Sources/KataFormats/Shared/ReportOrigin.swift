/// Which kata wrote a report, and when its run began.
public struct ReportOrigin: Sendable {
    /// The version of kata.
    public var version: String
    /// The beginning of the run, in milliseconds since 1970.
    public var start: Int

    /// Makes an origin.
    public init(version: String, start: Int) {
        self.version = version
        self.start = start
    }
}
