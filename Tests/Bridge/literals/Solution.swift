struct Bag: ExpressibleByArrayLiteral, Equatable {
    let items: Set<Int>

    init(_ items: [Int]) { self.items = Set(items) }
    init(arrayLiteral elements: Int...) { self.init(elements) }
}

struct Table: ExpressibleByDictionaryLiteral {
    let pairs: [(String, Int)]

    init(dictionaryLiteral elements: (String, Int)...) { pairs = elements }
}

struct Ratio: ExpressibleByIntegerLiteral, Equatable {
    let value: Int

    init(integerLiteral value: Int) { self.value = value }
}

struct Path: ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral value: String) { text = value }
}

struct Taker {
    func count(_ bag: Bag) -> Int { bag.items.count }
    func sum(_ table: Table) -> Int { table.pairs.map(\.1).reduce(0, +) }
    func value(_ ratio: Ratio) -> Int { ratio.value }
    func text(_ path: Path) -> String { path.text }
    func pairs(_ pairs: KeyValuePairs<String, Int>) -> KeyValuePairs<String, Int> { pairs }
}
