extension String {
    /// The paragraphs of a text, a line each, with the blank lines between them; indented lines stay as they are.
    public var reflowed: [String] {
        var result: [String] = []
        for line in linesOfText {
            guard let last = result.last, !last.isEmpty, !line.isEmpty, line.first != " ", last.first != " "
            else {
                result.append(line)
                continue
            }
            // Chinese is written without blanks.
            let isChinese = [last.unicodeScalars.last, line.unicodeScalars.first].contains {
                $0?.displayWidth == 2
            }
            result[result.count - 1] = last + (isChinese ? "" : " ") + line
        }
        return result
    }

    /// The number of blanks at the beginning, whatever their colour.
    private var indentation: Int {
        var count = 0
        var isEscape = false
        for scalar in unicodeScalars {
            if scalar == "\u{1B}" {
                isEscape = true
            } else if isEscape {
                isEscape = scalar != "m"
            } else if scalar == " " {
                count += 1
            } else {
                return count
            }
        }
        return 0
    }

    /// Returns the line as one row of at most `width` columns, with `…` where something is left out.
    public func clipped(to width: Int) -> String {
        let rows = folded(to: width)
        guard rows.count > 1 else { return self }
        let shorter = folded(to: width - 1)[0]
        return shorter.hasSuffix("\u{1B}[0m") ? shorter.dropLast(4) + "…\u{1B}[0m" : shorter + "…"
    }

    /// Returns the line as rows of at most `width` columns, broken at blanks or in Chinese where there is some.
    ///
    /// A colour that is on at the end of a row goes on in the next, and so does the indentation of the line.
    public func folded(to width: Int) -> [String] {
        var fold = Fold(width: width, indentation: min(indentation, width / 3))
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}" {
                let end = rest.firstIndex(of: "m").map { rest.index(after: $0) } ?? rest.endIndex
                fold.add(escape: "\u{1B}" + String(rest[..<end]))
                rest = rest[end...]
            } else {
                fold.add(scalar)
            }
        }
        return fold.finished
    }
}

/// Rows of a screen that are being filled.
private struct Fold {
    let width: Int
    /// Blanks before every row but the first.
    let indentation: Int
    private var rows: [String] = []
    private var row = ""
    private var columns = 0
    private var color = ""
    /// Tells whether there was anything but blanks.
    private var hasText = false
    /// Where the row could be broken: what stands before, and its columns.
    private var blank: (index: String.UnicodeScalarView.Index, columns: Int)?
    /// The place before that one.
    private var blankBefore: (index: String.UnicodeScalarView.Index, columns: Int)?

    /// Punctuation that no row begins with, and that no row ends in.
    private static let closing = Set(
        ",.;:!?)]}\u{FF0C}\u{FF1B}\u{FF1A}\u{FF01}\u{FF1F}\u{FF09}。、》」』】”’".unicodeScalars)
    private static let opening = Set("\u{FF08}《「『【“‘".unicodeScalars)

    init(width: Int, indentation: Int) {
        self.width = width
        self.indentation = indentation
    }

    var finished: [String] { rows + [row] }

    mutating func add(escape: String) {
        color = escape == "\u{1B}[0m" ? "" : escape
        row += escape
    }

    mutating func add(_ scalar: Unicode.Scalar) {
        let isTab = scalar == "\t"
        let size = isTab ? 1 : scalar.displayWidth
        let isClosing = Fold.closing.contains(scalar)
        // Nothing ends a phrase at the beginning of a row.
        if isClosing, blank?.index == row.unicodeScalars.endIndex { blank = blankBefore }
        if columns + size > width { breakRow() }
        row.unicodeScalars.append(isTab ? " " : scalar)
        columns += size
        // A row is only broken in its second half, so that an indented word does not leave it empty.
        // Chinese may be broken anywhere.
        hasText = hasText || scalar != " "
        let isBreakable = scalar == " " || size == 2 && !Fold.opening.contains(scalar)
        if isBreakable, hasText, columns > width / 2 {
            blankBefore = blank
            blank = (row.unicodeScalars.endIndex, columns)
        }
    }

    private mutating func breakRow() {
        let blanks = String(repeating: " ", count: indentation)
        var next = blanks + color
        if let blank, !row.unicodeScalars[blank.index...].contains("\u{1B}") {
            next += String(row.unicodeScalars[blank.index...])
            row = String(row.unicodeScalars[..<blank.index])
            columns -= blank.columns
        } else {
            columns = 0
        }
        columns += indentation
        while row.hasSuffix(" ") { row.removeLast() }
        rows.append(color.isEmpty ? row : row + "\u{1B}[0m")
        row = next
        blank = nil
        blankBefore = nil
    }
}
