class Box<Content> {
    fileprivate let content: Content
    fileprivate init(_ content: Content) { self.content = content }
}
struct Powers { var vitality = 100, attack = 100, defense = 100 }
final class Memento: Box<Powers> {}

final class Game {
    private var powers = Powers()
    var vitality: Int { powers.vitality }
    var attack: Int { powers.attack }
    var defense: Int { powers.defense }
    func play(_ boss: String) {
        print("大战\(boss)")
        powers = Powers(
            vitality: max(0, vitality - 40), attack: max(0, attack - 30), defense: max(0, defense - 20))
    }
    func save() -> Memento { Memento(powers) }
    func restore(_ memento: Memento) { powers = memento.content }
    func show() {
        print("角色当前状态:")
        print("体力:\(vitality)")
        print("攻击力:\(attack)")
        print("防御力:\(defense)")
    }
}
final class Caretaker {
    private var kept: [Memento] = []
    func keep(_ memento: Memento) { kept.append(memento) }
    func last() -> Memento? { kept.last }
}
