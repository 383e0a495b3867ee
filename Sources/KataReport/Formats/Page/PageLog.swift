import KataDiff
import KataText
import KataTranscript

/// A scenario's log with what was expected instead laid between its lines.
struct PageLog {
    private var rows: [JSON] = []
    private let transcript: Transcript

    /// What one scenario's log may hold, in bytes; a line, in characters.
    private enum Bound {
        static let log = 1 << 20
        static let line = 2000
    }

    /// Takes a log with the differences that were found in it.
    init(_ transcript: Transcript, _ mismatches: [LogMismatch]) {
        self.transcript = transcript
        var written: [Int: DiffLine] = [:]
        var missing: [Int: [DiffLine]] = [:]
        for mismatch in mismatches {
            var next = 0
            for hunk in mismatch.hunks {
                for (index, line) in hunk.lines.enumerated() {
                    if let actual = line.actual {
                        written[actual.line] = line
                        next = actual.line + 1
                    } else {
                        let following = hunk.lines[index...].lazy.compactMap(\.actual?.line).first
                        missing[following ?? next, default: []].append(line)
                    }
                }
            }
        }
        var rest = Bound.log
        for line in 0..<transcript.count {
            for one in missing[line] ?? [] { add(one, step: transcript.command(ofLine: line)) }
            rest -= transcript.utf8(ofLine: line).count + 1
            guard rest > 0 else {
                rows.append(.members(["text": .string("… \(transcript.count - line) more")]))
                return
            }
            add(line, written[line])
        }
        for line in missing.keys.sorted() where line >= transcript.count {
            for one in missing[line] ?? [] { add(one, step: nil) }
        }
        if transcript.omittedCount > 0 {
            rows.append(.members(["text": .string("… \(transcript.omittedCount) more")]))
        }
    }

    var json: JSON { .array(rows) }

    private mutating func add(_ line: Int, _ difference: DiffLine?) {
        let text = transcript.text(ofLine: line)
        let isUnexpected = difference?.kind == .unexpected
        rows.append(
            .members([
                "number": .integer(Int64(line + 1)), "kind": isUnexpected ? "unexpected" : nil,
                "text": isUnexpected ? nil : .string(text.cut(toCount: Bound.line).visible),
                "parts": isUnexpected ? difference.map(\.pageParts) : nil,
                "step": transcript.command(ofLine: line).map { .integer(Int64($0)) },
                "matcher": (difference?.acceptedBy).map { .string($0.visible) },
                "looks": difference.flatMap(\.pageLooks),
            ]))
    }

    private mutating func add(_ missing: DiffLine, step: Int?) {
        rows.append(
            .members([
                "kind": "missing", "parts": missing.pageParts, "step": step.map { .integer(Int64($0)) },
                "looks": missing.pageLooks,
            ]))
    }
}

extension DiffLine {
    /// Pairs of a mark, 1 for what differs, and a text.
    fileprivate var pageParts: JSON {
        .array(parts.map { .array([$0.kind == .differing ? 1 : 0, .string($0.shownText)]) })
    }

    fileprivate var pageLooks: JSON? {
        lookAlikes.isEmpty
            ? nil : .array(lookAlikes.map { .both($0.sentence, $0.sentence(in: .chinese)) })
    }
}

extension JSON {
    /// A text in both languages of the page.
    static func both(_ english: String, _ chinese: String) -> JSON {
        english == chinese ? .string(english) : .members(["en": .string(english), "zh": .string(chinese)])
    }
}

extension String {
    fileprivate func cut(toCount limit: Int) -> String {
        utf8.count > limit ? String(prefix(limit)) + "…" : self
    }
}
