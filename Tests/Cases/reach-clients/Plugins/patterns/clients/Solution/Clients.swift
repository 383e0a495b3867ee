enum Bearing: CaseIterable { case north, west }

struct Year {
    let number: Int
    init(number: Int) { self.number = number }
    var isLeap: Bool { number % 4 == 0 }
}

final class Robot {
    var bearing = Bearing.west
    var speed: Double?
    var title: String?
    var power: Double = 1
    var state: (x: Int, bearing: Bearing) { (9, bearing) }
    func name(_ n: Int) -> String? { n > 0 ? "R\(n)" : nil }
    func rename(_ title: String?) { self.title = title }
    deinit { print("gone") }
}

protocol Line { var text: String { get } }
struct Text: Line {
    let text: String
    init(_ text: String) { self.text = text }
}

@resultBuilder
enum Lines {
    static func buildExpression(_ line: Line) -> [Line] { [line] }
    static func buildExpression(_ text: String) -> [Line] { [Text(text)] }
    static func buildBlock(_ parts: [Line]...) -> [Line] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Line]?) -> [Line] { part ?? [Text("-")] }
    static func buildEither(first: [Line]) -> [Line] { first }
    static func buildEither(second: [Line]) -> [Line] { second }
    static func buildArray(_ parts: [[Line]]) -> [Line] { parts.flatMap { $0 } }
}

final class Page {
    private(set) var lines: [String] = []
    func write(@Lines _ content: () -> [Line]) { lines += content().map(\.text) }
    func clear() { lines = [] }
}

func page(@Lines _ content: () -> [Line]) -> String { content().map(\.text).joined(separator: "/") }
func load(_ n: Int) throws -> Int? {
    struct Missing: Error {}
    guard n > 0 else { throw Missing() }
    return n > 1 ? n : nil
}
func name(of type: Any.Type) -> String { "\(type)" }
