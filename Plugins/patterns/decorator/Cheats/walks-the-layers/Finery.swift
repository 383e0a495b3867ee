class Component {
    func show() {}
}

final class Person: Component {
    let name: String
    init(_ name: String) { self.name = name }
    override func show() { print("装扮的\(name)") }
}

class Finery: Component {
    private let own: String
    private var inner: Component?
    init(_ own: String) { self.own = own }
    func decorate(_ component: Component) { inner = component }

    override func show() {
        var layer: Component? = self
        while let current = layer {
            if let finery = current as? Finery {
                print(finery.own)
                layer = finery.inner
            } else if let person = current as? Person {
                print("装扮的\(person.name)")
                layer = nil
            } else {
                layer = nil
            }
        }
    }
}

final class TShirt: Finery {
    init() { super.init("大T恤") }
}

final class BigTrouser: Finery {
    init() { super.init("垮裤") }
}

final class Sneakers: Finery {
    init() { super.init("破球鞋") }
}

final class LeatherShoes: Finery {
    init() { super.init("皮鞋") }
}

final class Tie: Finery {
    init() { super.init("领带") }
}

final class Suit: Finery {
    init() { super.init("西装") }
}
