protocol Element: AnyObject { func accept(_ visitor: Visitor) }
final class Man: Element { func accept(_ visitor: Visitor) { visitor.visit(self) } }
final class Woman: Element { func accept(_ visitor: Visitor) { visitor.visit(self) } }
protocol Visitor { func visit(_ element: Element) }
struct Joy: Visitor {
    func visit(_ element: Element) {
        if let _ = element as? Man { print("男人接收到喜这个visitor============我要飞") }
        if let _ = element as? Woman { print("女人接收到喜这个visitor============我要跳") }
    }
}
struct Anger: Visitor {
    func visit(_ element: Element) {
        if let _ = element as? Man { print("男人接收到怒这个visitor============我要叫") }
        if let _ = element as? Woman { print("女人接收到怒这个visitor============我要苦") }
    }
}
final class ObjectStructure {
    private var elements: [Element] = []
    func attach(_ element: Element) { elements.append(element) }
    func detach(_ element: Element) { elements.removeAll { $0 === element } }
    func accept(_ visitor: Visitor) { for element in elements { element.accept(visitor) } }
}
