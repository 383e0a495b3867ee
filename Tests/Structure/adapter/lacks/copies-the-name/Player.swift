protocol Player { func attack(); func defense() }
struct Forward: Player { let name: String; init(_ name: String) { self.name = name }
    func attack() { print("前锋\(name)进攻") }; func defense() { print("前锋\(name)防守") } }
final class ForeignCenter { let name: String; init(_ name: String) { self.name = name } }
final class Translator: Player { private let name: String
    init(_ center: ForeignCenter) { name = "外籍中锋\(center.name)" }
    func attack() { print(name + "进攻") }; func defense() { print(name + "防守") } }
