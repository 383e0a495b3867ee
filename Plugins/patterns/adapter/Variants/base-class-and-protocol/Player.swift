class 球员 {
    func attack() {}
    func defense() {}
}

final class Forward: 球员 {
    private let 名字: String
    init(_ name: String) { 名字 = name }
    override func attack() { print("前锋\(名字)进攻") }
    override func defense() { print("前锋\(名字)防守") }
}

protocol 外籍 {
    func 进攻()
    func 防守()
}

final class ForeignCenter: 外籍 {
    private let 名字: String
    init(_ name: String) { 名字 = name }
    func 进攻() { print("外籍中锋\(名字)进攻") }
    func 防守() { print("外籍中锋\(名字)防守") }
}

final class Translator: 球员 {
    private let 某人: any 外籍
    init(_ center: ForeignCenter) { 某人 = center }
    override func attack() { 某人.进攻() }
    override func defense() { 某人.防守() }
}
