// Mistake: the place is corrected for the gap that the plan leaves, though the gap is closed already.
/// Three columns of plans, one of which may be in the hand.
final class Board {
    /// How often a new order was sent to the server.
    private(set) var rankingsSent = 0

    private var columns: [[Plan]]
    private var drag: Drag?

    init(today: [String], next: [String], later: [String]) {
        columns = [today, next, later].map { $0.map(Plan.init) }
    }

    /// Takes the plan at a place into the hand.
    ///
    /// - Returns: whether there is one that can be taken: a finished one cannot, nor a second one.
    func press(column: Int, row: Int) -> Bool {
        guard drag == nil, columns.indices.contains(column), columns[column].indices.contains(row),
            !columns[column][row].isFinished
        else { return false }
        drag = Drag(from: Place(column: column, row: row))
        return true
    }

    /// Moves the plan in the hand to a place; below a column's last plan it becomes the last.
    func move(column: Int, row: Int) {
        guard let drag, columns.indices.contains(column) else { return }
        let plan = columns[drag.place.column].remove(at: drag.place.row)
        let isBelow = column == drag.place.column && row > drag.place.row
        let place = Place(column: column, row: min(isBelow ? row - 1 : row, columns[column].count))
        columns[column].insert(plan, at: place.row)
        self.drag?.place = place
    }

    /// Lets the plan go where it is, and sends the new order if it is one.
    func release() {
        guard let drag else { return }
        if drag.place != drag.start {
            rankingsSent += 1
        }
        self.drag = nil
    }

    /// Puts the plan in the hand back where it was taken.
    func cancel() {
        guard let drag else { return }
        move(column: drag.start.column, row: drag.start.row)
        self.drag = nil
    }

    func finish(_ item: String) {
        columns.joined().first { $0.title == item }?.isFinished = true
    }

    func column(_ index: Int) -> [String] {
        columns[index].map(\.title)
    }

    /// Writes a line for each column; the plan in the hand is in square brackets.
    func show() {
        for (index, title) in ["今日要做", "下一步要做", "以后要做"].enumerated() {
            let plans = columns[index].enumerated().map { row, plan in
                drag?.place == Place(column: index, row: row) ? "[\(plan.title)]" : plan.description
            }
            print("\(title):\(plans.joined(separator: ","))")
        }
    }
}

/// Something to be done; two with the same title are still two.
final class Plan: CustomStringConvertible {
    let title: String
    var isFinished = false

    init(_ title: String) {
        self.title = title
    }

    var description: String {
        isFinished ? "\(title)(完成)" : title
    }
}

/// A row of a column, both counted from 0.
struct Place: Equatable {
    let column, row: Int
}

/// A plan on its way: where it was taken, and where it is now.
struct Drag {
    let start: Place
    var place: Place

    init(from start: Place) {
        self.start = start
        place = start
    }
}
