class Shape {}
final class Circle: Shape {}
final class Square: Shape {}

final class Visitor {
    func visit(_ shape: Shape) -> String { "shape" }
    func visit(_ circle: Circle) -> String { "circle" }
    func visit(_ any: Any) -> String { "any" }
    func put(_ n: Double) -> String { "double \(n)" }
    func put(_ n: Int) -> String { "int \(n)" }
    func put(_ n: String) -> String { "string \(n)" }
    func put(_ n: [Int]) -> String { "ints \(n)" }
    func put(_ n: [String]) -> String { "strings \(n)" }
    func put(_ n: Int, _ m: Int) -> String { "two" }
    func put(number n: Int) -> String { "labelled" }
    func parse(_ text: String) -> Int { 1 }
    func parse(_ text: String) -> String { "one" }
}
