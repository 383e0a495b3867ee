class 可穿 { func show() {} }

final class Person: 可穿 {
    private let 名: String
    init(_ 名: String) { self.名 = 名 }
    override func show() { print("装扮的\(名)") }
}

class 衣: 可穿 {
    struct 里 { var 物: 可穿? }
    private var 内 = 里()
    func decorate(_ component: 可穿) { 内.物 = component }
    func 名目() -> String { "" }
    override func show() {
        print(名目())
        内.物.map { $0.show() }
    }
}

final class TShirt: 衣 { override func 名目() -> String { "大T恤" } }
final class BigTrouser: 衣 { override func 名目() -> String { "垮裤" } }
final class Sneakers: 衣 { override func 名目() -> String { "破球鞋" } }
final class LeatherShoes: 衣 { override func 名目() -> String { "皮鞋" } }
final class Tie: 衣 { override func 名目() -> String { "领带" } }
final class Suit: 衣 { override func 名目() -> String { "西装" } }
