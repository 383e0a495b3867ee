protocol Element: AnyObject {
    var word: String { get }
}

final class Man: Element { let word = "男人" }
final class Woman: Element { let word = "女人" }

protocol Visitor {
    func visit(_ word: String)
}

final class Joy: Visitor {
    func visit(_ word: String) { print("\(word)接收到喜这个visitor============\(word == "男人" ? "我要飞" : "我要跳")") }
}

final class Anger: Visitor {
    func visit(_ word: String) { print("\(word)接收到怒这个visitor============\(word == "男人" ? "我要叫" : "我要苦")") }
}

final class ObjectStructure {
    private var elements: [Element] = []
    func attach(_ element: Element) { elements.append(element) }
    func detach(_ element: Element) { elements.removeAll { $0 === element } }
    func accept(_ visitor: Visitor) { for element in elements { visitor.visit(element.word) } }
}
