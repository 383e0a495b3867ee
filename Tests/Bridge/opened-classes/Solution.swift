class Shape {}
final class Circle: Shape {}

final class Registry {
    private let shapes = [Shape(), Circle()]
    var rings: [String] = []

    func first<T: Shape>(_ type: T.Type) -> T? { shapes.first { $0 is T } as? T }
    func count<T: Shape>(_ type: T.Type) -> Int { shapes.filter { $0 is T }.count }
    func observe<Owner: AnyObject>(_ owner: Owner, _ body: (Owner, Int) -> Void) { body(owner, 1) }
}

struct Grid<Cell> {
    let rows: [[Cell]]
    init(_ rows: [[Cell]]) { self.rows = rows }
    var first: Cell { rows[0][0] }
}
