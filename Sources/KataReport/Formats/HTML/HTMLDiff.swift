import KataDiagnostics
import KataDiff
import KataTranscript

/// Writes the difference between a log and what was expected as a table: number, sign, line.
struct HTMLDiff {
    let transcript: Transcript?
    let file: SourceFile

    /// Returns the table, and what can be said about the whole.
    func markup(_ mismatch: LogMismatch) -> String {
        let rows = DiffRows(mismatch).rows.map { markup($0) }.joined()
        let remarks = mismatch.remarks.map { HTMLText.element("p", "note", $0.sentence) + "\n" }.joined()
        let legend = mismatch.showsMatchers ? " <span class=\"matcher\">~ accepted by</span>" : ""
        return "<div class=\"scroll\"><table class=\"diff\">\n"
            + "<thead><tr><th colspan=\"3\"><span class=\"missing\">− expected</span> "
            + "<span class=\"unexpected\">+ written</span>\(legend)</th></tr></thead>\n<tbody>\n"
            + rows + "</tbody></table></div>\n" + remarks
    }

    private func markup(_ row: DiffRows.Row) -> String {
        switch row {
        case .skipped(let count):
            return across("skip", "… \(count == 1 ? "1 line" : "\(count) lines") as expected")
        case .leftOut(let count):
            return across("skip", "+\(count) more differing \(count == 1 ? "line" : "lines")")
        case .command(let index):
            return transcript.map { across("command", $0.heading(ofCommand: index, in: file)) } ?? ""
        case .line(let line, _): return markup(line)
        }
    }

    private func across(_ kind: String, _ text: String) -> String {
        "<tr class=\"\(kind)\"><td></td><td colspan=\"2\">\(HTMLText.escaped(text))</td></tr>\n"
    }

    private func markup(_ line: DiffLine) -> String {
        let sign =
            switch line.kind {
            case .context: ""
            case .missing: "−"
            case .unexpected: "+"
            }
        var text = line.kind == .context && line.actual == nil ? "" : parts(line.parts)
        if let matcher = line.acceptedBy {
            text += " " + HTMLText.element("span", "matcher", "~ \(matcher)")
        }
        for lookAlike in line.lookAlikes { text += HTMLText.element("span", "look", lookAlike.sentence) }
        let number = line.actual.map { String($0.line + 1) } ?? ""
        return "<tr class=\"\(line.kind.rawValue)\"><td>\(number)</td><td>\(sign)</td><td>\(text)</td></tr>\n"
    }

    private func parts(_ parts: [DiffPart]) -> String {
        parts.map { part in
            switch part.kind {
            case .same: HTMLText.escaped(part.shownText)
            case .differing: HTMLText.element("mark", nil, part.shownText)
            case .cut: HTMLText.element("span", "matcher", part.shownText)
            }
        }.joined()
    }
}
