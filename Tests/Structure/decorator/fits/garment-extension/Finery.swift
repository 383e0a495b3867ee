protocol Component: AnyObject {
    func show()
}

final class Person: Component {
    let name: String
    init(_ name: String) { self.name = name }
    func show() { print("装扮的\(name)") }
}

protocol Garment: Component {
    static var label: String { get }
    var under: Component? { get set }
}

extension Garment {
    func decorate(_ component: Component) { under = component }

    func show() {
        print(Self.label)
        under?.show()
    }
}

final class TShirt: Garment {
    static let label = "大T恤"
    var under: Component?
}
final class BigTrouser: Garment {
    static let label = "垮裤"
    var under: Component?
}
final class Sneakers: Garment {
    static let label = "破球鞋"
    var under: Component?
}
final class LeatherShoes: Garment {
    static let label = "皮鞋"
    var under: Component?
}
final class Tie: Garment {
    static let label = "领带"
    var under: Component?
}
final class Suit: Garment {
    static let label = "西装"
    var under: Component?
}
