// Mistake: the screen is taken to end inside the table, and scrolling past it ends the program.

final class Cell {
    /// The kind of cell; only cells of one kind can stand in for each other.
    let identifier: String

    /// The row that the cell shows; nil while it waits.
    fileprivate(set) var index: Int?

    var isSelected = false

    init(identifier: String) {
        self.identifier = identifier
    }

    /// Clears whatever belongs to the row that the cell has shown.
    fileprivate func prepareForReuse() {
        index = nil
        isSelected = false
    }
}

/// A table of any number of rows, with as many cells as fit on the screen.
final class TableView {
    private let rows: Int
    private let visible: Int
    private let identifier = "detifail"
    private var visibleCells: [Int: Cell] = [:]
    private var waitingCells: [Cell] = []

    private(set) var created = 0
    private(set) var reused = 0

    init(rows: Int, visible: Int) {
        self.rows = rows
        self.visible = visible
        scroll(to: 0)
    }

    /// Puts a row at the top of the screen; where there are no rows, there are no cells.
    func scroll(to row: Int) {
        let shown = row..<min(row + visible, rows)
        recycleCells(outside: shown)
        for row in shown where visibleCells[row] == nil {
            let cell = dequeueCell() ?? makeCell()
            cell.index = row
            visibleCells[row] = cell
        }
    }

    /// Returns the cell that shows a row; nil where the row is not on the screen.
    func cell(at row: Int) -> Cell? {
        visibleCells[row]
    }

    private func recycleCells(outside shown: Range<Int>) {
        for (row, cell) in visibleCells where !shown.contains(row) {
            visibleCells[row] = nil
            cell.prepareForReuse()
            waitingCells.append(cell)
        }
    }

    private func dequeueCell() -> Cell? {
        guard let index = waitingCells.firstIndex(where: { $0.identifier == identifier }) else { return nil }
        reused += 1
        return waitingCells.remove(at: index)
    }

    private func makeCell() -> Cell {
        created += 1
        return Cell(identifier: identifier)
    }
}
