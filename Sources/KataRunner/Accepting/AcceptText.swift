public import KataDiagnostics
import KataDiff
import KataReport
import KataTranscript

/// What `kata accept` did, for people.
public struct AcceptText: Sendable {
    private let style: TextStyle
    private let isCheck: Bool

    /// Makes a report in colour or without; `isCheck` says that nothing is written.
    public init(style: TextStyle, isCheck: Bool) {
        self.style = style
        self.isCheck = isCheck
    }

    /// Returns what came of a kata: a line, and the change of the file or why there is none.
    public func text(of result: AcceptResult) -> String {
        let name = style(.strong, result.id.visible)
        switch result.outcome {
        case .unchanged: return "\(style(.good, "✓")) \(name)  \(style(.faint, "is as it should be"))\n"
        case .changed(let changed):
            let words = isCheck ? "would change" : "changed"
            let mark = isCheck ? style(.bad, "✗") : style(.good, "✓")
            return "\(mark) \(name)  \(words)\n" + change(from: result.source, to: changed)
        case .refused(let refusals):
            return "\(style(.bad, "✗")) \(name)  nothing is written\n"
                + refusals.map { text(of: $0, in: result.source) }.joined()
        case .obstacle(let obstacle):
            var report = TextReport(style: style)
            return "\(style(.bad, "✗")) \(name)  nothing is written: the reference was not judged to a log\n"
                + report.text(for: .finished(obstacle))
        }
    }

    private func text(of refusal: AcceptRefusal, in file: SourceFile) -> String {
        let place = Place(refusal.range, in: file)
        let address = "\(file.path.visible):\(place.position.line):\(place.position.column)"
        let source = place.source.isEmpty ? "" : "    \(style(.note, "→")) \(place.source.visible)\n"
        return "  \(style(.strong, address)): \(style(.bad, refusal.sentence))\n" + source
    }

    /// Returns the lines of a file that change, with those around them.
    private func change(from old: SourceFile, to new: SourceFile) -> String {
        let comparer = LogComparer()
        let oldLines = Transcript(lines: old.lines)
        guard let mismatch = comparer.compare(expected: oldLines, with: Transcript(lines: new.lines)) else {
            return ""
        }
        var result = ""
        var next = 0
        for hunk in mismatch.hunks {
            next += hunk.skippedLines
            result += style(.faint, "  @ line \(next + 1)\n")
            for line in hunk.lines {
                let text = line.shownText.visible
                switch line.kind {
                case .context: result += text.isEmpty ? "\n" : "    \(style(.faint, text))\n"
                case .missing: result += "  \(style(.bad, text.isEmpty ? "-" : "- \(text)"))\n"
                case .unexpected: result += "  \(style(.good, text.isEmpty ? "+" : "+ \(text)"))\n"
                }
                if line.kind != .missing { next += 1 }
            }
        }
        let rest = mismatch.leftOutCount
        return rest > 0 ? result + style(.faint, "  +\(rest) more changed lines\n") : result
    }
}

extension SourceFile {
    fileprivate var lines: [String] { (0..<lineCount).map(text(ofLine:)) }
}
