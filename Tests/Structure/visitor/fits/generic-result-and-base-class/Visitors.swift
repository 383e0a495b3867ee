class Element { func accept(_ visitor: Visitor) {} }
final class Man: Element { override func accept(_ visitor: Visitor) { print(visitor.react(to: self)) } }
final class Woman: Element { override func accept(_ visitor: Visitor) { print(visitor.react(to: self)) } }

class Visitor {
    func react(to one: Man) -> String { "" }
    func react(to one: Woman) -> String { "" }
}

final class Joy: Visitor {
    override func react(to one: Man) -> String { "男人接收到喜这个visitor============我要飞" }
    override func react(to one: Woman) -> String { "女人接收到喜这个visitor============我要跳" }
}

final class Anger: Visitor {
    override func react(to one: Man) -> String { "男人接收到怒这个visitor============我要叫" }
    override func react(to one: Woman) -> String { "女人接收到怒这个visitor============我要苦" }
}

final class ObjectStructure {
    private var rows: [Element] = []
    func attach(_ element: Element) { rows.append(element) }
    func detach(_ element: Element) { if let i = rows.firstIndex(where: { $0 === element }) { rows.remove(at: i) } }
    func accept(_ visitor: Visitor) { for i in rows.indices { rows[i].accept(visitor) } }
}
