protocol Wearable { func show() }

struct Person: Wearable {
    private let name: String
    init(_ name: String) { self.name = name }
    func show() { print("装扮的\(name)") }
}

final class TShirt: Wearable {
    private var inner: (any Wearable)?
    func decorate(_ component: any Wearable) { inner = component }
    func show() {
        print("大T恤")
        if let inner { inner.show() }
    }
}

final class BigTrouser: Wearable {
    private var inner: (any Wearable)?
    func decorate(_ component: any Wearable) { inner = component }
    func show() {
        print("垮裤")
        if let inner { inner.show() }
    }
}

final class Sneakers: Wearable {
    private var inner: (any Wearable)?
    func decorate(_ component: any Wearable) { inner = component }
    func show() {
        print("破球鞋")
        if let inner { inner.show() }
    }
}

final class LeatherShoes: Wearable {
    private var inner: (any Wearable)?
    func decorate(_ component: any Wearable) { inner = component }
    func show() {
        print("皮鞋")
        if let inner { inner.show() }
    }
}

final class Tie: Wearable {
    private var inner: (any Wearable)?
    func decorate(_ component: any Wearable) { inner = component }
    func show() {
        print("领带")
        if let inner { inner.show() }
    }
}

final class Suit: Wearable {
    private var inner: (any Wearable)?
    func decorate(_ component: any Wearable) { inner = component }
    func show() {
        print("西装")
        if let inner { inner.show() }
    }
}
