protocol Component { func show() }

struct Person: Component {
    let name: String
    init(_ name: String) { self.name = name }
    func show() { print("装扮的\(name)") }
}

class Clothing: Component {
    private let words: String
    private var rest: () -> Void = {}

    fileprivate init(words: String) { self.words = words }

    func decorate(_ component: Component) { rest = component.show }

    func show() {
        print(words)
        rest()
    }
}

final class TShirt: Clothing { init() { super.init(words: "大T恤") } }
final class BigTrouser: Clothing { init() { super.init(words: "垮裤") } }
final class Sneakers: Clothing { init() { super.init(words: "破球鞋") } }
final class LeatherShoes: Clothing { init() { super.init(words: "皮鞋") } }
final class Tie: Clothing { init() { super.init(words: "领带") } }
final class Suit: Clothing { init() { super.init(words: "西装") } }
