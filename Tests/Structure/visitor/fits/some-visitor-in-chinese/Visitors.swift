protocol 心情 {
    func 见(男人: Man)
    func 见(女人: Woman)
}
typealias Visitor = 心情

protocol 人: AnyObject {
    func 接待(_ 客: some 心情)
}
typealias Element = 人

final class Man: 人 {
    func 接待(_ 客: some 心情) { 客.见(男人: self) }
}
final class Woman: 人 {
    func 接待(_ 客: some 心情) { 客.见(女人: self) }
}

final class ObjectStructure {
    private var 众人: [any 人] = []
    func attach(_ element: Element) { 众人.append(element) }
    func detach(_ element: Element) { 众人.removeAll { $0 === element } }
    func accept(_ visitor: Visitor) {
        for 一个 in 众人 { 一个.接待(visitor) }
    }
}
