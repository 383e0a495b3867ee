protocol Element: AnyObject {
    func accept(_ visitor: Visitor)
}

final class Man: Element {
    func accept(_ visitor: Visitor) {
        visitor.visit(self)
    }
}

final class Woman: Element {
    func accept(_ visitor: Visitor) {
        visitor.visit(self)
    }
}

protocol Visitor {
    func visit(_ man: Man)
    func visit(_ woman: Woman)
}

final class Joy: Visitor {
    func visit(_ man: Man) {
        print("男人接收到喜这个visitor============我要飞")
    }

    func visit(_ woman: Woman) {
        print("女人接收到喜这个visitor============我要跳")
    }
}

final class Anger: Visitor {
    func visit(_ man: Man) {
        print("男人接收到怒这个visitor============我要叫")
    }

    func visit(_ woman: Woman) {
        print("女人接收到怒这个visitor============我要苦")
    }
}

/// The elements, in the order in which they were attached.
final class ObjectStructure {
    private var elements: [Element] = []

    func attach(_ element: Element) {
        elements.append(element)
    }

    func detach(_ element: Element) {
        elements.removeAll { $0 === element }
    }

    func accept(_ visitor: Visitor) {
        for element in elements {
            if let man = element as? Man {
                man.accept(visitor)
            } else {
                element.accept(visitor)
            }
        }
    }
}
