/// A tree whose nodes are a type inside of it.
final class Grove<Value: Comparable> {
    final class Node {
        let value: Value
        var left, right: Node?
        init(_ value: Value) { self.value = value }
    }

    private(set) var root: Node?
    func plant(_ node: Node) { root = node }
}

enum Bend {
    static func adder(_ n: Int) -> (Int) -> Int { { $0 + n } }
    static func part(_ list: [Int], from range: PartialRangeFrom<Int>) -> [Int] { Array(list[range]) }
}

/// An object that can be called like a function.
struct Doubler {
    var times = 2
    func callAsFunction(_ n: Int) -> Int { n * times }
}
