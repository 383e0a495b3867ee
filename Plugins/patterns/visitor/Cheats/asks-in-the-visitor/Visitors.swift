protocol Element: AnyObject {
    func accept(_ visitor: Visitor)
}

extension Element {
    func accept(_ visitor: Visitor) { visitor.visit(self) }
}

final class Man: Element {}
final class Woman: Element {}

protocol Visitor {
    func visit(_ element: Element)
}

final class Joy: Visitor {
    func visit(_ element: Element) {
        if element is Man {
            print("男人接收到喜这个visitor============我要飞")
        } else {
            print("女人接收到喜这个visitor============我要跳")
        }
    }
}

final class Anger: Visitor {
    func visit(_ element: Element) {
        if element is Man {
            print("男人接收到怒这个visitor============我要叫")
        } else {
            print("女人接收到怒这个visitor============我要苦")
        }
    }
}

final class ObjectStructure {
    private var elements: [Element] = []
    func attach(_ element: Element) { elements.append(element) }
    func detach(_ element: Element) { elements.removeAll { $0 === element } }
    func accept(_ visitor: Visitor) { for element in elements { element.accept(visitor) } }
}
