final class Memento {
    fileprivate let bringBack: (Game) -> Void
    fileprivate init(_ bringBack: @escaping (Game) -> Void) { self.bringBack = bringBack }
}

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

    func show() {
        print("角色当前状态:")
        print("体力:\(vitality)")
        print("攻击力:\(attack)")
        print("防御力:\(defense)")
    }

    func save() -> Memento {
        let (v, a, d) = (vitality, attack, defense)
        return Memento { game in
            game.vitality = v
            game.attack = a
            game.defense = d
        }
    }

    func restore(_ memento: Memento) { memento.bringBack(self) }
}

final class Caretaker {
    private var shelf: [Memento] = []
    func keep(_ memento: Memento) { shelf.append(memento) }
    func last() -> Memento? { shelf.last }
}
