struct Box<T> {
    enum Kind { case small, large }
    let value: T
    var kind = Kind.small
}

extension Array {
    enum Side { case left }
}

extension String {
    struct Token { var count = 1 }
}

final class Chain<Item: Equatable> {
    final class Link {
        let item: Item
        var next: Link?
        init(_ item: Item, before next: Link? = nil) { (self.item, self.next) = (item, next) }
        struct Note<Text> { let item: Item; let text: Text }
        func noted<T>(_ text: T) -> Note<T> { Note(item: item, text: text) }
    }
    enum End { case first, last, at(Int) }
    private(set) var head: Link?
    init(_ items: [Item]) { for item in items.reversed() { head = Link(item, before: head) } }
    func link(at end: End = .first) -> Link? {
        var links: [Link] = []
        var link = head
        while let found = link { links.append(found); link = found.next }
        switch end {
        case .first: return links.first
        case .last: return links.last
        case .at(let place): return links[place]
        }
    }
    func put(_ link: Link) { link.next = head; head = link }
}
extension Chain.Link { func twice() -> [Item] { [item, item] } }

enum Tree<Element: Comparable> {
    case leaf
    indirect case node(Tree, Element, Tree)
    init(_ element: Element) { self = .node(.leaf, element, .leaf) }
    func adding(_ element: Element) -> Tree {
        guard case .node(let left, let root, let right) = self else { return Tree(element) }
        return element < root
            ? .node(left.adding(element), root, right) : .node(left, root, right.adding(element))
    }
    var sorted: [Element] {
        guard case .node(let left, let root, let right) = self else { return [] }
        return left.sorted + [root] + right.sorted
    }
    static func join(_ element: Element, _ left: Tree, _ right: Tree) -> Tree { .node(left, element, right) }
}
