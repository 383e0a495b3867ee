import KataText

/// Draws a diagram with box characters, for a terminal or a comment.
public struct TextDrawing {
    private let width: Int?

    /// Makes a drawing.
    ///
    /// - Parameter width: The columns that there are; what is wider gets shorter rows in its boxes, as far as that helps.
    public init(width: Int? = nil) { self.width = width }

    /// Returns the drawing, a line of text a row, without blanks at the ends.
    public func text(_ diagram: Diagram) -> String {
        let layout = layout(of: diagram)
        var canvas = Canvas(width: layout.width, height: layout.height)
        for line in layout.lines { canvas.add(line) }
        for line in layout.lines { canvas.mark(line) }
        for box in layout.boxes { canvas.add(box) }
        for line in layout.lines { canvas.name(line) }
        return canvas.text + diagram.notes.map { $0 + "\n" }.joined()
    }

    private func layout(of diagram: Diagram) -> CellLayout {
        let whole = CellLayout(diagram)
        guard let width, whole.width > width else { return whole }
        var narrowest = whole
        for limit in [40, 32, 26, 20, 16, 12] {
            let shorter = CellLayout(diagram.withRows(of: limit))
            if shorter.width <= width { return shorter }
            if shorter.width < narrowest.width { narrowest = shorter }
        }
        return narrowest
    }
}

extension Diagram {
    /// The diagram with rows of at most so many columns; titles stay whole, because lines and readers go by them.
    fileprivate func withRows(of limit: Int) -> Diagram {
        var diagram = self
        for index in diagram.boxes.indices {
            diagram.boxes[index].compartments = diagram.boxes[index].compartments.map { rows in
                rows.map { $0.cut(toWidth: limit) }
            }
        }
        return diagram
    }
}

/// A grid of characters; one that is two cells wide leaves the next cell empty.
private struct Canvas {
    /// Which neighbours of a cell a line goes on to.
    private struct Ways: OptionSet {
        let rawValue: UInt8
        static let up = Ways(rawValue: 1)
        static let down = Ways(rawValue: 2)
        static let left = Ways(rawValue: 4)
        static let right = Ways(rawValue: 8)
        static let vertical: Ways = [.up, .down]
        static let horizontal: Ways = [.left, .right]
    }

    private var cells: [[String]]
    private var ways: [[Ways]]

    init(width: Int, height: Int) {
        cells = Array(repeating: Array(repeating: " ", count: width), count: height)
        ways = Array(repeating: Array(repeating: [], count: width), count: height)
    }

    var text: String {
        cells.map { row in
            var line = row.joined()
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    /// Draws the strokes of a line; where it crosses another line the upright one passes over.
    mutating func add(_ line: CellLayout.PlacedLine) {
        var own: [CellLayout.Cell: Ways] = [:]
        for stroke in line.strokes {
            if stroke.from.column == stroke.to.column {
                for row in stroke.from.row...max(stroke.from.row, stroke.to.row) {
                    let cell = CellLayout.Cell(column: stroke.from.column, row: row)
                    if row > stroke.from.row { own[cell, default: []].insert(.up) }
                    if row < stroke.to.row { own[cell, default: []].insert(.down) }
                    if stroke.from.row == stroke.to.row { own[cell, default: []].formUnion([]) }
                }
            } else {
                for column in stroke.from.column...stroke.to.column {
                    let cell = CellLayout.Cell(column: column, row: stroke.from.row)
                    if column > stroke.from.column { own[cell, default: []].insert(.left) }
                    if column < stroke.to.column { own[cell, default: []].insert(.right) }
                }
            }
        }
        for (cell, ways) in own where cells.indices.contains(cell.row) {
            guard cells[cell.row].indices.contains(cell.column) else { continue }
            let old = self.ways[cell.row][cell.column]
            if ways == .horizontal, old == .vertical { continue }
            self.ways[cell.row][cell.column] = ways
            cells[cell.row][cell.column] = Self.character(ways, isDashed: line.relation.isDashed)
        }
    }

    private static func character(_ ways: Ways, isDashed: Bool) -> String {
        switch ways {
        case .vertical, .up, .down: isDashed ? "┆" : "│"
        case .horizontal, .left, .right: isDashed ? "┄" : "─"
        case [.down, .right]: "┌"
        case [.down, .left]: "┐"
        case [.up, .right]: "└"
        case [.up, .left]: "┘"
        case [.up, .down, .right]: "├"
        case [.up, .down, .left]: "┤"
        case [.left, .right, .down]: "┬"
        case [.left, .right, .up]: "┴"
        case [.up, .down, .left, .right]: "┼"
        default: isDashed ? "┆" : "│"
        }
    }

    /// Draws the marks at the ends of a line.
    mutating func mark(_ line: CellLayout.PlacedLine) {
        for end in line.tops { put(Self.sign(end.mark, isTop: true), at: end.cell) }
        for end in line.bottoms { put(Self.sign(end.mark, isTop: false), at: end.cell) }
    }

    private static func sign(_ mark: CellLayout.Mark, isTop: Bool) -> String? {
        switch mark {
        case .none: nil
        case .arrow: isTop ? "^" : "v"
        case .triangle: isTop ? "△" : "▽"
        case .diamond: "◇"
        case .filledDiamond: "◆"
        }
    }

    private mutating func put(_ sign: String?, at cell: CellLayout.Cell) {
        guard let sign, cells.indices.contains(cell.row), cells[cell.row].indices.contains(cell.column)
        else { return }
        cells[cell.row][cell.column] = sign
    }

    /// Writes a line's name beside its end, where nothing is drawn yet.
    mutating func name(_ line: CellLayout.PlacedLine) {
        guard let place = line.labelPlace, !line.label.isEmpty, cells.indices.contains(place.row) else {
            return
        }
        let width = line.label.displayWidth
        guard place.column + width <= cells[place.row].count,
            cells[place.row][(place.column - 1)..<(place.column + width)].allSatisfy({ $0 == " " })
        else { return }
        write(line.label, at: place)
    }

    /// Draws a box with its compartments.
    mutating func add(_ placed: CellLayout.PlacedBox) {
        let inner = placed.width - 2
        let rule = String(repeating: "─", count: inner)
        var row = placed.top
        func line(_ left: String, _ text: String, _ right: String) {
            write(left + text + right, at: CellLayout.Cell(column: placed.left, row: row))
            row += 1
        }
        line("┌", rule, "┐")
        if let stereotype = placed.box.stereotype {
            line("│", "«\(stereotype)»".centered(inner), "│")
        }
        line("│", placed.box.title.centered(inner), "│")
        for compartment in placed.box.compartments where !compartment.isEmpty {
            line("├", rule, "┤")
            for text in compartment { line("│", " " + text.padded(toWidth: inner - 1), "│") }
        }
        line("└", rule, "┘")
    }

    private mutating func write(_ text: String, at cell: CellLayout.Cell) {
        var column = cell.column
        for character in text where cells[cell.row].indices.contains(column) {
            cells[cell.row][column] = String(character)
            let width = String(character).displayWidth
            for extra in 1..<max(1, width) where cells[cell.row].indices.contains(column + extra) {
                cells[cell.row][column + extra] = ""
            }
            column += max(1, width)
        }
    }
}

extension String {
    fileprivate func centered(_ width: Int) -> String {
        (String(repeating: " ", count: max(0, (width - displayWidth) / 2)) + self).padded(toWidth: width)
    }
}
