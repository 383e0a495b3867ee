// Mistake: what is below is looked at when the garment is put on, and not when it is shown.

/// Whatever can be shown: a person, or a garment over something that can be shown.
protocol Component {
    var lines: [String] { get }
    func show()
}

final class Person: Component {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    var lines: [String] { ["装扮的\(name)"] }

    func show() {
        lines.forEach { print($0) }
    }
}

/// A garment, worn over one component at a time; over none it hangs in the wardrobe.
class Finery: Component {
    fileprivate var below: [String] = []

    var lines: [String] { below }

    func decorate(_ component: Component) {
        below = component.lines
    }

    func show() {
        lines.forEach { print($0) }
    }
}

final class TShirt: Finery {
    override var lines: [String] { ["大T恤"] + below }
}

final class BigTrouser: Finery {
    override var lines: [String] { ["垮裤"] + below }
}

final class Sneakers: Finery {
    override var lines: [String] { ["破球鞋"] + below }
}

final class LeatherShoes: Finery {
    override var lines: [String] { ["皮鞋"] + below }
}

final class Tie: Finery {
    override var lines: [String] { ["领带"] + below }
}

final class Suit: Finery {
    override var lines: [String] { ["西装"] + below }
}
