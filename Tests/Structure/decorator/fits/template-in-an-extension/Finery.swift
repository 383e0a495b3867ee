protocol Component: AnyObject { func show() }

final class Person: Component {
    let name: String
    init(_ name: String) { self.name = name }
    func show() { print("装扮的" + name) }
}

protocol Finery: Component {
    var wearer: Component? { get set }
    var label: String { get }
}

extension Finery {
    func decorate(_ component: Component) { wearer = component }
    func show() {
        print(label)
        wearer?.show()
    }
}

final class TShirt: Finery {
    var wearer: Component?
    var label: String { "大T恤" }
}
final class BigTrouser: Finery {
    var wearer: Component?
    var label: String { "垮裤" }
}
final class Sneakers: Finery {
    var wearer: Component?
    var label: String { "破球鞋" }
}
final class LeatherShoes: Finery {
    var wearer: Component?
    var label: String { "皮鞋" }
}
final class Tie: Finery {
    var wearer: Component?
    var label: String { "领带" }
}
final class Suit: Finery {
    var wearer: Component?
    var label: String { "西装" }
}
