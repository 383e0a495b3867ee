protocol Visitor {
    func words(for man: Man) -> String
    func words(for woman: Woman) -> String
}
class Person {
    func accept(_ visitor: Visitor) -> String { "" }
}
final class Man: Person {
    override func accept(_ visitor: Visitor) -> String { "男人" + visitor.words(for: self) }
}
final class Woman: Person {
    override func accept(_ visitor: Visitor) -> String { "女人" + visitor.words(for: self) }
}
struct Joy: Visitor {
    private let head = "接收到喜这个visitor============"
    func words(for man: Man) -> String { head + "我要飞" }
    func words(for woman: Woman) -> String { head + "我要跳" }
}
struct Anger: Visitor {
    private let head = "接收到怒这个visitor============"
    func words(for man: Man) -> String { head + "我要叫" }
    func words(for woman: Woman) -> String { head + "我要苦" }
}
final class ObjectStructure {
    private var people: [Person] = []
    func attach(_ element: Person) { people.append(element) }
    func detach(_ element: Person) { people.removeAll { $0 === element } }
    func accept(_ visitor: Visitor) { people.map { $0.accept(visitor) }.forEach { print($0) } }
}
