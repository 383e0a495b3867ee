class Element {
    func accept<V: Visitor>(_ visitor: V) {}
}

final class Man: Element {
    override func accept<V: Visitor>(_ visitor: V) { visitor.看男人(self) }
}

final class Woman: Element {
    override func accept<V: Visitor>(_ visitor: V) { visitor.看女人(self) }
}

protocol Visitor {
    func 看男人(_ 人: Man)
    func 看女人(_ 人: Woman)
}

protocol Mood: Visitor {
    var name: String { get }
    var his: String { get }
    var hers: String { get }
}

extension Mood {
    func 看男人(_ 人: Man) { print("男人接收到\(name)这个visitor============\(his)") }
    func 看女人(_ 人: Woman) { print("女人接收到\(name)这个visitor============\(hers)") }
}

struct Joy: Mood {
    let name = "喜"
    let his = "我要飞"
    let hers = "我要跳"
}

struct Anger: Mood {
    let name = "怒"
    let his = "我要叫"
    let hers = "我要苦"
}

final class ObjectStructure {
    private var all: [ObjectIdentifier: (Int, Element)] = [:]
    private var list: [Element] = []
    func attach(_ element: Element) { list.append(element) }
    func detach(_ element: Element) { list.removeAll { $0 === element } }
    func accept(_ visitor: Visitor) {
        for element in list { element.accept(visitor) }
    }
}
