protocol Component {
    func show()
}

final class Person: Component {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    func show() {
        print("装扮的\(name)")
    }
}

/// A garment, worn over one component at a time; over none it hangs in the wardrobe.
class Finery: Component {
    private var component: Component?

    func decorate(_ component: Component) {
        self.component = component
    }

    func show() {
        if let person = component as? Person {
            person.show()
        } else {
            component?.show()
        }
    }
}

final class TShirt: Finery {
    override func show() {
        print("大T恤")
        super.show()
    }
}

final class BigTrouser: Finery {
    override func show() {
        print("垮裤")
        super.show()
    }
}

final class Sneakers: Finery {
    override func show() {
        print("破球鞋")
        super.show()
    }
}

final class LeatherShoes: Finery {
    override func show() {
        print("皮鞋")
        super.show()
    }
}

final class Tie: Finery {
    override func show() {
        print("领带")
        super.show()
    }
}

final class Suit: Finery {
    override func show() {
        print("西装")
        super.show()
    }
}
