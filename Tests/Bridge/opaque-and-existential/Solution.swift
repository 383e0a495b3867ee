protocol Shape { func area() -> Double }
struct Square: Shape { var side: Double; func area() -> Double { side * side } }
struct Disc: Shape { var r: Double; func area() -> Double { 3 * r * r } }

final class Printer {
    func some(_ shape: some Shape) -> Double { shape.area() }
    func any(_ shape: any Shape) -> Double { shape.area() }
    func generic<S: Shape>(_ shape: S) -> Double { shape.area() }
    func plain<T>(_ value: T) -> String { "\(value)" }
    func two<A: Shape, B: Shape>(_ a: A, _ b: B) -> Double { a.area() + b.area() }
    func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
    func list(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area() } }
    func list<S: Shape>(all shapes: [S]) -> Int { shapes.count }
    func make<T: Shape>() -> T? { nil }
    func hidden() -> some Shape { Disc(r: 1) }
    func compare<T: Comparable>(_ value: T) -> Bool { value < value }
}
