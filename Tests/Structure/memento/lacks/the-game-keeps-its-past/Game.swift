final class Memento {}
final class Game {
    private(set) var vitality = 100, attack = 100, defense = 100
    func play(_ boss: String) { print("大战\(boss)"); vitality = max(0, vitality - 40); attack = max(0, attack - 30); defense = max(0, defense - 20) }
    func show() { print("角色当前状态:"); print("体力:\(vitality)"); print("攻击力:\(attack)"); print("防御力:\(defense)") }
    private var past: [(ObjectIdentifier, [Int])] = []
    func save() -> Memento { let m = Memento(); past.append((ObjectIdentifier(m), [vitality, attack, defense])); return m }
    func restore(_ memento: Memento) {
        guard let found = past.last(where: { $0.0 == ObjectIdentifier(memento) })?.1 else { return }
        vitality = found[0]; attack = found[1]; defense = found[2]
    }
}
final class Caretaker { private var all: [Memento] = []
    func keep(_ memento: Memento) { all.append(memento) }
    func last() -> Memento? { all.last } }
