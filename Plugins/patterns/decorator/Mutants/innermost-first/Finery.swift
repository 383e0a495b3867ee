// Mistake: each garment lets the inner one speak before itself.

/// Whatever can be shown: a person, or a garment over something that can be shown.
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
        component?.show()
    }
}

final class TShirt: Finery {
    override func show() {
        super.show()
        print("大T恤")
    }
}

final class BigTrouser: Finery {
    override func show() {
        super.show()
        print("垮裤")
    }
}

final class Sneakers: Finery {
    override func show() {
        super.show()
        print("破球鞋")
    }
}

final class LeatherShoes: Finery {
    override func show() {
        super.show()
        print("皮鞋")
    }
}

final class Tie: Finery {
    override func show() {
        super.show()
        print("领带")
    }
}

final class Suit: Finery {
    override func show() {
        super.show()
        print("西装")
    }
}
