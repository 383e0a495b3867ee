public import KataDiagnostics
public import KataDiff

/// Writes the difference between a log and what was expected for people at a terminal.
///
/// `-` is what was expected, in green, `+` what was written, in red. Where there are no colours, carets stand below what
/// differs within a line.
public struct DiffText {
    /// The colours, or none.
    public var style: TextStyle
    /// Returns how a command, by its index in the transcript, is shown above the lines that it wrote; nil for not at all.
    public var command: (Int) -> String?

    /// Makes a writer.
    public init(style: TextStyle = .plain, command: @escaping (Int) -> String? = { _ in nil }) {
        self.style = style
        self.command = command
    }

    /// Returns the difference: a legend, the lines, and what can be said about the whole; each line ends in a line break.
    public func text(_ mismatch: LogMismatch) -> String {
        let layout = Layout(mismatch)
        var result = legend(mismatch)
        for hunk in mismatch.hunks {
            if hunk.skippedLines > 0 {
                let lines = hunk.skippedLines == 1 ? "1 line" : "\(hunk.skippedLines) lines"
                result += style(.faint, "    \(layout.blank) … \(lines) as expected") + "\n"
            }
            result += text(hunk, layout)
        }
        if mismatch.leftOutCount > 0 {
            let lines = mismatch.leftOutCount == 1 ? "line" : "lines"
            result +=
                style(.faint, "    \(layout.blank) +\(mismatch.leftOutCount) more differing \(lines)") + "\n"
        }
        for remark in mismatch.remarks { result += "  \(style(.note, "note")): \(remark.sentence)\n" }
        return result
    }

    /// Returns how much differs, in words: "1 line missing, 2 lines not expected".
    public static func summary(_ mismatch: LogMismatch) -> String {
        func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
        var facts: [String] = []
        if mismatch.missingCount > 0 { facts.append("\(lines(mismatch.missingCount)) missing") }
        if mismatch.unexpectedCount > 0 { facts.append("\(lines(mismatch.unexpectedCount)) not expected") }
        return facts.joined(separator: ", ")
    }

    private func legend(_ mismatch: LogMismatch) -> String {
        let isMatched = mismatch.hunks.contains { $0.lines.contains { $0.acceptedBy != nil } }
        return "  \(style(.good, "- expected"))  \(style(.bad, "+ written"))"
            + (isMatched ? style(.faint, "  ~ accepted by") : "") + "\n"
    }

    private func text(_ hunk: DiffHunk, _ layout: Layout) -> String {
        var result = ""
        var shown: Int?
        for (index, line) in hunk.lines.enumerated() {
            if let running = line.actual?.command, running != shown {
                if let source = command(running) {
                    // The pair of a missing and an unexpected line is not torn apart.
                    if !line.replacesPrevious { result += heading(source, layout) }
                }
                shown = running
            }
            if line.kind == .missing, index + 1 < hunk.lines.count, hunk.lines[index + 1].replacesPrevious,
                let running = hunk.lines[index + 1].actual?.command, running != shown
            {
                if let source = command(running) { result += heading(source, layout) }
                shown = running
            }
            let isUnderlined = index + 1 < hunk.lines.count && hunk.lines[index + 1].hasUnderline
            result += text(line, layout, hasCarets: line.kind == .unexpected || !isUnderlined)
        }
        return result
    }

    private func heading(_ source: String, _ layout: Layout) -> String {
        style(.faint, "    \(layout.blank) @ \(source.visible)") + "\n"
    }

    private func text(_ line: DiffLine, _ layout: Layout, hasCarets: Bool) -> String {
        let number = layout.number(line.actual?.line)
        switch line.kind {
        case .context:
            let accepted = line.acceptedBy.map { "~ \($0.visible)" }
            let written = line.actual.map { _ in line.parts.map { shown($0) }.joined() }
            let text = [written, accepted].compactMap(\.self).joined(separator: "  ")
            return style(.faint, "    \(number) \(text)".withoutTrailingBlanks) + "\n"
        case .missing:
            return changed("-", .good, .goodPart, line, number, hasCarets) + explanations(of: line, layout)
        case .unexpected:
            return changed("+", .bad, .badPart, line, number, hasCarets) + explanations(of: line, layout)
        }
    }

    private func changed(
        _ sign: String, _ role: TextStyle.Role, _ partRole: TextStyle.Role, _ line: DiffLine,
        _ number: String,
        _ hasCarets: Bool
    ) -> String {
        var result = style(role, "  \(sign) \(number) ")
        var carets = String(repeating: " ", count: 5 + number.displayWidth)
        for part in line.parts {
            let text = shown(part)
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
        if !style.isOn, hasCarets, carets.contains("^") { result += "\n" + carets.withoutTrailingBlanks }
        return result + "\n"
    }

    private func explanations(of line: DiffLine, _ layout: Layout) -> String {
        line.lookAlikes.map { "    \(layout.blank) \(style(.note, $0.sentence.visible))\n" }.joined()
    }

    /// Returns a part with everything escaped that cannot be seen; in what differs, odd spaces and tabs too.
    private func shown(_ part: DiffPart) -> String {
        guard part.kind == .differing else { return part.text.visible }
        var result = ""
        for scalar in part.text.unicodeScalars {
            if scalar == "\t" {
                result += "→"
            } else if scalar != " ",
                scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
            {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result.visible
    }
}

/// The column of line numbers.
private struct Layout {
    private let width: Int

    init(_ mismatch: LogMismatch) {
        let last = mismatch.hunks.flatMap(\.lines).compactMap { $0.actual?.line }.max() ?? 0
        width = String(last + 1).utf8.count
    }

    /// The column without a number.
    var blank: String { String(repeating: " ", count: width) }

    /// Returns the column with the number of a 0-based line.
    func number(_ line: Int?) -> String {
        guard let line else { return blank }
        let digits = String(line + 1)
        return String(repeating: " ", count: max(0, width - digits.utf8.count)) + digits
    }
}

extension DiffLine {
    /// Tells whether the line stands in place of the one before, and says in which characters it differs from it.
    fileprivate var hasUnderline: Bool { replacesPrevious && parts.contains { $0.kind == .differing } }

    /// The matcher or gap that accepted a context line.
    fileprivate var acceptedBy: String? {
        guard kind == .context, let expected, !expected.isLiteral else { return nil }
        return expected.source
    }
}

extension String {
    fileprivate var withoutTrailingBlanks: String {
        String(String.UnicodeScalarView(unicodeScalars.reversed().drop { $0 == " " }.reversed()))
    }
}
