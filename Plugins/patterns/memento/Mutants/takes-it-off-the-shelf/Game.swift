// Mistake: looking the last memento up removes it, so it can be restored only once.

/// A hero's powers, which every boss wears down.
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

    func save() -> Memento {
        Memento(vitality: vitality, attack: attack, defense: defense)
    }

    func restore(_ memento: Memento) {
        vitality = memento.vitality
        attack = memento.attack
        defense = memento.defense
    }

    func show() {
        print("角色当前状态:")
        print("体力:\(vitality)")
        print("攻击力:\(attack)")
        print("防御力:\(defense)")
    }
}

/// The powers at one moment: never changes, and tells nobody but the game.
final class Memento {
    fileprivate let vitality: Int
    fileprivate let attack: Int
    fileprivate let defense: Int

    fileprivate init(vitality: Int, attack: Int, defense: Int) {
        self.vitality = vitality
        self.attack = attack
        self.defense = defense
    }
}

/// A shelf of saved games.
final class Caretaker {
    private var mementos: [Memento] = []

    func keep(_ memento: Memento) {
        mementos.append(memento)
    }

    /// Looks up the newest memento, which stays on the shelf.
    func last() -> Memento? {
        mementos.popLast()
    }
}
