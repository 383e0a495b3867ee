final class Game {
    fileprivate struct Powers {
        var vitality = 100, attack = 100, defense = 100
    }

    private var powers = Powers()
    var vitality: Int { powers.vitality }
    var attack: Int { powers.attack }
    var defense: Int { powers.defense }

    func play(_ boss: String) {
        print("大战\(boss)")
        powers.vitality = max(0, powers.vitality - 40)
        powers.attack = max(0, powers.attack - 30)
        powers.defense = max(0, powers.defense - 20)
    }

    func save() -> Memento { Memento(powers: powers) }
    func restore(_ memento: Memento) { powers = memento.powers }

    func show() {
        print("角色当前状态:", "体力:\(vitality)", "攻击力:\(attack)", "防御力:\(defense)", separator: "\n")
    }
}

final class Memento {
    fileprivate let powers: Game.Powers
    fileprivate init(powers: Game.Powers) { self.powers = powers }
}

struct Shelf<Item> {
    private var items: [Item] = []
    mutating func push(_ item: Item) { items.append(item) }
    var top: Item? { items.last }
}

final class Caretaker {
    private var shelf = Shelf<Memento>()
    func keep(_ memento: Memento) { shelf.push(memento) }
    func last() -> Memento? { shelf.top }
}
