final class Game {
    private struct Powers { var vitality = 100, attack = 100, defense = 100 }
    private var powers = Powers()
    var vitality: Int { powers.vitality }
    var attack: Int { powers.attack }
    var defense: Int { powers.defense }

    func play(_ boss: String) {
        print("大战\(boss)")
        for (path, loss) in [(\Powers.vitality, 40), (\Powers.attack, 30), (\Powers.defense, 20)] {
            powers[keyPath: path] = max(0, powers[keyPath: path] - loss)
        }
    }

    func save() -> Memento {
        let kept = powers
        return Memento { game in game.powers = kept }
    }

    func restore(_ memento: Memento) { memento.bringBack(self) }

    func show() {
        print("角色当前状态:\n体力:\(vitality)\n攻击力:\(attack)\n防御力:\(defense)")
    }
}

final class Memento {
    fileprivate let bringBack: (Game) -> Void
    fileprivate init(bringBack: @escaping (Game) -> Void) { self.bringBack = bringBack }
}

final class Caretaker {
    private var shelf: [Memento] = []
    func keep(_ memento: Memento) { shelf.append(memento) }
    func last() -> Memento? { shelf.last }
}
