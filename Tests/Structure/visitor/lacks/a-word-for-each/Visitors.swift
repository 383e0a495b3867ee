protocol Element: AnyObject { func accept(_ visitor: Visitor) }
final class Man: Element { func accept(_ visitor: Visitor) { visitor.visit("男人") } }
final class Woman: Element { func accept(_ visitor: Visitor) { visitor.visit("女人") } }

protocol Visitor { func visit(_ who: String) }
struct Joy: Visitor {
    func visit(_ who: String) { print("\(who)接收到喜这个visitor============\(who == "男人" ? "我要飞" : "我要跳")") }
}
struct Anger: Visitor {
    func visit(_ who: String) { print("\(who)接收到怒这个visitor============\(who == "男人" ? "我要叫" : "我要苦")") }
}
final class ObjectStructure {
    private var list: [Element] = []
    func attach(_ element: Element) { list.append(element) }
    func detach(_ element: Element) { list.removeAll { $0 === element } }
    func accept(_ visitor: Visitor) { list.forEach { $0.accept(visitor) } }
}
