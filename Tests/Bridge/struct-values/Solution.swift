struct Point {
    var x = 0.0
    var y = 0.0
    mutating func move(byX dx: Double, y dy: Double = 0) { x += dx; y += dy }
    func moved() -> Point { Point(x: x + 1, y: y + 1) }
}

final class Canvas {
    var cursor = Point()
    func trace() { print("cursor at \(cursor.x), \(cursor.y)") }
}
