protocol Visitor {}
protocol VisitsMen: Visitor { func visit(_ man: Man) }
protocol VisitsWomen: Visitor { func visit(_ woman: Woman) }

protocol Element: AnyObject { func accept(_ visitor: any Visitor) }

final class Man: Element {
    func accept(_ visitor: any Visitor) { (visitor as? any VisitsMen)?.visit(self) }
}
final class Woman: Element {
    func accept(_ visitor: any Visitor) { (visitor as? any VisitsWomen)?.visit(self) }
}

struct Joy: VisitsMen, VisitsWomen {
    func visit(_ man: Man) { print("男人接收到喜这个visitor============我要飞") }
    func visit(_ woman: Woman) { print("女人接收到喜这个visitor============我要跳") }
}
struct Anger: VisitsMen, VisitsWomen {
    func visit(_ man: Man) { print("男人接收到怒这个visitor============我要叫") }
    func visit(_ woman: Woman) { print("女人接收到怒这个visitor============我要苦") }
}

final class ObjectStructure {
    private var elements: [ObjectIdentifier: any Element] = [:]
    private var order: [ObjectIdentifier] = []

    func attach(_ element: any Element) {
        order.append(ObjectIdentifier(element))
        elements[ObjectIdentifier(element)] = element
    }
    func detach(_ element: any Element) {
        order.removeAll { $0 == ObjectIdentifier(element) }
        elements[ObjectIdentifier(element)] = nil
    }
    func accept(_ visitor: any Visitor) {
        for id in order { elements[id]?.accept(visitor) }
    }
}
