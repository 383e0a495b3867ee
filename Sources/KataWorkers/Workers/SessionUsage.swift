public import KataTranscript

/// What a scenario used, when it is over.
public struct SessionUsage: Sendable {
    /// CPU time of all its workers, in microseconds.
    public var cpuMicroseconds: Int
    /// The time that kata waited for its workers, in microseconds.
    public var waitedMicroseconds: Int
    /// Peak resident size of its largest worker, in bytes.
    public var peakBytes: Int
    /// What was written after the last reply; it belongs to no command.
    public var output: [UInt8]
    /// Why the scenario may not count although all was answered: peak memory, CPU time, an answer too many.
    public var breach: SessionError.Reason?
}
