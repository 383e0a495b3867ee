protocol Component {
    func show()
}

struct Person: Component {
    let name: String
    init(_ name: String) { self.name = name }
    func show() { print("装扮的\(name)") }
}

protocol Label { static var word: String { get } }

class Layer<Word: Label>: Component {
    private var inside: (any Component)?
    func decorate(_ component: Component) { inside = component }
    func show() {
        print(Word.word)
        inside?.show()
    }
}

enum Words {
    enum Shirt: Label { static let word = "大T恤" }
    enum Trouser: Label { static let word = "垮裤" }
    enum Sneaker: Label { static let word = "破球鞋" }
    enum Leather: Label { static let word = "皮鞋" }
    enum Necktie: Label { static let word = "领带" }
    enum Jacket: Label { static let word = "西装" }
}

final class TShirt: Layer<Words.Shirt> {}
final class BigTrouser: Layer<Words.Trouser> {}
final class Sneakers: Layer<Words.Sneaker> {}
final class LeatherShoes: Layer<Words.Leather> {}
final class Tie: Layer<Words.Necktie> {}
final class Suit: Layer<Words.Jacket> {}
