import KataDiagnostics

/// Colours the text of a difference, as a published result keeps it: `-` was expected, `+` was written.
///
/// The text is what `DiffText` writes without colours. Its carets become marks in the line above them.
struct DifferenceMarkup {
    /// The markup.
    private(set) var markup = ""
    private var last: (kind: String, text: String)?

    /// Makes the markup of a text.
    init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { add(String(line)) }
        finishLast(carets: nil)
        markup = "<pre class=\"diff\">\(markup)</pre>\n"
    }

    private mutating func add(_ line: String) {
        if last != nil, line.isCarets {
            finishLast(carets: line)
            return
        }
        finishLast(carets: nil)
        last = (DifferenceMarkup.kind(of: line), line)
    }

    private mutating func finishLast(carets: String?) {
        guard let (kind, text) = last else { return }
        last = nil
        let content = carets.map { DifferenceMarkup.marked(text, $0) } ?? HTMLText.escaped(text)
        markup += HTMLText.markup("span", kind, content.isEmpty ? " " : content)
    }

    /// The class of a line, by the sign in its third column.
    private static func kind(of line: String) -> String {
        let start = Array(line.unicodeScalars.prefix(7))
        guard start.count >= 3, start[0] == " ", start[1] == " " else { return "context" }
        if line.hasPrefix("  - expected") { return "legend" }
        switch start[2] {
        case "-": return "missing"
        case "+": return "unexpected"
        default: return line.drop { $0 == " " }.hasPrefix("@ ") ? "command" : "context"
        }
    }

    /// Returns a line with marks above its carets, which stand in columns of a terminal.
    private static func marked(_ text: String, _ carets: String) -> String {
        let flags = carets.unicodeScalars.map { $0 == "^" }
        var result = ""
        var part = ""
        var isMarked = false
        var column = 0
        for scalar in text.unicodeScalars {
            let isWanted = column < flags.count ? flags[column] : false
            if isWanted != isMarked, scalar.displayWidth > 0 {
                result += isMarked ? HTMLText.element("mark", nil, part) : HTMLText.escaped(part)
                part = ""
                isMarked = isWanted
            }
            part.unicodeScalars.append(scalar)
            column += scalar.displayWidth
        }
        return result + (isMarked ? HTMLText.element("mark", nil, part) : HTMLText.escaped(part))
    }
}

extension String {
    /// Tells whether the line holds carets and blanks alone.
    fileprivate var isCarets: Bool {
        unicodeScalars.contains("^") && unicodeScalars.allSatisfy { $0 == "^" || $0 == " " || $0 == "\t" }
    }
}
