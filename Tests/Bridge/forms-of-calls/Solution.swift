final class Remote {
    var level = 50
    func volume(up step: Int = 10) -> Int { level += step; return level }
    func volume(down step: Int = 10) -> Int { level -= step; return level }
}

struct Json: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    var count: Int
    init(dictionaryLiteral elements: (String, Int)...) { count = elements.count }
    init(arrayLiteral elements: Int...) { count = -elements.count }
    init(_ values: Int..., scale: Int = 1) { count = values.count * scale }
    init(_ names: String..., scale: Int = 1) { count = names.count * 10 * scale }
}
