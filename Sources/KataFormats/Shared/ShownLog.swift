import KataDiagnostics
import KataText
import KataTranscript

/// The beginning of a log, small enough for a report, with everything visible in it.
struct ShownLog {
    /// The lines that are shown.
    let lines: [String]
    /// How many lines are left out.
    let leftOutCount: Int

    /// Takes lines of a log up to a number of bytes.
    init(_ transcript: Transcript?, byteLimit: Int = 16 << 10) {
        var rest = byteLimit
        var lines: [String] = []
        let count = transcript?.count ?? 0
        while let transcript, rest > 0, lines.count < count {
            let bytes = transcript.utf8(ofLine: lines.count)
            let shown = String(decoding: bytes.prefix(rest), as: UTF8.self).visible
            lines.append(bytes.count > rest ? shown + "…" : shown)
            rest -= bytes.count + 1
        }
        self.lines = lines
        leftOutCount = count - lines.count + (transcript?.omittedCount ?? 0)
    }

    /// What says that lines are missing; nil where none are.
    var remark: String? {
        leftOutCount == 0 ? nil : "… \(leftOutCount) more \(leftOutCount == 1 ? "line" : "lines")"
    }

    /// The lines, the remark that some are missing included.
    var allLines: [String] { lines + (remark.map { [$0] } ?? []) }
}
