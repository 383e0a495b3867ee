func doubled<T: Numeric>(_ make: () -> T) -> T { make() * 2 }
func remembering<K: Hashable, V>(_ make: @escaping (K) -> V) -> (K) -> V {
    var known: [K: V] = [:]
    return { key in
        if let value = known[key] { return value }
        print("new")
        known[key] = make(key)
        return make(key)
    }
}

struct Lazy<T> {
    let make: () -> T
    init(_ make: @escaping () -> T) { self.make = make }
    var value: T { make() }
}

struct Ranking<T: Comparable> {
    private let list: () -> [T]
    init(_ list: @escaping () -> [T]) { self.list = list }
    var best: T? { list().max() }
}

final class Promise<T> {
    private let work: (@escaping (T) -> Void) -> Void
    init(_ work: @escaping (@escaping (T) -> Void) -> Void) { self.work = work }
    func then(_ body: @escaping (T) -> Void) { work(body) }
}

func curried<A, B, C>(_ body: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in body(a, b) } } }
func turned(_ body: (Int) -> (Int, String)) -> String { body(2).1 }
let flip: ((String, Int)) -> (Int, String) = { ($0.1, $0.0) }
typealias Check = (Int) -> Bool
func all(_ checks: Check...) -> Bool { checks.allSatisfy { $0(3) } }

protocol Visitor<Result> {
    associatedtype Result
    func visit() -> Result
}
struct Naming: Visitor { func visit() -> String { "named" } }
struct Box<Element: Equatable>: Equatable {
    let value: Element
    init(_ value: Element) { self.value = value }
    func map<New>(_ change: (Element) -> New) -> Box<New> { Box<New>(change(value)) }
    func tell<Result>(_ visitor: any Visitor<Result>) -> Result { visitor.visit() }
}
