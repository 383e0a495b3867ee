protocol Container {
    associatedtype Item
    var items: [Item] { get set }
    mutating func add(_ item: Item)
    func first() -> Item?
}

extension Container {
    var count: Int { items.count }
    func first() -> Item? { items.first }
    mutating func addTwice(_ item: Item) { add(item); add(item) }
}

struct Bag: Container {
    var items: [Int] = []
    mutating func add(_ item: Int) { items.append(item) }
}

protocol Copying {
    init(copy: Self); func copied() -> Self; func isLike(_ other: Self) -> Bool;
    static var kind: String { get }
}
extension Copying {
    func copied() -> Self { Self(copy: self) }
    static func named() -> String { "kind \(kind)" }
}
final class Sheep: Copying {
    var name = "Dolly"
    init() {}
    init(copy: Sheep) { name = copy.name + " II" }
    func isLike(_ other: Sheep) -> Bool { name == other.name }
    static var kind: String { "sheep" }
}

struct Farm {
    func animal() -> any Copying { Sheep() }
    func container() -> any Container { Bag(items: [7]) }
}
