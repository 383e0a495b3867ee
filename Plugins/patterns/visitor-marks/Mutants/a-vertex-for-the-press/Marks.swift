// Mistake: the place where the finger came down becomes a vertex too, so a tap is a stroke as well.

struct Point {
    let x: Double
    let y: Double
}

/// Something that a finger left behind.
protocol Mark {
    func accept(_ visitor: MarkVisitor)
}

/// A single touch.
struct Dot: Mark {
    let location: Point

    func accept(_ visitor: MarkVisitor) {
        visitor.visit(self)
    }
}

/// A place on the way of a stroke.
struct Vertex: Mark {
    let location: Point

    func accept(_ visitor: MarkVisitor) {
        visitor.visit(self)
    }
}

/// A line, made of the marks on its way.
final class Stroke: Mark {
    private var children: [Mark] = []

    func add(_ mark: Mark) {
        children.append(mark)
    }

    /// Sends the visitor along the way first: only then is there a line to be seen.
    func accept(_ visitor: MarkVisitor) {
        for child in children {
            child.accept(visitor)
        }
        visitor.visit(self)
    }
}

/// Turns the ways of a finger into marks, and shows visitors around.
final class Canvas {
    private var marks: [Mark] = []
    private var stroke: Stroke?

    func press(x: Double, y: Double) {
        stroke = nil
        move(x: x, y: y)
    }

    func move(x: Double, y: Double) {
        let current = stroke ?? begin()
        current.add(Vertex(location: Point(x: x, y: y)))
    }

    func release(x: Double, y: Double) {
        if stroke == nil {
            marks.append(Dot(location: Point(x: x, y: y)))
        }
        stroke = nil
    }

    func draw() {
        accept(MarkRenderer())
    }

    func accept(_ visitor: MarkVisitor) {
        for mark in marks {
            mark.accept(visitor)
        }
    }

    private func begin() -> Stroke {
        let new = Stroke()
        marks.append(new)
        stroke = new
        return new
    }
}

protocol MarkVisitor {
    func visit(_ dot: Dot)
    func visit(_ vertex: Vertex)
    func visit(_ stroke: Stroke)
}

/// Draws with a pen, which is up between strokes.
final class MarkRenderer: MarkVisitor {
    private var isPenDown = false

    func visit(_ dot: Dot) {
        print("画点(\(dot.location.x),\(dot.location.y))")
    }

    func visit(_ vertex: Vertex) {
        print("\(isPenDown ? "连到" : "移到")(\(vertex.location.x),\(vertex.location.y))")
        isPenDown = true
    }

    func visit(_ stroke: Stroke) {
        print("画线")
        isPenDown = false
    }
}

/// Counts the marks that it meets.
final class CountingVisitor: MarkVisitor {
    private(set) var dots = 0
    private(set) var strokes = 0
    private(set) var vertices = 0

    func visit(_ dot: Dot) {
        dots += 1
    }

    func visit(_ vertex: Vertex) {
        vertices += 1
    }

    func visit(_ stroke: Stroke) {
        strokes += 1
    }
}
