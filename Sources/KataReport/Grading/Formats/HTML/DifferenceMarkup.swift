import KataDiagnostics
import KataText

/// Colours the text of a difference, as a published result keeps it: `-` was expected, `+` was written.
///
/// The text is what `DiffText` writes without colours. Its carets become marks in the line above them.
struct DifferenceMarkup {
    /// The markup.
    private(set) var markup = ""
    private var last: DifferenceLine?

    /// Makes the markup of a text.
    init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            add(DifferenceLine(String(line)))
        }
        finishLast(carets: nil)
        markup = "<pre class=\"diff\">\(markup)</pre>\n"
    }

    private mutating func add(_ line: DifferenceLine) {
        let isExplanation = line.kind == .carets && last != nil
        finishLast(carets: isExplanation ? line.text : nil)
        last = isExplanation ? nil : line
    }

    private mutating func finishLast(carets: String?) {
        guard let line = last else { return }
        last = nil
        let content = carets.map { DifferenceMarkup.marked(line.text, $0) } ?? HTMLText.escaped(line.text)
        markup += HTMLText.markup("span", line.kind.rawValue, content.isEmpty ? " " : content)
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
