import KataDiagnostics
import KataDiff
public import KataResults
public import KataText

/// Writes the difference between a log and what was expected for people at a terminal.
///
/// `-` is what was expected, in red, `+` what was written, in green, as everywhere else. Where there are no colours, carets stand below what
/// differs within a line.
public struct DiffText {
    /// The colours, or none.
    public var style: TextStyle
    /// The reader's language.
    var language: ReaderLanguage
    /// Tells whether the signs are explained, and commands stand above the lines that they wrote.
    var isWhole: Bool

    /// Makes a writer.
    public init(style: TextStyle = .plain, language: ReaderLanguage = .english, isWhole: Bool = true) {
        self.style = style
        self.language = language
        self.isWhole = isWhole
    }

    /// Returns the difference: a legend, the lines, and what can be said about the whole; each line ends in a line break.
    public func text(_ difference: Difference) -> String {
        let layout = Layout(difference)
        var result = isWhole ? legend(difference) : ""
        for row in difference.rows { result += text(row, layout) }
        for remark in difference.remarks {
            let note = style(.note, language("note", "注")) + language(": ", "：")
            result += "  \(note)\(remark.text(in: language).visible)\n"
        }
        return result
    }

    /// Returns how much differs, in words: "1 line missing, 2 lines not expected".
    public static func summary(_ mismatch: Difference) -> String {
        func lines(_ count: Int) -> String { count.counted("line") }
        var facts: [String] = []
        if mismatch.missingCount > 0 { facts.append("\(lines(mismatch.missingCount)) missing") }
        if mismatch.unexpectedCount > 0 { facts.append("\(lines(mismatch.unexpectedCount)) not expected") }
        return facts.joined(separator: ", ")
    }

    private func legend(_ difference: Difference) -> String {
        "  \(style(.bad, language("- expected", "- 期望")))  \(style(.good, language("+ written", "+ 写出")))"
            + (difference.showsMatchers ? style(.faint, language("  ~ accepted by", "  ~ 符合")) : "") + "\n"
    }

    private func text(_ row: Difference.Row, _ layout: Layout) -> String {
        switch row {
        case .skipped(let count):
            let lines = count.counted("line")
            let words = language("\(lines) as expected", "\(count) 行与期望相同")
            return style(.faint, "    \(layout.blank) … \(words)") + "\n"
        case .command(let place): return isWhole ? heading(place.heading(in: language), layout) : ""
        case .line(let line): return text(line, layout)
        case .leftOut(let count):
            let lines = count == 1 ? "line" : "lines"
            let words = language("+\(count) more differing \(lines)", "还有 \(count) 行不同")
            return style(.faint, "    \(layout.blank) \(words)") + "\n"
        }
    }

    private func heading(_ source: String, _ layout: Layout) -> String {
        style(.faint, "    \(layout.blank) @ \(source.visible)") + "\n"
    }

    private func text(_ line: Difference.Line, _ layout: Layout) -> String {
        let number = layout.number(line.number)
        switch line.kind {
        case .context:
            let accepted = line.matcher.map { "~ \($0.visible)" }
            let written = line.number.map { _ in line.parts.map(\.shownText).joined() }
            let text = [written, accepted].compactMap(\.self).joined(separator: "  ")
            return style(.faint, "    \(number) \(text)".withoutTrailingBlanks) + "\n"
        case .missing:
            return changed("-", .bad, .badPart, line, number) + explanations(of: line, layout)
        case .unexpected:
            return changed("+", .good, .goodPart, line, number) + explanations(of: line, layout)
        }
    }

    private func changed(
        _ sign: String, _ role: TextStyle.Role, _ partRole: TextStyle.Role, _ line: Difference.Line,
        _ number: String
    ) -> String {
        var result = style(role, "  \(sign) \(number) ")
        var carets = String(repeating: " ", count: 5 + number.displayWidth)
        for part in line.parts {
            let text = part.shownText
            switch part.kind {
            case .differing:
                result += style(partRole, text)
                carets += String(repeating: "^", count: text.displayWidth)
            case .same:
                result += style(role, text)
                // A tab moves the carets as it moves the text.
                for scalar in text.unicodeScalars {
                    carets += scalar == "\t" ? "\t" : String(repeating: " ", count: scalar.displayWidth)
                }
            case .cut:
                result += style(.faint, text)
                carets += String(repeating: " ", count: text.displayWidth)
            }
        }
        if !style.isOn, line.hasCarets, carets.contains("^") { result += "\n" + carets.withoutTrailingBlanks }
        return result + "\n"
    }

    private func explanations(of line: Difference.Line, _ layout: Layout) -> String {
        line.lookAlikes.map { "    \(layout.blank) \(style(.note, $0.text(in: language).visible))\n" }
            .joined()
    }
}

/// The column of line numbers.
private struct Layout {
    private let width: Int

    init(_ difference: Difference) {
        width = String(difference.lines.compactMap(\.number).max() ?? 1).utf8.count
    }

    /// The column without a number.
    var blank: String { String(repeating: " ", count: width) }

    /// Returns the column with the number of a line.
    func number(_ line: Int?) -> String {
        guard let line else { return blank }
        let digits = String(line)
        return String(repeating: " ", count: max(0, width - digits.utf8.count)) + digits
    }
}

extension String {
    fileprivate var withoutTrailingBlanks: String {
        String(String.UnicodeScalarView(unicodeScalars.reversed().drop { $0 == " " }.reversed()))
    }
}
