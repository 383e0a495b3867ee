protocol Buildable {
    init()
}

extension Buildable {
    func with<V>(_ path: WritableKeyPath<Self, V>, _ value: V) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}

struct Order: Buildable {
    var customer = ""
    var count = 0
}

struct Matrix<Element> {
    var rows: [[Element]]
    init(_ rows: [[Element]]) { self.rows = rows }
}

extension Matrix where Element == Int {
    static func * (a: Matrix, b: Matrix) -> Matrix { Matrix([[a.rows[0][0] * b.rows[0][0]]]) }
}

enum Color: UInt32 {
    case green = 0x00FF00, gold = 0xFFD700
}

final class Box<Value: Hashable> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

enum Pool {
    static func boxed<V: Hashable>(_ value: V) -> Box<V> { Box(value) }
}

class Label {
    var text = ""
}

final class Button: Label {
    var width = 0
}

struct Source {
    var number = 7
    func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Int>, on root: Root) {
        root[keyPath: path] = number
    }
}

typealias Next = (Int) async throws -> Int
typealias Middleware = (Int, Next) async throws -> Int

final class Server {
    private var parts: [Middleware] = []
    func use(_ part: @escaping Middleware) { parts.append(part) }
    func handle(_ number: Int) async throws -> Int {
        var chain: Next = { $0 * 2 }
        for part in parts.reversed() {
            let next = chain
            chain = { try await part($0, next) }
        }
        return try await chain(number)
    }
}
