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
    func foreignAttack() { print("外籍中锋\(name)进攻") }
    func foreignDefense() { print("外籍中锋\(name)防守") }
}
final class Translator: Player {
    private let phrases: [String: () -> Void]
    init(_ center: ForeignCenter) { phrases = ["attack": center.foreignAttack, "defense": center.foreignDefense] }
    func attack() { phrases["attack"]?() }
    func defense() { phrases["defense"]?() }
}
