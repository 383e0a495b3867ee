import KataDiff
import KataResults
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
    init(_ transcript: Transcript, _ differences: [Difference]) {
        self.transcript = transcript
        var written: [Int: Difference.Line] = [:]
        var missing: [Int: [Difference.Line]] = [:]
        for difference in differences {
            let lines = difference.lines
            var next = 0
            for (index, line) in lines.enumerated() {
                if let number = line.number {
                    written[number - 1] = line
                    next = number
                } else if line.kind == .missing {
                    let following = lines[index...].lazy.compactMap(\.number).first.map { $0 - 1 }
                    missing[following ?? next, default: []].append(line)
                }
            }
        }
        var rest = Bound.log
        for line in 0..<transcript.count {
            for one in missing[line] ?? [] { add(one, step: transcript.command(ofLine: line)) }
            rest -= transcript.utf8(ofLine: line).count + 1
            guard rest > 0 else {
                addMore(transcript.count - line + transcript.omittedCount)
                return
            }
            add(line, written[line])
        }
        for line in missing.keys.sorted() where line >= transcript.count {
            for one in missing[line] ?? [] { add(one, step: nil) }
        }
        if transcript.omittedCount > 0 { addMore(transcript.omittedCount) }
    }

    private mutating func addMore(_ count: Int) {
        rows.append(.members(["text": .both("… \(count) more", "… 还有 \(count) 行")]))
    }

    var json: JSON { .array(rows) }

    private mutating func add(_ line: Int, _ difference: Difference.Line?) {
        let text = transcript.text(ofLine: line)
        let isUnexpected = difference?.kind == .unexpected
        rows.append(
            .members([
                "number": .integer(Int64(line + 1)), "kind": isUnexpected ? "unexpected" : nil,
                "text": isUnexpected ? nil : .string(text.cut(toCount: Bound.line).visible),
                "parts": isUnexpected ? difference.map(\.pageParts) : nil,
                "step": transcript.command(ofLine: line).map { .integer(Int64($0)) },
                "matcher": (difference?.matcher).map { .string($0.visible) },
                "looks": difference.flatMap(\.pageLooks),
            ]))
    }

    private mutating func add(_ missing: Difference.Line, step: Int?) {
        rows.append(
            .members([
                "kind": "missing", "parts": missing.pageParts, "step": step.map { .integer(Int64($0)) },
                "looks": missing.pageLooks,
            ]))
    }
}

extension Difference.Line {
    /// Pairs of a mark, 1 for what differs, and a text.
    fileprivate var pageParts: JSON {
        .array(parts.map { .array([$0.kind == .differing ? 1 : 0, .string($0.shownText)]) })
    }

    fileprivate var pageLooks: JSON? {
        lookAlikes.isEmpty
            ? nil : .array(lookAlikes.map { .both($0.english, $0.chinese) })
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
