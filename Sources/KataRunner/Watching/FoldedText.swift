import KataDiagnostics

extension String {
    /// The lines of a text that ends in a line break, or not.
    var linesOfText: [String] {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The paragraphs of a text, a line each, with the blank lines between them; indented lines stay as they are.
    var reflowed: [String] {
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

    /// Returns the line as rows of at most `width` columns, broken at blanks or in Chinese where there is some.
    ///
    /// A colour that is on at the end of a row goes on in the next.
    func folded(to width: Int) -> [String] {
        var fold = Fold(width: width)
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
    private var rows: [String] = []
    private var row = ""
    private var columns = 0
    private var color = ""
    /// Where the row could be broken: what stands before, and its columns.
    private var blank: (index: String.UnicodeScalarView.Index, columns: Int)?

    init(width: Int) { self.width = width }

    var finished: [String] { rows + [row] }

    mutating func add(escape: String) {
        color = escape == "\u{1B}[0m" ? "" : escape
        row += escape
    }

    mutating func add(_ scalar: Unicode.Scalar) {
        let isTab = scalar == "\t"
        let size = isTab ? 1 : scalar.displayWidth
        if columns + size > width { breakRow() }
        row.unicodeScalars.append(isTab ? " " : scalar)
        columns += size
        // A row is only broken in its second half, so that an indented word does not leave it empty.
        // Chinese may be broken anywhere.
        if scalar == " " || size == 2, columns > width / 2 { blank = (row.unicodeScalars.endIndex, columns) }
    }

    private mutating func breakRow() {
        var next = color
        if let blank, color.isEmpty, !row.unicodeScalars[blank.index...].contains("\u{1B}") {
            next = String(row.unicodeScalars[blank.index...])
            row = String(row.unicodeScalars[..<blank.index])
            columns -= blank.columns
        } else {
            columns = 0
        }
        while row.hasSuffix(" ") { row.removeLast() }
        rows.append(color.isEmpty ? row : row + "\u{1B}[0m")
        row = next
        blank = nil
    }
}
