protocol Memento: AnyObject {}

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

    private final class 存档: Memento {
        let 体力, 攻击, 防御: Int
        init(体力: Int, 攻击: Int, 防御: Int) { (self.体力, self.攻击, self.防御) = (体力, 攻击, 防御) }
    }

    func save() -> Memento { 存档(体力: vitality, 攻击: attack, 防御: defense) }

    func restore(_ memento: Memento) {
        guard let 档 = memento as? 存档 else { return }
        (vitality, attack, defense) = (档.体力, 档.攻击, 档.防御)
    }
}

final class Caretaker {
    private var shelf: [Memento] = []
    func keep(_ memento: Memento) { shelf.append(memento) }
    func last() -> Memento? { shelf.last }
}
