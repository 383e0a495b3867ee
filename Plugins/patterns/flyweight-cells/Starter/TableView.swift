final class Cell {
    /// The kind of cell; all of this table are of one kind.
    ///
    /// 单元的种类；这个表格里都是同一种。
    let identifier = "detifail"

    /// The row that the cell shows; nil while it waits for one.
    ///
    /// 单元所显示的行；等待时为 nil。
    private(set) var index: Int?

    var isSelected = false
}

/// A table with few cells for many rows.
///
/// 行很多、单元很少的表格。
final class TableView {
    /// How many cells were made.
    ///
    /// 一共造了多少个单元。
    private(set) var created = 0

    /// How often a cell that had left the screen was taken for another row.
    ///
    /// 离开屏幕的单元有多少次被拿去显示别的行。
    private(set) var reused = 0

    /// Lays the first screen out, from row 0.
    ///
    /// 布局第一屏，从第 0 行开始。
    init(rows: Int, visible: Int) {}

    /// Shows the rows from this one on, as many as are visible; where there are no rows, there are no cells.
    ///
    /// 从这一行起显示，屏幕放得下几行就显示几行；没有行的地方就没有单元。
    func scroll(to row: Int) {
        // What stays, what leaves, what comes? In which order must you deal with the three?
        // 什么留下，什么离开，什么进来？这三样要按什么顺序处理？
    }

    /// Returns the cell that shows a row; nil where the row is not on the screen.
    ///
    /// 返回显示某一行的单元；这一行不在屏幕上时返回 nil。
    func cell(at row: Int) -> Cell? { nil }
}
