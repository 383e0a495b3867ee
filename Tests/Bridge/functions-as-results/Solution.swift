struct Refusal: Error { let reason: String }
typealias Maker = (String) -> Product

final class Product {
    let name: String
    init(_ name: String) { self.name = name }
}

enum Catalogue {
    static func maker(named name: String) -> Maker { Product.init }
    static func adder(_ n: Int) -> (Int) -> Int { { $0 + n } }
    static func find(_ name: String) -> (() -> Int)? { name == "one" ? { 1 } : nil }
    static func refusing() -> (String) throws -> Void { { throw Refusal(reason: $0) } }
    static func logging() -> () -> Void { { print("called") } }
    static func taking() -> (inout Int) -> Void { { $0 += 1 } }
    static func apply(_ f: (Int) -> Int, to n: Int) -> Int { f(n) }
    static func twice<T>(_ f: @escaping (T) -> T) -> (T) -> T { { f(f($0)) } }
}

struct Sorter {
    var order: (Int, Int) -> Bool = { $0 < $1 }
    subscript(name: String) -> (Int) -> String { { "\(name)\($0)" } }
}
