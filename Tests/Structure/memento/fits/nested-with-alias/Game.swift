typealias Memento = Game.Snapshot
final class Game {
    final class Snapshot { fileprivate let all: [Int]; fileprivate init(_ all: [Int]) { self.all = all } }
    private(set) var vitality = 100, attack = 100, defense = 100
    func play(_ boss: String) { print("大战\(boss)"); vitality = max(0, vitality - 40); attack = max(0, attack - 30); defense = max(0, defense - 20) }
    func show() { print("角色当前状态:"); print("体力:\(vitality)"); print("攻击力:\(attack)"); print("防御力:\(defense)") }
    func save() -> Snapshot { Snapshot([vitality, attack, defense]) }
    func restore(_ memento: Snapshot) { (vitality, attack, defense) = (memento.all[0], memento.all[1], memento.all[2]) }
}
final class Caretaker { private var 最近: Game.Snapshot?
    func keep(_ memento: Game.Snapshot) { 最近 = memento }
    func last() -> Game.Snapshot? { 最近 } }
