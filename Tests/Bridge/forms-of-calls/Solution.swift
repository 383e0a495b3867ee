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

indirect enum Tree: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    case leaf(String), list([Tree]), node([String: Tree])
    init(stringLiteral value: String) { self = .leaf(value) }
    init(arrayLiteral elements: Tree...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, Tree)...) { self = .node(Dictionary(uniqueKeysWithValues: elements)) }
    var size: Int {
        switch self {
        case .leaf: 1
        case .list(let trees): trees.reduce(0) { $0 + $1.size }
        case .node(let trees): trees.values.reduce(0) { $0 + $1.size }
        }
    }
}
