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
prefix operator √
prefix func √ (value: Vector) -> Int { Int(Double(value.x).squareRoot()) }
infix operator |=: AssignmentPrecedence
func |= (words: inout [String], word: String) { words.append(word) }
final class Log {
    var lines: [String] = []
    static func += (log: Log, line: String) { log.lines.append(line) }
}
enum Light { case on, off }
prefix func ! (light: Light) -> Light { light == .on ? .off : .on }
func - (left: Vector, right: Vector) -> Vector { Vector(x: left.x - right.x) }
