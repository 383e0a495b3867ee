import KataText

/// Draws a sequence diagram as SVG: lifelines, bars for the time in which a call runs, arrows.
public struct SequenceSVG {
    /// Sizes in pixels.
    private enum Size {
        static let character = 8
        static let row = 30
        static let head = 30
        static let margin = 12
        static let bar = 8
        /// How far a call of oneself reaches out.
        static let loop = 26
    }

    private let hasStyle: Bool

    /// Makes a drawing.
    ///
    /// - Parameter hasStyle: Whether the element holds its style; else the page around it must have `SequenceSVG.style`.
    public init(hasStyle: Bool = true) { self.hasStyle = hasStyle }

    /// The rules of style that a page needs for the drawing.
    public static let style =
        SVGDrawing.style + """

            .diagram .life { stroke-dasharray: 3 5; opacity: .55; }
            .diagram .bar { fill: var(--head); }
            .diagram .said { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; }
            """

    /// Returns an `svg` element.
    ///
    /// - Parameter title: What a screen reader says of the whole.
    public func text(_ diagram: SequenceDiagram, title: String) -> String {
        let columns = columns(of: diagram)
        let events = diagram.events
        let rows = Self.rows(of: events, in: diagram)
        let bottom = Size.margin + Size.head + (rows.last ?? 0) * Size.row / 2 + Size.row
        let height = bottom + Size.margin + (diagram.note == nil ? 0 : Size.row)
        let last = diagram.participants.last?.displayWidth ?? 0
        let reach = max(last * Size.character / 2 + Size.character, rightOverhang(diagram))
        let width = (columns.last ?? 0) + reach + Size.margin
        var result = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"diagram\" role=\"img\" "
        result += "viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\">\n"
        result += "<title>\(title.escapedForXML)</title>\n"
        if hasStyle { result += "<style>\(Self.style)</style>\n" }
        for column in columns {
            result += "<path class=\"life\" d=\"M\(column),\(Size.margin + Size.head) V\(bottom)\"/>\n"
        }
        result += bars(diagram, events, rows, columns)
        result += arrows(diagram, events, rows, columns)
        for (title, column) in zip(diagram.participants, columns) { result += head(title, column) }
        if let note = diagram.note { result += label(note, Size.margin, bottom + Size.row / 2, "start") }
        return result + "</svg>\n"
    }

    // MARK: Places

    /// The half row at which each event is: a call of oneself takes one more.
    private static func rows(of events: [SequenceDiagram.Event], in diagram: SequenceDiagram) -> [Int] {
        var row = 1
        return events.map { event in
            switch event {
            case .call(let index):
                defer { row += diagram.messages[index].from == diagram.messages[index].to ? 3 : 2 }
                return row + 1
            case .answer:
                defer { row += 2 }
                return row + 1
            case .end: return row
            }
        }
    }

    private func columns(of diagram: SequenceDiagram) -> [Int] {
        let titles = diagram.participants.map { $0.displayWidth * Size.character + 2 * Size.character }
        var gaps = zip(titles, titles.dropFirst()).map { $0 / 2 + $1 / 2 + 2 * Size.character }
        for message in diagram.messages.sorted(by: { abs($0.from - $0.to) < abs($1.from - $1.to) }) {
            let (low, high) = (min(message.from, message.to), max(message.from, message.to))
            let width = (Self.width(of: message) + 3) * Size.character
            if low == high {
                if low < gaps.count { gaps[low] = max(gaps[low], width + Size.loop) }
            } else {
                let missing = width - gaps[low..<high].reduce(0, +)
                if missing > 0 { gaps[high - 1] += missing }
            }
        }
        var columns = [Size.margin + (titles.first ?? 0) / 2]
        for gap in gaps { columns.append((columns.last ?? 0) + gap) }
        return columns
    }

    private static func width(of message: SequenceDiagram.Message) -> Int {
        max(message.text.displayWidth, message.answer?.displayWidth ?? 0)
    }

    /// What calls of itself by the last participant need right of its lifeline.
    private func rightOverhang(_ diagram: SequenceDiagram) -> Int {
        let last = diagram.participants.count - 1
        let widths = diagram.messages.filter { $0.from == last && $0.to == last }.map(Self.width)
        return widths.max().map { ($0 + 2) * Size.character + Size.loop } ?? 0
    }

    private func y(_ row: Int) -> Int { Size.margin + Size.head + row * Size.row / 2 }

    // MARK: Parts

    private func head(_ title: String, _ column: Int) -> String {
        let width = title.displayWidth * Size.character + 2 * Size.character
        let kind = title.contains(": ") ? "title object" : "title"
        return
            "<rect x=\"\(column - width / 2)\" y=\"\(Size.margin)\" width=\"\(width)\" height=\"\(Size.head)\" "
            + "rx=\"3\" class=\"head\"/>\n<text x=\"\(column)\" y=\"\(Size.margin + 19)\" text-anchor=\"middle\" "
            + "class=\"\(kind)\">\(title.escapedForXML)</text>\n"
    }

    /// How many calls are active on a participant when a message comes to it.
    private static func nesting(_ diagram: SequenceDiagram) -> [Int] {
        var open: [Int] = []
        return diagram.messages.enumerated().map { index, message in
            while let last = open.last, diagram.messages[last].depth >= message.depth { open.removeLast() }
            defer { open.append(index) }
            return open.count { diagram.messages[$0].to == message.to }
        }
    }

    private func bars(
        _ diagram: SequenceDiagram, _ events: [SequenceDiagram.Event], _ rows: [Int], _ columns: [Int]
    ) -> String {
        let nesting = Self.nesting(diagram)
        var starts: [Int: Int] = [:]
        var found: [(index: Int, from: Int, to: Int)] = []
        for (event, row) in zip(events, rows) {
            switch event {
            case .call(let index):
                starts[index] = row + (diagram.messages[index].from == diagram.messages[index].to ? 1 : 0)
            case .answer(let index), .end(let index):
                found.append((index, starts[index] ?? row, row))
            }
        }
        return found.sorted { $0.index < $1.index }.map { bar in
            let x = columns[diagram.messages[bar.index].to] - Size.bar / 2 + nesting[bar.index] * Size.bar / 2
            let top = y(bar.from)
            let height = max(Size.row / 2, y(bar.to) - top + (bar.to > bar.from ? 0 : Size.row / 3))
            return
                "<rect class=\"bar\" x=\"\(x)\" y=\"\(top)\" width=\"\(Size.bar)\" height=\"\(height)\"/>\n"
        }.joined()
    }

    private func arrows(
        _ diagram: SequenceDiagram, _ events: [SequenceDiagram.Event], _ rows: [Int], _ columns: [Int]
    ) -> String {
        let nesting = Self.nesting(diagram)
        // The edge of the bar of a message, on the side of another participant.
        func edge(_ index: Int?, of participant: Int, toward other: Int) -> Int {
            guard let index else { return columns[participant] }
            let middle = columns[participant] + nesting[index] * Size.bar / 2
            return middle + (columns[other] < columns[participant] ? -Size.bar / 2 : Size.bar / 2)
        }
        let callers = Self.callers(diagram)
        return zip(events, rows).map { event, row in
            switch event {
            case .end: return ""
            case .call(let index):
                let message = diagram.messages[index]
                if message.from == message.to {
                    let x = edge(callers[index], of: message.from, toward: message.from)
                    return loop(message.text, x, y(row), to: x + (nesting[index] > 0 ? Size.bar / 2 : 0))
                }
                return arrow(
                    message.text, y(row), from: edge(callers[index], of: message.from, toward: message.to),
                    to: edge(index, of: message.to, toward: message.from), isDashed: message.creates,
                    isOpen: message.creates)
            case .answer(let index):
                let message = diagram.messages[index]
                guard message.from != message.to else { return "" }
                return arrow(
                    message.answer ?? "", y(row), from: edge(index, of: message.to, toward: message.from),
                    to: edge(callers[index], of: message.from, toward: message.to), isDashed: true,
                    isOpen: true)
            }
        }.joined()
    }

    /// The message in which each stands; nil for those of the script.
    private static func callers(_ diagram: SequenceDiagram) -> [Int?] {
        var open: [Int] = []
        return diagram.messages.enumerated().map { index, message in
            while let last = open.last, diagram.messages[last].depth >= message.depth { open.removeLast() }
            defer { open.append(index) }
            return open.last
        }
    }

    private func arrow(_ text: String, _ y: Int, from: Int, to: Int, isDashed: Bool, isOpen: Bool) -> String {
        let back = from < to ? -1 : 1
        let kind = isDashed ? " class=\"dashed\"" : ""
        let tip =
            isOpen
            ? "<path d=\"M\(to + 8 * back),\(y - 4) L\(to),\(y) L\(to + 8 * back),\(y + 4)\"/>\n"
            : "<path class=\"full\" d=\"M\(to),\(y) l\(8 * back),-4 v8 z\"/>\n"
        return "<path\(kind) d=\"M\(from),\(y) H\(to)\"/>\n" + tip
            + label(text, min(from, to) + Size.character, y - 5, "start")
    }

    private func loop(_ text: String, _ x: Int, _ y: Int, to end: Int) -> String {
        let down = Size.row / 2
        return "<path d=\"M\(x),\(y) h\(Size.loop - 8) v\(down) H\(end)\"/>\n"
            + "<path class=\"full\" d=\"M\(end),\(y + down) l8,-4 v8 z\"/>\n"
            + label(text, x + Size.loop, y + down / 2 + 4, "start")
    }

    private func label(_ text: String, _ x: Int, _ y: Int, _ anchor: String) -> String {
        "<text class=\"said\" x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(text.escapedForXML)</text>\n"
    }
}
