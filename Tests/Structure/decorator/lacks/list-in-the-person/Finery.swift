class Wearable { fileprivate var names: [String] = []; fileprivate var person = ""; 
    func show() {
        names.reversed().forEach { print($0) }
        if !person.isEmpty { print("装扮的\(person)") }
    }
}

final class Person: Wearable {
    init(_ name: String) { super.init(); person = name }
}

class Finery: Wearable {
    private let own: String
    init(_ own: String) { self.own = own; super.init(); names = [own] }
    func decorate(_ component: Wearable) {
        names = component.names + [own]
        person = component.person
    }
}

final class TShirt: Finery { init() { super.init("大T恤") } }
final class BigTrouser: Finery { init() { super.init("垮裤") } }
final class Sneakers: Finery { init() { super.init("破球鞋") } }
final class LeatherShoes: Finery { init() { super.init("皮鞋") } }
final class Tie: Finery { init() { super.init("领带") } }
final class Suit: Finery { init() { super.init("西装") } }
