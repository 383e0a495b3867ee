struct Point {
    let x: Double
    let y: Double
}

/// Something that a finger left behind: a dot, a stroke, a vertex of a stroke.
///
/// 手指留下的东西：点、线条，或线条的一个顶点。
protocol Mark {
    func accept(_ visitor: MarkVisitor)
}

protocol MarkVisitor {
    // Which kinds of marks will a visitor meet?
    // 访问者会遇到哪几种标志？
}

/// Turns the ways of a finger into marks, and shows visitors around.
///
/// 把手指的轨迹变成标志，并领着访问者看。
final class Canvas {
    func press(x: Double, y: Double) {}

    func move(x: Double, y: Double) {}

    func release(x: Double, y: Double) {}

    func draw() {}

    func accept(_ visitor: MarkVisitor) {}
}

/// Draws: 移到(x,y) puts the pen down, 连到(x,y) goes on from there, 画线 ends a stroke, 画点(x,y) is a dot.
///
/// 绘制：移到(x,y) 提笔到那里，连到(x,y) 从那里接着画，画线结束一条线，画点(x,y) 是一个点。
final class MarkRenderer: MarkVisitor {}

/// Counts the marks that it meets.
///
/// 数它遇到的标志。
final class CountingVisitor: MarkVisitor {
    private(set) var dots = 0
    private(set) var strokes = 0
    private(set) var vertices = 0
}
