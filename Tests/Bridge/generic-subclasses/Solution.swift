class Repository<Item> {
    fileprivate(set) var items: [Item] = []

    init() {}
    func save(_ item: Item) { items.append(item) }
    var count: Int { items.count }
}

final class Caching<Item>: Repository<Item> {
    private(set) var hits = 0

    func find(_ index: Int) -> Item? {
        hits += 1
        return items.indices.contains(index) ? items[index] : nil
    }
}

final class Words: Repository<String> {
    var longest: String { items.max { $0.count < $1.count } ?? "" }
}
