protocol Element: AnyObject { func accept(_ visitor: Visitor) }
protocol Visitor {
    func visit(_ man: Man)
    func visit(_ woman: Woman)
    var words: [String] { get }
}
final class Man: Element { func accept(_ visitor: Visitor) { visitor.visit(self) } }
final class Woman: Element { func accept(_ visitor: Visitor) { visitor.visit(self) } }
final class Joy: Visitor {
    func visit(_ man: Man) {}
    func visit(_ woman: Woman) {}
    var words: [String] { ["男人接收到喜这个visitor============我要飞", "女人接收到喜这个visitor============我要跳"] }
}
final class Anger: Visitor {
    func visit(_ man: Man) {}
    func visit(_ woman: Woman) {}
    var words: [String] { ["男人接收到怒这个visitor============我要叫", "女人接收到怒这个visitor============我要苦"] }
}
final class ObjectStructure {
    private var elements: [Element] = []
    private var kinds: [ObjectIdentifier: Int] = [:]
    func attach(_ element: Element) {
        kinds[ObjectIdentifier(element)] = "\(element)".contains("Woman") ? 1 : 0
        elements.append(element)
    }
    func detach(_ element: Element) { elements.removeAll { $0 === element } }
    func accept(_ visitor: Visitor) {
        for element in elements { print(visitor.words[kinds[ObjectIdentifier(element)] ?? 0]) }
    }
}
