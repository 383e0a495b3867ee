import KataText

/// Draws a diagram as SVG that fits into a page or stands alone, in light and dark.
public struct SVGDrawing {
    /// The size of a cell of the layout, in pixels.
    private enum Cell {
        static let width = 8
        static let height = 18
    }

    private let hasStyle: Bool

    /// Makes a drawing.
    ///
    /// - Parameter hasStyle: Whether the element holds its style; else the page around it must have `SVGDrawing.style`.
    public init(hasStyle: Bool = true) { self.hasStyle = hasStyle }

    /// Returns an `svg` element.
    ///
    /// - Parameter title: What a screen reader says of the whole.
    public func text(_ diagram: Diagram, title: String) -> String {
        let layout = CellLayout(diagram)
        let width = max(1, layout.width) * Cell.width + 2 * Self.margin
        let height = max(1, layout.height) * Cell.height + 2 * Self.margin
        var result = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"diagram\" role=\"img\" "
        result += "viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\">\n"
        result += "<title>\(title.escapedForXML)</title>\n"
        if hasStyle { result += "<style>\(Self.style)</style>\n" }
        for line in layout.lines { result += markup(line) }
        for box in layout.boxes { result += markup(box) }
        return result + "</svg>\n"
    }

    private static let margin = 8

    /// The rules of style that every drawing needs, for light and dark.
    public static let style = """
        .diagram { color: #1e1f22; --paper: #fff; --head: #f4f3f0; font: 13px ui-monospace, Menlo, Consolas, \
        "DejaVu Sans Mono", "Noto Sans Mono CJK SC", "Noto Sans CJK SC", monospace; }
        @media (prefers-color-scheme: dark) { .diagram { color: #e6e6e9; --paper: #1c1d20; --head: #25262a; } }
        .diagram rect { fill: var(--paper); stroke: currentColor; }
        .diagram .head { fill: var(--head); }
        .diagram path { fill: none; stroke: currentColor; stroke-width: 1.25; }
        .diagram .dashed { stroke-dasharray: 5 4; }
        .diagram .hollow { fill: var(--paper); }
        .diagram .full { fill: currentColor; }
        .diagram text { fill: currentColor; white-space: pre; }
        .diagram .object { text-decoration: underline; }
        .diagram .title { font-weight: 600; }
        """

    // MARK: Boxes

    private func markup(_ placed: CellLayout.PlacedBox) -> String {
        let (left, top) = corner(placed.left, placed.top)
        let (width, height) = (placed.width * Cell.width, placed.height * Cell.height)
        let box = placed.box
        let heads = [box.stereotype.map { "«\($0)»" }, box.title].compactMap(\.self)
        let compartments = box.compartments.filter { !$0.isEmpty }
        let headHeight = compartments.isEmpty ? height : (heads.count + 1) * Cell.height - 4
        var result =
            "<g><rect x=\"\(left)\" y=\"\(top)\" width=\"\(width)\" height=\"\(height)\" rx=\"3\"/>\n"
            + "<path class=\"head\" d=\"M\(left),\(top) h\(width) v\(headHeight) h-\(width) z\"/>\n"
        let first = top + (headHeight - heads.count * Self.headLine) / 2 + Self.baseline - 1
        for (index, words) in heads.enumerated() {
            let kind = box.isObject ? "title object" : "title"
            result += text(
                words, left + width / 2, first + index * Self.headLine, anchor: "middle",
                kind: index == heads.count - 1 ? kind : nil)
        }
        return result + rows(compartments, left, top + headHeight, width, height - headHeight) + "</g>\n"
    }

    /// The height of a line of a head, and how far below its top text stands.
    private static let headLine = 16
    private static let baseline = 13

    /// What room there is beside the rows lies above and below each compartment alike.
    private func rows(
        _ compartments: [[String]], _ left: Int, _ top: Int, _ width: Int, _ height: Int
    ) -> String {
        let spare = height - compartments.map(\.count).reduce(0, +) * Cell.height
        var result = ""
        var line = top
        for (index, compartment) in compartments.enumerated() {
            if index > 0 { result += "<path d=\"M\(left),\(line) h\(width)\"/>\n" }
            let padding = spare / compartments.count
            for (place, row) in compartment.enumerated() {
                let y = line + padding / 2 + place * Cell.height + Self.baseline
                result += text(row, left + Cell.width * 3 / 2, y, anchor: "start")
            }
            line += compartment.count * Cell.height + padding
        }
        return result
    }

    private func text(_ text: String, _ x: Int, _ y: Int, anchor: String, kind: String? = nil) -> String {
        let kind = kind.map { " class=\"\($0)\"" } ?? ""
        return "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\"\(kind)>\(text.escapedForXML)</text>\n"
    }

    // MARK: Lines

    private func markup(_ line: CellLayout.PlacedLine) -> String {
        var result = ""
        let kind = line.relation.isDashed ? " class=\"dashed\"" : ""
        for stroke in line.strokes {
            var (from, to) = (middle(stroke.from), middle(stroke.to))
            if stroke.from.column == stroke.to.column {
                if line.tops.contains(where: { $0.cell == stroke.from }) { from.y -= Cell.height / 2 }
                if line.bottoms.contains(where: { $0.cell == stroke.to }) { to.y += Cell.height / 2 }
            }
            result += "<path\(kind) d=\"M\(from.x),\(from.y) L\(to.x),\(to.y)\"/>\n"
        }
        for end in line.tops { result += mark(end, isTop: true) }
        for end in line.bottoms { result += mark(end, isTop: false) }
        if let place = line.labelPlace, !line.label.isEmpty {
            let (x, y) = middle(place)
            result += text(line.label, x - Cell.width / 2, y + 4, anchor: "start")
        }
        return result
    }

    /// A mark whose point touches the box: at a line's upper end above it, at the lower end below.
    private func mark(_ end: CellLayout.End, isTop: Bool) -> String {
        var (x, y) = middle(end.cell)
        y += isTop ? -Cell.height / 2 : Cell.height / 2
        let away = isTop ? 1 : -1
        switch end.mark {
        case .none: return ""
        case .arrow:
            return "<path d=\"M\(x - 5),\(y + 9 * away) L\(x),\(y) L\(x + 5),\(y + 9 * away)\"/>\n"
        case .triangle:
            return "<path class=\"hollow\" d=\"M\(x),\(y) l-7,\(12 * away) h14 z\"/>\n"
        case .diamond, .filledDiamond:
            let kind = end.mark == .diamond ? "hollow" : "full"
            return
                "<path class=\"\(kind)\" d=\"M\(x),\(y) l-5,\(8 * away) l5,\(8 * away) l5,\(-8 * away) z\"/>\n"
        }
    }

    private func corner(_ column: Int, _ row: Int) -> (x: Int, y: Int) {
        (column * Cell.width + Self.margin, row * Cell.height + Self.margin)
    }

    private func middle(_ cell: CellLayout.Cell) -> (x: Int, y: Int) {
        let (x, y) = corner(cell.column, cell.row)
        return (x + Cell.width / 2, y + Cell.height / 2)
    }
}

extension String {
    /// The text as an element or an attribute of XML may hold it.
    var escapedForXML: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\t", "\n", "\r": result += " "
            default: result += scalar.markupReference ?? (scalar.isAllowedInXML ? String(scalar) : "\u{FFFD}")
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether a document of XML 1.0 may hold the scalar, and no reader stumbles over it.
    fileprivate var isAllowedInXML: Bool {
        value >= 0x20 && !(0x7F...0x9F).contains(value) && !isNoncharacter
            && !(0x202A...0x202E).contains(value)
            && !(0x2066...0x2069).contains(value)
    }
}
