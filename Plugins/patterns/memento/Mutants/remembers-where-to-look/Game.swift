// Mistake: the memento holds the game instead of its numbers, so what was saved changes with it.

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
        Memento(game: self)
    }

    func restore(_ memento: Memento) {
        vitality = memento.game.vitality
        attack = memento.game.attack
        defense = memento.game.defense
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
    fileprivate let game: Game

    fileprivate init(game: Game) {
        self.game = game
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
        mementos.last
    }
}
