import KataText

/// Draws a sequence diagram with box characters.
public struct SequenceText {
    /// Makes a drawing.
    public init() {}

    /// Returns the drawing, without blanks at the ends of lines.
    public func text(_ diagram: SequenceDiagram) -> String {
        let columns = Self.columns(of: diagram)
        var lines = heads(diagram.participants, columns)
        for message in diagram.messages {
            lines.append(label(of: message, columns))
            lines.append(arrow(of: message, columns))
            for line in message.log { lines.append(note(line, at: message.to, columns)) }
        }
        lines.append(Self.lifelines(columns))
        return lines.map { $0.withoutBlanksAtEnd + "\n" }.joined() + diagram.notes.map { $0 + "\n" }.joined()
    }

    /// The columns of the lifelines, far enough apart for every message between two neighbours.
    private static func columns(of diagram: SequenceDiagram) -> [Int] {
        var gaps = zip(diagram.participants, diagram.participants.dropFirst()).map {
            ($0.displayWidth + $1.displayWidth) / 2 + 6
        }
        for message in diagram.messages {
            let (low, high) = (min(message.from, message.to), max(message.from, message.to))
            let width = label(of: message).displayWidth + 4
            if low == high {
                if low < gaps.count { gaps[low] = max(gaps[low], width + 3) }
            } else {
                let share = (width + high - low - 1) / (high - low)
                for index in low..<high { gaps[index] = max(gaps[index], share) }
            }
        }
        var columns = [(diagram.participants.first?.displayWidth ?? 0) / 2 + 2]
        for gap in gaps { columns.append((columns.last ?? 0) + gap) }
        return columns
    }

    private static func label(of message: SequenceDiagram.Message) -> String {
        message.text + (message.answer.map { " → \($0)" } ?? "")
    }

    private func heads(_ titles: [String], _ columns: [Int]) -> [String] {
        var rows = [TextRow(), TextRow(), TextRow()]
        for (title, column) in zip(titles, columns) {
            let width = title.displayWidth
            let left = column - width / 2 - 2
            let rule = String(repeating: "─", count: width + 2)
            let middle = column - left - 1
            let foot = String(rule.prefix(middle)) + "┬" + String(rule.dropFirst(middle + 1))
            rows[0].put("┌\(rule)┐", at: left)
            rows[1].put("│ \(title) │", at: left)
            rows[2].put("└\(foot)┘", at: left)
        }
        return rows.map(\.text)
    }

    private static func lifelines(_ columns: [Int]) -> String { row(columns).text }

    private static func row(_ columns: [Int]) -> TextRow {
        var row = TextRow()
        for column in columns { row.put("│", at: column) }
        return row
    }

    private func label(of message: SequenceDiagram.Message, _ columns: [Int]) -> String {
        var row = Self.row(columns)
        let low = columns[min(message.from, message.to)]
        if message.from == message.to {
            row.put("├─┐ " + Self.label(of: message), at: low)
        } else {
            row.put(Self.label(of: message), at: low + 2)
        }
        return row.text
    }

    private func arrow(of message: SequenceDiagram.Message, _ columns: [Int]) -> String {
        var row = Self.row(columns)
        let (start, end) = (columns[message.from], columns[message.to])
        if start == end {
            row.put("│◀┘", at: start)
        } else if start < end {
            row.put("├" + String(repeating: "─", count: end - start - 2) + "▶│", at: start)
        } else {
            row.put("│◀" + String(repeating: "─", count: start - end - 2) + "┤", at: end)
        }
        return row.text
    }

    private func note(_ line: String, at participant: Int, _ columns: [Int]) -> String {
        var row = Self.row(columns)
        row.put("✎ \(line)", at: columns[participant] + 2)
        return row.text
    }
}

/// A line of text by display columns.
private struct TextRow {
    private var cells: [String] = []

    var text: String { cells.joined() }

    mutating func put(_ text: String, at column: Int) {
        var column = max(0, column)
        for character in text {
            let width = max(1, String(character).displayWidth)
            while cells.count < column + width { cells.append(" ") }
            cells[column] = String(character)
            for extra in 1..<width where width > 1 { cells[column + extra] = "" }
            column += width
        }
    }
}

extension String {
    fileprivate var withoutBlanksAtEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
