import KataText

/// Draws a sequence diagram with box characters.
public struct SequenceText {
    /// Makes a drawing.
    public init() {}

    /// Returns the drawing, without blanks at the ends of lines.
    public func text(_ diagram: SequenceDiagram) -> String {
        let columns = Self.columns(of: diagram)
        var lines = heads(diagram.participants, columns)
        for event in diagram.events {
            switch event {
            case .call(let index):
                let message = diagram.messages[index]
                lines.append(label(message.text, message, columns))
                lines.append(arrow(message.from, message.to, isDashed: message.creates, columns))
            case .answer(let index):
                let message = diagram.messages[index]
                guard message.from != message.to else { continue }
                lines.append(label(message.answer ?? "", message, columns))
                lines.append(arrow(message.to, message.from, isDashed: true, columns))
            case .end: continue
            }
        }
        lines.append(Self.row(columns).text)
        return (lines + [diagram.note].compactMap(\.self)).map { $0.withoutBlanksAtEnd + "\n" }.joined()
    }

    /// The columns of the lifelines, far enough apart for every message between two neighbours.
    private static func columns(of diagram: SequenceDiagram) -> [Int] {
        let titles = diagram.participants.map(\.displayWidth)
        var gaps = zip(titles, titles.dropFirst()).map { ($0 + 1) / 2 + ($1 + 1) / 2 + 5 }
        // What reaches over fewer lifelines knows better where room is needed.
        let byReach = diagram.messages.sorted { abs($0.from - $0.to) < abs($1.from - $1.to) }
        for message in byReach {
            let (low, high) = (min(message.from, message.to), max(message.from, message.to))
            let width = max(message.text.displayWidth, message.answer?.displayWidth ?? 0) + 4
            if low == high {
                if low < gaps.count { gaps[low] = max(gaps[low], width + 3) }
            } else {
                let missing = width - gaps[low..<high].reduce(0, +)
                if missing > 0 { gaps[high - 1] += missing }
            }
        }
        var columns = [(titles.first ?? 0) / 2 + 2]
        for gap in gaps { columns.append((columns.last ?? 0) + gap) }
        return columns
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

    private static func row(_ columns: [Int]) -> TextRow {
        var row = TextRow()
        for column in columns { row.put("│", at: column) }
        return row
    }

    private func label(_ text: String, _ message: SequenceDiagram.Message, _ columns: [Int]) -> String {
        var row = Self.row(columns)
        let low = columns[min(message.from, message.to)]
        if message.from == message.to {
            row.put("├─┐ " + text, at: low)
        } else {
            row.put(text, at: low + 2)
        }
        return row.text
    }

    private func arrow(_ from: Int, _ to: Int, isDashed: Bool, _ columns: [Int]) -> String {
        var row = Self.row(columns)
        let (start, end) = (columns[from], columns[to])
        let dash = isDashed ? "╌" : "─"
        if start == end {
            row.put("│◀┘", at: start)
        } else if start < end {
            row.put("├" + String(repeating: dash, count: end - start - 2) + "▶│", at: start)
        } else {
            row.put("│◀" + String(repeating: dash, count: start - end - 2) + "┤", at: end)
        }
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
