struct Vector: Equatable, Comparable {
    var x: Int
    static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x) }
    static func * (left: Vector, right: Int) -> Vector { Vector(x: left.x * right) }
    static func * (left: Int, right: Vector) -> Vector { Vector(x: left * right.x) }
    static prefix func - (value: Vector) -> Vector { Vector(x: -value.x) }
    static func < (left: Vector, right: Vector) -> Bool { left.x < right.x }
    static func += (left: inout Vector, right: Vector) { left = left + right }
    static func ^^ (left: Vector, right: Vector) -> Vector { left }
}
infix operator ^^
enum Light { case on, off }
prefix func ! (light: Light) -> Light { light == .on ? .off : .on }
func - (left: Vector, right: Vector) -> Vector { Vector(x: left.x - right.x) }
