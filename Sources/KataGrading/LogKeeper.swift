import KataTranscript

/// Collects what the rows of a scenario wrote, up to the bytes that a result keeps.
struct LogKeeper {
    /// How many bytes of a log are kept.
    static let keptBytes = 64 << 10
    /// How many lines of a log are kept: a result holds no more values than a reader takes.
    static let keptLines = 2000

    private var lines: [String] = []
    private var cutCount = 0
    private var rest = LogKeeper.keptBytes

    /// Keeps the beginning of a row's log, if there is one.
    init(_ transcript: Transcript? = nil) { add(transcript) }

    /// The beginning of the log.
    var log: Transcript { Transcript(lines: lines, omittedCount: cutCount) }

    /// Adds the log of a row.
    mutating func add(_ transcript: Transcript?) {
        guard let transcript else { return }
        for line in 0..<transcript.count {
            let text = transcript.text(ofLine: line)
            guard text.utf8.count < rest, lines.count < Self.keptLines, cutCount == 0 else {
                cutCount += 1
                continue
            }
            rest -= text.utf8.count + 1
            lines.append(text)
        }
    }
}
