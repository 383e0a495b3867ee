struct Box<Content> {
    private(set) var items: [Content] = []
    var isEmpty: Bool { items.isEmpty }

    mutating func put(_ item: Content) { items.append(item) }
    mutating func takeLast() -> Content? { items.popLast() }
    static func of(_ item: Content) -> Box { Box(items: [item]) }
}

final class Tree<Key: Comparable> {
    final class Node {
        let key: Key
        var left: Node?
        var right: Node?

        init(_ key: Key) { self.key = key }
    }

    private(set) var root: Node?

    init() {}
    init(_ keys: [Key]) { for key in keys { insert(key) } }

    func insert(_ key: Key) {
        guard var node = root else {
            root = Node(key)
            return
        }
        while true {
            if key < node.key {
                guard let next = node.left else {
                    node.left = Node(key)
                    return
                }
                node = next
            } else {
                guard let next = node.right else {
                    node.right = Node(key)
                    return
                }
                node = next
            }
        }
    }

    var sorted: [Key] {
        func walk(_ node: Node?) -> [Key] { node.map { walk($0.left) + [$0.key] + walk($0.right) } ?? [] }
        return walk(root)
    }
}

final class Cache<Key: Hashable, Stored> where Key: Comparable {
    private var storage: [Key: Stored] = [:]

    subscript(key: Key) -> Stored? {
        get { storage[key] }
        set { storage[key] = newValue }
    }

    var keys: [Key] { storage.keys.sorted() }
}

func bubbleSorted<T: Comparable>(_ list: [T]) -> [T] { list.sorted() }
func larger<T: Comparable>(_ first: T, _ second: T) -> T { first < second ? second : first }
func count<T>(in tree: Tree<T>) -> Int { tree.sorted.count }
func transform<T, U>(_ list: [T], _ change: (T) -> U) -> [U] { list.map(change) }
func exchange<T>(_ first: inout T, _ second: inout T) { (first, second) = (second, first) }

final class Container {
    private var factories: [String: () -> Any] = [:]

    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { factories["\(type)"] = make }
    func resolve<T>(_ type: T.Type) -> T? { factories["\(type)"]?() as? T }
}
