protocol 球员 { func attack(); func defense() }
struct Forward: 球员 { let 名: String; init(_ 名: String) { self.名 = 名 }
    func attack() { print("前锋\(名)进攻") }; func defense() { print("前锋\(名)防守") } }
final class ForeignCenter { let 名: String; init(_ 名: String) { self.名 = 名 }
    func play(_ what: String) { print("外籍中锋\(名)\(what)") } }
class Interpreter<T> { let center: T; init(center: T) { self.center = center } }
final class Translator: Interpreter<ForeignCenter>, 球员 {
    init(_ center: ForeignCenter) { super.init(center: center) }
    func attack() { center.play("进攻") }
    func defense() { center.play("防守") }
}
