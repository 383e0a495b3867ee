nonisolated(unsafe) private var saves: [(Int, Int, Int)] = []

final class Memento {
    fileprivate let index: Int
    fileprivate init(index: Int) { self.index = index }
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

    func save() -> Memento {
        saves.append((vitality, attack, defense))
        return Memento(index: saves.count - 1)
    }

    func restore(_ memento: Memento) {
        let kept = saves[memento.index]
        vitality = kept.0
        attack = kept.1
        defense = kept.2
    }

    func show() {
        print("角色当前状态:")
        print("体力:\(vitality)")
        print("攻击力:\(attack)")
        print("防御力:\(defense)")
    }
}

final class Caretaker {
    private var list: [Memento] = []
    func keep(_ memento: Memento) { list.append(memento) }
    func last() -> Memento? { list.last }
}
