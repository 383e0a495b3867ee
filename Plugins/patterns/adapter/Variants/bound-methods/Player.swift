protocol Player {
    func attack()
    func defense()
}

struct Forward: Player {
    let name: String
    init(_ name: String) { self.name = name }
    func attack() { print("前锋\(name)进攻") }
    func defense() { print("前锋\(name)防守") }
}

final class ForeignCenter {
    let name: String
    init(_ name: String) { self.name = name }
    func jìngōng() { print("外籍中锋\(name)进攻") }
    func fángshǒu() { print("外籍中锋\(name)防守") }
}

final class Translator: Player {
    private let words: (attack: () -> Void, defense: () -> Void)
    init(_ center: ForeignCenter) { words = (center.jìngōng, { center.fángshǒu() }) }
    func attack() { words.attack() }
    func defense() { words.defense() }
}
