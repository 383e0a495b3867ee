protocol Visitor {
    associatedtype Said
    func visit(man: Man) -> Said
    func visit(woman: Woman) -> Said
}

protocol Element: AnyObject {
    @discardableResult func accept<V: Visitor>(_ visitor: V) -> V.Said
}

final class Man: Element {
    func accept<V: Visitor>(_ visitor: V) -> V.Said { visitor.visit(man: self) }
}

final class Woman: Element {
    func accept<V: Visitor>(_ visitor: V) -> V.Said { visitor.visit(woman: self) }
}

struct Joy: Visitor {
    func visit(man: Man) { print("男人接收到喜这个visitor============我要飞") }
    func visit(woman: Woman) { print("女人接收到喜这个visitor============我要跳") }
}

struct Anger: Visitor {
    func visit(man: Man) { print("男人接收到怒这个visitor============我要叫") }
    func visit(woman: Woman) { print("女人接收到怒这个visitor============我要苦") }
}
