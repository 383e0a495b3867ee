protocol Element: AnyObject {
    func accept(_ visitor: Visitor)
}

final class Man: Element {
    func accept(_ visitor: Visitor) {
        visitor.visit(self)
        print("男人接收到\(visitor.mood.name)这个visitor============\(visitor.mood.man)")
    }
}

final class Woman: Element {
    func accept(_ visitor: Visitor) {
        visitor.visit(self)
        print("女人接收到\(visitor.mood.name)这个visitor============\(visitor.mood.woman)")
    }
}

protocol Visitor {
    var mood: Mood { get }

    func visit(_ man: Man)
    func visit(_ woman: Woman)
}

final class Joy: Visitor {
    let mood = Mood(name: "喜", man: "我要飞", woman: "我要跳")

    func visit(_ man: Man) {}

    func visit(_ woman: Woman) {}
}

final class Anger: Visitor {
    let mood = Mood(name: "怒", man: "我要叫", woman: "我要苦")

    func visit(_ man: Man) {}

    func visit(_ woman: Woman) {}
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
            element.accept(visitor)
        }
    }
}

/// What a visitor makes people say.
struct Mood {
    let name: String
    let man: String
    let woman: String
}
