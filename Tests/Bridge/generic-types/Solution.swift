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
