protocol Player { func attack(); func defense() }
final class Forward: Player {
    private let name: String
    init(_ name: String) { self.name = name }
    func attack() { print("前锋\(name)进攻") }
    func defense() { print("前锋\(name)防守") }
}
final class ForeignCenter {
    private let name: String
    init(_ name: String) { self.name = name }
    func jingong() { print("外籍中锋\(name)进攻") }
    func fangshou() { print("外籍中锋\(name)防守") }
}
final class Translator: Player {
    private let moves: (attack: () -> Void, defense: () -> Void)
    init(_ center: ForeignCenter) { moves = (center.jingong, center.fangshou) }
    func attack() { moves.attack() }
    func defense() { moves.defense() }
}
