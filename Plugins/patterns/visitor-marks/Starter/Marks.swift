struct Point {
    let x: Double
    let y: Double
}

/// Something that a finger left behind: a dot, a stroke, a vertex of a stroke.
protocol Mark {
    func accept(_ visitor: MarkVisitor)
}

protocol MarkVisitor {
    // Which kinds of marks will a visitor meet?
}

/// Turns the ways of a finger into marks, and shows visitors around.
final class Canvas {
    func press(x: Double, y: Double) {}

    func move(x: Double, y: Double) {}

    func release(x: Double, y: Double) {}

    func draw() {}

    func accept(_ visitor: MarkVisitor) {}
}

/// Draws: 移到(x,y) puts the pen down, 连到(x,y) goes on from there, 画线 ends a stroke, 画点(x,y) is a dot.
final class MarkRenderer: MarkVisitor {}

/// Counts the marks that it meets.
final class CountingVisitor: MarkVisitor {
    private(set) var dots = 0
    private(set) var strokes = 0
    private(set) var vertices = 0
}
