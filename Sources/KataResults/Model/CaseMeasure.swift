/// What a scenario of a submission took on the machine that graded it; it differs from one grading to the next.
public struct CaseMeasure: Sendable, Equatable {
    /// How long it took, in nanoseconds.
    public var nanoseconds: Int
    /// The processor time of its workers, in microseconds; nil where nothing ran.
    public var cpuMicroseconds: Int?
    /// The most memory that a worker of it had, in bytes; nil where nothing ran.
    public var peakBytes: Int?

    /// Makes a measure.
    public init(nanoseconds: Int, cpuMicroseconds: Int? = nil, peakBytes: Int? = nil) {
        self.nanoseconds = nanoseconds
        self.cpuMicroseconds = cpuMicroseconds
        self.peakBytes = peakBytes
    }

    /// Adds what another row of the scenario took.
    public mutating func add(_ other: CaseMeasure) {
        nanoseconds += other.nanoseconds
        if let more = other.cpuMicroseconds { cpuMicroseconds = (cpuMicroseconds ?? 0) + more }
        if let peak = other.peakBytes { peakBytes = max(peakBytes ?? 0, peak) }
    }

    /// Seconds, processor time and memory in words: `0.31 s, 0.02 s CPU, 12.4 MiB`.
    package var words: String {
        var parts = ["\(CaseMeasure.hundredths(nanoseconds / 10_000_000)) s"]
        if let cpuMicroseconds { parts.append("\(CaseMeasure.hundredths(cpuMicroseconds / 10_000)) s CPU") }
        if let peakBytes {
            let tenths = (peakBytes * 10) >> 20
            parts.append("\(tenths / 10).\(tenths % 10) MiB")
        }
        return parts.joined(separator: ", ")
    }

    /// Seconds, seconds of processor time and MiB, each a plain number.
    package var fields: [String] {
        [
            CaseMeasure.hundredths(nanoseconds / 10_000_000),
            cpuMicroseconds.map { CaseMeasure.hundredths($0 / 10_000) } ?? "",
            peakBytes.map { CaseMeasure.hundredths(($0 * 100) >> 20) } ?? "",
        ]
    }

    private static func hundredths(_ count: Int) -> String {
        "\(count / 100).\(count % 100 < 10 ? "0" : "")\(count % 100)"
    }
}
