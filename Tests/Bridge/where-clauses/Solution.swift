protocol Shop {
    associatedtype Item
    func buy() -> Item
    func price(of item: Item) -> Int
    func swap(_ items: [Item], _ choose: (Item) -> Bool) -> [Item]
}

extension Shop {
    func swap(_ items: [Item], _ choose: (Item) -> Bool) -> [Item] { items.filter(choose) }
    func meets<S: Shop>(_ other: S) -> Bool where S.Item == Item { true }
}

struct Apple { let name = "apple" }
struct Fruits: Shop {
    func buy() -> Apple { Apple() }
    func price(of item: Apple) -> Int { 3 }
}
struct Numbers: Shop {
    func buy() -> Int { 7 }
    func price(of item: Int) -> Int { item }
}
private struct Secret: Shop {
    func buy() -> Int { 1 }
    func price(of item: Int) -> Int { item * 100 }
}
func open() -> any Shop { Secret() }

struct AnyShop<Item>: Shop {
    private let sell: () -> Item
    private let cost: (Item) -> Int
    init<S: Shop>(_ shop: S) where S.Item == Item { (sell, cost) = (shop.buy, shop.price) }
    func buy() -> Item { sell() }
    func price(of item: Item) -> Int { cost(item) }
}

func spend<S: Shop>(_ shops: [S]) -> Int where S.Item == Apple { shops.reduce(0) { $0 + $1.price(of: $1.buy()) } }

struct Both<A: Shop, B: Shop> where A.Item == B.Item {
    let first: A
    let second: B
    var total: Int { first.price(of: first.buy()) + second.price(of: first.buy()) }
}

struct Pile<Element> {
    private(set) var items: [Element] = []
    init() {}
    init<S: Sequence>(_ sequence: S) where S.Element == Element { items = Array(sequence) }
    mutating func push<S: Sequence>(contentsOf more: S) where S.Element == Element { items += more }
    func holds<T: Equatable>(_ item: T) -> Bool where Element == T { items.contains(item) }
    static func - (left: Pile, right: Pile) -> Int { left.items.count - right.items.count }
}
func allEqual<C: Collection>(_ list: C) -> Bool where C.Element: Equatable { list.allSatisfy { $0 == list.first } }
func joined<T>(_ lists: [T]...) -> [T] { lists.flatMap { $0 } }
