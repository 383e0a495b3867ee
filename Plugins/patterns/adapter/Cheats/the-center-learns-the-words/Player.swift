protocol Player {
    func attack()
    func defense()
}

final class Forward: Player {
    private let name: String
    init(_ name: String) { self.name = name }
    func attack() { print("前锋\(name)进攻") }
    func defense() { print("前锋\(name)防守") }
}

final class ForeignCenter: Player {
    private let name: String
    init(_ name: String) { self.name = name }
    func attack() { print("外籍中锋\(name)进攻") }
    func defense() { print("外籍中锋\(name)防守") }
}

final class Translator: Player {
    private let center: ForeignCenter
    init(_ center: ForeignCenter) { self.center = center }
    func attack() { center.attack() }
    func defense() { center.defense() }
}
