public import KataTranscript

/// What a scenario used, when it is over.
public struct SessionUsage: Sendable {
    /// CPU time of all its workers, in microseconds.
    public var cpuMicroseconds: Int
    /// Peak resident size of its largest worker, in bytes.
    public var peakBytes: Int
    /// What was written after the last reply; it belongs to no command.
    public var output: [UInt8]
    /// The limit that the scenario met although it ended by itself: peak memory, or CPU time.
    public var limit: Limit?
}
