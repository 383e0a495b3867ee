struct Stack<Element> {
    private var items: [Element] = []
    init() {}
    init(_ items: [Element]) { self.items = items }
    var count: Int { items.count }
    mutating func push(_ item: Element) { items.append(item) }
}

struct Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

class Shelf {
    var stack: Stack<String> = Stack()
    var box: Box<Int>?
    func fill(_ stack: Stack<Int>) -> Int { stack.count }
}

final class Container {
    private var values: [String: Any] = [:]
    func register<T>(_ value: T) { values["\(T.self)"] = value }
    func resolve<T>() -> T? { values["\(T.self)"] as? T }
    func all<T>(of name: String) -> [T] { values.values.compactMap { $0 as? T } }
}

protocol Specification {
    associatedtype Item
    func holds(for item: Item) -> Bool
}

struct LongerThan: Specification {
    let length: Int
    func holds(for item: Word) -> Bool { item.text.count > length }
}

struct Word: Codable, Equatable {
    var text: String
}

extension Sequence {
    func filter<S: Specification>(_ specification: S) -> [Element] where S.Item == Element {
        filter { specification.holds(for: $0) }
    }
}

extension Collection {
    var middle: Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] }
}

extension Array where Element == Int {
    var total: Int { reduce(0, +) }
}

extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
}
