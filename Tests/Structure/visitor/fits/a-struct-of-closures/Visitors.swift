protocol Element: AnyObject {
    func accept(_ visitor: Visitor)
}

final class Man: Element {
    func accept(_ visitor: Visitor) { visitor.man(self) }
}

final class Woman: Element {
    func accept(_ visitor: Visitor) { visitor.woman(self) }
}

class Visitor {
    let man: (Man) -> Void
    let woman: (Woman) -> Void
    init(man: @escaping (Man) -> Void, woman: @escaping (Woman) -> Void) {
        self.man = man
        self.woman = woman
    }
}

final class Joy: Visitor {
    init() {
        super.init(
            man: { _ in print("男人接收到喜这个visitor============我要飞") },
            woman: { _ in print("女人接收到喜这个visitor============我要跳") })
    }
}

final class Anger: Visitor {
    init() {
        super.init(
            man: { _ in print("男人接收到怒这个visitor============我要叫") },
            woman: { _ in print("女人接收到怒这个visitor============我要苦") })
    }
}

final class ObjectStructure {
    private var elements: [any Element] = []
    func attach(_ element: Element) { elements.append(element) }
    func detach(_ element: Element) { elements.removeAll { $0 === element } }
    func accept(_ visitor: Visitor) { for element in elements { element.accept(visitor) } }
}
