protocol Component { func show() }

@propertyWrapper struct Worn {
    var wrappedValue: (any Component)?
}

struct Person: Component {
    let name: String
    init(_ name: String) { self.name = name }
    func show() { print("装扮的\(name)") }
}

class Finery: Component {
    @Worn var inner: (any Component)?
    var label: String { "" }
    func decorate(_ component: Component) { inner = component }
    final func show() {
        print(label)
        inner?.show()
    }
}

final class TShirt: Finery { override var label: String { "大T恤" } }
final class BigTrouser: Finery { override var label: String { "垮裤" } }
final class Sneakers: Finery { override var label: String { "破球鞋" } }
final class LeatherShoes: Finery { override var label: String { "皮鞋" } }
final class Tie: Finery { override var label: String { "领带" } }
final class Suit: Finery { override var label: String { "西装" } }
