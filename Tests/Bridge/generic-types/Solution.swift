struct Box<Value> {
    var value: Value
    func describe() -> String { "box of \(value)" }
    func with(_ other: Value) -> Box<Value> { Box(value: other) }
    static func wrap(_ value: Value) -> Box<Value> { Box(value: value) }
}

final class Stack<Element: Comparable> {
    private var items: [Element] = []
    init(_ first: Element) { items = [first] }
    func push(_ item: Element) { items.append(item) }
    var top: Element? { items.max() }
}

final class Queue<T> {
    var items: [T] = []
    func put(_ item: T) { items.append(item) }
}

struct Pair<A, B> {
    let first: A
    let second: B
    func swapped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }
}

enum Either<L, R> {
    case left(L), right(R)
}

final class Shelf {
    let queue = Queue<String>()
    var box = Box(value: 1)
    func either() -> Either<Int, String> { .right("r") }
}

final class Node<Value> {
    var value: Value
    var next: Node<Value>?
    init(_ value: Value, next: Node<Value>? = nil) { (self.value, self.next) = (value, next) }
    init(value: Value, before next: Node?) { (self.value, self.next) = (value, next) }
}
struct Line<Item: Equatable> {
    enum Side: String { case front, back }
    private var items: [Item]
    init(_ items: [Item]) { self.items = items }
    mutating func take(from side: Side = .front) -> Item? { side == .front ? items.removeFirst() : items.popLast() }
}
typealias Names = Line<String>
extension Line where Item == String {
    func has(_ item: Item, at side: Side) -> Bool { (side == .front ? items.first : items.last) == item }
}
struct Table<Key: Hashable, Value> {
    let rows: [Key: Value]
    init(_ rows: [Key: Value]) { self.rows = rows }
    func row(_ key: Key) -> Value? { rows[key] }
}
struct Heap<Item: Comparable> {
    private var items: [Item]
    init(_ items: [Item] = [], top: Item? = nil) { self.items = items + (top.map { [$0] } ?? []) }
    mutating func push(_ item: Item) { items.append(item) }
    func greatest() -> Item? { items.max() }
}
struct Ledger<Name: Hashable & Sendable, Sum: Sendable> {
    let sums: [Name: Sum]
    init(_ sums: [Name: Sum]) { self.sums = sums }
    func sum(_ name: Name) -> Sum? { sums[name] }
}
