protocol Component {
    /// What is covered, and what is said of oneself.
    var layer: (covered: Component?, word: String) { get }

    func show()
}

final class Person: Component {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    var layer: (covered: Component?, word: String) { (nil, "") }

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

    var word: String { "" }

    final var layer: (covered: Component?, word: String) { (component, word) }

    final func show() {
        var last: Component = self
        while let covered = last.layer.covered {
            print(last.layer.word)
            last = covered
        }
        if last.layer.word.isEmpty {
            last.show()
        } else {
            print(last.layer.word)
        }
    }
}

final class TShirt: Finery {
    override var word: String { "大T恤" }
}

final class BigTrouser: Finery {
    override var word: String { "垮裤" }
}

final class Sneakers: Finery {
    override var word: String { "破球鞋" }
}

final class LeatherShoes: Finery {
    override var word: String { "皮鞋" }
}

final class Tie: Finery {
    override var word: String { "领带" }
}

final class Suit: Finery {
    override var word: String { "西装" }
}
