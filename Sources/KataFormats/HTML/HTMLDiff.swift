import KataDiagnostics
import KataDiff
import KataResults
import KataText

/// Writes the difference between a log and what was expected as a table: number, sign, line.
struct HTMLDiff {
    let language: ReaderLanguage

    /// Returns the table, and what can be said about the whole.
    func elements(of difference: Difference) -> [String] {
        let rows = difference.rows.map(markup).joined()
        let accepted = language("~ accepted by", "~ 符合")
        let legend = difference.showsMatchers ? " " + HTMLText.element("span", "matcher", accepted) : ""
        let table =
            "<div class=\"scroll\"><table class=\"diff\">\n<thead><tr><th colspan=\"3\">"
            + HTMLText.element("span", "missing", language("− expected", "− 期望")) + " "
            + HTMLText.element("span", "unexpected", language("+ written", "+ 写出")) + legend
            + "</th></tr></thead>\n<tbody>\n" + rows + "</tbody></table></div>\n"
        return [table]
            + difference.remarks.map {
                HTMLText.element("p", "note", language($0.english, $0.chinese)) + "\n"
            }
    }

    private func markup(_ row: Difference.Row) -> String {
        switch row {
        case .skipped(let count):
            let lines = count.counted("line")
            return across("skip", language("… \(lines) as expected", "… \(count) 行与期望相同"))
        case .leftOut(let count):
            let lines = count == 1 ? "line" : "lines"
            return across("skip", language("+\(count) more differing \(lines)", "还有 \(count) 行不同"))
        case .command(let place): return across("command", place.heading(in: language))
        case .line(let line): return markup(line)
        }
    }

    private func across(_ kind: String, _ text: String) -> String {
        "<tr class=\"\(kind)\"><td></td><td colspan=\"2\">\(HTMLText.escaped(text))</td></tr>\n"
    }

    private func markup(_ line: Difference.Line) -> String {
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
        for lookAlike in line.lookAlikes {
            text += HTMLText.element("span", "look", lookAlike.text(in: language))
        }
        let number = line.number.map(String.init) ?? ""
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
