import KataReport
import KataTranscript

/// Collects what the rows of a scenario wrote, up to the bytes that a result keeps.
struct LogKeeper {
    private(set) var log = GradedLog(lines: [])
    private var rest = GradedLog.keptBytes

    /// Adds the log of a row.
    mutating func add(_ transcript: Transcript?) {
        guard let transcript else { return }
        for line in 0..<transcript.count {
            let text = transcript.text(ofLine: line)
            guard text.utf8.count < rest, log.cutLines == 0 else {
                log.cutLines += 1
                continue
            }
            rest -= text.utf8.count + 1
            log.lines.append(text)
        }
    }
}

extension GradedLog {
    /// Keeps the beginning of a transcript.
    init(_ transcript: Transcript) {
        var keeper = LogKeeper()
        keeper.add(transcript)
        self = keeper.log
    }
}
