final class Game {
    private(set) var vitality = 100
    private(set) var attack = 100
    private(set) var defense = 100

    func play(_ boss: String) {
        print("大战\(boss)")
        vitality = max(0, vitality - 40)
        attack = max(0, attack - 30)
        defense = max(0, defense - 20)
    }

    private static let kept: [ReferenceWritableKeyPath<Game, Int>] = [\.vitality, \.attack, \.defense]

    func save() -> Memento { Memento(values: Game.kept.map { self[keyPath: $0] }) }

    func restore(_ memento: Memento) {
        for (path, value) in zip(Game.kept, memento.values) { self[keyPath: path] = value }
    }

    func show() {
        print("角色当前状态:")
        print("体力:\(vitality)")
        print("攻击力:\(attack)")
        print("防御力:\(defense)")
    }
}

final class Memento {
    fileprivate let values: [Int]
    fileprivate init(values: [Int]) { self.values = values }
}

struct Stack<Item> {
    private var items: [Item] = []
    mutating func push(_ item: Item) { items.append(item) }
    var top: Item? { items.last }
}

final class Caretaker {
    private var past = Stack<Memento>()
    func keep(_ memento: Memento) { past.push(memento) }
    func last() -> Memento? { past.top }
}
