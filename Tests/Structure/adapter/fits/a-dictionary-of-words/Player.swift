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
    private let name: String
    init(_ name: String) { self.name = name }
    func jingong() { print("外籍中锋\(name)进攻") }
    func fangshou() { print("外籍中锋\(name)防守") }
}
final class Translator: Player {
    private enum Word { case attack, defense }
    private let dictionary: [Word: () -> Void]
    init(_ center: ForeignCenter) {
        dictionary = [.attack: center.jingong, .defense: center.fangshou]
    }
    func attack() { dictionary[.attack]?() }
    func defense() { dictionary[.defense]?() }
}
