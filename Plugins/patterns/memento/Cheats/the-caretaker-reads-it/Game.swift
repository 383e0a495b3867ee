final class Memento {
    fileprivate let values: [Int]
    fileprivate init(_ values: [Int]) { self.values = values }
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

    func save() -> Memento { Memento([vitality, attack, defense]) }

    func restore(_ memento: Memento) {
        vitality = memento.values[0]
        attack = memento.values[1]
        defense = memento.values[2]
    }
}

final class Caretaker {
    private var shelf: [Memento] = []
    private(set) var total = 0

    func keep(_ memento: Memento) {
        shelf.append(memento)
        total += memento.values.reduce(0, +)
    }

    func last() -> Memento? { shelf.last }
}
