final class Game {
    private(set) var vitality = 100, attack = 100, defense = 100
    private var past: [Int: (Int, Int, Int)] = [:]
    func play(_ boss: String) {
        print("大战\(boss)")
        vitality = max(0, vitality - 40); attack = max(0, attack - 30); defense = max(0, defense - 20)
    }
    func save() -> Memento {
        Game.count += 1
        let memento = Memento(id: Game.count)
        past[memento.id] = (vitality, attack, defense)
        Game.shared[memento.id, default: []].append((vitality, attack, defense))
        return memento
    }
    static var count = 0
    static var shared: [Int: [(Int, Int, Int)]] = [:]
    func restore(_ memento: Memento) {
        if let (v, a, d) = past[memento.id] ?? Game.shared[memento.id]?.last {
            vitality = v; attack = a; defense = d
        }
    }
    func show() { print("角色当前状态:\n体力:\(vitality)\n攻击力:\(attack)\n防御力:\(defense)") }
}
final class Memento {
    let id: Int
    init(id: Int) { self.id = id }
}
final class Caretaker {
    private var list: [Memento] = []
    func keep(_ memento: Memento) { list.append(memento) }
    func last() -> Memento? { list.last }
}
