internal import KataDiagnostics
internal import KataYAML

/// Reads rows that are written as a table: a line of names, and a line of expressions for each row.
///
///     count | word
///     2     | "two"
enum ParameterTable {
    private static let bar = UInt8(ascii: "|")

    /// Tells whether a text can be a table, and no name of one.
    static func isTable(_ text: String) -> Bool {
        text.utf8.contains(bar) || text.utf8.contains(UInt8(ascii: "\n"))
    }

    /// Returns the rows; nil after reporting that there are none.
    static func rows(_ node: YAMLNode, key: String, diagnostics: inout Diagnostics) -> [ParameterRow]? {
        guard !node.joinsLines else {
            diagnostics.add(FileProblem.linesAreJoined(key: key).diagnostic(at: node.range))
            return nil
        }
        let lines = cells(of: node.text)
        guard let head = lines.first, lines.count > 1 else {
            diagnostics.add(FileProblem.noRows(key: key).diagnostic(at: node.range))
            return nil
        }
        var names: [Name] = []
        for cell in head {
            guard let name = ScriptParser.boundName(cell, diagnostics: &diagnostics) else { return nil }
            if let first = names.first(where: { $0.text == name.text }) {
                diagnostics.add(
                    FileProblem.nameClash(name: name.text, first: first.range).diagnostic(at: name.range))
            }
            names.append(name)
        }
        var rows: [ParameterRow] = []
        for (index, line) in lines.dropFirst().enumerated() {
            rows.append(row(line, names, number: index + 1, diagnostics: &diagnostics))
        }
        return rows
    }

    private static func row(
        _ cells: [LocatedText], _ names: [Name], number: Int, diagnostics: inout Diagnostics
    ) -> ParameterRow {
        var row = ParameterRow(values: [])
        guard cells.count == names.count else {
            let problem = FileProblem.rowHasCells(row: number, count: cells.count, names: names.count)
            diagnostics.add(problem.diagnostic(at: cells[0].range.joined(with: cells[cells.count - 1].range)))
            return row
        }
        for (cell, name) in zip(cells, names) {
            guard !cell.bytes.isEmpty else {
                diagnostics.add(
                    FileProblem.emptyCell(row: number, name: name.text).diagnostic(at: cell.range))
                continue
            }
            if let value = ScriptParser.expression(cell, diagnostics: &diagnostics) {
                row.values.append((name, value))
            }
        }
        return row
    }

    /// Returns the cells of each line that is neither empty, a comment nor the rule below the names.
    private static func cells(of text: LocatedText) -> [[LocatedText]] {
        var lines: [[LocatedText]] = []
        var start = 0
        for line in text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            defer { start += line.count + 1 }
            var cells = parts(of: text, start, start + line.count)
            guard let first = cells.first else { continue }
            if cells.count == 1, first.bytes.isEmpty || first.bytes[0] == UInt8(ascii: "#") { continue }
            if first.bytes.first == UInt8(ascii: "#") { continue }
            // Bars may stand around a line as well.
            if cells.count > 1, first.bytes.isEmpty { cells.removeFirst() }
            if cells.count > 1, cells[cells.count - 1].bytes.isEmpty { cells.removeLast() }
            if lines.count == 1, cells.allSatisfy(isRule) { continue }
            lines.append(cells)
        }
        return lines
    }

    private static func isRule(_ cell: LocatedText) -> Bool {
        !cell.bytes.isEmpty && cell.bytes.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    }

    /// Returns what stands between the bars of a line, blanks around it left out; a bar in a string is none.
    private static func parts(of text: LocatedText, _ start: Int, _ end: Int) -> [LocatedText] {
        var parts: [LocatedText] = []
        var begin = start
        var inString = false
        var isEscaped = false
        for offset in start..<end {
            let byte = text.bytes[offset]
            if isEscaped {
                isEscaped = false
            } else if inString, byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                inString.toggle()
            } else if byte == bar, !inString {
                parts.append(cell(of: text, begin, offset))
                begin = offset + 1
            }
        }
        return parts + [cell(of: text, begin, end)]
    }

    private static func cell(of text: LocatedText, _ start: Int, _ end: Int) -> LocatedText {
        func isBlank(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
        }
        var (start, end) = (start, end)
        while start < end, isBlank(text.bytes[start]) { start += 1 }
        while start < end, isBlank(text.bytes[end - 1]) { end -= 1 }
        // A line of a block stands in the file as it is.
        return LocatedText(
            bytes: Array(text.bytes[start..<end]),
            pieces: [LocatedText.Piece(content: 0, file: text.fileOffset(of: start))],
            range: text.fileRange(start, end))
    }
}
