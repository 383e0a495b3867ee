import KataDiagnostics
import KataDiff
import KataResults
import KataText

/// Writes the difference between a log and what was expected as a table: number, sign, line.
enum HTMLDiff {
    /// Returns the table, and what can be said about the whole.
    static func markup(_ difference: Difference) -> String {
        let rows = difference.rows.map(markup).joined()
        let remarks = difference.remarks.map { HTMLText.element("p", "note", $0.english) + "\n" }.joined()
        let legend = difference.showsMatchers ? " <span class=\"matcher\">~ accepted by</span>" : ""
        return "<div class=\"scroll\"><table class=\"diff\">\n"
            + "<thead><tr><th colspan=\"3\"><span class=\"missing\">− expected</span> "
            + "<span class=\"unexpected\">+ written</span>\(legend)</th></tr></thead>\n<tbody>\n"
            + rows + "</tbody></table></div>\n" + remarks
    }

    private static func markup(_ row: Difference.Row) -> String {
        switch row {
        case .skipped(let count):
            return across("skip", "… \(count == 1 ? "1 line" : "\(count) lines") as expected")
        case .leftOut(let count):
            return across("skip", "+\(count) more differing \(count == 1 ? "line" : "lines")")
        case .command(let place): return across("command", place.heading())
        case .line(let line): return markup(line)
        }
    }

    private static func across(_ kind: String, _ text: String) -> String {
        "<tr class=\"\(kind)\"><td></td><td colspan=\"2\">\(HTMLText.escaped(text))</td></tr>\n"
    }

    private static func markup(_ line: Difference.Line) -> String {
        let sign =
            switch line.kind {
            case .context: ""
            case .missing: "−"
            case .unexpected: "+"
            }
        var text = line.kind == .context && line.number == nil ? "" : parts(line.parts)
        if let matcher = line.matcher {
            text += " " + HTMLText.element("span", "matcher", "~ \(matcher)")
        }
        for lookAlike in line.lookAlikes { text += HTMLText.element("span", "look", lookAlike.english) }
        let number = line.number.map(String.init) ?? ""
        return "<tr class=\"\(line.kind.rawValue)\"><td>\(number)</td><td>\(sign)</td><td>\(text)</td></tr>\n"
    }

    private static func parts(_ parts: [DiffPart]) -> String {
        parts.map { part in
            switch part.kind {
            case .same: HTMLText.escaped(part.shownText)
            case .differing: HTMLText.element("mark", nil, part.shownText)
            case .cut: HTMLText.element("span", "matcher", part.shownText)
            }
        }.joined()
    }
}
