final class Cell {
    /// The kind of cell; all of this table are of one kind.
    let identifier = "detifail"

    /// The row that the cell shows; nil while it waits for one.
    private(set) var index: Int?

    var isSelected = false
}

/// A table with few cells for many rows.
final class TableView {
    /// How many cells were made.
    private(set) var created = 0

    /// How often a cell that had left the screen was taken for another row.
    private(set) var reused = 0

    /// Lays the first screen out, from row 0.
    init(rows: Int, visible: Int) {}

    /// Shows the rows from this one on, as many as are visible; where there are no rows, there are no cells.
    func scroll(to row: Int) {
        // What stays, what leaves, what comes? In which order must you deal with the three?
    }

    /// Returns the cell that shows a row; nil where the row is not on the screen.
    func cell(at row: Int) -> Cell? { nil }
}
