protocol Element: AnyObject {}
final class Man: Element {}
final class Woman: Element {}
protocol Visitor { var words: (String, String) { get } }
final class Joy: Visitor { let words = ("男人接收到喜这个visitor============我要飞", "女人接收到喜这个visitor============我要跳") }
final class Anger: Visitor { let words = ("男人接收到怒这个visitor============我要叫", "女人接收到怒这个visitor============我要苦") }

final class ObjectStructure {
    private var elements: [Element] = []
    func attach(_ element: Element) { elements.append(element) }
    func detach(_ element: Element) { elements.removeAll { $0 === element } }
    func accept(_ visitor: Visitor) {
        for element in elements {
            switch element {
            case is Man: print(visitor.words.0)
            default: print(visitor.words.1)
            }
        }
    }
}
