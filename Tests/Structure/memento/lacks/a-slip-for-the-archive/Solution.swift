final class Memento {
    let number: Int
    init(number: Int) { self.number = number }
}

final class Archive {
    static let shared = Archive()
    private var next = 0
    private var rows: [Int: [Int]] = [:]
    func store(_ values: [Int]) -> Int {
        next += 1
        rows[next] = values
        return next
    }
    func values(_ number: Int) -> [Int] { rows[number] ?? [] }
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
        Memento(number: Archive.shared.store([vitality, attack, defense]))
    }

    func restore(_ memento: Memento) {
        let values = Archive.shared.values(memento.number)
        vitality = values[0]
        attack = values[1]
        defense = values[2]
    }

    func show() {
        print("角色当前状态:")
        print("体力:\(vitality)")
        print("攻击力:\(attack)")
        print("防御力:\(defense)")
    }
}

final class Caretaker {
    private var shelf: [Memento] = []
    func keep(_ memento: Memento) { shelf.append(memento) }
    func last() -> Memento? { shelf.last }
}
