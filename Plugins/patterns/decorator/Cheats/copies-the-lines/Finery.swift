protocol Component: AnyObject {
    var lines: [String] { get }
    func show()
}

extension Component {
    func show() {
        for line in lines { print(line) }
    }
}

final class Person: Component {
    let lines: [String]
    init(_ name: String) { lines = ["装扮的\(name)"] }
}

class Finery: Component {
    private let own: String
    private var below: () -> [String] = { [] }
    var lines: [String] { [own] + below() }
    init(_ own: String) { self.own = own }
    func decorate(_ component: Component) { below = { component.lines } }
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
