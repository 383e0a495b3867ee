final class Memento {
    fileprivate let index: Int
    fileprivate init(_ index: Int) { self.index = index }
}

final class Game {
    private(set) var vitality = 100
    private(set) var attack = 100
    private(set) var defense = 100

    private static var history: [(Int, Int, Int)] = []

    func play(_ boss: String) {
        print("大战\(boss)")
        vitality = max(0, vitality - 40)
        attack = max(0, attack - 30)
        defense = max(0, defense - 20)
    }

    func show() {
        print("角色当前状态:")
        print("体力:\(vitality)")
        print("攻击力:\(attack)")
        print("防御力:\(defense)")
    }

    func save() -> Memento {
        Game.history.append((vitality, attack, defense))
        return Memento(Game.history.count - 1)
    }

    func restore(_ memento: Memento) {
        (vitality, attack, defense) = Game.history[memento.index]
    }
}

final class Caretaker {
    private var shelf: [Memento] = []
    func keep(_ memento: Memento) { shelf.append(memento) }
    func last() -> Memento? { shelf.last }
}
